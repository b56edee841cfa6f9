/** Numbers as readers compute them: what they place flush is not in the wall, and whole numbers stay whole. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWorld, oneWay } from '../../www/library/entries/node.js';

const down = { x: 0, y: 5 };

/** @import { Response } from '../../www/library/types.js' */

// GDevelop, pull request 3009: the platform moved, the player stopped every few frames, and then fell
test('a player who is put on a one-way platform by subtraction stands on it', () => {
  const cases = [
    { top: 461.2, height: 37.4, y: 423.8 },
    { top: 191.682, height: 66.0008, y: 125.6812 },
  ];
  for (const { top, height, y } of cases) {
    assert.equal(top - height === y || Math.abs(top - height - y) < 1e-12, true);
    const world = createWorld([{ minX: 0, minY: top, maxX: 5000, maxY: top + 9 }]);
    const player = { x: 100, y, width: 20, height };
    assert.deepEqual(world.standsOn(player), [0]);
    const travel = world.travel(player, down, 'slide', { choose: oneWay('top') });
    assert.deepEqual(travel.ground, [0]);
    assert.deepEqual([travel.settled, travel.inside, travel.position.x], [travel.position, [], 100]);
    assert.ok(travel.position.y + height <= top && Math.abs(travel.position.y - y) < 1e-12);
    world.dispose();
  }
});

// mineflayer-physics-utils, pull request 55: a box that is put beside a wall by subtraction never got away from it
test('a box that is put beside a wall by subtraction leaves it under every response', () => {
  const world = createWorld([{ minX: 325.2, minY: 0, maxX: 400, maxY: 100 }]);
  const mover = { x: 243.5, y: 20, width: 81.7, height: 9 };
  assert.deepEqual(world.overlaps(mover), [0]);
  for (const response of /** @type {Response[]} */ (['stop', 'slide', 'bounce', 'pass'])) {
    const { isStuck, settled, position, hits } = world.travel(mover, { x: -5, y: 0 }, response);
    assert.deepEqual([isStuck, hits, position], [false, [], { x: (settled?.x ?? 0) - 5, y: 20 }]);
  }
  const deep = world.travel({ ...mover, x: 244 }, { x: -5, y: 0 }, 'stop');
  assert.deepEqual([deep.isStuck, deep.settled, deep.position.x], [true, null, 244]);
  world.dispose();
});

test('a rectangle ends at position + size, rounded, as it does in Rust and in every program', () => {
  const rectangles = [
    { x: 53.1, y: -68.1, width: 48, height: 9.2 },
    { x: -70.9, y: -87, width: 18.8, height: 36.6 },
    { x: 88.7, y: 29.8, width: 54.2, height: 7.7 },
  ];
  for (const { x, y, width, height } of rectangles) {
    const world = createWorld([{ x, y, width, height }]);
    const [maxX, maxY] = [x + width, y + height];
    assert.deepEqual(world.get(0), { minX: x, minY: y, maxX, maxY });
    const from = (/** @type {number} */ dx, /** @type {number} */ dy, /** @type {any} */ motion) =>
      world.travel({ x: dx, y: dy, width: 10, height: 10 }, motion, 'stop').position;
    assert.equal(from(x + 1, maxY + 40, { x: 0, y: -100 }).y, maxY);
    assert.equal(from(maxX + 40, y, { x: -100, y: 0 }).x, maxX);
    world.dispose();
  }
});

test('two movers that are stored side by side part again, though their far sides have rounded', () => {
  const seed = { x: 0.1 };
  const next = () => {
    seed.x = (seed.x * 7.31 + 0.17) % 1;
    return seed.x;
  };
  for (let i = 0; i < 500; i++) {
    const size = { width: 0.1 + next(), height: 1 };
    const left = { x: 10 * next() - 5, y: 0, ...size };
    const world = createWorld([left]);
    const beside = { x: left.x + 9, y: 0, ...size };
    const { mover } = world.travel(beside, { x: -20, y: 0 }, 'stop');
    world.moveTo(0, mover);
    for (const response of /** @type {Response[]} */ (['stop', 'bounce', 'slide'])) {
      const { position, hits } = world.travel(left, { x: -1, y: 0 }, response);
      assert.equal(hits.length, 0);
      assert.ok(Math.abs(position.x - (left.x - 1)) < 1e-12);
    }
    world.dispose();
  }
});

test('a slide ends at a whole number, and nothing is left after a stop', () => {
  const world = createWorld([{ minX: 0, minY: 0, maxX: 8, maxY: 8 }]);
  const mover = { x: 10, y: 10, width: 2, height: 2 };
  const motion = { x: -9, y: -6 };
  assert.deepEqual(world.travel(mover, motion, 'slide').position, { x: 1, y: 8 });
  assert.deepEqual(world.travel(mover, motion, 'bounce').position, { x: 1, y: 12 });
  const stopped = world.travel(mover, motion, 'stop');
  assert.deepEqual([stopped.motion, stopped.hits.length], [{ x: 0, y: 0 }, 1]);
  const chosen = world.travel(mover, motion, 'pass', { choose: () => 'stop' });
  assert.deepEqual(chosen.motion, { x: 0, y: 0 });
  world.dispose();
});

test('no line of sight passes through a wall of tiles, at any height', () => {
  const tiles = Array.from({ length: 16 }, (_, n) => ({
    x: 100 + 16 * (n % 2),
    y: 16 * (n >> 1),
    width: 16,
    height: 16,
  }));
  const world = createWorld(tiles);
  const sight = (/** @type {number} */ y) => ({ a: { x: 0, y }, b: { x: 300, y } });
  const seen = Array.from({ length: 127 }, (_, y) => y + 1).filter((y) => world.isClear(sight(y)));
  assert.deepEqual(seen, []);
  assert.equal(world.firstCrossing(sight(16)), null);
  assert.equal(world.isClear(sight(128)), true);
  assert.equal(world.isClear(sight(16), { when: (id) => id > 1 }), true);
  const moving = /** @type {any} */ ({ mover: { x: 0, y: 0, radius: 1 }, motion: { x: 1, y: 0 } });
  assert.throws(() => world.isClear(moving), { code: 'wrong_type', message: /^world\.isClear: segment\.a must be/ });
  world.dispose();
});
