/** A world of boxes through the JavaScript library. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWorld } from '../../www/library/node.js';

const floor = { minX: -100, minY: 0, maxX: 100, maxY: 10 };
const wall = { minX: 20, minY: -50, maxX: 24, maxY: 0 };
const ball = { x: 0, y: -3, radius: 1 };

test('the first hit is the earliest, and all come in order', () => {
  const world = createWorld([wall, floor]);
  const sight = { a: { x: 10, y: -5 }, b: { x: 30, y: 5 } };
  assert.equal(world.first(sight)?.index, 0);
  assert.deepEqual(
    world.all(sight).map(({ index, t }) => [index, t]),
    [
      [0, 0.5],
      [1, 0.5],
    ],
  );
  assert.equal(world.firstCrossing(sight)?.index, 1);
  assert.equal(world.any({ mover: ball, motion: { x: 0, y: 1 } }), false);
  const { first, steps } = world.firstSteps(sight);
  assert.equal(first?.index, 0);
  assert.equal(steps.at(-1)?.kind, 'ends');
  world.dispose();
});

test('a circle slides along the floor to the wall and stays there', () => {
  const world = createWorld([floor, wall]);
  const travel = world.travel(ball, { x: 40, y: 20 }, 'slide');
  assert.deepEqual(travel.position, { x: 19, y: -1 });
  assert.deepEqual(
    travel.hits.map(({ index }) => index),
    [0, 1],
  );
  assert.equal(travel.timeLeft, 0);
  assert.deepEqual(travel.inside, []);
  world.dispose();
});

test('a box bounces and keeps its speed', () => {
  const world = createWorld([floor]);
  const mover = { x: 0, y: -3, width: 1, height: 1 };
  const { position, motion, hits } = world.travel(mover, { x: 0, y: 4 }, 'bounce');
  assert.deepEqual(
    [position, motion],
    [
      { x: 0, y: -3 },
      { x: 0, y: -4 },
    ],
  );
  assert.equal(hits[0].t, 0.5);
  world.dispose();
});

test('each hit can be accepted, ignored or made the last', () => {
  const world = createWorld([floor, wall]);
  const motion = { x: 40, y: 20 };
  const through = world.travel(ball, motion, 'slide', { choose: ({ index }) => (index === 1 ? 'ignore' : 'accept') });
  assert.deepEqual(through.position, { x: 40, y: -1 });
  const stopped = world.travel(ball, motion, 'slide', { choose: () => 'stop' });
  assert.equal(stopped.position.y, -1);
  assert.ok(stopped.timeLeft > 0.8);
  const broken = () => {
    throw new Error('mine');
  };
  assert.throws(() => world.travel(ball, motion, 'stop', { choose: broken }), { message: 'mine' });
  world.dispose();
});

test('a start inside a wall does not travel and says the way out', () => {
  const world = createWorld([floor]);
  const sunk = { x: 0, y: 0.5, radius: 1 };
  const travel = world.travel(sunk, { x: 5, y: 0 }, 'slide');
  assert.deepEqual(travel.position, { x: 0, y: 0.5 });
  assert.deepEqual(travel.inside[0]?.pushOut.by, { x: 0, y: -1.5 });
  const out = world.travel(sunk, { x: 0, y: -9 }, 'slide', { escape: true });
  assert.deepEqual(out.position, { x: 0, y: -8.5 });
  world.dispose();
});

test('a mover that passed into a box goes on, and one that leaves a box cannot come back', () => {
  const world = createWorld([
    { minX: 0, minY: 0, maxX: 10, maxY: 10 },
    { minX: 20, minY: 0, maxX: 21, maxY: 10 },
  ]);
  const inside = { x: 3, y: 5, radius: 1 };
  assert.deepEqual(world.travel(inside, { x: 8, y: 0 }, 'pass').position, { x: 11, y: 5 });
  const ignoring = { choose: () => /** @type {const} */ ('ignore') };
  assert.deepEqual(world.travel(inside, { x: 3, y: 0 }, 'slide', ignoring).position, { x: 6, y: 5 });
  const leaving = { x: 9.5, y: 5, radius: 0.25 };
  const { position } = world.travel(leaving, { x: 26, y: 0 }, 'bounce', { escape: true });
  assert.ok(position.x > 10, `at ${position.x}, back in the first box`);
  world.dispose();
});

test('a push-out ends outside for certain', () => {
  const world = createWorld([{ minX: 0.1, minY: 0.1, maxX: 10.3, maxY: 10.7 }]);
  for (let i = 0; i < 500; i++) {
    const mover = { x: (i * 0.37) % 12, y: (i * 0.73) % 12, radius: 0.3 + (i % 7) / 9 };
    const at = world.pushOut(mover);
    assert.ok(at);
    assert.equal(world.travel({ ...mover, ...at }, { x: 0, y: 0 }, 'stop').inside.length, 0);
  }
  world.dispose();
});

test('a world cannot change while a mover travels, and stays good when a choice tries', () => {
  const world = createWorld([floor]);
  for (const change of [() => world.insert(wall), () => world.remove(0), () => world.dispose()]) {
    const choose = () => {
      change();
      return undefined;
    };
    assert.throws(() => world.travel(ball, { x: 0, y: 9 }, 'stop', { choose }), /cannot change while a mover travels/);
  }
  assert.equal(world.length, 1);
  world.dispose();
});

