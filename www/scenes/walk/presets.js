// The ready-made walks: where each begins, the keys that are held, and where both walkers then are.

import { boxesOf } from '../../parts/walls.js';

/** @import { Preset, State } from '../../model/types.js' */

/** A step to the right and down, as the keys ask for it. @param {number} speed */
const slanted = (speed) => ({ x: speed * (1 / Math.SQRT2), y: speed * (1 / Math.SQRT2) });

/**
 * Both walkers at one place, before they walk.
 * @param {number} x @param {number} y @param {number} radius @param {number} speed @param {string} rules
 * @param {number[][]} walls
 */
const standing = (x, y, radius, speed, rules, walls) => ({
  walker: { x, y, radius },
  from: { x, y },
  motion: { x: 0, y: 0 },
  naive: { x, y },
  naiveFrom: { x, y },
  wentThrough: { choice: 'no' },
  walls: boxesOf(walls),
  rules: { choice: rules },
  speed: { value: speed },
});

/** A floor of three tiles with seams between them: where the scene opens. */
export const start = standing(26, 36, 6, 1, 'sides', [
  [16, 60, 60, 74],
  [60, 60, 104, 74],
  [104, 60, 148, 74],
]);

/** The lower right corner of a room without walls, from nearer: less than a step is between the walkers there. */
const corner = { minX: 120, minY: 75, maxX: 160, maxY: 100 };

/**
 * A walk: where it begins, which keys are held for how many steps, and where both walkers then are.
 * @param {string} id @param {State} state @param {string} keys @param {number} steps @param {{ x: number, y: number }} motion
 * @param {number[]} exact from x and y, to x and y @param {number[]} naive likewise
 * @param {import('../../model/types.js').Box} [sight] the part of the room that it shows, if not all
 * @returns {Preset}
 */
function walk(id, state, keys, steps, motion, exact, naive, sight) {
  const end = {
    ...state,
    walker: { ...state.walker, x: exact[2], y: exact[3] },
    from: { x: exact[0], y: exact[1] },
    motion,
    naive: { x: naive[2], y: naive[3] },
    naiveFrom: { x: naive[0], y: naive[1] },
  };
  return { id, state: end, walk: { state, keys, steps }, sight };
}

/** @type {Preset[]} */
export const presets = [
  walk(
    'seam',
    start,
    'ArrowRight ArrowDown',
    96,
    slanted(1),
    [93.17514421272217, 54, 93.88225099390873, 54],
    [53.999, 53.999, 53.999, 53.999],
  ),
  walk(
    'corner',
    standing(132, 80, 6, 2.5, 'push', []),
    'ArrowRight ArrowDown',
    80,
    slanted(2.5),
    [151, 91, 151, 91],
    [152.76776695296635, 91, 151, 92.76776695296637],
    corner,
  ),
  walk(
    'tunnel',
    standing(16, 50, 6, 24, 'axes', [[99, 14, 101, 86]]),
    'ArrowRight',
    4,
    { x: 24, y: 0 },
    [88, 50, 93, 50],
    [88, 50, 112, 50],
  ),
  walk(
    'gap',
    standing(12, 50, 6, 1, 'axes', [
      [30, 24, 100, 44],
      [30, 56, 100, 76],
    ]),
    'ArrowRight',
    64,
    { x: 1, y: 0 },
    [75, 50, 76, 50],
    [23, 50, 23, 50],
  ),
];
