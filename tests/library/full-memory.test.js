/** A module whose memory cannot grow: each change of a world is made whole or refused by name, and the world lives on. */

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
