// Several walls: fields that are held as a whole, and how they look.

import { box } from '../model/fields/index.js';

/** @typedef {import('../model/types.js').Box} Box */
/** @typedef {import('../model/types.js').Field} Field */
/** @typedef {import('../model/types.js').Fields} Fields */
/** @typedef {import('../model/types.js').Frame} Frame */
/** @typedef {import('../model/types.js').Pen} Pen */
/** @typedef {import('../model/types.js').State} State */

/**
 * A box that is held as a whole; its sides are typed. Four more handles a wall would leave no picture to see.
 * @param {Box} start @param {Box} within
 * @returns {Field}
 */
const wall = (start, within) => ({ ...box(start, within), grips: [{ part: '', axis: 'both' }] });

/** @param {number} index @returns {string} the field of a wall of the world */
const keyOf = (index) => `wall${index + 1}`;

/**
 * @param {number[][]} walls min x and y, max x and y
 * @returns {Record<string, Box>} the values of the fields, by name
 */
export const wallValues = (walls) =>
  Object.fromEntries(walls.map(([minX, minY, maxX, maxY], index) => [keyOf(index), { minX, minY, maxX, maxY }]));

/**
 * @param {number[][]} walls @param {Box} within
 * @returns {Fields}
 */
export const wallFields = (walls, within) =>
  Object.fromEntries(Object.entries(wallValues(walls)).map(([key, value]) => [key, wall(value, within)]));

/** @param {State} state @returns {Box[]} in the order of their numbers */
export const wallsOf = (state) =>
  Object.keys(state)
    .filter((key) => /^wall\d/.test(key))
    .map((key) => state[key]);

/** How far the edges of a room reach into the picture, and beyond it. */
const [inward, outward] = [3, 80];

/**
 * @param {Box} world
 * @returns {Box[]} the edges of a room: walls that cannot be dragged
 */
export function edgesOf({ minX, minY, maxX, maxY }) {
  const around = { minX: minX - outward, minY: minY - outward, maxX: maxX + outward, maxY: maxY + outward };
  return [
    { ...around, maxX: minX + inward },
    { ...around, minX: maxX - inward },
    { ...around, maxY: minY + inward },
    { ...around, minY: maxY - inward },
  ];
}

/**
 * @param {number} index @param {number} count how many walls can be dragged
 * @returns {string} what names a wall in a sentence
 */
export const wallName = (index, count) => (index < count ? `@handles.${keyOf(index)}` : '@edge');

/**
 * The walls with their numbers, and the edges of the room if there is one. One that a step asks about is lit.
 * @param {Pen} pen @param {Box[]} walls @param {Frame} frame @param {Box[]} [edges]
 */
export function drawWalls(pen, walls, { steps, step }, edges = []) {
  const { kind, index: asked } = steps[step];
  for (const edge of edges) pen.box('fixed', edge, { fill: true, outline: false });
  for (const [index, { minX, minY, maxX, maxY }] of walls.entries()) {
    pen.box('fixed', { minX, minY, maxX, maxY }, { fill: true });
    if (kind === 'candidate' && index === asked) pen.box('focus', { minX, minY, maxX, maxY }, { width: 2 });
    const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
    const isWide = maxX - minX >= maxY - minY;
    pen.label('fixed', middle, String(index + 1), isWide ? { x: 1, y: 0 } : { x: 0, y: 1 }, 14);
  }
}
