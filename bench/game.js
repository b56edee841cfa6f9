// `npm run bench:game`: builds the wasm, installs the rivals if they are missing, and lets them race.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWasm } from '../scripts/build-wasm.js';
import { must, root, run } from '../scripts/run.js';
import { setup } from '../scripts/setup.js';

const folder = join(root, 'bench/game');

/** Whether npm has installed what the lock file lists. */
function isInstalled() {
  const installed = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const [wanted, here] = [join(folder, 'package-lock.json'), installed].map(
    (path) => JSON.parse(readFileSync(path, 'utf8')).packages,
  );
  return Object.entries(wanted).every(([path, { version }]) => path === '' || here[path]?.version === version);
}

await setup();
await buildWasm();
if (!isInstalled()) await must(['npm', 'ci', '--prefix', folder], { output: 'stderr' });
const { code } = await run([process.execPath, '--expose-gc', join(folder, 'main.js'), ...process.argv.slice(2)], {
  output: 'show',
});
process.exitCode = code;
