// Builds the WebAssembly module with cargo, wasm-bindgen and wasm-opt.

import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { must, root, runAsMain } from './run.js';
import { declaredName, filesOf } from './wire.js';

/** Where the finished files go. */
export const wasmFolder = join(root, 'www/library/wasm');

const wasmName = 'graze2d_bg.wasm';
const names = [
  'graze2d.js',
  'graze2d.d.ts',
  wasmName,
  'graze2d_bg.wasm.d.ts',
  'tables.js',
  'steps.js',
  'queries.js',
  'declared.js',
  declaredName,
  'bytes.js',
];
/** What it is built from. */
const inputs = [
  'src',
  'Cargo.toml',
  'Cargo.lock',
  '.cargo',
  'scripts/wbg',
  'scripts/build/wasm.js',
  'scripts/build/wire.js',
  'node_modules/binaryen/package.json',
];

/** The features that Rust and wasm-bindgen emit today; wasm-opt refuses all others. */
const features = [
  '--enable-simd',
  '--enable-bulk-memory',
  '--enable-nontrapping-float-to-int',
  '--enable-sign-ext',
  '--enable-mutable-globals',
  '--enable-reference-types',
  '--enable-multivalue',
];

/** What only our own module has: `src/web/module.rs`. Cargo adds it to the flags in .cargo/config.toml. */
export const ownParts = ['--config', 'target.wasm32-unknown-unknown.rustflags=["--cfg", "graze2d_module"]'];

/** @typedef {'show' | 'keep' | 'stderr'} Output */

/**
 * Builds what is out of date, and says whether anything was. What the page shows while it is written need not be small or
 * fast, but soon there.
 *
 * @param {{ output?: Output, profile?: 'release' | 'dev' }} [options]
 * @returns {Promise<boolean>}
 */
