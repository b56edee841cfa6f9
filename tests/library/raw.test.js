// Rust's functions as they are: what is no good number is refused by a code, what is no id names no box, and nothing that is
// asked for or comes back in breaks the world. The functions come from the entry, so that a new one without a row fails.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as raw from '../../www/library/entries/node-raw.js';
import { LOADERS, rowOf } from './doors/table.js';

const { ERRORS, FILTERED, FULL, THROWN, World } = raw;
const NOT_FINITE = [undefined, 'x', {}, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
const NO_NUMBERS = [1n, Symbol('s')];
const NO_IDS = [-1, Number.NaN, 0.5, -0.5, undefined, 'x', Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2 ** 53];
const refusal = (/** @type {string} */ error, /** @type {number} */ argument) =>
  -(1 + ERRORS.indexOf(/** @type {any} */ (error)) + 16 * argument);

/** They have tests of their own. */
const OURS = ['World', 'gridPieces', 'gridTile', 'record', 'scratch', ...LOADERS];
const functions = Object.entries(/** @type {Record<string, any>} */ (raw)).filter(
  ([name, value]) => typeof value === 'function' && !OURS.includes(name),
);

test('every function has a row', () => {
  assert.deepEqual(
    functions.filter(([name]) => !rowOf(name)),
    [],
  );
});

for (const [name, ask] of functions) {
  test(`${name} refuses what is not finite by the number of its argument`, () => {
    const row = rowOf(name) ?? [];
    const good = row.map(([, { numbers = [] }]) => numbers);
    const mode = name.endsWith('Contact') ? [] : [0];
    assert.equal(ask.length, good.flat().length + mode.length);
    assert.ok(ask(...good.flat(), ...mode) >= 0);
    for (const [argument, numbers] of good.entries()) {
      const before = good.slice(0, argument).flat().length;
      for (const place of numbers.keys()) {
        const withBad = (/** @type {any} */ bad) => ask(...good.flat().with(before + place, bad), ...mode);
        for (const bad of NOT_FINITE) assert.equal(withBad(bad), refusal('non_finite', argument));
        for (const bad of NO_NUMBERS) assert.throws(() => withBad(bad), TypeError);
        for (const other of [null, '', true, '3', [2]]) assert.equal(withBad(other), withBad(Number(other)));
      }
    }
  });
}

test('pieces over tiles come some at a time, and the numbers that were given lead on', () => {
  const { GRID_GIVEN, PIECE } = raw;
  const most = 2;
  const numbers = [0, 0, 200, 100, 100, 500, 300];
  let rows = raw.scratch(GRID_GIVEN + most * PIECE);
  rows.fill(Number.NaN).set(numbers);
  const tiles = [];
  do {
    const count = raw.gridPieces(most, 0);
    assert.ok(count > 0 && count <= most);
    rows = raw.scratch(GRID_GIVEN + most * PIECE);
    for (let i = 0; i < count; i++) tiles.push([...rows.slice(GRID_GIVEN + i * PIECE).slice(0, 4)]);
  } while (!Number.isNaN(rows[numbers.length]));
  assert.deepEqual(tiles, [
    [0, 0, 0, 0.25],
    [1, 0, 0.25, 0.5],
    [1, 1, 0.5, 0.75],
    [2, 1, 0.75, 1],
  ]);
  assert.equal(raw.gridTile(0, 0, 200, 450, -1), 0);
  assert.deepEqual([...raw.record().slice(0, 2)], [2, -1]);
});

test('what is no grid, no segment or no point is refused by the number of its argument', () => {
  const { GRID_GIVEN, PIECE } = raw;
  const good = [0, 0, 200, 100, 100, 500, 300];
  const ask = (/** @type {number[]} */ numbers) => {
    raw
      .scratch(GRID_GIVEN + PIECE)
      .fill(Number.NaN)
      .set(numbers);
    return raw.gridPieces(1, 0);
  };
  assert.equal(ask(good), 1);
  for (const place of good.keys()) {
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      assert.equal(ask(good.with(place, bad)), refusal('non_finite', place < 3 ? 0 : 1), `${place}`);
      if (place < 5) {
        const [x, y, size, px, py] = good.with(place, bad);
        assert.equal(raw.gridTile(x, y, size, px, py), refusal('non_finite', place < 3 ? 0 : 1), `${place}`);
      }
    }
  }
  assert.equal(ask(good.with(2, 0)), refusal('not_positive', 0));
  assert.equal(ask(good.with(5, 1e30)), refusal('not_integer_or_out_of_range', 1));
  assert.equal(raw.gridTile(0, 0, 1, 1e30, 0), refusal('not_integer_or_out_of_range', 1));
});

/** Three boxes in a row, and a path through all of them. */
function fresh() {
  const world = new World();
  for (const x of [0, 6, 12]) world.insert(x, 0, x + 4, 2, 1);
  return world;
}

