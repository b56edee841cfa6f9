// Begins a scene or a query: `npm run new scene NAME`, `npm run new query NAME`. Both begin as a copy of the smallest one
// that there is, so they run at once. Prints what to change, and the tests that ask for the rest.

import { isMain, root } from '../../scripts/run.js';
import { newQuery } from './query.js';
import { newScene } from './scene.js';

/** @type {Record<string, (folder: string, name: string) => string>} */
const kinds = { scene: newScene, query: newQuery };

if (isMain(import.meta.url)) {
  const [, , kind = '', name = ''] = process.argv;
  try {
    if (!Object.hasOwn(kinds, kind) || !name) throw new Error('npm run new scene NAME, or npm run new query NAME');
    console.log(kinds[kind](root, name));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
