// Rooms that leave a walker little place: walls nested, overlapping, tiny, in a row with seams between them, up to 200.

import { defaultState } from '../../www/model/state.js';
import { mostWalls } from '../../www/parts/walls.js';
import { series } from './samples.js';

/** @typedef {import('../../www/model/types.js').Box} Box */
/** @typedef {import('../../www/model/types.js').Scene} Scene */
/** @typedef {import('../../www/model/types.js').State} State */

/** @typedef {(low: number, high: number) => number} Between a number between two */

/** Each kind of room, as its walls. @type {Record<string, (count: number, between: Between) => Box[]>} */
const kinds = {
  scattered: (count, between) =>
    list(count, () => boxAt(between(0, 160), between(0, 100), between(1, 60), between(1, 60))),
  nested: (count, between) => {
    const [x, y] = [between(40, 120), between(30, 70)];
    return list(count, (i) => boxAt(x, y, 90 - (80 * i) / count, 60 - (55 * i) / count));
  },
  tiny: (count, between) =>
    list(count, () => boxAt(between(60, 100), between(30, 70), 10 ** between(-12, 0), 10 ** between(-12, 0))),
  tiles: (count, between) => {
    const [x, y, size] = [between(5, 40), between(5, 40), Math.round(between(2, 14))];
    const across = Math.ceil(Math.sqrt(count));
    return list(count, (i) => {
      const [minX, minY] = [x + size * (i % across), y + size * Math.floor(i / across)];
      return { minX, minY, maxX: minX + size, maxY: minY + size };
    });
  },
  hallways: (count, between) =>
    list(count, (i) => {
      const [at, wide] = [(160 * i) / count, (160 / count) * between(0.1, 1)];
      return { minX: at, minY: between(0, 10), maxX: at + wide, maxY: between(80, 100) };
    }),
};

/** @template T @param {number} count @param {(index: number) => T} make */
const list = (count, make) => Array.from({ length: count }, (_, index) => make(index));

/** @param {number} x @param {number} y of the middle @param {number} wide @param {number} high @returns {Box} */
const boxAt = (x, y, wide, high) => ({
  minX: x - wide / 2,
  minY: y - high / 2,
  maxX: x + wide / 2,
  maxY: y + high / 2,
});

/**
 * States of the walk in such rooms, each with its kind.
 * @param {Scene} scene @param {number} count
 * @returns {{ kind: string, state: State }[]}
 */
export function nastyRooms(scene, count) {
  const random = series(31);
  const between = (/** @type {number} */ low, /** @type {number} */ high) => low + random() * (high - low);
  const usual = defaultState(scene.fields);
  return list(count, (i) => {
    const [kind, make] = Object.entries(kinds)[i % Object.keys(kinds).length];
    const many = [2, 5, 12, 40, mostWalls][Math.floor(i / 5) % 5];
    const at = { x: between(5, 155), y: between(5, 95) };
    const both = { from: at, naive: at, naiveFrom: at, motion: { x: 0, y: 0 } };
    const walker = { ...at, radius: [6, 0, 2, 14, 0.1][i % 7] ?? 6 };
    return { kind, state: { ...usual, walls: make(many, between), ...both, walker } };
  });
}
