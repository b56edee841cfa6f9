// Every function of every entry, with everything wrong that it can be given: the same refusal from each, and a world as it
// was. The functions come from the entries, so that a new one without a row fails.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import * as inline from '../../www/library/entries/inline.js';
import * as library from '../../www/library/entries/node.js';
import { Walls } from '../../www/library/world/walls.js';
import { functionsOf, LOADERS, methodOf, rowOf } from './doors/table.js';
import { bare, call, contentsOf, fresh, keys, outcome } from './doors/world.js';

/** @typedef {import('./doors/table.js').Row} Row */

/** Refusals of a wrong type or layout are TypeErrors, those of a value are RangeErrors. */
const nameOf = (/** @type {string} */ code) => (/^(wrong_type|bad_layout)$/.test(code) ? 'TypeError' : 'RangeError');
const literally = (/** @type {string} */ text) => text.replaceAll(/[.[\]]/g, '\\$&');
const goods = (/** @type {Row} */ row) => row.map(([, kind]) => kind.good());

/** Calls with everything wrong in turn, all else being good. @type {(caller: string, row: Row, call: (...args: any[]) => unknown) => void} */
function refusesAllOf(caller, row, call) {
  for (const [i, [path, { bad }]] of row.entries()) {
    for (const { value, code, at } of bad) {
      const message = new RegExp(`^${literally(caller)}: (the return value of )?${literally(path + at)} `);
      assert.throws(() => call(...goods(row).with(i, value)), { name: nameOf(code), code, message }, shown(value, at));
    }
  }
}

/** @type {(value: any, at: string) => string} */
function shown(value, at) {
  const plain = (/** @type {string} */ _, /** @type {any} */ part) =>
    ['bigint', 'symbol', 'function', 'undefined'].includes(typeof part) || Number.isNaN(part) ? String(part) : part;
  return `with ${at} of ${JSON.stringify(value, plain)} nothing, or something else, is refused`;
}

const functions = new Map(functionsOf(library));
const names = [...functions.keys()].filter((name) => !LOADERS.includes(name));
const functionOf = (/** @type {string} */ name) => /** @type {any} */ (functions.get(name));

test('every function of the library has a row, and both entries have the same functions', () => {
  assert.deepEqual(
    names.filter((name) => !rowOf(name)),
    [],
  );
  assert.deepEqual(Object.keys(inline), Object.keys(library));
  const isLoader = (/** @type {string} */ name) => LOADERS.includes(name);
  const apart = Object.keys(library).filter(
    (name) => !isLoader(name) && Object(inline)[name] !== Object(library)[name],
  );
  assert.deepEqual(apart, []);
});

test('every function has its name, and as many arguments as it takes', () => {
  for (const [name, made] of Object.entries(library).filter(([, made]) => typeof made === 'function')) {
    assert.equal(/** @type {any} */ (made).name, name);
    const row = rowOf(name);
    // What may be left out does not count.
    const most = /** @type {any} */ (made).length;
    assert.ok(!row || most <= row.length, `${name} takes ${row?.length} arguments, not ${most}`);
  }
});

for (const name of names) {
  const row = rowOf(name) ?? [];
  test(`${name} takes what is good and names what is wrong`, () => {
    functionOf(name)(...goods(row));
    refusesAllOf(name, row, functionOf(name));
  });
}

test('every method of a world has a row', () => {
  assert.deepEqual(
    keys.filter((key) => !methodOf(key).row),
    [],
  );
});

for (const key of keys) {
  const { name, row = [] } = methodOf(key);
  const caller = `world.${name}`;

  test(`${caller} takes what is good, names what is wrong, and then leaves the world as it is`, () => {
    call(fresh(), key, goods(row));
    const world = fresh();
    const before = contentsOf(world);
    refusesAllOf(caller, row, (...args) => call(world, key, args));
    assert.deepEqual(contentsOf(world), before);
    assert.equal(world.insert({ x: 0, y: 0, width: 1, height: 1 }), 3);
  });

  test(`${caller} wants a world that is there`, () => {
    const code = 'wrong_type';
    for (const other of [undefined, null, 3, {}, bare()]) {
      assert.throws(() => call(other, key, goods(row)), {
        name: 'TypeError',
        code,
        message: new RegExp(`^${caller}: \`this\` must be a world`),
      });
    }
    const world = fresh();
    world.dispose();
    if (name === 'dispose') return;
    const message = `${caller}: the world has been disposed of`;
    assert.throws(() => call(world, key, goods(row)), { name: 'Error', code: 'disposed', message });
  });
}

test('arrays of another realm, or without a prototype, are arrays', () => {
  const realm = createContext({});
  const made = (/** @type {any} */ value) => {
    if (value instanceof Float64Array) return runInContext(`Float64Array.of(${[...value]})`, realm);
    return typeof value === 'object' && !(value instanceof library.World)
      ? runInContext(`(${JSON.stringify(value)})`, realm)
      : value;
  };
  // As texts: what comes from another realm equals nothing of ours.
  const text = (/** @type {any} */ value) => JSON.stringify(value);
  /** @type {(row: Row, ask: (...args: any[]) => any) => void} */
  const isSame = (row, ask) => {
    const [ours, theirs] = [goods(row), goods(row).map(made)];
    assert.equal(text(ask(...theirs)), text(ask(...ours)));
    assert.equal(text(theirs), text(ours));
  };
  for (const name of names) isSame(rowOf(name) ?? [], functionOf(name));
  for (const key of keys) isSame(methodOf(key).row ?? [], (...args) => contentsAfter(key, args));
  assert.equal(library.createWorld(made(Float64Array.of(0, 0, 1, 1))).length, 1);
  assert.deepEqual(fresh().overlaps({ x: 1, y: 1, radius: 1 }, { without: made([0]) }), []);
  const points = [
    { x: 0, y: 0 },
    { x: 4, y: 3 },
  ];
  assert.deepEqual(
    library.cornersOf({ points: Object.setPrototypeOf([...points], null) }),
    library.cornersOf({ points }),
  );
});

/** What a method gives, and the world after it. @type {(key: string | symbol, args: any[]) => any} */
function contentsAfter(key, args) {
  const world = fresh();
  return [outcome(world, key, args), methodOf(key).name === 'dispose' ? [] : contentsOf(world)];
}

test('more than the memory holds is refused by name, and the library lives on', () => {
  const code = 'out_of_memory';
  // 17 million pairs are 2.2 GB; nothing is written to these arrays.
  const many = new Float64Array(4 * 17_000_000);
  const out = new Float64Array(8 * 17_000_000);
  const world = fresh();
  const before = contentsOf(world);
  for (let i = 0; i < 2; i++) {
    assert.throws(() => library.segmentVsAabbBatch(many, many, out), {
      name: 'RangeError',
      code,
      message: /^segmentVsAabbBatch: not enough memory for 272000000 numbers/,
    });
    const boxes = many.subarray(0, 4 * 6_000_000);
    assert.throws(() => library.createWorld(boxes), {
      code,
      message: /^createWorld: not enough memory for 6000000 boxes/,
    });
    assert.throws(() => new Walls(boxes), { code, message: /^new Walls: not enough memory for 6000000 boxes/ });
    assert.throws(() => world.insertAll(boxes), { code, message: /^world.insertAll: / });
  }
  assert.deepEqual(contentsOf(world), before);
  assert.equal(library.createWorld([{ x: 0, y: 0, width: 1, height: 1 }]).length, 1);
  for (const name of names.filter((name) => name.endsWith('Batch'))) functionOf(name)(...goods(rowOf(name) ?? []));
});
