// Makes the TypeScript declarations of the npm package, in dist-types/, from the JSDoc of www/library.

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, root, runAsMain } from './run.js';
import { buildWasm, wasmFolder } from './wasm.js';

/** Writes dist-types/ anew. */
export async function buildTypes() {
  await buildWasm({ output: 'stderr' });
  const out = join(root, 'dist-types');
  rmSync(out, { recursive: true, force: true });
  await must([
    process.execPath,
    join(root, 'node_modules/typescript/bin/tsc'),
    '--project',
    'scripts/build/tsconfig.types.json',
  ]);
  // TypeScript only reads the declarations of wasm-bindgen, so copy them.
  mkdirSync(join(out, 'wasm'), { recursive: true });
  const ofRust = readFileSync(join(wasmFolder, 'graze2d.d.ts'), 'utf8');
  writeFileSync(join(out, 'wasm/graze2d.d.ts'), disposable(forEveryone(ofRust)));
  // A type that goes on by its name, not by another type that equals it: then tools show what it is.
  const alias = /^export type (\w+)(?:<.*>)? = import\((.*)\)\.\1(?:<\w+>)?;$/gm;
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((each) => each.endsWith('.d.ts'))) {
    const declared = readFileSync(join(out, name), 'utf8');
    writeFileSync(join(out, name), declared.replace(alias, 'import type { $1 } from $2;\nexport type { $1 };'));
  }
  // A computed name is lost in declarations.
  const ofWorld = join(out, 'world/world.d.ts');
  const dispose = /^ *dispose\(\): void;\n/m;
  const text = readFileSync(ofWorld, 'utf8');
  if (!dispose.test(text)) throw new Error(`${ofWorld} declares no dispose()`);
  writeFileSync(ofWorld, disposable(text.replace(dispose, '$&    [Symbol.dispose](): void;\n')));
}

/**
 * Without functions for the page and for loading: they mention types of browsers, which not every project has.
 *
 * @param {string} declarations
 */
function forEveryone(declarations) {
  const [questions] = declarations.split(/^export type InitInput/m);
  return questions.replaceAll(/^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export function .*ImageData;\n\n?/gm, '');
}

/**
 * With the library that declares `Symbol.dispose`, which the user's own settings may lack.
 *
 * @param {string} declarations
 */
function disposable(declarations) {
  return `/// <reference lib="esnext.disposable" />\n${declarations}`;
}

await runAsMain(import.meta.url, buildTypes);
