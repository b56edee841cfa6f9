// Where a mover would end: every pixel tinted by the travel that the library answers if the handle in hand were there.

import { moveHandle } from '../model/state.js';

/** @import { Scene, State, Tile } from '../model/types.js' */
/** @typedef {(graze: any, walls: import('../model/types.js').Box[]) => { travel: (...asked: any[]) => any }} WorldOf */

/** How strong the tints are, up to 255: a start inside a wall, and the least and most of what happens. */
const strength = { inside: 70, least: 26, most: 150 };

/**
 * The field layer of a scene of travels.
 * @param {Scene} scene
 * @param {(state: State) => import('../model/types.js').Call} ask the travel of a state
 * @param {WorldOf} worldOf walls that stay are placed once
 * @returns {import('../model/types.js').Paint}
 */
export const travelField = (scene, ask, worldOf) => (graze, handle, state, tile) =>
  paint(tile, tile.palette.cross, (at) =>
    lostIn((walls) => worldOf(graze, walls), ask(moveHandle(scene.fields, state, handle, at, tile.within).state)),
  );

/**
 * Every pixel of a tile by what happens there, with a line where something else begins. JavaScript goes through the pixels, and
 * the library answers for each: there are no bytes of wasm to load for it, and the layer is drawn in short turns anyway.
 * @param {Tile} tile @param {number[]} color of what happens
 * @param {(at: import('../model/types.js').Point) => number | null} answerAt how much of it, up to 1; null if nothing happens;
 *   NaN for a start inside a wall, or for a touch
 * @param {typeof strength} [strengths]
 */
export function paint({ x, y, step, width, height, palette }, color, answerAt, strengths = strength) {
  const image = new ImageData(width, height);
  const sample = (/** @type {number} */ column, /** @type {number} */ row) =>
    answerAt({ x: x + column * step, y: y + row * step });
  // A row and a column before the first are asked too, so that the lines of tiles join.
  let above = Array.from({ length: width }, (_, column) => sample(column, -1));
  for (let row = 0; row < height; row++) {
    let left = sample(-1, row);
    const now = above.map((over, column) => {
      const answer = sample(column, row);
      const isLine = kindOf(answer) !== kindOf(left) || kindOf(answer) !== kindOf(over);
      left = answer;
      const pixel = isLine ? [...palette.touch, 255] : pixelOf(answer, color, palette.touch, strengths);
      image.data.set(pixel, 4 * (row * width + column));
      return answer;
    });
    above = now;
  }
  return image;
}

/** Which kind of answer it is: nothing happens, something does, or it starts inside a wall. @param {number | null} answer */
const kindOf = (answer) => (answer === null ? 0 : Number.isNaN(answer) ? 2 : 1);

/**
 * How far from the tip of its motion a mover ends, as a share of that motion.
 * @param {(walls: any) => ReturnType<WorldOf>} among the world of some walls @param {import('../model/types.js').Call} asked
 * @returns {number | null} null if it meets nothing; NaN if it starts inside a wall
 */
function lostIn(among, [, walls, mover, motion, response, options]) {
  const { position, hits, inside } = among(walls).travel(mover, motion, response, options);
  if (inside.length > 0) return Number.NaN;
  if (hits.length === 0) return null;
  const [x, y] = 'radius' in mover ? [mover.x, mover.y] : [mover.minX, mover.minY];
  const off = Math.hypot(x + motion.x - position.x, y + motion.y - position.y);
  return Math.min(1, off / Math.hypot(motion.x, motion.y) || 0);
}

/**
 * @param {number | null} answer @param {number[]} color of what happens @param {number[]} other of a start inside a wall
 * @param {typeof strength} strengths
 * @returns {number[]} red, green, blue, alpha
 */
function pixelOf(answer, color, other, { inside, least, most }) {
  if (answer === null) return [0, 0, 0, 0];
  return Number.isNaN(answer) ? [...other, inside] : [...color, Math.round(least + answer * (most - least))];
}
