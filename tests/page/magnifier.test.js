// The magnifier of the exact cases: steps from double to double, their true places, and the true line between them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/worlds.js';
import { withNumber } from '../../www/model/numbers.js';
import { readState, writeState } from '../../www/model/permalink.js';
import { placeOf } from '../../www/model/state.js';
import { start } from '../../www/scenes/degenerates/cases.js';
import { doubleAt, ordinal, stepped } from '../../www/scenes/degenerates/ordinal.js';
import { paneOf } from '../../www/scenes/degenerates/pane.js';
import scene from '../../www/scenes/degenerates/scene.js';
import { moveHandle, nudgeHandle, resetHandle } from './by-name.js';
import { exactCases } from './exact-cases.js';
import { recordingPen } from './recording-pen.js';
import { samples, series } from './samples.js';

const [max, least] = [Number.MAX_VALUE, Number.MIN_VALUE];
const hard = [0, least, -least, 2 ** -1022, 1, 64, -64, 45, 0.1, 1e-6, 1e21, 2 ** 1022, max, -max, stepped(max, -3)];

const exactStates = [...exactCases.values()].map(({ state }) => state);

test('a step leads to the next double and back, through zero, and stops at the largest', () => {
  for (const x of hard) {
    assert.equal(doubleAt(ordinal(x)), x);
    if (x < max) {
      assert.ok(stepped(x, 1) > x);
      assert.equal(stepped(stepped(x, 1), -1), x);
      const between = x / 2 + stepped(x, 1) / 2;
      if (Math.abs(x) > 1) assert.ok(between === x || between === stepped(x, 1));
    }
  }
  assert.equal(stepped(max, 5), max);
  assert.equal(stepped(-max, -1), -max);
  assert.equal(stepped(-least, 2), least);
  assert.ok(Object.is(stepped(least, -1), 0));
});

test('an arrow key goes one step, with Shift ten, at the ends of the range as everywhere', () => {
  for (const [id, { state }] of exactCases) {
    const { box } = state;
    const nudged = (/** @type {number} */ x, /** @type {number} */ y) =>
      nudgeHandle(scene.fields, state, 'box', { x, y }).state;
    const right = nudged(1, 0);
    assert.deepEqual([right.box.minX, right.box.minY], [stepped(box.minX, 1), box.minY], id);
    assert.equal(nudged(0, -10).box.minY, stepped(box.minY, -10), id);
    assert.equal(nudged(-0.1, 0).box.minX, stepped(box.minX, -1), id);
    assert.deepEqual(resetHandle(scene.fields, right, 'box').state.box, scene.fields.box.default);
  }
});

test('the corner is dragged to the nearest double of its pane, and stays in it however far the hand goes', () => {
  for (const state of exactStates) {
    const { x, y } = placeOf(scene.fields, state, 'box');
    const { state: far } = moveHandle(scene.fields, state, 'box', { x: x + 1e4, y: y - 1e4 });
    assert.equal(far.box.minX, paneOf(state.box.minX).doubles.at(-1));
    assert.equal(far.box.minY, paneOf(state.box.minY).doubles[0]);
  }
});

test('wherever steps lead, nothing that is drawn or said is infinite or not a number', () => {
  const random = series(11);
  const say = (/** @type {string} */ key) => key;
  const frame = { t: 0, blend: {}, hasField: false, hasNormals: true, say };
  const numbers = hard.flatMap((x) => [x, stepped(x, 1), -x]);
  const any = () => numbers[Math.floor(random() * numbers.length)];
  const states = [...exactStates, ...samples(scene, 20)];
  for (let i = 0; i < 300; i++) {
    const [x, y] = [[any(), any()].sort((one, other) => one - other), [any(), any()].sort((one, other) => one - other)];
    states.push({
      ...states[0],
      a: { x: any(), y: any() },
      b: { x: any(), y: any() },
      box: { minX: x[0], minY: y[0], maxX: x[1], maxY: y[1] },
    });
  }
  for (const state of states) {
    const { result, steps } = scene.solve(graze, state);
    const { pen, strokes } = recordingPen(800);
    scene.draw(pen, { ...frame, state, result, steps, step: steps.length - 1 });
    const drawn = JSON.stringify(strokes, (_, value) =>
      typeof value === 'number' && !Number.isFinite(value) ? `${value}!` : value,
    );
    assert.doesNotMatch(drawn, /(NaN|Infinity)!/, JSON.stringify(state));
    for (const index of steps.keys()) {
      assert.doesNotMatch(JSON.stringify(scene.caption(steps, index).values), /NaN|Infinity/);
    }
  }
});

test('a link keeps every bit: of −0, of subnormals, of numbers with many zeros before or after', () => {
  const random = series(5);
  for (let i = 0; i < 2000; i++) {
    const x = (random() - 0.5) * 10 ** Math.round(random() * 60 - 30);
    const box = { minX: -max, minY: -0, maxX: max, maxY: least };
    const state = { ...start, a: { x, y: -x }, b: { x: -0, y: 1.2345678901234567e-6 }, box };
    const link = writeState(scene.fields, state);
    assert.deepEqual(readState(scene.fields, link), state, link);
  }
});

test('a number beyond the range, or an inverted wall, is refused', () => {
  const state = start;
  assert.equal(withNumber(scene.fields, state, 'a.x', max).problem, null);
  assert.equal(withNumber(scene.fields, state, 'a.x', Number.POSITIVE_INFINITY).problem?.key, 'problems.tooLarge');
  assert.equal(withNumber(scene.fields, state, 'box.minX', 58).problem?.key, 'problems.inverted');
  for (const link of ['1~a=1e999,0', '1~a=NaN,0', '1~a=1', '1~box=57,45,45,57']) {
    assert.equal(readState(scene.fields, link), null, link);
  }
});
