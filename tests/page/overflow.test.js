// Turns on whole numbers: what 32-bit and 64-bit integers say beside the exact answer, and the scale that shows it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import { turn as turnOf } from '../../www/library/entries/index.js';
import * as graze from '../../www/library/entries/page.js';
import { answerSentence, stepSentence } from '../../www/model/sentences.js';
import { defaultState, withChoice } from '../../www/model/state.js';
import scene from '../../www/scenes/orientation/scene.js';
import { productsOf, turnsIn } from '../../www/scenes/orientation/widths.js';
import { moveHandle, nudgeHandle, resetHandle } from './by-name.js';
import { sceneOf, solved } from './facts.js';
import { series } from './samples.js';

/** @typedef {import('../../www/model/types.js').Point} Point */

const { fields } = scene;
const start = defaultState(fields);

/** Four points whose numbers have many sizes, and are often equal or the ends of a range. @param {() => number} random */
function pointsBy(random) {
  const size = 2 ** Math.floor(random() * 54);
  const ends = [-(2 ** 31), 2 ** 31 - 1, 0, 2 ** 30];
  const number = () => (random() < 0.3 ? ends[Math.floor(random() * 4)] : Math.round((random() - 0.5) * size));
  return Array.from({ length: 4 }, () => ({ x: number() || 0, y: number() || 0 }));
}

/** A turn as a program computes it in which every difference and product wraps. @param {number} bits @param {Point[]} points */
function wrapped(bits, points) {
  const wrap = (/** @type {bigint} */ value) => BigInt.asIntN(bits, value);
  const [a, b, c] = points.map(({ x, y }) => [wrap(BigInt(x)), wrap(BigInt(y))]);
  const [u, v] = [b, c].map(([x, y]) => [wrap(x - a[0]), wrap(y - a[1])]);
  return wrap(wrap(u[0] * v[1]) - wrap(u[1] * v[0]));
}

test('at the corners of the 32-bit range a turn is wrong in 64 bits, and so is the answer', () => {
  const { steps, result } = solved(scene, 'widest');
  const [turn] = steps;
  assert.deepEqual([turn.ax, turn.ay, turn.bx, turn.by, turn.cx, turn.cy].map(BigInt), [
    -(2n ** 31n),
    -(2n ** 31n),
    2n ** 31n - 1n,
    2n ** 31n - 1n,
    -(2n ** 31n),
    2n ** 31n - 1n,
  ]);
  assert.deepEqual([turn.turn, turn.exact], ['clockwise', '18446744065119617025']);
  const [large] = turn.widths;
  assert.deepEqual(large, { bits: 64, value: '-8589934591', says: 'counterClockwise', isRight: false });
  assert.equal(result.relation, 'apart');
  const { widths } = steps[steps.length - 1];
  assert.deepEqual(widths[0], { bits: 64, says: 'proper', isRight: false });
});

test('a wrapped exact value is what wrapping every difference and product gives, and the exact sign is ours', () => {
  const random = series(5);
  const wrong = { 32: 0, 64: 0 };
  for (let i = 0; i < 2000; i++) {
    const [a, b, c] = pointsBy(random);
    const [left, right] = productsOf(a, b, c);
    const exact = left - right;
    const turn = turnOf(a, b, c);
    assert.equal(turn, exact > 0n ? 'clockwise' : exact < 0n ? 'counterClockwise' : 'straight');
    for (const { bits, value, isRight } of turnsIn(exact, turn)) {
      assert.equal(BigInt(/** @type {string} */ (value)), wrapped(bits, [a, b, c]), JSON.stringify([a, b, c]));
      if (!isRight) wrong[/** @type {32 | 64} */ (bits)] += 1;
    }
  }
  assert.ok(wrong[32] > 500 && wrong[64] > 100, JSON.stringify(wrong));
});

test('integers that get all four turns right get the answer right, and what is wrong is said', async () => {
  const { say } = await sceneOf('orientation');
  const random = series(9);
  const seen = new Set();
  for (let i = 0; i < 600; i++) {
    const [a, b, c, d] = pointsBy(random);
    const { result, steps } = scene.solve(graze, { ...start, a, b, c, d });
    const last = steps[steps.length - 1];
    for (const [which, { bits, says, isRight }] of last.widths.entries()) {
      const areRight = last.turns.every((/** @type {any} */ { widths }) => widths[which].isRight);
      if (areRight) assert.ok(isRight, JSON.stringify([a, b, c, d]));
      seen.add(`${result.relation} ${says}`);
      assert.equal(answerSentence(scene, result, steps, say).includes(`${bits} bits`), !areRight);
      assert.equal(answerSentence(scene, result, steps, say).includes(`${bits} bits say`), !isRight);
      for (const index of steps.keys())
        assert.doesNotMatch(stepSentence(scene, steps, index, say), /(turns|contacts)\./);
      for (const [index, { widths }] of steps.slice(0, -1).entries()) {
        if (widths)
          assert.equal(stepSentence(scene, steps, index, say).includes(`${bits} bits say`), !widths[which].isRight);
      }
    }
  }
  for (const each of ['apart proper', 'apart inLine', 'proper apart', 'touch apart'])
    assert.ok(seen.has(each), [...seen].join());
});

test('the switch scales all points, and back', () => {
  const far = withChoice(fields, start, 'scale', 'giga');
  assert.deepEqual(far.b, { x: 14 * 2 ** 30, y: 2 * 2 ** 30 });
  assert.deepEqual(withChoice(fields, far, 'scale', 'million').b, { x: 14e6, y: 2e6 });
  assert.deepEqual(withChoice(fields, far, 'scale', 'one'), start);
});

test('hands and keys go from place to place at any scale, and Home goes back to the usual place', () => {
  const far = withChoice(fields, start, 'scale', 'million');
  const window = { minX: 0, minY: 0, maxX: 16e6, maxY: 10e6 };
  const { state } = moveHandle(fields, far, 'c', { x: 3_400_000, y: 7_600_000 }, window);
  assert.deepEqual(state.c, { x: 3e6, y: 8e6 });
  assert.deepEqual(nudgeHandle(fields, state, 'c', { x: 1, y: -1 }, window).state.c, { x: 4e6, y: 7e6 });
  assert.deepEqual(resetHandle(fields, state, 'c').state, far);
});
