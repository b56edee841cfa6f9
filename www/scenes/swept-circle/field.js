// Where a circle would hit one of several walls: the pictures of all walls in one.

/** @import { Scene, Tile } from '../../model/types.js' */

/**
 * The field layer of the scene. A tint is the stronger the earlier a wall is crossed, so the strongest is that of the first.
 * Lines stay where no other wall is crossed: there a miss meets a crossing.
 * @type {import('../../model/types.js').Paint}
 */
export const wallsField = (graze, handle, state, tile) => {
  const { circle, motion, walls } = state;
  const held = heldBy(handle);
  const pictures = walls.map((/** @type {any} */ wall, /** @type {number} */ id) =>
    held && held.id !== id
      ? evenly(graze.circleVsAabbSteps(circle, motion, wall).span, tile)
      : graze.circleVsAabbField(held?.part ?? handle, circle, motion, wall, tile),
  );
  return pictures.reduce(together);
};

/**
 * The wall that a handle holds, and by what.
 * @param {string} handle
 * @returns {{ id: number, part: string } | null} null if it holds something else
 */
function heldBy(handle) {
  const [, id, part = 'box'] = /^walls\[(\d+)\](?:\.(\w+))?$/.exec(handle) ?? [];
  return id === undefined ? null : { id: Number(id), part };
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
