// The TypeScript declarations of the npm package, made from the JSDoc of www/library, in dist-types/.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWasm, wasmFolder } from './build-wasm.js';
import { isMain, must, root } from './run.js';

/** Writes dist-types/ anew. */
export async function buildTypes() {
  await buildWasm({ output: 'stderr' });
  const out = join(root, 'dist-types');
  rmSync(out, { recursive: true, force: true });
  await must([process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '--project', 'tsconfig.types.json']);
  // What wasm-bindgen declares is input to TypeScript, so it does not come out again.
  mkdirSync(join(out, 'wasm'), { recursive: true });
  for (const name of readdirSync(wasmFolder).filter((each) => each.endsWith('.d.ts'))) {
    // It speaks of Symbol.dispose, which the user's own settings need not know.
    const declarations = `/// <reference lib="esnext.disposable" />\n${readFileSync(join(wasmFolder, name), 'utf8')}`;
    writeFileSync(join(out, 'wasm', name), declarations);
  }
}

if (isMain(import.meta.url)) {
  try {
    await buildTypes();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
