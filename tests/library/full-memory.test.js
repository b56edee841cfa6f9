/** A module whose memory cannot grow: what there is no memory for is refused by name, and worlds and library live on. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createWorld, loadSync } from '../../www/library/entries/index.js';

const MEMORY = 5;
const bytes = readFileSync(new URL('../../www/library/wasm/graze2d_bg.wasm', import.meta.url));

/** A number as WebAssembly writes it, seven bits in a byte, and where it ends. @param {number} at @returns {[number, number]} */
function numberAt(at) {
  const [byte] = bytes.subarray(at, at + 1);
  if (byte < 128) return [byte, at + 1];
  const [high, end] = numberAt(at + 1);
  return [byte - 128 + 128 * high, end];
}

/** @param {number} n @returns {number[]} */
const written = (n) => (n < 128 ? [n] : [128 + (n % 128), ...written(Math.floor(n / 128))]);

/** The module with a memory of at most so many pages more than it begins with. @param {number} more */
function limited(more) {
  let at = 8;
  for (;;) {
    const [length, begin] = numberAt(at + 1);
    if (bytes[at] === MEMORY) {
      const [least] = numberAt(begin + 2);
      const limits = [1, 1, ...written(least), ...written(least + more)];
      return Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from([MEMORY, ...written(limits.length), ...limits]),
        bytes.subarray(begin + length),
      ]);
    }
    at = begin + length;
  }
}

loadSync(limited(20));
// After that, since they load the library, too.
const library = await import('../../www/library/entries/node.js');
const { functionsOf, LOADERS, methodOf, rowOf } = await import('./doors/table.js');
const { call, fresh, keys } = await import('./doors/world.js');
const { entries } = await import('../../www/library/memory/wasm.js');

const boxAt = (/** @type {number} */ i) => ({ minX: 3 * i, minY: i % 7, maxX: 3 * i + 2, maxY: (i % 7) + 1 });
const shapeAt = (/** @type {number} */ i) => ({ points: [0, 1, 2].map((k) => ({ x: 3 * i + (k % 2), y: k })) });
const isFull = { name: 'RangeError', code: 'out_of_memory' };

test('a change that there is no memory for is refused by name, and the world is as before and can be used', () => {
  const world = createWorld();
  /** What it must have. @type {Map<number, any>} */
  const walls = new Map();
  let i = 0;
  const fill = () => {
    for (; ; i++) {
      const wall = i % 5 === 0 ? shapeAt(i) : boxAt(i);
      try {
        walls.set(world.insert(wall), wall);
      } catch (error) {
        assert.throws(() => {
          throw error;
        }, isFull);
        return;
      }
    }
  };
  const check = () => {
    assert.equal(world.length, walls.size);
    for (const [id, wall] of walls) {
      const { layers, at, radius, ...told } = /** @type {any} */ (world.get(id));
      assert.deepEqual(told, wall);
    }
    const [[id]] = walls;
    const [at] = 'points' in walls.get(id) ? walls.get(id).points : [];
    if (at) assert.deepEqual(world.overlaps({ x: at.x + 0.5, y: at.y + 0.6, radius: 0.1 }), [id]);
  };
  fill();
  const most = walls.size;
  assert.ok(most > 500, `${most}`);
  check();
  for (const id of [...walls.keys()].filter((_, i) => i % 3 > 0)) {
    assert.equal(world.remove(id), true);
    walls.delete(id);
  }
  check();
  fill();
  check();
  assert.ok(walls.size > most / 2, `${walls.size} of ${most}`);
  world.clear();
  walls.clear();
  fill();
  check();
  assert.ok(walls.size > most / 2, `${walls.size} of ${most}`);
});

/** Every function of the library and every method of a world but `dispose`, to be called with good arguments. */
function calls() {
  const goods = (/** @type {import('./doors/table.js').Row | undefined} */ row) =>
    (row ?? []).map(([, { good }]) => good());
  const functions = functionsOf(library).filter(([name]) => !LOADERS.includes(name));
  const methods = keys.map((key) => ({ key, ...methodOf(key) })).filter(({ name }) => name !== 'dispose');
  return [
    ...functions.map(([name, ask]) => ({ name, ask, args: goods(rowOf(name)) })),
    ...methods.map(({ key, name, row }) => {
      const world = fresh();
      return { name: `world.${name}`, ask: (/** @type {any[]} */ ...args) => call(world, key, args), args: goods(row) };
    }),
  ];
}

test('however little memory is left, each function does its work or is refused by name, and works later', () => {
  const asked = calls();
  const world = createWorld([boxAt(0)]);
  /** @type {{ free(): void }[]} */
  const fillers = [];
  const fill = () => {
    for (;;) fillers.push(new entries.World());
  };
  assert.throws(fill, WebAssembly.RuntimeError);
  world.dispose();
  assert.throws(fill, WebAssembly.RuntimeError);
  const refused = new Set();
  for (let count = 0; fillers.length > 0; count = 2 * count + 1) {
    for (const filler of fillers.splice(0, count)) filler.free();
    for (const { name, ask, args } of asked) {
      try {
        ask(...args);
      } catch (error) {
        refused.add(name);
        assert.throws(
          () => {
            throw error;
          },
          { ...isFull, message: new RegExp(`^(${name}|World.fromJSON): not enough memory`) },
        );
      }
    }
  }
  assert.ok(refused.size > 40, [...refused].join());
  for (const { ask, args } of asked) ask(...args);
});
