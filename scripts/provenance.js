// Which compiler made the WebAssembly, and the hash of each module: anyone with the same compiler can make the same bytes.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wasmFolder } from './build-wasm.js';
import { must } from './run.js';

/**
 * The hash of every module, by its path in the folder.
 * @param {string} [folder]
 * @returns {Record<string, string>}
 */
export function hashesOf(folder = wasmFolder) {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // Not in a hidden folder: there lies what a build has not finished.
  const modules = names.filter((name) => name.endsWith('.wasm') && !/(^|[\\/])\./.test(name));
  return Object.fromEntries(
    modules.sort().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}

/** @returns {Promise<string>} some lines to print */
export async function provenance() {
  const compiler = await must(['rustc', '--version']);
  const lines = Object.entries(hashesOf()).map(([name, hash]) => `sha256 ${hash}  ${name}`);
  return [compiler.trim(), ...lines].join('\n');
}
