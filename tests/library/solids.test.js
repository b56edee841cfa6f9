// Solids that move, positions of single precision, what a mover stands on, and worlds that are saved.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWorld, World } from '../../www/library/entries/node.js';

test('a world that is saved goes on with the same ids and answers', () => {
  const world = createWorld([{ x: 0, y: 0, width: 1, height: 1 }], { positions: 'f32' });
  const ids = world.insertAll(
    [0, 2, 4, 6].map((x) => ({ x, y: 0.1, width: 1.3, height: 1 })),
    { layers: 6 },
  );
  world.remove(ids[1]);
  world.remove(0);
  world.insert({ x: 9, y: 9, width: 1, height: 1 }, { layers: 2 ** 32 - 1 });
  const text = JSON.stringify(world);
  const bytes = world.toBytes();
  const copies = [World.fromJSON(JSON.parse(text)), World.fromBytes(bytes)];
  const sweep = { mover: { x: -3, y: 0.5, radius: 0.2 }, motion: { x: 20, y: 0 } };
  const box = { x: 1, y: 1, width: 1, height: 1 };
  const found = world.all(sweep, { mask: 4 });
  const travel = world.travel(sweep.mover, sweep.motion, 'slide');
  const next = [1, 2, 3].map(() => world.insert(box));
  for (const again of copies) {
    assert.equal(JSON.stringify(again), text);
    assert.deepEqual(again.toBytes(), bytes);
    assert.equal(again.remove(ids[1]), false);
    assert.deepEqual(again.all(sweep, { mask: 4 }), found);
    assert.deepEqual(again.travel(sweep.mover, sweep.motion, 'slide'), travel);
    assert.equal(again.positions, 'f32');
    for (const id of next) assert.equal(again.insert(box), id);
    assert.equal(again.hash(), world.hash());
    again.dispose();
  }
  world.dispose();
});

test('data that is no world is refused', () => {
  const box = { id: 0, minX: 0, minY: 0, maxX: 1, maxY: 1, layers: 1 };
  const good = {
    version: /** @type {const} */ (1),
    positions: /** @type {const} */ ('f64'),
    boxes: [box],
    free: [1],
    spent: [],
  };
  World.fromJSON(good).dispose();
  /** @type {[any, string, RegExp][]} */
  const bad = [
    [null, 'wrong_type', /^World\.fromJSON: data must be an object/],
    [{ ...good, extra: 1 }, 'unknown_option', /extra/],
    [{ ...good, version: 3 }, 'not_integer_or_out_of_range', /data\.version/],
    [{ ...good, positions: 'f16' }, 'unknown_option', /: data\.positions must be 'f32' or 'f64', was the string "f16"/],
    [{ ...good, boxes: {} }, 'wrong_type', /data\.boxes must be an array/],
    [{ ...good, boxes: [{ ...box, minX: 2 }] }, 'inverted_box', /minX must be ≤/],
    [{ ...good, boxes: [{ ...box, minX: Number.NaN }] }, 'non_finite', /data\.boxes\[0\]\.minX/],
    [{ ...good, boxes: [{ ...box, id: -1 }] }, 'not_integer_or_out_of_range', /data\.boxes\[0\]\.id/],
    [{ ...good, boxes: [{ ...box, layers: 0.5 }] }, 'not_integer_or_out_of_range', /data\.boxes\[0\]\.layers/],
    [{ ...good, free: [0.5] }, 'not_integer_or_out_of_range', /data\.free\[0\]/],
    [{ ...good, spent: ['0'] }, 'wrong_type', /data\.spent\[0\]/],
    [{ ...good, spent: [2 ** 32] }, 'not_integer_or_out_of_range', /data\.spent\[0\]/],
    [{ ...good, free: [0] }, 'bad_layout', /must name every slot once/],
    [{ ...good, free: [], boxes: [{ ...box, id: 1 }] }, 'bad_layout', /must name every slot once/],
  ];
  for (const [data, code, message] of bad) assert.throws(() => World.fromJSON(data), { code, message });
});

test('bytes that are no world are refused', () => {
  const world = createWorld([{ x: 0, y: 0, width: 1, height: 1 }]);
  const bytes = world.toBytes();
  const patched = (/** @type {number} */ place, /** @type {number} */ byte) =>
    bytes.map((each, i) => (i === place ? byte : each));
  /** @type {[any, string, RegExp][]} */
  const bad = [
    [null, 'wrong_type', /^World\.fromBytes: bytes must be a Uint8Array, was null/],
    [[...bytes], 'wrong_type', /was an array/],
    [new Float64Array(9), 'wrong_type', /was a Float64Array/],
    [new Uint8Array(0), 'bad_layout', /bytes must begin as those of a world/],
    [patched(8, 2), 'bad_layout', /be of version 1/],
    [bytes.subarray(1), 'bad_layout', /begin as/],
    [bytes.subarray(0, -1), 'bad_layout', /be as many as were written/],
    [patched(12, 7), 'bad_layout', /have settings and kinds that there are/],
    [patched(bytes.length - 1, 255), 'bad_layout', /have valid walls/],
    [patched(28, 5), 'bad_layout', /name every slot once/],
  ];
  for (const [data, code, message] of bad) assert.throws(() => World.fromBytes(data), { code, message });
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  assert.throws(() => World.fromBytes(bytes), { code: 'bad_layout', message: /bytes must not be detached/ });
  world.dispose();
});

test('a function says which boxes are there for which mover, and may ask the world, which does not change meanwhile', () => {
  const world = createWorld([
    { x: 0, y: 0, width: 9, height: 1 },
    { x: 12, y: -9, width: 1, height: 18 },
  ]);
  const player = { x: 8, y: -1, width: 1, height: 1 };
  const movers = [player, player, player];
  const solids = [{ id: 0, motion: { x: 6, y: 0 } }];
  const seen = new Set();
  const when = (/** @type {number} */ id, /** @type {number} */ mover) => {
    seen.add(world.standsOn(player)[0].id);
    assert.throws(() => world.remove(0), { code: 'busy', message: /cannot change while solids move/ });
    return mover === 0 || (mover === 2 && id === 0);
  };
  const shifted = world.moveSolids(solids, movers, { when });
  assert.deepEqual(
    shifted.map(({ mover, carriedBy }) => [mover.x, carriedBy]),
    [
      [11, 0],
      [8, null],
      [14, 0],
    ],
  );
  assert.deepEqual([...seen], [0], 'the function sees the world as it was');
  const movedTo = () => /** @type {any} */ (world.get(0)).minX;
  assert.equal(movedTo(), 6);
  const thrown = () => {
    throw new RangeError('mine');
  };
  assert.throws(() => world.moveSolids(solids, movers, { when: thrown }), /mine/);
  const nothing = /** @type {any} */ (() => undefined);
  assert.throws(() => world.moveSolids(solids, movers, { when: nothing }), /the return value of options\.when/);
  assert.equal(movedTo(), 6, 'nothing has moved');
  world.dispose();
});
