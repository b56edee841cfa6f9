// −0 is 0: no answer has it, whatever was given.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWorld, travelVsMovingBox, travelVsMovingBoxSteps } from '../../www/library/entries/node.js';

/** Where there is a −0 in an answer. @param {any} value @param {string} [path] @returns {string[]} */
function minusZeros(value, path = '') {
  if (Object.is(value, -0)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => minusZeros(part, `${path}.${key}`));
}

const movers = [
  { x: -0, y: -0, radius: -0 },
  { x: -0, y: -0, width: -0, height: -0 },
  { x: -0, y: -0, width: 2, height: -0 },
  { minX: -0, minY: -0, maxX: -0, maxY: -0 },
  { x: 4.5, y: -0, radius: -0 },
  { x: 4.5, y: -0.5, width: -0, height: 1 },
];
const motions = [
  { x: -0, y: -0 },
  { x: 9, y: -0 },
  { x: -0, y: -3 },
];

test('a size or a place of −0 comes back as 0', () => {
  const wall = { minX: 4, minY: -2, maxX: 5, maxY: -0 };
  const world = createWorld([wall, { x: -0, y: -0, width: 3, height: -0 }]);
  for (const mover of movers) {
    const answers = motions.flatMap((motion) => {
      const sweep = { mover, motion };
      const lift = createWorld([wall]);
      return [
        ...['stop', 'slide', 'bounce', 'pass'].flatMap((/** @type {any} */ response) => [
          world.travelSteps(mover, motion, response, { startInside: 'pushOut' }),
          travelVsMovingBox(mover, motion, wall, motion, response),
          travelVsMovingBoxSteps(mover, motion, wall, { x: -0, y: -0 }, response),
        ]),
        lift.moveSolid(0, motion, [mover], { motions: [motion] }),
        [...lift],
        world.firstSteps(sweep),
        world.allSteps(sweep),
      ];
    });
    const all = [...answers, world.pushOut(mover), world.toJSON()];
    assert.deepEqual(minusZeros(all), [], JSON.stringify(mover));
  }
});
