/**
 * Exact 2D collision queries in WebAssembly. Call `await load()` once; then there is one function per query, with
 * plain objects in and out.
 */

export * from './api.js';
export { load, loadSync } from './load.js';

/** @typedef {import('./load.js').Source} Source */
