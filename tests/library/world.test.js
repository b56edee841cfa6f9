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
  assert.equal(travel.startedInside, null);
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
  assert.deepEqual(travel.startedInside?.pushOut.by, { x: 0, y: -1.5 });
  const out = world.travel(sunk, { x: 0, y: -9 }, 'slide', { escape: true });
  assert.deepEqual(out.position, { x: 0, y: -8.5 });
  world.dispose();
});

test('boxes come, go and move, and keep their index', () => {
  const world = createWorld([floor]);
  assert.equal(world.insert(wall), 1);
  assert.equal(world.remove(0), true);
  assert.equal(world.remove(0), false);
  assert.equal(world.insert(floor), 2);
  assert.equal(world.replace(1, floor), true);
  assert.equal(world.replace(0, floor), false);
  assert.equal(world.length, 2);
  world.dispose();
});

test('a world that was disposed of says so', () => {
  const world = createWorld([floor]);
  world.dispose();
  world.dispose();
  assert.throws(() => world.any({ a: { x: 0, y: 0 }, b: { x: 1, y: 1 } }), /world.any: the world has been disposed of/);
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
  assert.throws(() => world.travel(ball, motion, 'leap'), { code: 'wrong_type' });
  assert.throws(() => world.travel(ball, { x: Number.NaN, y: 0 }, 'stop'), { code: 'non_finite' });
  assert.throws(() => world.travel({ x: 0, y: 0, width: -1, height: 1 }, motion, 'stop'), {
    message: 'world.travel: mover.width must be ≥ 0, was -1',
  });
  assert.throws(() => world.travel(ball, motion, { kind: 'bounce', restitution: -1 }), {
    message: 'world.travel: response.restitution must be ≥ 0, was -1',
  });
  assert.throws(() => world.remove(-1), { code: 'bad_layout' });
  world.dispose();
});
