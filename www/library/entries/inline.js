/**
 * The library with its WebAssembly inside, loaded when imported: for esbuild, rollup and `bun build`, which do not copy the
 * file. If a page cannot load it at once, `await load()` does, or says why it cannot.
 */

import { instantiateCopy, loadCopySync } from '../memory/copy.js';
import { loadOnce } from '../memory/wasm.js';

try {
  loadCopySync();
} catch {
  // Some browsers compile large modules only asynchronously; load() tries again and says what is wrong.
}

export { loadSync } from '../memory/wasm.js';
export * from './api.js';

/**
 * Loads the module if importing the library could not.
 *
 * @returns {Promise<void>}
 */
export function load() {
  return loadOnce(instantiateCopy);
}
