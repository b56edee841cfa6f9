/** Segment and point against a box. */

import { checkBox, checkNumber, checkPoint, checkSegment, refusal, wrongType } from './check.js';
import { HALF_PLANE_STEPS, readSpan, readSteps } from './read.js';
import { sharedRecord, wasm } from './wasm.js';

/** @typedef {import('./types.js').Box} Box */
/** @typedef {import('./types.js').HalfPlaneStep} HalfPlaneStep */
/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Segment} Segment */
/** @typedef {import('./types.js').SegmentVsAabbHandle} SegmentVsAabbHandle */
/** @typedef {import('./types.js').Span} Span */
/** @typedef {import('./types.js').Tile} Tile */

/** @type {readonly Place[]} in the order of Rust's codes */
const PLACES = ['outside', 'boundary', 'inside'];
/** @type {readonly SegmentVsAabbHandle[]} in the order of Rust's numbers */
const HANDLES = ['a', 'b', 'box', 'left', 'right', 'top', 'bottom'];
const LARGEST_TILE = 8192;

/**
 * The stretch of a segment inside a box, or null where they do not meet. Exact for all finite
 * numbers; times are correctly rounded.
 *
 * @param {Segment} segment
 * @param {Box} box
 * @returns {Span | null}
 */
export function segmentVsAabb(segment, box) {
  const code = ask('segmentVsAabb', 'segmentVsAabb', segment, box);
  return readSpan(code, sharedRecord());
}

/**
 * The same, with every step of the walk over the four half-planes.
 *
 * @param {Segment} segment
 * @param {Box} box
 * @returns {{ span: Span | null, steps: HalfPlaneStep[] }}
 */
export function segmentVsAabbSteps(segment, box) {
  const code = ask('segmentVsAabbSteps', 'segmentVsAabbSteps', segment, box);
  const record = sharedRecord();
  return { span: readSpan(code, record), steps: readSteps(record, HALF_PLANE_STEPS) };
}

/**
 * Where a point lies with respect to a box.
 *
 * @param {Point} point
 * @param {Box} box
 * @returns {Place}
 */
export function pointVsAabb(point, box) {
  const caller = 'pointVsAabb';
  checkPoint(caller, 'point', point);
  checkBox(caller, box);
  const code = wasm(caller).pointVsAabb(point.x, point.y, box.minX, box.minY, box.maxX, box.maxY);
  if (code < 0) {
    throw refusal(caller, code, [
      { name: 'point', value: point },
      { name: 'box', value: box },
    ]);
  }
  return PLACES[code];
}

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
  checkBox(caller, box);
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
 * @param {'segmentVsAabb' | 'segmentVsAabbSteps'} entry
 * @param {Segment} segment
 * @param {Box} box
 */
function ask(caller, entry, segment, box) {
  checkSegment(caller, segment);
  checkBox(caller, box);
  const { a, b } = segment;
  const { minX, minY, maxX, maxY } = box;
  const code = wasm(caller)[entry](a.x, a.y, b.x, b.y, minX, minY, maxX, maxY);
  if (code < 0) {
    throw refusal(caller, code, [
      { name: 'segment', value: segment },
      { name: 'box', value: box },
    ]);
  }
  return code;
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