const PATH = /** @type {const} */ ([-5, 1, 50, 1, 0, 0]);
const BALL = /** @type {const} */ ([-5, 1, 0.25, 55, 0, 0]);

/** The boxes with their ids and layers. @param {InstanceType<typeof World>} world */
function contentsOf(world) {
  raw.scratch(5 * world.length());
  world.entries();
  const rows = raw.scratch(5 * world.length());
  return Array.from({ length: world.length() }, (_, i) => [...rows.slice(5 * i, 5 * i + 5), world.layers(rows[5 * i])]);
}

/** What a method gives for ids that are none, and what no call of it may change. @type {Record<string, (world: any, id: any) => any>} */
const ofIds = {
  get: (world, id) => world.get(id),
  layers: (world, id) => world.layers(id),
  moveTo: (world, id) => world.moveTo(id, 0, 0, 1, 1),
  remove: (world, id) => world.remove(id),
  setLayers: (world, id) => world.setLayers(id, 4),
};

/** What `find` finds, and travels. */
const sweeps = ['first', 'firstCrossing', 'all', 'any', 'overlaps', 'pushOut', 'standsOn', 'isClear', 'travel'];
const isAboutPaths = (/** @type {string} */ name) => sweeps.indexOf(name) < 4 || name === 'isClear';
/** Asks along a sweep, of a form and six numbers. @type {(world: any, name: string, form: number, six: readonly any[], mode?: number) => number} */
function ask(world, name, form, six, mode = 0) {
  if (name === 'travel') return world.travel(form, ...six, 0, 1, 16, 1024, 0, undefined, mode);
  return world.find(sweeps.indexOf(name), form, ...six, mode);
}

/** The numbers in of a row, how many stand behind it, and the call for so many rows. @type {Record<string, { row: number[], behind: number, call: (world: any, count: number, mode?: number) => number }>} */
const batches = {
  allBatch: {
    row: [...PATH.slice(0, 4)],
    behind: 25,
    call: (world, count, mode = 0) => world.allBatch(count, 3, mode),
  },
  firstBatch: {
    row: [...PATH.slice(0, 4)],
    behind: 8,
    call: (world, count, mode = 0) => world.firstBatch(count, mode),
  },
  insertBatch: { row: [20, 0, 21, 2], behind: 0, call: (world, count) => world.insertBatch(count, 1) },
  moveBatch: { row: [1, 20, 0, 21, 2], behind: 0, call: (world, count) => world.moveBatch(count) },
  travelBatch: {
    row: [...BALL.slice(0, 5)],
    behind: 8,
    call: (world, count, mode = 0) => world.travelBatch(count, 1, 4, 1, 0, mode),
  },
};

test('every method of a world has its place in these tests', () => {
  const here = [...Object.keys(ofIds), 'find', 'travel', ...Object.keys(batches), 'insert', 'allOfSegment'];
  const saved = ['isSingle', 'setSingle', 'slots', 'save', 'restore', 'moveSolids', 'moveFirst'];
  const plain = [...saved, 'constructor', 'free', 'clear', 'dispose', 'entries', 'length', 'filter', 'thrown'];
  const names = Object.getOwnPropertyNames(World.prototype).filter((name) => !name.startsWith('__'));
  assert.deepEqual(names.toSorted(), [...here, ...plain].toSorted());
});

test('all contacts of a segment are the same if every box is tested', () => {
  const world = fresh();
  const [ax, ay, bx, by] = PATH;
  for (const every of [false, true]) {
    assert.equal(world.allOfSegment(ax, ay, bx, by, every, 0), 3);
    assert.equal(world.allOfSegment(Number.NaN, ay, bx, by, every, 0), refusal('non_finite', 0));
  }
});

