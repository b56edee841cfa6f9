// Installs the rivals of JavaScript, if they are missing, and builds what they race against.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, root } from '../scripts/build/run.js';
import { setup } from '../scripts/build/setup.js';
import { buildWasm } from '../scripts/build/wasm.js';

/** Where they are. */
export const folder = join(root, 'bench/game');

/** Whether npm has installed what the lock file lists. */
function isInstalled() {
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const [wanted, here] = [join(folder, 'package-lock.json'), installed].map(
    (path) => JSON.parse(readFileSync(path, 'utf8')).packages,
  );
  return Object.entries(wanted).every(([path, { version }]) => path === '' || here[path]?.version === version);
}

/** Makes everything ready. */
export async function prepare() {
  await setup();
  await buildWasm();
  if (!isInstalled()) await must(['npm', 'ci', '--prefix', folder], { output: 'stderr' });
}
