// The ready-made walks: where each begins, the keys that are held, and where both walkers then are.

import { boxesOf } from '../../parts/walls.js';

/** @import { Preset } from '../../model/types.js' */

/** Three tiles of one wall with seams between them, a thin wall, and two blocks. */
const walls = [
  [22, 56, 44, 70],
  [44, 56, 66, 70],
  [66, 56, 88, 70],
  [112, 22, 115, 78],
  [34, 18, 54, 32],
  [132, 44, 146, 58],
];

const nowhere = { x: 0, y: 0 };
/** A step to the right and down at the pace of a walk, as the keys ask for it. */
const slanted = { x: 0.7071067811865475, y: 0.7071067811865475 };

/** Where the scene opens: the naive walker sticks at the first seam, and the exact one has walked on, on the same keys. */
export const start = {
  walker: { x: 63.941125496954214, y: 50, radius: 6 },
  from: { x: 63.23401871576767, y: 50 },
  motion: slanted,
  walls: boxesOf(walls),
  pace: { choice: 'walk' },
  naive: { x: 37.999, y: 49.999 },
  naiveFrom: { x: 37.999, y: 49.999 },
  rules: { choice: 'sides' },
  ledge: { value: 0 },
};

/** Two walkers that have not begun to walk. @param {number} x @param {number} y */
const standing = (x, y) => {
  const at = { x, y };
  return { walker: { ...at, radius: 6 }, from: at, motion: nowhere, naive: at, naiveFrom: at };
};

/** @param {number[][]} last the walls from the fifth on */
const withLast = (...last) => ({ walls: boxesOf([...walls.slice(0, 4), ...last]) });

/** A hallway exactly as wide as the walker; and a ledge in the middle of the room, with a block moved out of its way. */
const hallway = withLast([22, 30, 88, 44], walls[5]);
const ledge = withLast(walls[5], [92, 40, 108, 46]);

/** The lower right corner of the room, from nearer: less than a step is between the walkers there. */
const corner = { minX: 120, minY: 75, maxX: 160, maxY: 100 };

/**
 * A walk: where it begins, which keys are held for how many steps, and where both walkers then are.
 * @param {string} id @param {object} begin what differs from the room @param {string} keys @param {number} steps
 * @param {object} end @param {import('../../model/types.js').Box} [sight] the part of the room that it shows, if not all
 * @returns {Preset}
 */
function walk(id, begin, keys, steps, end, sight) {
  const state = { ...start, ...begin };
  return { id, state: { ...state, ...end }, walk: { state, keys, steps }, sight };
}

/**
 * Both walkers after their last step.
 * @param {number[]} walker from x and y, to x and y @param {number[]} naive likewise @param {object} motion
 */
const ended = ([fromX, fromY, x, y], [naiveFromX, naiveFromY, naiveX, naiveY], motion) => ({
  walker: { x, y, radius: 6 },
  from: { x: fromX, y: fromY },
  motion,
  naive: { x: naiveX, y: naiveY },
  naiveFrom: { x: naiveFromX, y: naiveFromY },
});

/** @type {Preset[]} */
export const presets = [
  { id: 'room', state: start },
  walk(
    'seam',
    standing(30, 44),
    'ArrowRight ArrowDown',
    64,
    ended([74.54772721475251, 50, 75.25483399593907, 50], [37.999, 49.999, 37.999, 49.999], slanted),
  ),
  walk(
    'corner',
    { ...standing(132, 80), walls: [], pace: { choice: 'run' }, rules: { choice: 'push' } },
    'ArrowRight ArrowDown',
    80,
    ended([151, 91, 151, 91], [152.76776695296635, 91, 151, 92.76776695296637], {
      x: 1.7677669529663687,
      y: 1.7677669529663687,
    }),
    corner,
  ),
  walk(
    'edge',
    { ...standing(96, 50), rules: { choice: 'rays' } },
    'ArrowRight',
    64,
    ended([106, 50, 106, 50], [106, 36.5, 106, 36.25], { x: 1, y: 0 }),
  ),
  walk(
    'ledge',
    { ...ledge, ...standing(100, 82), rules: { choice: 'ground' }, ledge: { value: 6 } },
    'ArrowUp',
    64,
    ended([100, 19, 100, 18], [100, 40, 100, 40], { x: 0, y: -1 }),
  ),
  walk(
    'tunnel',
    { ...standing(99, 34), pace: { choice: 'dash' }, rules: { choice: 'axes' } },
    'ArrowRight',
    1,
    ended([99, 34, 106, 34], [99, 34, 123, 34], { x: 24, y: 0 }),
  ),
  walk(
    'gap',
    { ...hallway, ...standing(12, 50), rules: { choice: 'axes' } },
    'ArrowRight',
    64,
    ended([75, 50, 76, 50], [15, 50, 15, 50], { x: 1, y: 0 }),
  ),
  {
    id: 'maze',
    state: {
      ...start,
      walls: boxesOf([
        [20, 20, 24, 80],
        [24, 20, 100, 24],
        [42, 42, 46, 97],
        [46, 42, 120, 46],
        [64, 64, 138, 68],
        [138, 20, 142, 68],
      ]),
      ...standing(12, 88),
    },
  },
];
