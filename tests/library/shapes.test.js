// Walls and movers that are no boxes: they come back in a form that is the same to the last bit.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cornersOf, createWorld, World } from '../../www/library/entries/node.js';
import { series } from '../page/samples.js';

/** @typedef {import('../../www/library/types.js').Mover} Mover */

const next = series(3);
const between = (/** @type {number} */ least, /** @type {number} */ most) => least + next() * (most - least);
const point = (/** @type {number} */ reach) => ({ x: between(-reach, reach), y: between(-reach, reach) });

/** One shape of each form. @returns {import('../../www/library/types.js').Wall[]} */
const shapes = () => [
  { points: Array.from({ length: 8 }, () => point(2)), at: point(20), radius: between(0, 1) },
  { points: [point(9), point(9), point(9)] },
  { a: point(20), b: point(20), radius: between(0, 1) },
  { center: point(20), half: { x: between(0, 3), y: between(0, 3) }, angle: between(-4, 4) },
  { center: point(20), half: { x: 1, y: 2 }, direction: { x: 0.6, y: 0.8 }, radius: 0.25 },
  { ...point(20), radius: between(0, 3) },
  { minX: -30.1, minY: 0.1, maxX: -28.7, maxY: 2.3, radius: 0.1 },
];

test('shapes that are moved and told, given again or saved give the same answers', () => {
  for (let round = 0; round < 50; round++) {
    const world = createWorld(shapes());
    const box = world.insert({ x: -40, y: 30, width: 80, height: 1 });
    const lifts = [...world].map(([id]) => ({ id, motion: point(3) }));
    world.moveSolids(lifts, []);
    const told = [...world];
    const again = createWorld(told.map(([, wall]) => wall));
    const saved = World.fromJSON(JSON.parse(JSON.stringify(world)));
    assert.deepEqual([...again], told);
    assert.deepEqual([...saved], told);
    const read = World.fromBytes(world.toBytes());
    assert.equal(read.hash(), world.hash());
    const fromBytes = createWorld([...read].map(([, wall]) => wall));
    assert.deepEqual(told.at(-1), [box, world.get(box)]);
    for (const mover of /** @type {Mover[]} */ ([...shapes(), { ...point(20), width: 1.3, height: 0.7 }])) {
      const asked = /** @type {const} */ ([mover, point(40), { kind: 'slide' }]);
      const travel = world.travel(...asked);
      assert.deepEqual(again.travel(...asked), travel);
      for (const each of [saved, read, fromBytes]) assert.deepEqual(each.travel(...asked), travel);
      assert.deepEqual(again.all({ mover, motion: asked[1] }), world.all({ mover, motion: asked[1] }));
    }
    for (const each of [world, again, saved, read, fromBytes]) each.dispose();
  }
});

test('a mover that ends among shapes is outside of them, also when it is given again', () => {
  for (let round = 0; round < 100; round++) {
    const world = createWorld([...shapes(), { x: -40, y: 30, width: 80, height: 1 }]);
    for (let mover of /** @type {Mover[]} */ (shapes())) {
      const free = world.pushOut(mover);
      if (!free) continue;
      mover = free;
      for (let step = 0; step < 5; step++) {
        /** @type {import('../../www/library/types.js').Travel} */
        const { mover: end, ground } = world.travel(mover, point(20), 'slide');
        assert.deepEqual(world.overlaps(end), []);
        assert.deepEqual(world.pushOut(end), end, 'it is where it was');
        assert.deepEqual(world.standsOn(end), ground);
        mover = end;
      }
    }
    world.dispose();
  }
});

test('a wall can become another shape, and a box again', () => {
  const world = createWorld([{ x: 0, y: 0, width: 4, height: 4 }]);
  const path = { a: { x: -1, y: 0.5 }, b: { x: 9, y: 0.5 } };
  const slope = {
    points: [
      { x: 0, y: 4 },
      { x: 4, y: 4 },
      { x: 4, y: 0 },
    ],
    at: { x: 1, y: 4 },
    radius: 0,
  };
  assert.ok(world.moveTo(0, slope));
  assert.deepEqual(world.get(0), slope);
  assert.deepEqual([world.first(path)?.t, world.first(path)?.span.enter?.feature], [0.55, 'edge2']);
  assert.equal(world.moveAll(Float64Array.of(0), Float64Array.of(2, 0, 3, 1)), 1);
  assert.deepEqual(world.get(0), { minX: 2, minY: 0, maxX: 3, maxY: 1 });
  assert.equal(world.moveTo(1, slope), false);
  world.dispose();
});

