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
const keyOf = (index) => `wall${index + 1}`;
/** The field of every wall there can be. */
const keys = Array.from({ length: mostWalls }, (_, index) => keyOf(index));

/**
 * The values of the fields of walls, by name.
 * @param {number[][]} walls min x and y, max x and y
 * @returns {Record<string, Box>}
 */
export const wallValues = (walls) => fieldValues(walls.map(([minX, minY, maxX, maxY]) => ({ minX, minY, maxX, maxY })));

/** @param {Box[]} walls @returns {Record<string, Box>} */
const fieldValues = (walls) => Object.fromEntries(keys.map((key, index) => [key, walls[index] ?? nothing]));

/**
 * The fields of walls, by name.
 * @param {number[][]} walls @param {Box} within
 * @returns {Fields}
 */
export const wallFields = (walls, within) =>
  Object.fromEntries(Object.entries(wallValues(walls)).map(([key, value]) => [key, wall(value, within)]));

/**
 * The walls of a state, in the order of their numbers.
 * @param {State} state
 * @returns {Box[]}
 */
export const wallsOf = (state) => keys.flatMap((key) => (!state[key] || isAbsent(state[key]) ? [] : [state[key]]));

/** The size of a wall that is added, and the distance of the places where it can go. */
const added = { width: 12, height: 8, across: 14, down: 10 };

/**
 * The state with one more wall, where nothing is in its way as long as there is such a place.
 * @param {State} state @param {Box} world
 * @returns {{ state: State, id: string } | null} and the handle of the wall; null if there are as many as can be
 */
export function withWall(state, { minX, minY, maxX, maxY }) {
  const walls = wallsOf(state);
  if (walls.length === mostWalls) return null;
  const { width, height, across, down } = added;
  const columns = Math.floor((maxX - minX - 8) / across);
  const rows = Math.floor((maxY - minY - 8) / down);
  const places = Array.from({ length: columns * rows }, (_, place) => {
    const x = minX + 5 + across * (place % columns);
    const y = minY + 5 + down * Math.floor(place / columns);
    return { minX: x, minY: y, maxX: x + width, maxY: y + height };
  });
  const taken = [...walls, ...moversOf(state)];
  const free = places.find((place) => !taken.some((each) => isNear(place, each)));
  const next = [...walls, free ?? places[walls.length % places.length]];
  return { state: { ...state, ...fieldValues(next) }, id: keyOf(walls.length) };
}

/** What moves in a state, as boxes: circles and boxes that are no walls. @param {State} state @returns {Box[]} */
function moversOf({ circle, walker, mover, naive }) {
  const round = [circle, walker, naive && { ...naive, radius: walker.radius }].filter((each) => each !== undefined);
  const boxes = round.map(({ x, y, radius }) => ({
    minX: x - radius,
    minY: y - radius,
    maxX: x + radius,
    maxY: y + radius,
  }));
  return mover ? [...boxes, mover] : boxes;
}

/** Whether two boxes are so near that one would be in the other's way. @param {Box} one @param {Box} other */
const isNear = (one, other) =>
  one.minX - 1 < other.maxX && other.minX < one.maxX + 1 && one.minY - 1 < other.maxY && other.minY < one.maxY + 1;

/**
 * The state without a wall. Those after it take the numbers before theirs.
 * @param {State} state @param {string} id its handle; for any other handle, the last wall goes
 * @returns {{ state: State, id: string } | null} and the handle of the wall that now has its number; null if there is none
 */
export function withoutWall(state, id) {
  const walls = wallsOf(state);
  if (walls.length === 0) return null;
  const found = keys.indexOf(id.split('.')[0]);
  const gone = found >= 0 && found < walls.length ? found : walls.length - 1;
  const next = walls.filter((_, index) => index !== gone);
  return {
    state: { ...state, ...fieldValues(next) },
    id: next.length > 0 ? keyOf(Math.min(gone, next.length - 1)) : '',
  };
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
