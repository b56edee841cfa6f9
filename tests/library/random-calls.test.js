// Random calls: arguments that are nearly right, of getters and functions that come back in, with arrays that go away, and
// worlds from changed bytes. Each call answers or is refused by name, and the world that was asked is sound afterwards.
//
// `CALLS=1000000` makes more; `CALL=123` makes one series of them alone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as library from '../../www/library/entries/node.js';
import { initSync } from '../../www/library/wasm/graze2d.js';
import { series } from '../page/samples.js';
import { functionsOf, LOADERS, methodOf, rowOf } from './doors/table.js';
import { call, contentsOf, fresh, keys } from './doors/world.js';

/** @typedef {{ random: () => number, world: any, arrays: any[] }} Series of calls of one world, and the arrays that they were given */

const NUMBERS = [0, -0, 1, 2, -1, 0.5, 3, 7, 5e-324, 1e-9, 1e16, 1e308, -1e308, 2 ** 32, 2 ** 53, NaN, Infinity];
const NAMES = 'x y radius width minX maxX points at mover motion when without mask'.split(' ');
const WORDS = [undefined, null, true, '', '1', 'slide', 'accept', 'toString', 1n, Symbol('s')];
/** What functions of the user throw. */
const OWN = new Error('own');
const { __stack_pointer: stack } = /** @type {any} */ (initSync(/** @type {any} */ (undefined)));

/** @type {<Item>(random: () => number, items: readonly Item[]) => Item} */
const choose = (random, items) => items[Math.floor(random() * items.length)];

/** An answer that comes after something else. @type {<Answer>(done: unknown, answer: Answer) => Answer} */
const after = (_, answer) => answer;

/** Something that a function of the user does, before it returns. @param {Series} series */
function act({ random, world, arrays }) {
  const kind = random();
  if (kind < 0.05) throw OWN;
  for (const { buffer } of arrays.filter(({ length }) => length > 0)) {
    if (kind < 0.2 && buffer.resizable) buffer.resize(8);
    else if (kind < 0.4) structuredClone(buffer, { transfer: [buffer] });
  }
  if (kind > 0.5) refusal(() => ask({ random, world, arrays: [] }));
}

/** Anything at all. @param {Series} series @returns {any} */
function anything(series) {
  const { random } = series;
  const some = (/** @type {() => any} */ make) => Array.from({ length: random() * 4 }, make);
  const made = () => (random() < 0.5 ? choose(random, NUMBERS) : anything(series));
  const kinds = [
    () => choose(random, NUMBERS),
    () => choose(random, WORDS),
    () => some(made),
    () => Object.fromEntries(some(() => [choose(random, NAMES), made()])),
    () => array(series, [0, 0, choose(random, NUMBERS), 1]),
    () => choose(random, [Float32Array, Uint8Array, BigInt64Array]).of(),
    () => Object.setPrototypeOf(choose(random, [{}, [], new Float64Array(4)]), null),
    () => new Proxy(choose(random, [{}, [], () => 1]), {}),
    () => after(act(series), made()),
  ];
  return choose(random, kinds)();
}

/** An array of numbers, some of which can shrink. @param {Series} series @param {Iterable<number>} numbers */
function array({ random, arrays }, numbers) {
  const made = Float64Array.from(numbers);
  const { byteLength } = made;
  const most = { maxByteLength: byteLength };
  const copy = new Float64Array(new /** @type {any} */ (ArrayBuffer)(byteLength, random() < 0.5 ? most : undefined));
  copy.set(made);
  arrays.push(copy);
  return copy;
}

