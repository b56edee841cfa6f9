/**
 * Exact 2D intersection over a WebAssembly core. `await load()` once; then one function per query,
 * plain objects in and out.
 */

export {
  pointVsAabb,
  segmentVsAabb,
  segmentVsAabbField,
  segmentVsAabbSteps,
} from './half-planes.js';
export { HALF_PLANE_STEPS } from './read.js';
export { load, loadSync } from './wasm.js';
