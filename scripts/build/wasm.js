// Builds the WebAssembly module for the page and the npm package with cargo, wasm-bindgen and wasm-opt.

import { createHash } from 'node:crypto';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../www/library/memory/digest.js';
import { refresh } from './products.js';
import { isMain, must, root } from './run.js';
import { textOfSection, withoutSection } from './section.js';
import { declaredName, filesOf } from './wire.js';

/** Where the finished files go. */
export const wasmFolder = join(root, 'www/library/wasm');
/** Where the module of the figures goes: the script of the library starts it, too. */
export const figuresFolder = join(wasmFolder, 'figures');

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
/** What every module is built from. */
const inputs = [
  'src',
  'Cargo.toml',
  'Cargo.lock',
  '.cargo',
  'scripts/wbg',
  'scripts/build/wasm.js',
  'scripts/build/section.js',
  'www/library/memory/digest.js',
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

/**
 * Small rather than fast. Code that stands in several places repeats itself, and brotli sees that only in part. Rust's stack
 * lies at the lowest addresses, so an offset of a load never wraps there.
 */
const small = [
  '--flatten',
  '--rereloop',
  '-Oz',
  '--one-caller-inline-max-function-size=0',
  '--flexible-inline-max-function-size=0',
  '--low-memory-unused',
  '--converge',
  // What only tools read.
  '--strip-producers',
  '--strip-target-features',
];

/** What only our own modules have: `src/web/module.rs`. Cargo adds it to the flags in .cargo/config.toml. */
const ownParts = ['--config', 'target.wasm32-unknown-unknown.rustflags=["--cfg", "graze2d_module"]'];

/** @typedef {'show' | 'keep' | 'stderr'} Output */

/**
 * Builds what is out of date, and says whether anything was. What the page shows while it is written need not be small or
 * fast, but soon there.
 *
 * @param {{ output?: Output, profile?: 'release' | 'dev' }} [options]
 * @returns {Promise<boolean>}
 */
export async function buildWasm({ output = 'show', profile = 'release' } = {}) {
  return refresh({
    folder: wasmFolder,
    names,
    inputs: () => `${profile} ${fingerprint('scripts/build/wire.js')}`,
    async make(staging) {
      const texts = filesOf(await makeModule({ profile, output }, staging));
      if (profile === 'release') await optimize(['-O3'], output, staging);
      declareDigest(staging);
      for (const [name, text] of Object.entries(texts)) writeFileSync(join(staging, name), text);
      writeFileSync(join(staging, 'bytes.js'), bytesInText(readFileSync(join(staging, wasmName))));
    },
  });
}

/**
 * Builds the module of the figures, if it is out of date: the same code with the same functions, built for size.
 *
 * @param {{ output?: Output }} [options]
 * @returns {Promise<boolean>} whether it was
 */
export async function buildFigures({ output = 'show' } = {}) {
  return refresh({
    folder: figuresFolder,
    names: [wasmName],
    inputs: () => fingerprint(),
    async make(staging) {
      await makeModule({ profile: 'release', isSmall: true, output }, staging);
      await optimize(small, output, staging);
    },
  });
}

/** Lets the script of a module say by what it is recognized: no other one may be loaded. @param {string} folder */
function declareDigest(folder) {
  const digest = digestOf(new WebAssembly.Module(readFileSync(join(folder, wasmName))));
  appendFileSync(join(folder, 'graze2d.js'), `\nexport const DIGEST = ${digest};\n`);
  appendFileSync(join(folder, 'graze2d.d.ts'), '\nexport const DIGEST: number;\n');
}

/** @param {string[]} level @param {Output} output @param {string} folder @param {string} [name] of the module in it */
export async function optimize(level, output, folder, name = wasmName) {
  const optimizer = join(root, 'node_modules/binaryen/bin/wasm-opt');
  const module = join(folder, name);
  await must([process.execPath, optimizer, ...level, ...features, module, '-o', module], { output });
}

/**
 * Builds the crate with its bindings, not yet optimized, and puts module and script into a folder.
 *
 * @param {object} options
 * @param {'release' | 'dev'} options.profile
 * @param {boolean} [options.isSmall] whether the crate is built for size; what it depends on is built once for both modules
 * @param {Output} options.output
 * @param {string} folder
 * @returns {Promise<string>} what the crate declares
 */
async function makeModule({ profile, isSmall = false, output }, folder) {
  mkdirSync(folder, { recursive: true });
  const raw = join(folder, 'raw.wasm');
  const tool = await buildTool(output);
  await compile(profile, isSmall, output, raw);
  const module = readFileSync(raw);
  writeFileSync(raw, withoutSection(module, 'graze2d'));
  await must([tool, raw, folder, 'graze2d'], { output });
  return textOfSection(module, 'graze2d');
}

/**
 * The command that compiles the crate with its bindings.
 *
 * @param {'release' | 'dev'} profile @param {boolean} [isSmall]
 */
export function compiling(profile, isSmall = false) {
  const wasm = ['--target', 'wasm32-unknown-unknown', '--features', 'web', '--lib'];
  const options = isSmall ? ['--config', `profile.${profile}.package.graze2d.opt-level="z"`] : [];
  const cargo = ['cargo', 'rustc', '--profile', profile, ...options, ...ownParts, '--locked', ...wasm];
  // Only this build wants a dynamic library: crates that use graze2d do not link one. JavaScript repairs the stack of Rust
  // after an exception that has passed through it.
  const link = ['--crate-type', 'cdylib', '--', '-C', 'link-arg=--export=__stack_pointer'];
  // The same answers, without the filters that make them fast.
  return [...cargo, ...link, ...(isSmall ? ['--cfg', 'graze2d_small'] : [])];
}

/**
 * Compiles the crate. Cargo puts the module in one place whatever its level is: if another build has put its own there
 * before ours was copied, cargo says that ours is no longer fresh.
 *
 * @param {'release' | 'dev'} profile @param {boolean} isSmall @param {Output} output
 * @param {string} raw where the module goes
 */
async function compile(profile, isSmall, output, raw) {
  const command = compiling(profile, isSmall);
  await must(command, { output });
  for (let tries = 0; tries < 5; tries++) {
    copyFileSync(join(targetFolder(), `wasm32-unknown-unknown/${folderOf(profile)}/graze2d.wasm`), raw);
    if (/^ *Fresh graze2d v/m.test(await must(command.toSpliced(2, 0, '--verbose')))) return;
  }
  throw new Error('Another build of the crate, at another level, is always faster: wait until it ends.');
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

/**
 * A digest of every file that a build reads: of contents, since times change with every checkout.
 *
 * @param {...string} scripts that it runs, beside those of every module
 */
function fingerprint(...scripts) {
  const hash = createHash('sha256');
  for (const path of [...inputs, ...scripts].flatMap(filesUnder)) {
    hash.update(`${path}\0`);
    hash.update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

/**
 * @param {string} path a file or a folder, seen from the root
 * @returns {string[]}
 */
function filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  try {
    const names = readdirSync(full).sort();
    return names.flatMap((name) => filesUnder(`${path}/${name}`));
  } catch {
    return [path];
  }
}

if (isMain(import.meta.url)) {
  try {
    await (process.argv[2] === 'figures' ? buildFigures : buildWasm)({ output: 'stderr' });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
