// Builds the WebAssembly module for the page and the npm package with cargo, wasm-bindgen and wasm-opt.

import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, must, root } from './run.js';
import { wireTables } from './wire-tables.js';

/** Where the finished files go. */
export const wasmFolder = join(root, 'www/library/wasm');

const products = ['graze2d.js', 'graze2d.d.ts', 'graze2d_bg.wasm', 'graze2d_bg.wasm.d.ts'];
const tablesFile = join(wasmFolder, 'tables.js');
const bytesFile = join(wasmFolder, 'bytes.js');
const stampFile = join(wasmFolder, '.stamp');
/** What every module is built from. */
const inputs = ['src', 'Cargo.toml', 'Cargo.lock', '.cargo', 'tools/wbg', 'scripts/build-wasm.js', 'package-lock.json'];

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
 * Builds what is out of date, and says whether anything was.
 *
 * @param {{ output?: 'show' | 'keep' | 'stderr' }} [options]
 * @returns {Promise<boolean>}
 */
export async function buildWasm({ output = 'show' } = {}) {
  const stamp = fingerprint('scripts/wire-tables.js');
  const made = [...products.map((name) => join(wasmFolder, name)), tablesFile, bytesFile];
  if (isFresh(stampFile, stamp, made)) return false;
  const tables = wireTables();
  await withModule({ profile: 'release', feature: 'web', output }, async (staging) => {
    const optimizer = join(root, 'node_modules/binaryen/bin/wasm-opt');
    const module = join(staging, 'graze2d_bg.wasm');
    await must([process.execPath, optimizer, '-O3', ...features, module, '-o', module], { output });

    // Copy only at the end, so that a failed build keeps the last good one.
    mkdirSync(wasmFolder, { recursive: true });
    for (const name of products) copyFileSync(join(staging, name), join(wasmFolder, name));
    writeFileSync(tablesFile, tables);
    writeFileSync(bytesFile, bytesInText(readFileSync(module)));
    writeFileSync(stampFile, stamp);
  });
  return true;
}

/**
 * Builds the crate with its bindings, not yet optimized, in a folder that lasts as long as it is used.
 *
 * @param {object} options
 * @param {'release' | 'small'} options.profile
 * @param {'web' | 'web-small' | 'web-boxes'} options.feature
 * @param {'show' | 'keep' | 'stderr'} options.output
 * @param {boolean} [options.isNamed] whether functions keep their names
 * @param {(staging: string) => Promise<void>} use
 */
export async function withModule({ profile, feature, output, isNamed = false }, use) {
  const target = process.env.CARGO_TARGET_DIR ?? join(root, 'target');
  const raw = join(target, `wasm32-unknown-unknown/${profile}/graze2d.wasm`);
  // One folder for each process: two builds at once must not delete each other's files.
  const staging = join(target, `wasm-bindgen-${profile}-${process.pid}`);
  const wasm = ['--target', 'wasm32-unknown-unknown', '--features', feature, '--lib'];
  // Only this build wants a dynamic library: crates that use graze2d do not link one. JavaScript repairs the stack of Rust
  // after an exception that has passed through it.
  const link = ['--crate-type', 'cdylib', '--', '-C', 'link-arg=--export=__stack_pointer'];
  await must(['cargo', 'rustc', '--profile', profile, '--locked', ...wasm, ...link], { output });

  const isFirst = !existsSync(join(target, 'tools'));
  if (isFirst && output !== 'keep') console.error('Building the wasm-bindgen tool (only once; takes a minute)');
  try {
    const tool = ['cargo', 'run', '--quiet', '--locked', '--profile', 'tools', '--package', 'wbg'];
    // The library says where the module is (www/library/address.js); one address is all that bundlers should see.
    const glue = ['--target', 'web', '--omit-default-module-path', '--out-dir', staging, '--out-name', 'graze2d', raw];
    if (isNamed) glue.push('--keep-debug');
    await must([...tool, '--bin', 'wasm-bindgen', '--', ...glue], { output });
    await use(staging);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * Whether all files are there, made from the inputs as they are now.
 *
 * @param {string} stampFile
 * @param {string} stamp
 * @param {string[]} made
 */
export function isFresh(stampFile, stamp, made) {
  const complete = [stampFile, ...made].every((path) => existsSync(path));
  return complete && readFileSync(stampFile, 'utf8') === stamp;
}

/**
 * The module as a script, for bundles without files beside them.
 *
 * @param {Buffer} wasm
 */
function bytesInText(wasm) {
  return `// Made by scripts/build-wasm.js: graze2d_bg.wasm in base64.\nexport default '${wasm.toString('base64')}';\n`;
}

/**
 * A digest of every file a build reads: contents, since times change with every checkout.
 *
 * @param {...string} scripts that it runs, beside those of every module
 */
export function fingerprint(...scripts) {
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
    await buildWasm({ output: 'stderr' });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
