// The fields of boxes: each follows from its count and its order alone.

import { Crowd } from './crowd.js';

/** @import { Box, Library, State } from '../../model/types.js' */
/** @typedef {{ walls: InstanceType<Library['Walls']>, sides: Float64Array, crowd: Crowd, count: number }} Boxes */

const [width, height] = [160, 100];
/** How many boxes are in one another. */
const nest = 10;

/** How many fields are kept: a million boxes take 200 MB. */
const most = 2;

/** @type {WeakMap<Library, Map<string, Boxes>>} */
const known = new WeakMap();

/**
 * The boxes that a state asks for, in a world of the library.
 * @param {Library} graze @param {State} state
 * @returns {Boxes}
 */
export function boxesIn(graze, { count: { choice: count }, order: { choice: order } }) {
  const fields = known.get(graze) ?? new Map();
  known.set(graze, fields);
  const key = `${count} ${order}`;
  const found = fields.get(key) ?? made(graze, Number(count), order);
  // The one asked for last is kept longest.
  fields.delete(key);
  fields.set(key, found);
  for (const [old, { walls }] of [...fields].slice(0, -most)) {
    walls.dispose();
    fields.delete(old);
  }
  return found;
}

let figures = 0;

/**
 * Counts a figure that shows boxes. The last one to go frees them; they are made again when somebody asks.
 * @param {Library} graze @returns {() => void} ends it
 */
export function holdBoxes(graze) {
  figures += 1;
  return () => {
    figures -= 1;
    if (figures > 0) return;
    for (const { walls } of known.get(graze)?.values() ?? []) walls.dispose();
    known.delete(graze);
  };
}

/** Whether every box is tested. @param {State} state */
export const isEveryTested = (state) => state.method.choice === 'every';

/** @param {Float64Array} sides @param {number} id @returns {Box} */
export const boxAt = (sides, id) => ({
  minX: sides[4 * id],
  minY: sides[4 * id + 1],
  maxX: sides[4 * id + 2],
  maxY: sides[4 * id + 3],
});

/** @param {Library} graze @param {number} count @param {string} order @returns {Boxes} */
function made(graze, count, order) {
  const sides = sidesOf(count, order);
  return { walls: new graze.Walls(sides), sides, crowd: new Crowd(sides), count };
}

/** @param {number} count @param {string} order @returns {Float64Array} min x and y, max x and y of each box */
export function sidesOf(count, order) {
  const cells = order === 'nested' ? count / nest : count;
  const columns = Math.ceil(Math.sqrt((cells * width) / height));
  const rows = Math.ceil(cells / columns);
  const sides = new Float64Array(4 * count);
  const random = series(count);
  for (let id = 0; id < count; id++) {
    const cell = order === 'nested' ? Math.floor(id / nest) : id;
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const [left, top] = [(column * width) / columns, (row * height) / rows];
    const [right, bottom] = [((column + 1) * width) / columns, ((row + 1) * height) / rows];
    const [across, down] = [right - left, bottom - top];
    let [minX, minY, maxX, maxY] = [left, top, right, bottom];
    if (order === 'spread') {
      const [w, h] = [across * (0.2 + 0.5 * random()), down * (0.2 + 0.5 * random())];
      minX = left + random() * (across - w);
      minY = top + random() * (down - h);
      [maxX, maxY] = [minX + w, minY + h];
    } else if (order === 'nested') {
      const inset = (id % nest) / (2.2 * nest);
      [minX, minY] = [left + inset * across, top + inset * down];
      [maxX, maxY] = [right - inset * across, bottom - inset * down];
    }
    sides.set([minX, minY, maxX, maxY], 4 * id);
  }
  return sides;
}

/** Numbers from 0 to 1 that are the same on every machine. @param {number} seed */
function series(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
