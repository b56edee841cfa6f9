/** Loads the module from the file that comes with the library, or from the copy in a script. */

import { isForbidden, loadOnce } from '../memory/wasm.js';
import { address } from './address.js';
import { loadFrom } from './source.js';

export { loadSync } from '../memory/wasm.js';

/** @typedef {import('./source.js').Source} Source */

/**
 * Loads the WebAssembly module, once; later calls wait for the first one. After a failure it can be called again.
 *
 * @param {Source} [source] by default the file that comes with the library
 * @returns {Promise<void>}
 */
export function load(source) {
  return loadOnce(() => (source === undefined ? loadOwn() : loadFrom(source)));
}

/** If a tool has moved this script away from the file, the copy in a script is used. */
async function loadOwn() {
  try {
    await loadFrom(address());
  } catch (error) {
    if (isForbidden()) throw error;
    const { instantiateCopy } = await import('../memory/copy.js').catch(() => {
      throw error;
    });
    await instantiateCopy();
  }
}
