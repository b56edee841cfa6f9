// Where a circle would hit one of several walls: the fields of all walls in one picture.

import { keysOf, wallsOf } from '../../parts/wall-fields.js';

/** @typedef {import('../../model/types.js').Scene} Scene */
/** @typedef {import('../../model/types.js').Tile} Tile */

/**
 * The field layer of the scene. A tint is the stronger the earlier a wall is crossed, so the strongest is that of the first.
 * Lines stay where no other wall is crossed: there a miss meets a crossing.
 * @type {import('../../model/types.js').Paint}
 */
export const wallsField = (graze, handle, state, tile) => {
  const { circle, motion } = state;
  const held = heldBy(handle, keysOf(state));
  const pictures = wallsOf(state).map((wall, id) =>
    held && held.id !== id
      ? evenly(graze.circleVsAabbSteps(circle, motion, wall).span, tile)
      : graze.circleVsAabbField(held?.part ?? handle, circle, motion, wall, tile),
  );
  return pictures.reduce(together);
};

/**
 * The wall that a handle holds, and by what.
 * @param {string} handle @param {string[]} keys the fields of walls
 * @returns {{ id: number, part: string } | null} null if it holds something else
 */
function heldBy(handle, keys) {
  if (/^(circle|motion)/.test(handle)) return null;
  const [key, part = 'box'] = handle.split('.');
  const id = keys.indexOf(key);
  return id < 0 ? { id: 0, part: key } : { id, part };
}

/**
 * The picture of a wall that stays where it is, whatever is dragged: the same everywhere.
 * @param {any} span @param {Tile} tile
 * @returns {ImageData}
 */
function evenly(span, { width, height, palette }) {
  const image = new ImageData(width, height);
  if (!span) return image;
  const isCross = span.contact === 'cross';
  const alpha = isCross ? Math.floor(104 - 84 * (span.enter?.t ?? 0)) : 255;
  const pixel = [...(isCross ? palette.cross : palette.touch), alpha];
  for (let at = 0; at < image.data.length; at += 4) image.data.set(pixel, at);
  return image;
}

/**
 * One picture of two.
 * @param {ImageData} one @param {ImageData} other
 * @returns {ImageData} the first of them, changed
 */
function together(one, other) {
  const { data } = other;
  for (let at = 0; at < data.length; at += 4) {
    if (strengthOf(data[at + 3]) > strengthOf(one.data[at + 3])) one.data.set(data.subarray(at, at + 4), at);
  }
  return one;
}

/** How much a pixel counts: a tint, more than a line. @param {number} alpha */
const strengthOf = (alpha) => (alpha === 255 ? 1 : alpha);
