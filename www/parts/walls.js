// Several walls: their fields, their names, and how they look.

import { box } from '../model/fields/index.js';
import { sideNames } from '../model/sides.js';
import { middleOf } from './places.js';

/** @typedef {import('../model/types.js').Box} Box */
/** @typedef {import('../model/types.js').Field} Field */
/** @typedef {import('../model/types.js').Fields} Fields */
/** @typedef {import('../model/types.js').Frame} Frame */
/** @typedef {import('../model/types.js').Pen} Pen */
/** @typedef {import('../model/types.js').State} State */

/**
 * A box that may be absent. The handles of its sides are quiet: those of all walls at once would cover the picture.
 * @param {Box} start @param {Box} within
 * @returns {Field}
 */
function wall(start, within) {
  const field = box(start, within);
  return {
    ...field,
    hasQuietSides: true,
    isAbsent,
    move: (value, part, at, origin) => (isAbsent(value) ? { value, part } : field.move(value, part, at, origin)),
    check: (value) => (isAbsent(value) ? null : field.check(value)),
  };
}

/** The most walls of a scene. Each has a field, so that handles, numbers and links follow; most of them are absent. */
export const mostWalls = 200;
/** The value of the field of a wall that is not there: no box has such sides. */
const nothing = { minX: 0, minY: 0, maxX: -1, maxY: -1 };

/** @param {Box} value */
const isAbsent = ({ minX, minY, maxX, maxY }) => minX === 0 && minY === 0 && maxX === -1 && maxY === -1;

/** @param {number} index @returns {string} the field of a wall */
export const keyOf = (index) => `wall${index + 1}`;
/** The field of every wall there can be. */
export const wallKeys = Array.from({ length: mostWalls }, (_, index) => keyOf(index));

/**
 * The values of the fields of walls, by name.
 * @param {number[][]} walls min x and y, max x and y
 * @returns {Record<string, Box>}
 */
export const wallValues = (walls) => fieldValues(walls.map(([minX, minY, maxX, maxY]) => ({ minX, minY, maxX, maxY })));

/** @param {Box[]} walls @returns {Record<string, Box>} */
export const fieldValues = (walls) => Object.fromEntries(wallKeys.map((key, index) => [key, walls[index] ?? nothing]));

/**
 * The fields of walls, by name.
 * @param {number[][]} walls @param {Box} within
 * @returns {Fields}
 */
export const wallFields = (walls, within) =>
  Object.fromEntries(Object.entries(wallValues(walls)).map(([key, value]) => [key, wall(value, within)]));

/** The walls of each state: what solves it, draws it and tells of it asks for them. @type {WeakMap<State, Box[]>} */
const known = new WeakMap();

/**
 * The walls of a state, in the order of their numbers.
 * @param {State} state
 * @returns {Box[]}
 */
export function wallsOf(state) {
  const walls = known.get(state) ?? wallKeys.map((key) => state[key]).filter((wall) => wall && !isAbsent(wall));
  known.set(state, walls);
  return walls;
}

/** How far the edges of a room reach into the picture, and out of it. */
const [inward, outward] = [3, 80];

/**
 * The edges of a room, in the order of the sides: walls that cannot be dragged.
 * @param {Box} world
 * @returns {Box[]}
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
 * The name of a wall in a sentence.
 * @param {number} index @param {number} count how many walls can be dragged; the edges of the room come after them
 * @returns {string}
 */
export const wallName = (index, count) =>
  index < count ? `@handles.${keyOf(index)}` : `@edges.${sideNames[index - count]}`;

/**
 * The name of a side or corner of a wall. The edge on the left of a room has its right side in the room: one name for
 * both would only confuse.
 * @param {string} feature @param {number} index @param {number} count how many walls can be dragged
 * @returns {string}
 */
export const featureName = (feature, index, count) => (index < count ? `@features.${feature}` : '@edges.inner');

/**
 * Draws walls with their numbers, and the edges of the room if there is one. The wall that a step tests is lit.
 * @param {Pen} pen @param {Box[]} walls @param {Frame} frame @param {Box[]} [edges]
 */
export function drawWalls(pen, walls, { steps, step }, edges = []) {
  const { kind, id: asked } = steps[step];
  for (const edge of edges) pen.box('fixed', edge, { fill: true, outline: false });
  if (edges.length > 0) {
    // A line as well: where the system chooses the colors, a fill is that of the ground.
    const [left, right, top, bottom] = edges;
    pen.box('fixed', { minX: left.maxX, minY: top.maxY, maxX: right.minX, maxY: bottom.minY });
  }
  for (const [index, wall] of walls.entries()) {
    pen.box('fixed', wall, { fill: true });
    if (kind === 'candidate' && index === asked) pen.box('focus', wall, { width: 2 });
    const isWide = wall.maxX - wall.minX >= wall.maxY - wall.minY;
    pen.label('fixed', middleOf(wall), String(index + 1), isWide ? { x: 1, y: 0 } : { x: 0, y: 1 }, 14);
  }
}
