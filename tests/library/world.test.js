/** A world of boxes through the JavaScript library. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWorld } from '../../www/library/entries/node.js';

const floor = { minX: -100, minY: 0, maxX: 100, maxY: 10 };
const wall = { minX: 20, minY: -50, maxX: 24, maxY: 0 };

test('the steps to all contacts say which groups were visited and left out, and count every box', () => {
  const boxes = Array.from({ length: 1000 }, (_, n) => ({
    x: 4 * (n % 50),
    y: 4 * Math.floor(n / 50),
    width: 2,
    height: 2,
  }));
  const world = createWorld(boxes);
  const path = { a: { x: -1, y: 1 }, b: { x: 199, y: 41 } };
  const { all, steps } = world.allSteps(path);
  assert.deepEqual(all, world.all(path));
  assert.ok(all.length > 10);
  const [tested, visited, left] = ['tests', 'group', 'culls'].map(
    (wanted) => steps.filter(({ kind }) => kind === wanted).length,
  );
  assert.deepEqual(steps.at(-1), { kind: 'ends', tested, culled: 1000 - tested });
  assert.ok(visited > 0 && left > visited && tested < 100, `${[visited, left, tested]}`);
  world.dispose();
});

test('boxes come, go and move, and keep their id', () => {
  const world = createWorld([floor]);
  assert.equal(world.insert(wall), 1);
  assert.equal(world.remove(0), true);
  assert.equal(world.remove(0), false);
  const third = world.insert(floor);
  assert.ok(third > 1, 'the slot is used again, the id is not');
  assert.equal(world.moveTo(1, floor), true);
  assert.equal(world.moveTo(0, floor), false);
  assert.deepEqual([world.get(0), world.get(third)], [null, floor]);
  assert.equal(world.length, 2);
  assert.deepEqual(
    [...world],
    [
      [1, floor],
      [third, floor],
    ],
  );
  world.clear();
  assert.deepEqual([world.length, world.get(third), world.remove(1)], [0, null, false]);
  world.dispose();
});

test('many boxes come and move at once', () => {
  const world = createWorld(Float64Array.of(0, 0, 1, 1, 4, 0, 5, 1));
  const ids = world.insertAll([{ x: 8, y: 0, width: 1, height: 1 }, wall], { layers: 2 });
  assert.deepEqual([...ids], [2, 3]);
  assert.equal(world.layers(2), 2);
  assert.equal(world.layers(0), 2 ** 32 - 1);
  assert.equal(world.setLayers(0, 1), true);
  assert.equal(world.layers(0), 1);
  assert.equal(world.moveAll(Float64Array.of(0, 77, 1), Float64Array.of(0, 9, 1, 10, 0, 0, 1, 1, 4, 9, 5, 10)), 2);
  assert.deepEqual(world.get(1), { minX: 4, minY: 9, maxX: 5, maxY: 10 });
  world.dispose();
});

test('every query takes a filter', () => {
  const world = createWorld();
  const sight = { a: { x: 0, y: 0.5 }, b: { x: 20, y: 0.5 } };
  const at = (/** @type {number} */ x) => ({ x, y: 0, width: 1, height: 1 });
  const [glass, brick, door] = [1, 2, 2].map((layers, i) => world.insert(at(4 * i + 4), { layers }));
  const mover = { x: 0, y: 0.25, width: 0.5, height: 0.5 };
  const motion = { x: 20, y: 0 };
  const filters = [
    [{}, glass],
    [{ mask: 2 }, brick],
    [{ mask: ~1 }, brick],
    [{ mask: 2, without: [brick] }, door],
    [{ without: new Set([glass]) }, brick],
    [{ when: (/** @type {number} */ id) => id === door }, door],
  ];
  for (const [filter, wanted] of /** @type {[import('../../www/library/types.js').Filter, number][]} */ (filters)) {
    assert.equal(world.first(sight, filter)?.id, wanted);
    assert.equal(world.firstCrossing(sight, filter)?.id, wanted);
    assert.equal(world.firstSteps(sight, filter).first?.id, wanted);
    assert.equal(world.all(sight, filter)[0].id, wanted);
    assert.equal(world.any(sight, filter), true);
    assert.equal(world.travel(mover, motion, 'stop', filter).hits[0].id, wanted);
    const out = new Float64Array(8);
    world.firstBatch(Float64Array.of(0, 0.5, 20, 0.5), out, filter);
    assert.equal(out[0], wanted);
    world.travelBatch(Float64Array.of(0, 0.25, 0.5, 0.75), Float64Array.of(20, 0), 'stop', out, filter);
    assert.equal(out[6], wanted);
  }
  const inGlass = { x: 4.25, y: 0.25, radius: 0.1 };
  assert.deepEqual(world.overlaps(inGlass), [glass]);
  assert.deepEqual(world.overlaps(inGlass, { mask: 2 }), []);
  assert.deepEqual(world.pushOut(inGlass, { without: [glass] }), inGlass);
  assert.deepEqual(world.pushOut(inGlass), { x: 3.9, y: 0.25, radius: 0.1 });
  world.dispose();
});

test('many segments and movers at once have the answers of single calls', () => {
  let state = 7;
  const whole = (/** @type {number} */ below) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  const world = createWorld(
    Array.from({ length: 30 }, () => ({ x: whole(20), y: whole(20), width: 1 + whole(2), height: 1 })),
  );
  const count = 200;
  const segments = Float64Array.from({ length: 4 * count }, () => whole(22));
  const movers = Float64Array.from({ length: 3 * count }, (_, i) => (i % 3 === 2 ? 0.25 : whole(22)));
  const motions = Float64Array.from({ length: 2 * count }, () => whole(15) - 7);
  const [out, counts] = [new Float64Array(8 * count), new Float64Array(count)];
  const segment = (/** @type {number} */ i) => {
    const [ax, ay, bx, by] = segments.subarray(4 * i, 4 * i + 4);
    return { a: { x: ax, y: ay }, b: { x: bx, y: by } };
  };
  world.firstBatch(segments, out);
  for (let i = 0; i < count; i++) {
    const first = world.first(segment(i));
    const [id, t, , x, y] = out.subarray(8 * i);
    assert.deepEqual([id, t], [first?.id ?? -1, first?.t ?? 0]);
    assert.deepEqual([x, y], [first?.span.enter?.point.x ?? 0, first?.span.enter?.point.y ?? 0]);
  }
  const all = new Float64Array(8 * 30 * count);
  const total = world.allBatch(segments, counts, all);
  let row = 0;
  for (let i = 0; i < count; i++) {
    const found = world.all(segment(i));
    assert.equal(counts[i], found.length);
    for (const { id, t } of found) assert.deepEqual([...all.subarray(8 * row++).subarray(0, 2)], [id, t]);
  }
  assert.equal(row, total);
  world.travelBatch(movers, motions, 'slide', out);
  for (let i = 0; i < count; i++) {
    const [x, y, radius] = movers.subarray(3 * i);
    const travel = world.travel({ x, y, radius }, { x: motions[2 * i], y: motions[2 * i + 1] }, 'slide');
    const { position, motion, timeLeft, hits } = travel;
    const last = hits.at(-1);
    const wanted = [position.x, position.y, motion.x, motion.y, timeLeft, hits.length, last?.id ?? -1];
    assert.deepEqual([...out.subarray(8 * i, 8 * i + 7)], wanted);
  }
  world.dispose();
});
