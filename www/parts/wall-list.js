// The field of walls that come and go.

import { box, list } from '../model/fields/index.js';

/** @import { Box, State } from '../model/types.js' */

/** The most walls of a scene. */
export const mostWalls = 200;

/** @param {number[][]} sides min x and y, max x and y @returns {Box[]} */
export const boxesOf = (sides) => sides.map(([minX, minY, maxX, maxY]) => ({ minX, minY, maxX, maxY }));

/**
 * The walls of a scene. The handles of their sides are quiet: those of all walls at once would cover the picture.
 * @param {Box[]} walls
 * @param {{ least?: number, hasQuietSides?: (state: State) => boolean }} [options]
 */
export const wallList = (walls, { least = 0, hasQuietSides = () => true } = {}) =>
  list({ ...box(walls[0]), hasQuietSides }, walls, { least, most: mostWalls });