/** Nearly the same. @param {Series} series @param {any} good @returns {any} */
function nearly(series, good) {
  const { random } = series;
  const kind = random();
  if (kind < 0.06) return anything(series);
  if (typeof good === 'number') return kind < 0.3 ? choose(random, NUMBERS) : good;
  if (typeof good === 'function')
    return (/** @type {any[]} */ ...args) => after(act(series), nearly(series, good(...args)));
  if (good instanceof Float64Array)
    return array(
      series,
      good.map((each) => choose(random, [each, each, each, choose(random, NUMBERS)])),
    );
  if (typeof good !== 'object' || good === null) return good;
  const made = Array.isArray(good) ? [] : {};
  for (const [key, part] of Object.entries(good)) {
    const value = nearly(series, part);
    const get = () => after(act(series), value);
    const shape = random() < 0.1 ? { get } : { value };
    Object.defineProperty(made, key, { ...shape, enumerable: true, configurable: true });
  }
  return made;
}

/** So much of an answer as nobody waits for. @param {any} answer */
const taken = (answer) =>
  typeof answer?.next === 'function' ? Array.from({ length: 20 }, () => answer.next()) : answer;

const functions = functionsOf(library).filter(([name]) => !LOADERS.includes(name));
const FILTERS = [
  { mask: 1, without: [0], when: () => true },
  { when: () => false },
  { maxHits: 3, startInside: 'pushOut', choose: () => 'accept' },
  { oneWay: [0], motions: [{ x: 1, y: 0 }] },
];

/** One random call. @param {Series} series @returns {any} */
function ask(series) {
  const { random, world } = series;
  const args = (/** @type {import('./doors/table.js').Row} */ row) =>
    row.map(([name, { good }]) => nearly(series, (name === 'options' && choose(random, FILTERS)) || good()));
  const kind = random();
  if (kind < 0.1) {
    const bytes = world.toBytes();
    for (let i = random() * 3; i > 1; i--)
      bytes[Math.floor(random() ** 2 * bytes.length)] ^= 1 << Math.floor(random() * 8);
    return soundness(library.World.fromBytes(bytes.subarray(0, random() < 0.9 ? bytes.length : random() * 99)));
  }
  if (kind < 0.2) return soundness(library.World.fromJSON(nearly(series, world.toJSON())));
  if (kind < 0.4) {
    const [name, call] = choose(random, functions);
    return taken(call(...args(rowOf(name) ?? [])));
  }
  const key = choose(random, keys);
  const { name, row = [] } = methodOf(key);
  return name === 'dispose' && random() < 0.8 ? null : taken(call(world, key, args(row)));
}

/** What a call throws that is neither ours nor a refusal. @param {() => unknown} call @returns {any} */
function refusal(call) {
  try {
    call();
  } catch (error) {
    const { code, message } = /** @type {any} */ (error ?? {});
    if (error !== OWN && !(/^[a-z_]+$/.test(code) && /^(world\.|new )?\w+(\.\w+)?: /.test(message))) throw error;
  }
}

/** That a world is what its bytes and its data say. @param {any} world */
function soundness(world) {
  const { World } = library;
  assert.deepEqual(World.fromBytes(world.toBytes()).toBytes(), world.toBytes());
  assert.deepEqual(World.fromJSON(world.toJSON()).toJSON(), world.toJSON());
  assert.equal([...world].length, world.length);
}

const path = { a: { x: -5, y: 1 }, b: { x: 50, y: 1 } };

test('whatever a call is given, it answers or is refused by name, and leaves its world sound', () => {
  const only = process.env.CALL;
  const count = Number(process.env.CALLS ?? 5_000) / 10;
  const expected = JSON.stringify([contentsOf(fresh()), fresh().allSteps(path)]);
  const top = stack.value;
  for (let seed = Number(only ?? 0); seed < (only ? Number(only) + 1 : count); seed++) {
    const calls = { random: series(seed * 7919), world: fresh(), arrays: [] };
    try {
      for (let i = 0; i < 10; i++) refusal(() => ask(calls));
      refusal(() => soundness(calls.world));
      assert.equal(stack.value, top, 'no frame of Rust is left on its stack');
      assert.equal(JSON.stringify([contentsOf(fresh()), fresh().allSteps(path)]), expected);
    } catch (error) {
      throw new Error(`CALL=${seed}: ${/** @type {any} */ (error)?.stack ?? error}`);
    }
  }
});
