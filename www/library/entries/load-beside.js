/** Loads the module for the page: from the file beside the scripts, without the copy in a script. */

import { loadOnce } from '../memory/wasm.js';
import { address } from './address.js';
import { loadFrom } from './source.js';

/** @param {import('./source.js').Source} [source] @returns {Promise<void>} */
export const load = (source = address()) => loadOnce(() => loadFrom(source));
