// Where a mover would end: every pixel tinted by the travel that the library answers if the handle in hand were there.

import { moveHandle } from '../model/state.js';

/** @typedef {import('../model/types.js').Scene} Scene */
/** @typedef {import('../model/types.js').State} State */
/** @typedef {import('../model/types.js').Tile} Tile */
/** @typedef {(graze: any, walls: import('../model/types.js').Box[]) => { travel: (...asked: any[]) => any }} WorldOf */

/** How strong the tints are, up to 255: a start inside a wall, and the least and most of a motion that is lost. */
const strength = { inside: 70, least: 26, most: 150 };

/**
 * The field layer of a scene of travels. JavaScript goes through the pixels, and the library answers for each: there are no
 * bytes of wasm to load for it, and the layer is drawn in short turns anyway.
 * @param {Scene} scene
 * @param {(state: State) => import('../model/types.js').Call} ask the travel of a state
 * @param {WorldOf} worldOf walls that stay are placed once
 * @returns {NonNullable<Scene['field']>}
 */
export const travelField = (scene, ask, worldOf) => (graze, handle, state, tile) => {
  const { x, y, step, width, height, palette } = tile;
  const image = new ImageData(width, height);
  const answerAt = (/** @type {number} */ column, /** @type {number} */ row) => {
    const at = { x: x + column * step, y: y + row * step };
    return lostIn((walls) => worldOf(graze, walls), ask(moveHandle(scene.fields, state, handle, at).state));
  };
  // A row and a column before the first are asked too, so that the lines of tiles join.
  let above = Array.from({ length: width }, (_, column) => answerAt(column, -1));
  for (let row = 0; row < height; row++) {
    let left = answerAt(-1, row);
    const now = above.map((over, column) => {
      const lost = answerAt(column, row);
      const isLine = kindOf(lost) !== kindOf(left) || kindOf(lost) !== kindOf(over);
      left = lost;
      image.data.set(pixelOf(lost, isLine, palette), 4 * (row * width + column));
      return lost;
    });
    above = now;
  }
  return image;
};

/** What happens at a place, as a number: nothing met, a wall met, started inside one. @param {number | null} lost */
const kindOf = (lost) => (lost === null ? 0 : Number.isNaN(lost) ? 2 : 1);

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
 * @param {number | null} lost @param {boolean} isLine whether something else happens next to it
 * @param {Tile['palette']} palette
 * @returns {number[]} red, green, blue, alpha
 */
function pixelOf(lost, isLine, { cross, touch }) {
  if (isLine) return [...touch, 255];
  if (lost === null) return [0, 0, 0, 0];
  if (Number.isNaN(lost)) return [...touch, strength.inside];
  return [...cross, Math.round(strength.least + lost * (strength.most - strength.least))];
}
