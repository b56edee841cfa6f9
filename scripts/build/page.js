// Builds the page in dist/, for any sub-path: with the element's files beside it, which others embed, the
// examples, and the whole page in one file.

import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { provenance } from '../commands/provenance.js';
import { buildElement, elementFolder } from './element.js';
import { buildExamples } from './examples.js';
import { root, runAsMain } from './run.js';
import { buildStandalone } from './standalone.js';

/** Where the finished page goes. */
export const pageFolder = join(root, 'dist');

/** Writes dist/ anew; the element is taken from dist-element/ if it was built before. */
export async function buildPage() {
  if (!existsSync(join(elementFolder, 'element.js'))) await buildElement();
  await build({ root, logLevel: 'warn' });
  cpSync(elementFolder, join(pageFolder, 'element'), { recursive: true, filter: (path) => !/\.d\.ts$/.test(path) });
  await buildExamples(join(pageFolder, 'examples'));
  await buildStandalone();
}

await runAsMain(import.meta.url, async () => {
  await buildPage();
  console.log(await provenance());
});
