/** Loads the module of the figures from the script: of pages in one file. */

import { loadOnce } from '../memory/wasm.js';
import { loadFrom } from './source.js';

const address = () => new URL('../wasm/figures/graze2d_bg.wasm?inline', import.meta.url);

/** @param {import('./source.js').Source} [source] @returns {Promise<void>} */
export const load = (source = address()) => loadOnce(() => loadFrom(source));
