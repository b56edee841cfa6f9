/** The field layer: pictures of the answers at every point where a handle could be. */

import {
  checkBox,
  checkCircle,
  checkNumber,
  checkObject,
  checkPoint,
  checkSegment,
  checkWhole,
  wrongType,
} from './check.js';
import { wasm } from './wasm.js';

/** @typedef {import('./types.js').AabbVsAabbHandle} AabbVsAabbHandle */
/** @typedef {import('./types.js').Box} Box */
/** @typedef {import('./types.js').Circle} Circle */
/** @typedef {import('./types.js').CircleVsAabbHandle} CircleVsAabbHandle */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Segment} Segment */
/** @typedef {import('./types.js').SegmentVsAabbHandle} SegmentVsAabbHandle */
/** @typedef {import('./orientation-types.js').SegmentVsRectangleHandle} SegmentVsRectangleHandle */
/** @typedef {import('./orientation-types.js').SegmentVsSegmentHandle} SegmentVsSegmentHandle */
/** @typedef {import('./types.js').Tile} Tile */

const SIDES = /** @type {const} */ (['left', 'right', 'top', 'bottom']);
/** @param {'a' | 'b'} box */
const sidesOf = (box) => SIDES.map((side) => /** @type {const} */ (`${box}.${side}`));
/** Handles of each field, in the order of Rust's numbers. */
const HANDLES = {
  /** @type {readonly SegmentVsAabbHandle[]} */
  segmentVsAabbField: ['a', 'b', 'box', ...SIDES],
  /** @type {readonly CircleVsAabbHandle[]} */
  circleVsAabbField: ['circle', 'circle.radius', 'motion', 'box', ...SIDES],
  /** @type {readonly AabbVsAabbHandle[]} */
  aabbVsAabbField: ['a', ...sidesOf('a'), 'motionA', 'b', ...sidesOf('b'), 'motionB', 'none'],
  /** @type {readonly SegmentVsSegmentHandle[]} */
  segmentVsSegmentField: ['p.a', 'p.b', 'q.a', 'q.b'],
  /** @type {readonly SegmentVsRectangleHandle[]} */
  segmentVsRectangleField: ['a', 'b', 'rectangle', 'rectangle.halfX', 'rectangle.halfY', 'rectangle.angle'],
};
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
  const number = numberOf(caller, handle);
  checkSegment(caller, segment);
  checkBox(caller, 'box', box);
  const { a, b } = segment;
  const { minX, minY, maxX, maxY } = box;
  const field = wasm(caller).segmentVsAabbField;
  return painted(caller, tile, (raster) => field(number, a.x, a.y, b.x, b.y, minX, minY, maxX, maxY, raster));
}

/**
 * The same of `circleVsAabb`. The radius is held at the lowest point of the circle, the motion at
 * the place where it takes the centre.
 *
 * @param {CircleVsAabbHandle} handle
 * @param {Circle} circle
 * @param {Point} motion
 * @param {Box} box
 * @param {Tile} tile
 * @returns {ImageData}
 */
export function circleVsAabbField(handle, circle, motion, box, tile) {
  const caller = 'circleVsAabbField';
  const number = numberOf(caller, handle);
  checkCircle(caller, circle);
  checkPoint(caller, 'motion', motion);
  checkBox(caller, 'box', box);
  const { x, y, radius } = circle;
  const { minX, minY, maxX, maxY } = box;
  const field = wasm(caller).circleVsAabbField;
  return painted(caller, tile, (raster) =>
    field(number, x, y, radius, motion.x, motion.y, minX, minY, maxX, maxY, raster),
  );
}

/**
 * The same of `aabbVsAabb`. A box is held by its centre or a side, a motion at the place where it
 * takes the centre; with the handle `none` every sample has the answer as it is.
 *
 * @param {AabbVsAabbHandle} handle
 * @param {Box} a
 * @param {Point} motionA
 * @param {Box} b
 * @param {Point} motionB
 * @param {Tile} tile
 * @returns {ImageData}
 */
export function aabbVsAabbField(handle, a, motionA, b, motionB, tile) {
  const caller = 'aabbVsAabbField';
  const number = numberOf(caller, handle);
  for (const [path, box, motion] of /** @type {const} */ ([
    ['a', a, motionA],
    ['b', b, motionB],
  ])) {
    checkBox(caller, path, box);
    checkPoint(caller, `motion${path.toUpperCase()}`, motion);
  }
  const numbers = /** @type {const} */ ([
    ...[a.minX, a.minY, a.maxX, a.maxY, motionA.x, motionA.y],
    ...[b.minX, b.minY, b.maxX, b.maxY, motionB.x, motionB.y],
  ]);
  const field = /** @type {(...given: any[]) => ImageData} */ (wasm(caller).aabbVsAabbField);
  return painted(caller, tile, (raster) => field(number, ...numbers, raster));
}

/**
 * @param {keyof typeof HANDLES} caller
 * @param {string} handle
 * @returns {number} as Rust counts the handles of a field
 */
export function numberOf(caller, handle) {
  const handles = /** @type {readonly string[]} */ (HANDLES[caller]);
  const number = handles.indexOf(handle);
  if (number < 0) throw wrongType(`${caller}: handle`, `one of ${handles.join(', ')}`, handle);
  return number;
}

/**
 * @param {string} caller
 * @param {Tile} tile
 * @param {(raster: any) => ImageData} field
 */
export function painted(caller, tile, field) {
  checkTile(caller, tile);
  const { x, y, step, width, height, palette } = tile;
  const raster = new (wasm(caller).Tile)(x, y, step, width, height, packed(palette.cross), packed(palette.touch));
  try {
    return field(raster);
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
  if (tile.step <= 0) throw wrongType(`${caller}: tile.step`, 'a number > 0', tile.step);
  checkObject(caller, 'tile.palette', tile.palette, '{cross, touch}');
  for (const path of /** @type {const} */ (['cross', 'touch'])) {
    const color = tile.palette[path];
    const isColor = Array.isArray(color) && color.length === 3 && color.every((part) => part >= 0 && part <= 255);
    if (!isColor) throw wrongType(`${caller}: tile.palette.${path}`, 'three numbers from 0 to 255', color);
  }
  for (const path of /** @type {const} */ (['width', 'height'])) {
    checkWhole(`${caller}: tile.${path}`, tile[path], 1, LARGEST_TILE);
  }
}

/** @param {[number, number, number]} color */
function packed([red, green, blue]) {
  return (red << 16) | (green << 8) | blue;
}
