// Makes the TypeScript declarations of the npm package, in dist-types/, from the JSDoc of www/library.

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
  // TypeScript only reads the declarations of wasm-bindgen, so copy them.
  mkdirSync(join(out, 'wasm'), { recursive: true });
  for (const name of readdirSync(wasmFolder).filter((each) => each.endsWith('.d.ts'))) {
    // They mention Symbol.dispose, which the user's own settings may lack.
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
