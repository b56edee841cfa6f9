// Functions that a query asks, which come back in: each method is called from inside each query, on the same world and
// on others, and neither answer is another than alone. No such function can harm the world.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as library from '../../www/library/entries/node.js';
import { initSync } from '../../www/library/wasm/graze2d.js';
import { changes, functionsOf, LOADERS, methodOf, rowOf, worldQueries } from './doors/table.js';
import { call, contentsOf, fresh, keys, outcome } from './doors/world.js';

/** @typedef {(world: any, ask: (id: number) => unknown) => any} Host asks a query, which asks a function about its boxes */

const goods = (/** @type {string} */ name) => worldQueries[name].map(([, kind]) => kind.good());
const travels = (/** @type {string} */ name) => /^(travel|walk)/.test(name);

/** An answer that comes after something else. @type {<Answer>(done: unknown, answer: Answer) => Answer} */
const then = (_, answer) => answer;

/** Where functions of the user run: in filters, in choices, in the lists and getters that are read for a query. */
const ways = {
  when: (/** @type {any} */ ask) => ({ when: (/** @type {number} */ id) => then(ask(id), true) }),
  choose: (/** @type {any} */ ask) => ({ choose: (/** @type {any} */ hit) => then(ask(hit.id), 'accept') }),
  without: (/** @type {any} */ ask) => ({
    *without() {
      for (const id of [7, 8]) {
        ask(id);
        yield id;
      }
    },
  }),
  getter: (/** @type {any} */ ask) => ({
    get mask() {
      ask(7);
      return 1;
    },
  }),
};

/** @type {[string, string, Host][]} the query, the way, and the call */
const hosts = Object.keys(worldQueries).flatMap((name) =>
  Object.entries(ways)
    .filter(([way]) => way !== 'choose' || /^(travel(Steps)?|walk)$/.test(name))
    .map(([way, options]) => {
      const made = (/** @type {any} */ ask) => {
        const given = /** @type {any} */ (options(ask));
        return way === 'without' ? { without: given.without() } : given;
      };
      return [name, way, (world, ask) => outcome(world, name, [...goods(name), made(ask)])];
    }),
);
const inCallbacks = hosts.filter(([, way]) => way === 'when' || way === 'choose');

