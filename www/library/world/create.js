/** A world as the function that makes it. */

import { World } from './world.js';

/** @import { Wall } from '../types.js' */
/** @import { WorldOptions } from './world.js' */

/**
 * Creates a world from walls: boxes and other convex shapes, or a `Float64Array` with four numbers per box. They get the ids
 * 0, 1, 2 … in their order. The world lives in the WebAssembly memory: call `dispose()` when done, or write `using world = createWorld(boxes)`.
 * If you forget, the garbage collector frees it.
 *
 * With `positions: 'f32'` travels and push-outs end at positions that single precision can store, such as in a
 * `Float32Array`: outside of every wall, and at most 4 ulp of f32 from the exact place.
 *
 * @param {Iterable<Wall> | Float64Array} [boxes]
 * @param {WorldOptions} [options]
 * @returns {World}
 */
export function createWorld(boxes = [], options) {
  return new World(boxes, options, 'createWorld');
}
