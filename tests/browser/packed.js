// The package as npm would publish it, packed once for all tests, and projects that have installed it.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after } from 'node:test';
import { must, root } from '../../scripts/build/run.js';
import { makeProject, packBuilt } from '../toolchains/project.js';

/** @type {ReturnType<typeof packBuilt> | undefined} */
let packing;
/** @type {string[]} */
const folders = [];

after(async () => {
  (await packing)?.remove();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * The folder of a project.
 *
 * @param {Parameters<typeof makeProject>[1]} files
 * @param {string} [entry] of the package
 */
export async function project(files, entry) {
  // Another build would take the element away from the tests that run beside these.
  packing ??= packBuilt();
  const folder = makeProject((await packing).unpacked, files, entry);
  folders.push(folder);
  return folder;
}

/**
 * The folder of a project as Vite bundles it.
 *
 * @param {Parameters<typeof project>} given
 */
export async function bundled(...given) {
  const folder = await project(...given);
  await must([process.execPath, join(root, 'node_modules/vite/bin/vite.js'), 'build'], { cwd: folder });
  return join(folder, 'dist');
}
