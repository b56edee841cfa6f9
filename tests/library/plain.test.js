/** The naive twin goes wrong where the page says it does, and the library does not. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWorld } from '../../www/library/node.js';
import { plainWalk } from '../../www/library/page.js';

const tiles = [0, 10, 20, 30].map((minX) => ({ minX, minY: 0, maxX: minX + 10, maxY: 10 }));
const wall = { minX: 20, minY: -50, maxX: 22, maxY: 50 };

/** @param {any} mover @param {any} motion @param {any[]} walls */
function exact(mover, motion, walls) {
  const world = createWorld(walls);
  const { position } = world.travel(mover, motion, 'slide');
  world.dispose();
  return position;
}

//   ●↘  ●↘  ●↘
//  ▓▓▓▓│▓▓▓▓│▓▓▓▓   two sides are reported where a tile begins, and the walk ends there
test('at a seam the naive twin reports two sides and sticks, and the library walks on', () => {
  const motion = { x: 1, y: 1 };
  let [naive, ours] = [
    { x: 2, y: -3 },
    { x: 2, y: -3 },
  ];
  let most = 0;
  for (let i = 0; i < 20; i++) {
    const { position, reports } = plainWalk({ ...naive, radius: 3 }, motion, tiles);
    naive = position;
    most = Math.max(most, ...reports.map(({ sides }) => sides.length));
    ours = exact({ ...ours, radius: 3 }, motion, tiles);
  }
  assert.equal(most, 2);
  assert.ok(naive.x < 7, `${naive.x}`);
  assert.deepEqual(ours, { x: 22, y: -3 });
});

//  ●→ → → ▓ → → ○   only the place at the end is looked at
test('at speed the naive twin walks through a wall, and the library stops at it', () => {
  const mover = { x: 4, y: 0, radius: 3 };
  const motion = { x: 30, y: 0 };
  assert.deepEqual(plainWalk(mover, motion, [wall]), { position: { x: 34, y: 0 }, reports: [] });
  assert.deepEqual(exact(mover, motion, [wall]), { x: 17, y: 0 });
});

test('a wrong argument is named', () => {
  const mover = { x: 0, y: 0, radius: 1 };
  const none = { x: 0, y: 0 };
  assert.throws(() => plainWalk({ ...mover, radius: -1 }, none, []), /mover\.radius must be ≥ 0/);
  assert.throws(() => plainWalk(mover, { x: Number.NaN, y: 0 }, []), /motion/);
  assert.throws(() => plainWalk(mover, none, /** @type {any} */ ('walls')), /walls must be an array/);
  assert.throws(() => plainWalk(mover, none, [{ minX: 2, minY: 0, maxX: 1, maxY: 1 }]), /walls\.minX must be ≤/);
});
