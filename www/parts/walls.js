// Several walls: their field, their names, and how they look.

import { box, list, usualWorld } from '../model/fields/index.js';
import { sideNames } from '../model/sides.js';
import { middleOf } from './places.js';

/** @import { Box, Frame, Pen } from '../model/types.js' */

/** The most walls of a scene. */
export const mostWalls = 200;

/** @param {number[][]} sides min x and y, max x and y @returns {Box[]} */
export const boxesOf = (sides) => sides.map(([minX, minY, maxX, maxY]) => ({ minX, minY, maxX, maxY }));

/** The walls of a scene. The handles of their sides are quiet: those of all walls at once would cover the picture. @param {Box[]} walls */
export const wallList = (walls) => list({ ...box(walls[0]), isQuiet: true }, walls, { most: mostWalls });

/** How far the edges of a room reach into the picture, and out of it. */
const [inward, outward] = [3, 80];

/**
 * The edges of a room, in the order of the sides: walls that cannot be dragged.
 * @param {Box} [world]
 * @returns {Box[]}
 */
export function edgesOf({ minX, minY, maxX, maxY } = usualWorld) {
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
  index < count ? `@handles.walls[${index}]` : `@edges.${sideNames[index - count]}`;

/**
 * The name of a side or corner of a wall. The edge on the left of a room has its right side in the room: one name for
 * both would only confuse.
 * @param {string} feature @param {number} index @param {number} count how many walls can be dragged
 * @returns {string}
 */
export const featureName = (feature, index, count) =>
  index < count || index >= count + sideNames.length ? `@features.${feature.replace(/\d/, '')}` : '@edges.inner';

/**
 * Draws walls, and the edges of the room if there is one. The wall that a step tests is lit.
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
  }
}

/** Writes its number into each wall. @param {Pen} pen @param {Box[]} walls */
export function numberWalls(pen, walls) {
  for (const [index, wall] of walls.entries()) numberWall(pen, wall, index);
}

/**
 * Writes the number of a wall into it.
 * @param {Pen} pen @param {Box} wall @param {number} index from 0
 */
export function numberWall(pen, wall, index) {
  const isWide = wall.maxX - wall.minX >= wall.maxY - wall.minY;
  pen.label('fixed', middleOf(wall), String(index + 1), isWide ? { x: 1, y: 0 } : { x: 0, y: 1 }, 14);
}