/** What is thrown, or nothing. @param {() => unknown} act @returns {any} */
function thrownBy(act) {
  try {
    act();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** A world as it was, which can be changed and asked. @type {(world: any, before: any[]) => void} */
function assertIntact(world, before) {
  assert.deepEqual(contentsOf(world), before);
  assert.equal(world.moveTo(1, { x: 6, y: 0, width: 4, height: 2 }), true);
  const id = world.insert({ x: 0, y: 0, width: 1, height: 1 });
  assert.equal(world.remove(id), true);
  assert.deepEqual(contentsOf(world), before);
}

for (const [name, way, host] of hosts) {
  test(`a function that ${name} asks (${way}) may call every method of its world, but change nothing`, () => {
    const expected = host(fresh(), () => {});
    for (const key of keys) {
      const world = fresh();
      const inner = methodOf(key);
      const args = () => (inner.row ?? []).map(([, kind]) => kind.good());
      const isRefused = Object.hasOwn(changes, inner.name) || (travels(name) && travels(inner.name));
      const wanted = isRefused || outcome(fresh(), key, args());
      let count = 0;
      const given = host(world, () => {
        count++;
        if (!isRefused) return assert.deepEqual(outcome(world, key, args()), wanted);
        const what = Object.hasOwn(changes, inner.name)
          ? `the world cannot change while ${travels(name) ? 'a mover travels' : 'a query runs'}`
          : 'the world cannot start another travel while a mover travels';
        const refusal = { name: 'Error', code: 'busy', message: `world.${inner.name}: ${what}` };
        return assert.throws(() => call(world, key, args()), refusal);
      });
      assert.ok(count > 0, `${name} asks`);
      assert.deepEqual(given, expected, `${name} with ${inner.name} inside`);
      assertIntact(world, contentsOf(fresh()));
    }
  });

  test(`a function that ${name} asks (${way}) may use all of the library, and other worlds`, () => {
    const world = fresh();
    const expected = host(fresh(), () => {});
    const functions = functionsOf(library).filter(([name]) => rowOf(name) && !LOADERS.includes(name));
    // So many rows that the memory grows while the query is under way.
    const many = new Float64Array(4 * 20_000).fill(1);
    const out = new Float64Array(8 * 20_000);
    const given = host(world, () => {
      const other = fresh();
      const before = contentsOf(other);
      for (const [name, ask] of functions) {
        ask(...(rowOf(name) ?? []).map(([, kind]) => kind.good()));
      }
      for (const key of keys)
        call(
          fresh(),
          key,
          (methodOf(key).row ?? []).map(([, kind]) => kind.good()),
        );
      library.segmentVsAabbBatch(many, many, out);
      assert.deepEqual([...out.subarray(0, 3)], [1, 0, 1]);
      assert.deepEqual(
        host(other, () => {}),
        expected,
      );
      assertIntact(other, before);
    });
    assert.deepEqual(given, expected);
    assertIntact(world, contentsOf(fresh()));
  });
}

for (const [name, way, host] of inCallbacks) {
  test(`${name} (${way}) throws what its function throws, whatever an inner query throws`, () => {
    const world = fresh();
    const before = contentsOf(world);
    const fail = (/** @type {unknown} */ error) => {
      throw error;
    };
    const inner = () =>
      thrownBy(() => world.all({ a: { x: -5, y: 1 }, b: { x: 50, y: 1 } }, { when: () => fail('inner') }));
    const expected = host(world, () => {});
    // The inner query fails alone.
    assert.deepEqual(
      host(world, () => assert.equal(inner(), 'inner')),
      expected,
    );
    // The outer one has failed before an inner one could.
    for (const error of ['outer', new Error('outer'), null, undefined, 0]) {
      let count = 0;
      const thrown = [];
      try {
        host(world, () => {
          if (count++ === 0) fail(error);
          inner();
        });
      } catch (caught) {
        thrown.push(caught);
      }
      assert.deepEqual(thrown, [error]);
      assert.equal(count, 1, 'nobody is asked once the query has failed');
    }
    assertIntact(world, before);
  });

  test(`a full stack below a function that ${name} asks (${way}) leaves the world as it is`, () => {
    const world = fresh();
    const before = contentsOf(world);
    const path = { a: { x: -5, y: 1 }, b: { x: 50, y: 1 } };
    const { __stack_pointer: stack } = /** @type {any} */ (initSync(/** @type {any} */ (undefined)));
    const top = stack.value;
    const expected = host(world, () => {});
    /** @type {(() => unknown)[]} asks at every depth; comes back in at every depth; fills the stack alone */
    const deep = [() => world.any(path) && deep[0](), () => host(world, deep[1]), () => deep[2]()];
    for (const each of deep) {
      for (let i = 0; i < 5; i++) {
        const error = thrownBy(() => host(world, each));
        assert.match(`${error?.name} ${error?.code}`, /^(RangeError undefined|Error busy)$/);
      }
      assert.deepEqual(
        host(world, () => {}),
        expected,
      );
      assert.equal(stack.value, top, 'no frame of Rust is left on its stack');
      assertIntact(world, before);
    }
    world.dispose();
    assert.throws(() => world.length, { code: 'disposed' });
  });
}

/** The same numbers in a buffer that can shrink. @param {Float64Array} array */
function shrinkable(array) {
  const { byteLength } = array;
  const buffer = new /** @type {any} */ (ArrayBuffer)(byteLength, { maxByteLength: byteLength });
  const copy = new Float64Array(buffer, 0, array.length);
  copy.set(array);
  return copy;
}

/** How the numbers of an array go away. @type {Record<string, (array: Float64Array) => void>} */
const goings = {
  detaches: ({ buffer }) => {
    if (buffer.byteLength > 0) structuredClone(buffer, { transfer: [buffer] });
  },
  shrinks: ({ buffer }) => /** @type {any} */ (buffer).resize(0),
};

for (const [way, go] of Object.entries(goings))
  test(`arrays that a function ${way} are named`, () => {
    for (const name of Object.keys(worldQueries).filter((name) => name.endsWith('Batch'))) {
      for (const [i, [path]] of worldQueries[name].entries()) {
        const args = goods(name);
        if (!ArrayBuffer.isView(args[i])) continue;
        args[i] = shrinkable(/** @type {Float64Array} */ (args[i]));
        const world = fresh();
        const detach = () => {
          go(args[i]);
          return true;
        };
        const error = thrownBy(() => call(world, name, [...args, { when: detach }]));
        // What goes in has been read by then.
        const isOut = path === 'out' || path === 'counts';
        assert.deepEqual(
          [error?.name, error?.code],
          isOut ? ['TypeError', 'bad_layout'] : [undefined, undefined],
          `${name} ${path}`,
        );
        assertIntact(world, contentsOf(fresh()));
      }
    }
  });

for (const [way, go] of Object.entries(goings))
  test(`a function or a getter that ${way} what is asked about leaves it as it was read`, () => {
    const wrong = Float64Array.of(-5, 1, 50, 1, 0, 0, Number.NaN, 0);
    for (const name of ['firstBatch', 'allBatch']) {
      const segments = shrinkable(wrong);
      const room = goods(name).slice(1);
      const when = () => {
        go(segments);
        return true;
      };
      const refusal = { name: 'RangeError', code: 'non_finite', message: /^world\.\w+Batch: segments\[1\]\.b\.x / };
      assert.throws(() => call(fresh(), name, [segments, ...room, { when }]), refusal);
    }
    const world = fresh();
    /** Options with a getter. @type {(boxes: Float64Array, key: string, value: unknown) => any} */
    const options = (boxes, key, value) =>
      Object.defineProperty({}, key, { get: () => then(go(boxes), value), enumerable: true });
    const boxes = () => shrinkable(Float64Array.of(0, 0, 1, 1));
    const [some, others] = [boxes(), boxes()];
    const gone = { name: 'TypeError', code: 'bad_layout' };
    assert.throws(() => world.insertAll(some, options(some, 'layers', 1)), {
      ...gone,
      message: /^world\.insertAll: boxes /,
    });
    const positions = options(others, 'positions', 'f32');
    assert.throws(() => library.createWorld(others, positions), { ...gone, message: /^createWorld: boxes / });
    assertIntact(world, contentsOf(fresh()));
  });