test('a shape is the same as a wall and as a mover, or neither', () => {
  const world = createWorld();
  const place = { x: 5, y: 6 };
  for (const round of [
    { ...place, width: 2, height: 3, radius: 1 },
    { ...place, minX: 5, minY: 6, maxX: 7, maxY: 9, radius: 1 },
  ]) {
    const wall = world.get(world.insert(round));
    world.clear();
    assert.deepEqual(world.travel(round, { x: 0, y: 0 }, 'slide').mover, wall);
  }
  const [a, b] = [place, { x: 6, y: 6 }];
  for (const [form, key] of /** @type {[any, string][]} */ ([
    [{ ...place, points: [a, b] }, 'points'],
    [{ ...place, width: 2, height: 3, points: [a, b] }, 'points'],
    [{ ...place, radius: 1, a, b }, 'a'],
    [{ ...place, radius: 1, center: a, half: b, angle: 0 }, 'center'],
  ])) {
    const message = new RegExp(`must have either ${key} or x and y, had both$`);
    assert.throws(() => world.insert(form), message);
    assert.throws(() => world.overlaps(form), message);
    assert.throws(() => cornersOf(form), message);
  }
  world.dispose();
});

test('a wrong shape is refused by name, and changes nothing', () => {
  const world = createWorld();
  const at = { x: 0, y: 0 };
  const bad = /** @type {[any, string, string][]} */ ([
    [{ points: [] }, 'point_count', '.points must have 1 to 8 points, had 0'],
    [{ points: Array.from({ length: 9 }, () => at) }, 'point_count', '.points must have 1 to 8 points, had 9'],
    [{ points: [at, { x: 1 }] }, 'wrong_type', '.points[1].y must be a number, was undefined'],
    [{ center: at, half: { x: -1, y: 1 }, angle: 0 }, 'inverted_box', '.half.x must be ≥ 0, was -1'],
    [{ a: at, b: at, radius: -1 }, 'negative_radius', '.radius must be ≥ 0, was -1'],
    [{ minX: 1, minY: 0, maxX: 0, maxY: 1, radius: 1 }, 'inverted_box', '.minX must be ≤ '],
  ]);
  for (const [shape, code, message] of bad) {
    const saying = (/** @type {string} */ start) => (/** @type {any} */ error) =>
      error.code === code && error.message.startsWith(start + message);
    assert.throws(() => world.insert(shape), saying('world.insert: shape'));
    assert.throws(() => world.insertAll([{ ...at, radius: 1 }, shape]), saying('world.insertAll: boxes[1]'));
    assert.throws(() => world.overlaps(shape), saying('world.overlaps: mover'));
    assert.throws(() => world.moveSolids([], [shape]), saying('world.moveSolids: movers[0]'));
  }
  assert.equal(world.length, 0);
  world.dispose();
});

test('a player walks up a slope at its speed, and steps onto a ledge', () => {
  const world = createWorld([
    { x: -9, y: 0, width: 40, height: 1 },
    {
      points: [
        { x: 0, y: 0 },
        { x: 4, y: 0 },
        { x: 4, y: -2 },
      ],
    },
    { x: 12, y: -0.25, width: 4, height: 1 },
  ]);
  const walker = { steepest: { x: 1, y: 1 }, snap: 0.5, step: 0.25 };
  /** @type {import('../../www/library/types.js').Rectangle} */
  let player = { x: -4, y: -1, width: 1, height: 1 };
  for (let i = 0; i < 4; i++) {
    const walk = world.walk(player, { x: 1, y: 0.25 }, walker);
    assert.deepEqual(walk.motion, { x: 1, y: 0 });
    player = walk.mover;
  }
  assert.deepEqual([player.x, player.y], [0, -1.5]);
  const ledge = world.walk({ x: 10, y: -1, width: 1, height: 1 }, { x: 3, y: 0.25 }, walker);
  assert.deepEqual([ledge.mover, ledge.ground[0].id], [{ x: 13, y: -1.25, width: 1, height: 1 }, 2]);
  world.dispose();
});
