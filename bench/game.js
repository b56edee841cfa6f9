// Builds the wasm, installs the rivals if they are missing, and lets them race.

import { join } from 'node:path';
import { run } from '../scripts/build/run.js';
import { folder, prepare } from './rivals.js';

await prepare();
const { code } = await run([process.execPath, '--expose-gc', join(folder, 'main.js'), ...process.argv.slice(2)], {
  output: 'show',
});
process.exitCode = code;
