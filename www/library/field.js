/** The field layer: pictures of the answers at every point where a handle could be. */

import { checkBox, checkNumber, checkPoint, checkSegment, wrongType } from './check.js';
import { wasm } from './wasm.js';

/** @typedef {import('./types.js').Box} Box */
/** @typedef {import('./types.js').Segment} Segment */
/** @typedef {import('./types.js').SegmentVsAabbHandle} SegmentVsAabbHandle */
/** @typedef {import('./types.js').Tile} Tile */

/** @type {readonly SegmentVsAabbHandle[]} in the order of Rust's numbers */
const HANDLES = ['a', 'b', 'box', 'left', 'right', 'top', 'bottom'];
const LARGEST_TILE = 8192;

/**
 * A picture of the answers that `segmentVsAabb` would give if a handle were at each sample of a
 * tile: transparent for a miss, a line colour for a touch, a tint that fades with the entry time for
 * a crossing. Needs a browser's ImageData.
 *
 * @param {SegmentVsAabbHandle} handle
 * @param {Segment} segment
 * @param {Box} box
 * @param {Tile} tile
 * @returns {ImageData}
 */
export function segmentVsAabbField(handle, segment, box, tile) {
  const caller = 'segmentVsAabbField';
  const number = HANDLES.indexOf(handle);
  if (number < 0) throw wrongType(`${caller}: handle`, `one of ${HANDLES.join(', ')}`, handle);
  checkSegment(caller, segment);
  checkBox(caller, 'box', box);
  checkTile(caller, tile);
  const { a, b } = segment;
  const bindings = wasm(caller);
  const { x, y, step, width, height, palette } = tile;
  const cross = packed(palette.cross);
  const touch = packed(palette.touch);
  const raster = new bindings.Tile(x, y, step, width, height, cross, touch);
  try {
    const { minX, minY, maxX, maxY } = box;
    return bindings.segmentVsAabbField(number, a.x, a.y, b.x, b.y, minX, minY, maxX, maxY, raster);
  } finally {
    raster.free();
  }
}

/**
 * @param {string} caller
 * @param {Tile} tile
 */
function checkTile(caller, tile) {
  checkPoint(caller, 'tile', tile);
  checkNumber(caller, 'tile.step', tile.step);
  for (const path of /** @type {const} */ (['width', 'height'])) {
    const value = tile[path];
    if (!Number.isInteger(value) || value < 1 || value > LARGEST_TILE) {
      throw wrongType(`${caller}: tile.${path}`, `a whole number from 1 to ${LARGEST_TILE}`, value);
    }
  }
}

/** @param {[number, number, number]} color */
function packed([red, green, blue]) {
  return (red << 16) | (green << 8) | blue;
}