export async function buildWasm({ output = 'show', profile = 'release' } = {}) {
  const inputs = `${profile} ${fingerprint()}`;
  if (isFresh(inputs)) return false;
  mkdirSync(wasmFolder, { recursive: true });
  const staging = mkdtempSync(join(wasmFolder, '.building-'));
  try {
    const texts = filesOf(await makeModule(profile, output, staging));
    if (profile === 'release') await optimize(output, staging);
    declareDigest(staging);
    for (const [name, text] of Object.entries(texts)) writeFileSync(join(staging, name), text);
    writeFileSync(join(staging, 'bytes.js'), bytesInText(readFileSync(join(staging, wasmName))));
    // What changed meanwhile is in some of the products, or in none: they serve, but the next build makes them anew.
    const stamp = { inputs: `${profile} ${fingerprint()}` === inputs ? inputs : '', products: digestsIn(staging) };
    writeFileSync(join(staging, stampName), JSON.stringify(stamp));
    // Whoever reads a product meanwhile reads the old one or the new one, whole.
    for (const name of [...names, stampName]) renameSync(join(staging, name), join(wasmFolder, name));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return true;
}

/** Written last, it says what all products were made from, and has a digest of each: no half of a build is taken as fresh. */
const stampName = '.stamp';

/** Whether the products are there, as they were made from these inputs. @param {string} wanted */
function isFresh(wanted) {
  try {
    const { inputs, products } = JSON.parse(readFileSync(join(wasmFolder, stampName), 'utf8'));
    return inputs === wanted && JSON.stringify(products) === JSON.stringify(digestsIn(wasmFolder));
  } catch {
    // No stamp, half a stamp, or a product that is not there.
    return false;
  }
}

/** @param {string} folder */
const digestsIn = (folder) =>
  names.map((name) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex'),
  );

/** Lets a module and its script say by what they know each other: no other module may be loaded. @param {string} folder */
function declareDigest(folder) {
  const module = join(folder, wasmName);
  const digest = createHash('sha256').update(readFileSync(module)).digest('hex').slice(0, 16);
  // A custom section: 0, how long it is, and its name and content, each text after its length. All are shorter than 128 bytes.
  const name = Buffer.from('graze2d');
  appendFileSync(
    module,
    Buffer.concat([Buffer.of(0, 1 + name.length + digest.length, name.length), name, Buffer.from(digest)]),
  );
  appendFileSync(join(folder, 'graze2d.js'), `\nexport const DIGEST = '${digest}';\n`);
  appendFileSync(join(folder, 'graze2d.d.ts'), '\nexport const DIGEST: string;\n');
}

/** @param {Output} output @param {string} folder @param {string} [name] of the module in it */
export async function optimize(output, folder, name = wasmName) {
  const optimizer = join(root, 'node_modules/binaryen/bin/wasm-opt');
  const module = join(folder, name);
  await must([process.execPath, optimizer, '-O3', ...features, module, '-o', module], { output });
}

/**
 * Builds the crate with its bindings, not yet optimized, and puts module and script into a folder.
 *
 * @param {'release' | 'dev'} profile @param {Output} output @param {string} folder
 * @returns {Promise<string>} what the crate declares
 */
async function makeModule(profile, output, folder) {
  const tool = await buildTool(output);
  await must(compiling(profile), { output });
  const module = readFileSync(join(targetFolder(), `wasm32-unknown-unknown/${folderOf(profile)}/graze2d.wasm`));
  const raw = join(folder, 'raw.wasm');
  writeFileSync(raw, withoutDeclared(module));
  await must([tool, raw, folder, 'graze2d'], { output });
  return declaredIn(module);
}

/** The command that compiles the crate with its bindings. @param {'release' | 'dev'} profile */
export function compiling(profile) {
  const wasm = ['--target', 'wasm32-unknown-unknown', '--features', 'web', '--lib'];
  // Only this build wants a dynamic library: crates that use graze2d do not link one. JavaScript repairs the stack of Rust
  // after an exception that has passed through it.
  const link = ['--crate-type', 'cdylib', '--', '-C', 'link-arg=--export=__stack_pointer'];
  return ['cargo', 'rustc', '--profile', profile, ...ownParts, '--locked', ...wasm, ...link];
}

/** The custom section of the module that has what the crate declares. */
const declaredSection = 'graze2d';

/** What the crate declares. @param {Uint8Array<ArrayBuffer>} module */
export function declaredIn(module) {
  const parts = WebAssembly.Module.customSections(new WebAssembly.Module(module), declaredSection);
  return parts.map((part) => new TextDecoder().decode(part)).join('');
}

/** The module without that section. @param {Buffer} module */
function withoutDeclared(module) {
  const kept = [module.subarray(0, 8)];
  for (let at = 8; at < module.length; ) {
    const size = numberAt(module, at + 1);
    const end = size.end + size.value;
    const length = numberAt(module, size.end);
    const isIt = module[at] === 0 && module.toString('utf8', length.end, length.end + length.value) === declaredSection;
    if (!isIt) kept.push(module.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

/** A number in LEB128, seven bits a byte, and where it ends. @param {Buffer} bytes @param {number} at */
function numberAt(bytes, at) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    value += (bytes[at] & 127) * 2 ** shift;
    if (bytes[at++] < 128) return { value, end: at };
  }
}

/** @param {Output} output @returns {Promise<string>} the wasm-bindgen tool */
export async function buildTool(output) {
  const tool = join(targetFolder(), folderOf('dev'), 'wasm-bindgen');
  if (!existsSync(tool) && output !== 'keep') console.error('Building the wasm-bindgen tool (only once)');
  const which = ['--package', 'wbg', '--bin', 'wasm-bindgen'];
  await must(['cargo', 'build', '--quiet', '--locked', ...which], { output });
  return tool;
}

/** Where cargo puts what it builds in a profile. @param {string} profile */
function folderOf(profile) {
  return profile === 'dev' ? 'debug' : profile;
}

export function targetFolder() {
  return process.env.CARGO_TARGET_DIR ?? join(root, 'target');
}

/**
 * The module as a script, for bundles without files beside them.
 *
 * @param {Buffer} wasm
 */
function bytesInText(wasm) {
  // Its type is written out: TypeScript would declare the text itself.
  const head = '// Made by scripts/build/wasm.js: graze2d_bg.wasm in base64.\n\n/** @type {string} */';
  return `${head}\nconst bytes = '${wasm.toString('base64')}';\nexport default bytes;\n`;
}

/** A digest of every file that a build reads: of contents, since times change with every checkout. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap(filesUnder)) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** @param {string} path a file or a folder, seen from the root @returns {string[]} */
function filesUnder(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

await runAsMain(import.meta.url, () => buildWasm({ output: 'stderr' }));