test('numbers that are no world and no movers are refused, and change nothing', () => {
  const world = fresh();
  const before = contentsOf(world);
  for (const bad of [Number.NaN, -1, 0.5]) {
    raw.scratch(14).set([bad, 0, 0, 1, 1, 1, 1, 0, 0, 1, 1, 1, 2, 3]);
    assert.equal(world.restore(2, 1, 1, false), refusal('bad_layout', 0));
  }
  raw.scratch(8).set([0, 0, 0, 1, 1, 1, 0, 0]);
  assert.equal(world.restore(1, 2 ** 31, 2 ** 31, false), refusal('bad_layout', 0));
  assert.equal(world.restore(1, 1, 0, true), 0);
  assert.equal(world.restore(1, 0, 1, true), 0);
  for (const [form, code] of /** @type {const} */ ([
    [9, 'bad_layout'],
    [1, 'negative_radius'],
  ])) {
    raw.scratch(19).set([1, 1, 1, form, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    assert.equal(world.moveSolids(1, 1, new Float64Array(), new Float64Array()), refusal(code, 0));
  }
  for (const count of [2 ** 20, 2 ** 31, -1]) {
    assert.equal(world.moveSolids(count, 1, new Float64Array(), new Float64Array()), refusal('bad_layout', 0));
  }
  assert.deepEqual(contentsOf(world), before);
});

test('a number that is no id names no box', () => {
  const world = fresh();
  const before = contentsOf(world);
  for (const [name, call] of Object.entries(ofIds)) {
    const none = call(world, 77);
    for (const id of NO_IDS) assert.equal(call(world, id), none, `${name}(${id})`);
  }
  for (const id of NO_IDS) {
    assert.equal(world.moveTo(/** @type {any} */ (id), 4, 0, 2, 1), refusal('inverted_box', 0));
    raw.scratch(5).set([/** @type {any} */ (id), 20, 0, 21, 2]);
    assert.equal(world.moveBatch(1), refusal('not_integer_or_out_of_range', 0));
    world.filter(1, /** @type {any} */ ([id]), undefined);
    assert.equal(ask(world, 'all', 0, PATH, FILTERED), 3);
  }
  assert.deepEqual(contentsOf(world), before);
  assert.equal(world.remove(-0), true);
});

test('sweeps of every form are refused by number, and forms that there are not', () => {
  const world = fresh();
  for (const name of sweeps) {
    const forms = [0, 1, 2, 3].filter((form) => (form > 0 ? name !== 'isClear' : isAboutPaths(name)));
    for (const form of forms) {
      const six = [PATH, BALL, [-5, 0, -4, 1, 55, 0], [-5, 0, 1, 1, 55, 0]][form];
      assert.ok(ask(world, name, form, six) >= 0);
      for (const place of [0, 1, 2, 3, 4, 5].slice(0, [4, 5, 6, 6][form])) {
        const argument = form > 0 && place >= (form === 1 ? 3 : 4) ? 1 : 0;
        for (const bad of NOT_FINITE) {
          const code = ask(world, name, form, six.with(place, /** @type {any} */ (bad)));
          assert.equal(code, refusal('non_finite', argument), `${name} ${form} ${place} ${String(bad)}`);
        }
      }
    }
    const wrong = [0, 1, 2, 3, 4, 99, -1].filter((form) => !forms.includes(form));
    for (const form of wrong) assert.equal(ask(world, name, form, BALL), refusal('bad_layout', 0), `${name} ${form}`);
  }
  for (const what of [8, -1]) assert.equal(world.find(what, 0, ...PATH, 0), refusal('bad_layout', 0));
  for (const kind of [5, -1]) {
    assert.equal(world.travel(1, ...BALL, kind, 1, 16, 9, 0, undefined, 0), refusal('bad_layout', 2));
  }
  for (const [bad, error] of /** @type {const} */ ([
    [Number.NaN, 'non_finite'],
    [-1, 'negative_restitution'],
  ])) {
    for (const kind of [0, 1, 2, 3, 4]) {
      assert.equal(world.travel(1, ...BALL, kind, bad, 16, 9, 0, undefined, 0), refusal(error, 2));
      raw.scratch(13).set(BALL.slice(0, 5));
      assert.equal(world.travelBatch(1, 1, kind, bad, 0, 0), refusal(error, 2));
    }
  }
  for (const start of [4, -1]) {
    assert.equal(world.travel(1, ...BALL, 0, 1, 16, 9, start, undefined, 0), refusal('bad_layout', 2));
    assert.equal(world.travelBatch(1, 1, 0, 1, start, 0), refusal('bad_layout', 2));
  }
  for (const turns of [0, 65537, -1, Number.NaN]) {
    const code = world.travel(1, ...BALL, 0, 1, turns, 9, 0, undefined, 0);
    assert.equal(code, refusal('not_integer_or_out_of_range', 3));
  }
  for (const form of [0, 3, 4, -1]) {
    raw.scratch(13).set(BALL.slice(0, 5));
    assert.equal(world.travelBatch(1, form, 0, 1, 0, 0), refusal('bad_layout', 0));
  }
  for (const bad of NOT_FINITE) {
    for (const place of [0, 1, 2, 3]) {
      const sides = /** @type {[any, any, any, any]} */ ([0, 0, 1, 1].with(place, /** @type {any} */ (bad)));
      assert.equal(world.insert(...sides, 1), refusal('non_finite', 0));
      assert.equal(world.moveTo(1, ...sides), refusal('non_finite', 0));
    }
  }
  assert.equal(world.insert(0, 0, 1, 1, 1), 3);
});

test('a batch of more rows than stand in the scratch is refused, and no trap', () => {
  for (const [name, { row, behind, call }] of Object.entries(batches)) {
    const world = fresh();
    const before = contentsOf(world);
    raw.scratch(row.length + behind).set(row);
    assert.ok(call(world, 1) >= 0, name);
    for (const count of [2 ** 32 - 1, -1, 2 ** 29, 10 ** 6]) {
      const rows = raw.scratch(row.length + behind);
      rows.fill(0);
      const code = call(world, count);
      assert.ok(code < 0, `${name} ${count}: ${code}`);
    }
    if (name !== 'insertBatch' && name !== 'moveBatch') assert.deepEqual(contentsOf(world), before);
    assert.ok(world.insert(0, 0, 1, 1, 1) > 0);
  }
  assert.equal(fresh().insertBatch(6_000_000, 1), FULL);
  for (const count of [-1, 0.5, Number.NaN, 2 ** 30, '3', 1n]) {
    assert.throws(() => raw.scratch(/** @type {any} */ (count)), { message: /^scratch: count must be a/ });
  }
});

test('a function that is asked may change the world: the question goes on with the boxes as they were', () => {
  const changes = [
    (/** @type {any} */ world) => world.insert(0, 0, 50, 2, 1),
    (/** @type {any} */ world) => world.remove(2),
    (/** @type {any} */ world) => world.moveTo(2, 99, 99, 100, 100),
    (/** @type {any} */ world) => world.setLayers(2, 0),
    (/** @type {any} */ world) => world.clear(),
    (/** @type {any} */ world) => world.dispose(),
    (/** @type {any} */ world) => batches.insertBatch.call(world, 1),
  ];
  const calls = sweeps.map(
    (name) => (/** @type {any} */ world, /** @type {number} */ mode) => ask(world, name, 1, BALL, mode),
  );
  for (const call of calls) {
    for (const change of changes) {
      const [world, plain, after] = [fresh(), fresh(), fresh()];
      raw.scratch(4).set([20, 0, 21, 2]);
      let count = 0;
      world.filter(1, new Float64Array(0), () => {
        if (count++ === 0) change(world);
        return true;
      });
      assert.equal(call(world, FILTERED), call(plain, 0));
      if (count === 0) continue;
      raw.scratch(4).set([20, 0, 21, 2]);
      change(after);
      assert.deepEqual(contentsOf(world), contentsOf(after));
    }
  }
});

test('a travel fills the record and the list as the entry says', () => {
  const world = fresh();
  world.insert(30, 0, 32, 2, 1);
  // A circle falls onto the second box and slides along it; another begins inside of the last.
  const travel = (/** @type {number[]} */ six, /** @type {number} */ response, /** @type {number} */ inside) => {
    const code = world.travel(
      1,
      .../** @type {[any, any, any, any, any, any]} */ (six),
      response,
      1,
      16,
      1024,
      inside,
      undefined,
      0,
    );
    const record = raw.record();
    const list = new Float64Array(record.buffer, record[raw.LIST_POINTER], record[raw.LIST_COUNT] * raw.ENTRY);
    const ids = Array.from({ length: record[raw.LIST_COUNT] }, (_, i) => list[i * raw.ENTRY + raw.ENTRY_ID]);
    return { code, record: record.slice(0, 11), list, ids };
  };
  const slid = travel([7, -2, 1, 2, 4, 0], 2, 0);
  assert.deepEqual([...slid.record.slice(0, 5)], [9, -1, 2, 0, 0]);
  assert.deepEqual([...slid.record.slice(7)], [0, Number.NaN, Number.NaN, 1], 'not stuck, not pushed, on one box');
  assert.deepEqual([slid.code, slid.ids], [0, [1, 1]], 'a hit, then what it stands on');
  const { TRAVEL_T, TRAVEL_LEG, TRAVEL_POSITION, TRAVEL_MOTION, TRAVEL_STARTS_INSIDE } = raw;
  const hit = [TRAVEL_T, TRAVEL_LEG, TRAVEL_POSITION, TRAVEL_POSITION + 1, TRAVEL_MOTION, TRAVEL_MOTION + 1];
  assert.deepEqual(
    [...hit, TRAVEL_STARTS_INSIDE].map((at) => slid.list[at]),
    [0.25, 0, 7.5, -1, 2, 4, 0],
  );
  const inside = travel([31, 0.5, 1, 0, 0, 0], 2, 3);
  assert.deepEqual([inside.code, inside.ids], [1, [3, 3]], 'what it starts inside, then what it stands on');
  assert.deepEqual([...inside.record.slice(8, 10)], [31, -1], 'pushed out');
});

test('what a function throws waits until it is taken', () => {
  const world = fresh();
  world.filter(1, new Float64Array(0), () => {
    throw new Error('no');
  });
  assert.equal(ask(world, 'all', 0, PATH, FILTERED), THROWN);
  assert.match(String(world.thrown()), /no/);
  assert.equal(ask(world, 'all', 0, PATH), 3);
});
