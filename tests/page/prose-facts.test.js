// What explanations claim: each claim stands beside a test that it is so.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWorld, segmentVsAabbContact } from '../../www/library/entries/index.js';
import { proseOf, sceneOf, solved, turnOf } from './facts.js';
import { series } from './samples.js';

/** @typedef {import('../../www/model/types.js').Point} Point */

test('half-planes: a path that starts inside enters no half-plane, and at −∞ it has no finite point', async () => {
  const { scene } = await sceneOf('half-planes');
  assert.match(proseOf('half-planes'), /near would stay −∞ for such a path, and the point .* infinite or NaN/);
  const { state, steps } = solved(scene, 'inside');
  assert.ok(steps.every((/** @type {any} */ { kind }) => kind !== 'enters'));
  const [x, y] = [state.b.x - state.a.x, state.b.y - state.a.y].map((motion) => -Infinity * motion);
  assert.ok(!Number.isFinite(x) && !Number.isFinite(y) && Number.isNaN(-Infinity * 0));
});

test('half-planes: equal times, computed in different ways, may come out different', () => {
  assert.match(proseOf('half-planes'), /two equal times, computed in different ways, may come out different/);
  const random = series(12);
  const plain = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ line) => {
    const [da, db] = [line - a, line - b];
    return da / (da - db);
  };
  let different = 0;
  for (let i = 0; i < 200; i++) {
    // All three points are multiples of the corner, so the path runs through it at one and the same time.
    const corner = { x: 1 + random() * random(), y: 1 + random() * random() };
    const at = (/** @type {number} */ by) => ({ x: by * corner.x, y: by * corner.y });
    const [a, b] = [at(-(2 ** -10)), at(4)];
    assert.equal(turnOf(a, b, corner), 0);
    const box = { minX: corner.x, minY: corner.y - 8, maxX: corner.x + 8, maxY: corner.y };
    assert.equal(segmentVsAabbContact({ a, b }, box), 'touch');
    if (plain(a.x, b.x, corner.x) !== plain(a.y, b.y, corner.y)) different += 1;
  }
  assert.ok(different > 10, `${different} of 200`);
});

test('orientation: a turn of 32-bit coordinates can need 65 bits, and never more', () => {
  const [low, high] = [-(2n ** 31n), 2n ** 31n - 1n];
  const ends = [low, high];
  const points = ends.flatMap((x) => ends.map((y) => [x, y]));
  // A determinant is largest where each point is at an end of the range.
  const largest = points.flatMap((a) =>
    points.flatMap((b) => points.map((c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))),
  );
  const most = largest.reduce((one, other) => (other > one ? other : one));
  assert.equal(BigInt.asIntN(65, most), most);
  assert.notEqual(BigInt.asIntN(64, most), most);
  assert.ok(largest.every((each) => BigInt.asIntN(65, each) === each));
  assert.match(proseOf('orientation'), /can need 65/);
});

test('bounce: the part of the motion along the normal is reversed, and restitution scales all of it', () => {
  const world = createWorld([{ minX: 10, minY: -50, maxX: 20, maxY: 50 }]);
  const ball = { x: 0, y: 0, radius: 1 };
  for (const [restitution, motion] of /** @type {[number, Point][]} */ ([
    [1, { x: -18, y: 4 }],
    [0.5, { x: -9, y: 2 }],
    [0, { x: 0, y: 0 }],
    [2, { x: -36, y: 8 }],
  ])) {
    const { motion: kept } = world.travel(ball, { x: 18, y: 4 }, { kind: 'bounce', restitution });
    assert.deepEqual([kept.x + 0, kept.y + 0], [motion.x, motion.y]);
  }
  world.dispose();
  assert.match(proseOf('bounce'), /the part along the normal is reversed, and the rest stays/);
  assert.match(proseOf('bounce'), /It scales the whole motion/);
});

test('walk: where it goes through a wall, one timestep is longer than the thickness of the wall plus the diameter of the circle', async () => {
  const { state } = solved((await sceneOf('walk')).scene, 'tunnel');
  const { walls, walker, motion } = state;
  const [wall] = walls;
  assert.ok(state.naiveFrom.x < wall.minX && state.naive.x > wall.maxX);
  assert.ok(motion.x > wall.maxX - wall.minX + 2 * walker.radius);
  assert.match(proseOf('walk'), /one timestep is longer than the wall’s thickness plus the circle’s diameter/);
});