test('paths and boxes at the end of the range are answered', () => {
  const most = Number.MAX_VALUE;
  const huge = createWorld([{ minX: 0, minY: 0, maxX: 1e308, maxY: 1e308 }]);
  assert.equal(huge.any({ a: { x: 0, y: -most }, b: { x: 0, y: -most } }), false);
  assert.equal(huge.any({ a: { x: 0, y: -most }, b: { x: 0, y: most } }), true);
  huge.dispose();
  const tiles = Array.from({ length: 90_000 }, (_, i) => {
    const [x, y] = [3 * (i % 300), 3 * Math.floor(i / 300)];
    return { minX: x, minY: y, maxX: x + 1, maxY: y + 1 };
  });
  const [x, y] = [4e19 + 5e6, 5e6];
  const world = createWorld([...tiles, { minX: x - 16384, minY: y - 100, maxX: x + 16384, maxY: y + 100 }]);
  assert.equal(world.first({ a: { x: 4e19, y: 0 }, b: { x: 4e19 + 1e7, y: 1e7 } })?.index, 90_000);
  world.dispose();
});

test('boxes come, go and move, and keep their index', () => {
  const world = createWorld([floor]);
  assert.equal(world.insert(wall), 1);
  assert.equal(world.remove(0), true);
  assert.equal(world.remove(0), false);
  assert.equal(world.insert(floor), 2);
  assert.equal(world.moveTo(1, floor), true);
  assert.equal(world.moveTo(0, floor), false);
  assert.equal(world.length, 2);
  world.dispose();
});

test('a world that was disposed of says so', () => {
  const world = createWorld([floor]);
  world.dispose();
  world.dispose();
  assert.throws(() => world.any({ a: { x: 0, y: 0 }, b: { x: 1, y: 1 } }), /world.any: the world has been disposed of/);
});

test('a choice that starts another travel in its world is told so, and the world stays good', () => {
  const world = createWorld([floor]);
  const choose = /** @type {any} */ (() => fall());
  const fall = () => world.travel(ball, { x: 0, y: 9 }, 'stop', { choose });
  assert.throws(fall, /world.travel: a choice must not start another travel in its world/);
  assert.equal(world.insert(floor), 1);
  assert.equal(world.travel(ball, { x: 0, y: 9 }, 'stop').hits.length, 2);
  world.dispose();
});

test('a rectangle is taken wherever a box is', () => {
  const world = createWorld([{ x: -100, y: 0, width: 200, height: 10 }]);
  const segment = { a: { x: 0, y: -5 }, b: { x: 0, y: 5 } };
  assert.equal(world.first(segment)?.t, 0.5);
  assert.equal(world.moveTo(0, { x: 0, y: 4, width: 1, height: 1 }), true);
  assert.equal(world.first(segment)?.t, 0.9);
  assert.throws(() => world.insert({ x: 0, y: 0, width: 2, height: -1 }), {
    code: 'inverted_box',
    message: 'world.insert: box.height must be ≥ 0, was -1',
  });
  assert.throws(() => world.insert({ x: 1e308, y: 0, width: 1e308, height: 1 }), {
    code: 'non_finite',
    message: 'world.insert: box leads beyond the largest number',
  });
  world.dispose();
});

test('bad input is named', () => {
  const loose = /** @type {any} */ (createWorld);
  assert.throws(() => loose([{ ...floor, minX: 900 }]), {
    name: 'RangeError',
    code: 'inverted_box',
    message: 'createWorld: boxes[0].minX must be ≤ boxes[0].maxX, was 900 > 100',
  });
  assert.throws(() => loose(3), { name: 'TypeError', code: 'wrong_type' });
  const world = /** @type {any} */ (createWorld([floor]));
  const motion = { x: 1, y: 1 };
  assert.throws(() => world.travel({ ...ball, radius: -1 }, motion, 'stop'), { code: 'negative_radius' });
  assert.throws(() => world.travel(ball, motion, 'leap'), { name: 'RangeError', code: 'unknown_option' });
  assert.throws(() => world.travel(ball, motion, { kind: ['slide'] }), { name: 'TypeError', code: 'wrong_type' });
  assert.throws(() => world.travel(ball, motion, { kind: 'slide', corners: 'stop' }), {
    code: 'unknown_option',
    message: 'world.travel: response has no option "corners"; there are kind, corner, restitution',
  });
  assert.throws(() => world.travel(ball, motion, { kind: 'stop', restitution: -1 }), { code: 'negative_restitution' });
  assert.throws(() => world.travel(ball, motion, 'stop', { turn: 3 }), {
    code: 'unknown_option',
    message: 'world.travel: options has no option "turn"; there are turns, hits, escape, choose',
  });
  assert.throws(() => world.travel(ball, { x: Number.NaN, y: 0 }, 'stop'), { code: 'non_finite' });
  assert.throws(() => world.travel({ x: 0, y: 0, width: -1, height: 1 }, motion, 'stop'), {
    message: 'world.travel: mover.width must be ≥ 0, was -1',
  });
  assert.throws(() => world.travel(ball, motion, { kind: 'bounce', restitution: -1 }), {
    message: 'world.travel: response.restitution must be ≥ 0, was -1',
  });
  assert.throws(() => world.remove(-1), { name: 'RangeError', code: 'not_integer_or_out_of_range' });
  assert.throws(() => world.travel(ball, motion, 'stop', { turns: 0 }), {
    message: 'world.travel: options.turns must be a whole number from 1 to 65536, was 0',
  });
  assert.throws(() => world.travel(ball, motion, 'stop', { escape: 'false' }), { code: 'wrong_type' });
  world.dispose();
});
