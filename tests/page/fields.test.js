// What becomes of a value when a handle is moved or a number is typed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box, choice, circle, number, point, vector } from '../../www/model/fields/index.js';
import { numbersOf, readNumber, withNumber } from '../../www/model/numbers.js';
import { readState, writeState } from '../../www/model/permalink.js';
import { stateFrom } from '../../www/model/script-state.js';
import { choicesOf, chosenIn, defaultState, isSameState, placeOf } from '../../www/model/state.js';
import { handlesIn, thingsIn } from '../../www/model/things.js';
import { moveHandle } from './by-name.js';

const fields = {
  a: point({ x: 20, y: 16 }),
  box: box({ minX: 54, minY: 30, maxX: 112, maxY: 64 }),
};
const state = defaultState(fields);

test('handles come in reading order, the sides of a box by their own names', () => {
  assert.deepEqual(
    handlesIn(fields, state).map(({ id }) => id),
    ['a', 'box', 'left', 'right', 'top', 'bottom'],
  );
});

for (const [side, at, expected, hand] of /** @type {[string, { x: number, y: number }, object, string][]} */ ([
  ['left', { x: 130, y: 0 }, { minX: 112, maxX: 130 }, 'right'],
  ['right', { x: 10, y: 0 }, { minX: 10, maxX: 54 }, 'left'],
  ['top', { x: 0, y: 80 }, { minY: 64, maxY: 80 }, 'bottom'],
  ['bottom', { x: 0, y: 5 }, { minY: 5, maxY: 30 }, 'top'],
])) {
  test(`${side} pushed past its opposite becomes ${hand} and stays where the hand is`, () => {
    const moved = moveHandle(fields, state, side, at);
    assert.deepEqual(moved.state.box, { ...state.box, ...expected });
    assert.equal(moved.id, hand);
    const place = placeOf(fields, moved.state, hand);
    assert.equal(side === 'left' || side === 'right' ? place.x : place.y, at.x || at.y);
  });
}

test('a typed number is what its writer means: a comma that could be of either kind is refused', () => {
  const read = (/** @type {string} */ text) => readNumber(text);
  const clear = (/** @type {number} */ number) => ({ number, isUnclear: false });
  for (const text of ['1,000', '12,345', '-999,999', ' 1,000 ', '1,000e3'])
    assert.deepEqual(read(text), { number: Number.NaN, isUnclear: true }, text);
  const meant = {
    ...{ 1000: 1000, 12.5: 12.5, '12,5': 12.5, '−3,25': -3.25, '1,0000': 1, '0,500': 0.5, '.5': 0.5, ',5': 0.5 },
    ...{ '1,000,000': 1e6, '1,234.5': 1234.5, '1.234,5': 1234.5, '1.234.567': 1_234_567, '1234,567': 1234.567 },
    ...{ 12.345: 12.345, '1.': 1, '1e3': 1000, '+7': 7 },
  };
  for (const [text, number] of Object.entries(meant)) assert.deepEqual(read(text), clear(number), text);
  for (const text of ['', 'x', '0x10', '1,2,3', '1,00,000', '1.2.3', '1,000,00', 'Infinity', '1 2'])
    assert.deepEqual(read(text), clear(Number.NaN), text);
});

test('a typed number is taken, or refused with a reason and the last good state', () => {
  for (const number of [0.1, 1234.5, -1e300]) assert.equal(withNumber(fields, state, 'a.x', number).state.a.x, number);
  for (const [key, number, problem] of /** @type {[string, number, string][]} */ ([
    ['a.x', Number.NaN, 'problems.notANumber'],
    ['a.x', Number.POSITIVE_INFINITY, 'problems.tooLarge'],
    ['box.minX', 113, 'problems.inverted'],
    ['box.maxY', 29, 'problems.inverted'],
  ])) {
    const answer = withNumber(fields, state, key, number);
    assert.equal(answer.problem?.key, problem);
    assert.equal(answer.state, state);
  }
  const { problem } = withNumber(fields, state, 'box.maxX', 1300, { 'box.minX': 1234.5 });
  assert.equal(problem, null, 'both sides of a box far away');
});

test('a partial state is filled up from the defaults, a wrong one refused', () => {
  assert.deepEqual(stateFrom(fields, { a: { x: 3 } }), { ...state, a: { x: 3, y: 16 } });
  assert.throws(() => stateFrom(fields, { a: { x: 'far' } }), /a\.x/);
  assert.throws(() => stateFrom(fields, { c: {} }), /c must be one of a, b/);
});

const moving = {
  circle: circle({ x: 40, y: 50, radius: 10 }, 40),
  motion: vector({ x: 60, y: -20 }, 'circle'),
  count: number(4, 1, 9),
  view: choice(['world', 'relative']),
};
const begin = defaultState(moving);

test('the tip of a motion goes with its mover, and dragging it changes the motion alone', () => {
  const moved = moveHandle(moving, begin, 'circle', { x: 50, y: 70 }).state;
  assert.deepEqual(moved.motion, begin.motion);
  assert.deepEqual(placeOf(moving, moved, 'motion'), { x: 110, y: 50 });
  const tipped = moveHandle(moving, moved, 'motion', { x: 40, y: 75 }).state;
  assert.deepEqual([tipped.motion, tipped.circle], [{ x: -10, y: 5 }, moved.circle]);
});

test('a switch has no number and no handle; links, reset and scripts know it by its words', () => {
  assert.ok(
    !thingsIn(moving, begin)
      .flatMap(numbersOf)
      .some(({ key }) => key.startsWith('view')),
  );
  assert.ok(!handlesIn(moving, begin).some(({ name }) => name === 'view'));
  assert.deepEqual(choicesOf(moving), [{ key: 'view', options: ['world', 'relative'] }]);
  const other = stateFrom(moving, { view: { choice: 'relative' } });
  assert.deepEqual(chosenIn(moving, other), { view: 1 });
  assert.ok(!isSameState(moving, begin, other));
  assert.equal(writeState(moving, other), '1~view=relative');
  assert.deepEqual(readState(moving, '1~view=relative'), other);
  assert.equal(readState(moving, '1~view=sideways'), null);
  assert.throws(() => stateFrom(moving, { view: { choice: 'sideways' } }), /view\.choice/);
});
