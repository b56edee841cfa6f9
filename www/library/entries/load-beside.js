/**
 * Loads the module of the figures from a file beside the scripts: of what is built for pages. A policy of theirs may forbid to
 * fetch a module that is inside a script.
 */

import { loadOnce } from '../memory/wasm.js';
import { loadFrom } from './source.js';

const address = () => new URL('../wasm/figures/graze2d_bg.wasm?no-inline', import.meta.url);

/** @param {import('./source.js').Source} [source] @returns {Promise<void>} */
export const load = (source = address()) => loadOnce(() => loadFrom(source));
