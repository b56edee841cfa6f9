/**
 * Exact 2D intersection over a WebAssembly core. `await load()` once; then one function per query,
 * plain objects in and out.
 */

export * from './api.js';
export { load, loadSync } from './load.js';

/** @typedef {import('./load.js').Source} Source */
