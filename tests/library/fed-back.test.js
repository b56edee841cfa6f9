// What a travel gives back is where the mover stands: each form of a mover, fed back as it is, keeps its size, is outside of the
// walls and free to go on. `tests/it/fed_back.rs` judges the travels themselves.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWorld } from '../../www/library/entries/node.js';
import { series } from '../page/samples.js';

/** @typedef {import('../../www/library/types.js').Mover} Mover */

/** @type {Record<string, (x: number, y: number, width: number, height: number) => Mover>} */
const FORMS = {
  circle: (x, y, radius) => ({ x, y, radius: radius / 2 }),
  rectangle: (x, y, width, height) => ({ x, y, width, height }),
  box: (minX, minY, width, height) => ({ minX, minY, maxX: minX + width, maxY: minY + height }),
};

/** A closed room with decimal sides, blocks in it, and a mover that is free. @param {() => number} next @param {string} form */
function roomOf(next, form) {
  const decimal = (/** @type {number} */ low, /** @type {number} */ high) =>
    Math.round(100 * (low + next() * (high - low))) / 100;
  const unit = [1, 2 ** -30, 2 ** 40, 2 ** -480, 2 ** 480][Math.floor(5 * next())];
  const [left, top] = [decimal(-12, 0), decimal(-40, 0)];
  const [right, bottom] = [left + decimal(7, 12), top + decimal(7, 40)];
  const blocks = Array.from({ length: 3 }, () => [left + decimal(0, 9), top + decimal(0, 9)]);
  const walls = [
    [left - 50, top - 50, left, bottom + 50],
    [right, top - 50, right + 50, bottom + 50],
    [left - 50, top - 50, right + 50, top],
    [left - 50, bottom, right + 50, bottom + 50],
    ...blocks.map(([x, y]) => [x, y, x + decimal(0, 2), y + decimal(0, 2)]),
  ].map((sides) => {
    const [minX, minY, maxX, maxY] = sides.map((side) => side * unit);
    return { minX, minY, maxX, maxY };
  });
  const world = createWorld(walls);
  for (;;) {
    const [x, y, width, height] = [left + decimal(0, 7), top + decimal(0, 7), decimal(0, 2), decimal(0, 3)];
    const mover = FORMS[form](x * unit, y * unit, width * unit, height * unit);
    if (world.overlaps(mover).length === 0) return { world, mover, unit };
  }
}

const at = (/** @type {any} */ mover) => ({ x: mover.minX ?? mover.x, y: mover.minY ?? mover.y });
const isNear = (/** @type {number} */ a, /** @type {number} */ b) => Math.abs(a - b) <= 1e-12 * Math.abs(b) + 1e-300;

for (const form of Object.keys(FORMS))
  test(`a ${form} that is fed back a thousand times keeps its form, is outside of the walls and goes on`, () => {
    const next = series(1);
    for (let run = 0; run < 12; run++) {
      let { world, mover, unit } = roomOf(next, form);
      for (let step = 0; step < 1000; step++) {
        const most = [1, 5, 600][Math.floor(3 * next())] * unit;
        const motion = { x: most * (2 * next() - 1), y: most * (2 * next() - 1) };
        const response = /** @type {const} */ (['stop', 'slide', 'bounce'])[run % 3];
        const { mover: moved, position, hits, inside } = world.travel(mover, motion, response);
        const told = JSON.stringify({ run, step, response, mover, motion, moved, walls: [...world] });
        assert.deepEqual([inside, world.overlaps(moved)], [[], []], told);
        assert.deepEqual(at(moved), position);
        assert.deepEqual(Object.keys(moved), Object.keys(mover));
        const start = at(mover);
        if (hits.length === 0)
          assert.ok(isNear(position.x, start.x + motion.x) && isNear(position.y, start.y + motion.y), told);
        mover = moved;
      }
      world.dispose();
    }
  });

test('a box by two corners rounds its far corner into no wall', () => {
  const world = createWorld([{ minX: 0.87, minY: -1000, maxX: 50.87, maxY: 1000 }]);
  const mover = { minX: -3.92, minY: 0, maxX: -0.92, maxY: 1 };
  const pressed = world.travel(mover, { x: 600, y: 3 }, 'slide').mover;
  assert.equal(pressed.maxX, 0.87);
  assert.equal(world.travel(pressed, { x: -50, y: 3 }, 'slide').position.x, pressed.minX - 50);
  const out = world.pushOut({ minX: -1.92, minY: 0, maxX: 1.08, maxY: 1 });
  assert.ok(out && out.maxX <= 0.87 && isNear(out.maxX, 0.87), `ends at ${out?.maxX}`);
  world.dispose();
});

test('many that are fed back into themselves stand where each would stand alone', () => {
  for (const form of ['circle', 'box']) {
    const next = series(2);
    let { world, mover, unit } = roomOf(next, form);
    const row = Float64Array.from(Object.values(mover));
    for (let step = 0; step < 100; step++) {
      const motion = { x: 9 * unit * (next() - 0.5), y: 9 * unit * (next() - 0.5) };
      world.travelBatch(row, Float64Array.of(motion.x, motion.y), 'slide', new Float64Array(8), { into: row });
      mover = world.travel(mover, motion, 'slide').mover;
      assert.deepEqual([...row], Object.values(mover));
    }
    world.dispose();
  }
});

// The far side of a box rounds where it stands.
test('a box that comes to rest on another does not hold it', () => {
  const lower = { x: -5, y: -5, width: 1.3, height: 1.05 };
  for (const put of ['insert', 'insertAll', 'moveTo']) {
    const world = createWorld(put === 'moveTo' ? [{ minX: 0, minY: 0, maxX: 1, maxY: 1 }] : []);
    if (put === 'insert') world.insert(lower);
    if (put === 'insertAll') world.insertAll([lower]);
    if (put === 'moveTo') world.moveTo(0, lower);
    world.insert(world.travel({ x: -5, y: 0, width: 1, height: 1 }, { x: 0, y: -9 }, 'stop').mover);
    const aside = world.travel(lower, { x: -1, y: 0 }, 'stop', { without: [0] });
    assert.deepEqual([aside.inside, aside.position.x], [[], -6], put);
    world.dispose();
  }
});
