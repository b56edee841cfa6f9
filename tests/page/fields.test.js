// What becomes of a value when a handle is moved or a number is typed.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { box, point } from '../../www/element/fields.js';
import { defaultState, handlesOf, moveHandle, placeOf, stateFrom, withNumber } from '../../www/element/state.js';

const world = { minX: 0, minY: 0, maxX: 160, maxY: 100 };
const fields = {
  a: point({ x: 20, y: 16 }, world),
  box: box({ minX: 54, minY: 30, maxX: 112, maxY: 64 }, world),
};
const state = defaultState(fields);

test('handles come in reading order, the sides of a box by their own names', () => {
  assert.deepEqual(
    handlesOf(fields).map(({ id }) => id),
    ['a', 'box', 'left', 'right', 'top', 'bottom'],
  );
});

test('a point stays within its limits', () => {
  assert.deepEqual(moveHandle(fields, state, 'a', { x: -7, y: 400 }).state.a, { x: 0, y: 100 });
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

test('a side exactly on its opposite keeps its name', () => {
  const moved = moveHandle(fields, state, 'left', { x: 112, y: 0 });
  assert.deepEqual([moved.id, moved.state.box.minX, moved.state.box.maxX], ['left', 112, 112]);
});

test('a box moved against the edge of the world keeps its size', () => {
  const { box: moved } = moveHandle(fields, state, 'box', { x: 500, y: -500 }).state;
  assert.deepEqual(moved, { minX: 102, minY: 0, maxX: 160, maxY: 34 });
});

test('a typed number is taken, or refused with a reason and the last good state', () => {
  assert.equal(withNumber(fields, state, 'a.x', 0.1).state.a.x, 0.1);
  for (const [key, number, problem] of /** @type {[string, number, string][]} */ ([
    ['a.x', Number.NaN, 'problems.notANumber'],
    ['a.x', Number.POSITIVE_INFINITY, 'problems.notANumber'],
    ['a.y', 100.5, 'problems.outOfLimits'],
    ['box.minX', 113, 'problems.inverted'],
    ['box.maxY', 29, 'problems.inverted'],
  ])) {
    const answer = withNumber(fields, state, key, number);
    assert.equal(answer.problem?.key, problem);
    assert.equal(answer.state, state);
  }
});

test('a partial state is filled up from the defaults, a wrong one refused', () => {
  assert.deepEqual(stateFrom(fields, { a: { x: 3 } }), { ...state, a: { x: 3, y: 16 } });
  assert.throws(() => stateFrom(fields, { a: { x: 'far' } }), /a\.x/);
  assert.throws(() => stateFrom(fields, { c: {} }), /no field c/);
});
