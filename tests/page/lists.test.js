// A list of things that come and go, of any kind: handles, numbers, links, and what is said of wrong ones.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lockedFields } from '../../www/challenges/lock.js';
import { box, circle, list, point } from '../../www/model/fields/index.js';
import { numbersOf, withNumber } from '../../www/model/numbers.js';
import { readState, writeState } from '../../www/model/permalink.js';
import { stateFrom } from '../../www/model/script-state.js';
import { defaultState, placeOf } from '../../www/model/state.js';
import { handleOf, handlesIn, listIn, thingsIn } from '../../www/model/things.js';
import { moveHandle, nudgeHandle } from './by-name.js';
import { series } from './samples.js';

const one = { minX: 10, minY: 20, maxX: 30, maxY: 40 };
const two = { minX: 50, minY: 60, maxX: 70, maxY: 80 };
const round = { x: 90, y: 20, radius: 5 };
const fields = {
  a: point({ x: 5, y: 5 }),
  walls: list(box(one), [one, two], { least: 1, most: 4 }),
  pillars: list(circle(round, 40), [round], { most: 9 }),
};
const state = defaultState(fields);
/** @param {any} state @returns {string[]} */
const idsOf = (state) => handlesIn(fields, state).map(({ id }) => id);

test('each thing has the handles of its kind, named by its place in the list', () => {
  const sides = ['', '.left', '.right', '.top', '.bottom'];
  const [first, second] = [0, 1].map((index) => sides.map((side) => `walls[${index}]${side}`));
  assert.deepEqual(idsOf(state), ['a', ...first, ...second, 'pillars[0]', 'pillars[0].radius']);
  assert.deepEqual(idsOf({ ...state, walls: [], pillars: [] }), ['a']);
  assert.deepEqual(placeOf(fields, state, 'walls[1].top'), { x: 60, y: 60 });
  assert.equal(handleOf(fields, 'walls[3].left').part, 'left');
  for (const id of ['walls', 'walls.left', 'walls[1].radius', 'walls[1]left', 'a[0]', 'left', 'toString', ''])
    assert.throws(() => handleOf(fields, id), new RangeError(`no handle is called ${id}`));
});

test('a hand moves one thing of a list and leaves the others, and the state before, as they are', () => {
  const before = structuredClone(state);
  const { state: dragged, id } = moveHandle(fields, state, 'walls[1]', { x: 110, y: 70 });
  assert.equal(id, 'walls[1]');
  assert.deepEqual(dragged.walls, [one, { minX: 100, minY: 60, maxX: 120, maxY: 80 }]);
  assert.equal(dragged.walls[0], one);
  const { state: wide, id: side } = moveHandle(fields, state, 'walls[0].right', { x: 4, y: 0 });
  assert.deepEqual([side, wide.walls[0]], ['walls[0].left', { ...one, minX: 4, maxX: 10 }]);
  assert.equal(moveHandle(fields, state, 'pillars[0].radius', { x: 90, y: 32 }).state.pillars[0].radius, 12);
  assert.equal(nudgeHandle(fields, state, 'walls[0].top', { x: 0, y: -1 }).state.walls[0].minY, 19);
  assert.deepEqual(state, before);
});

test('a typed number changes one thing, or is refused with a reason', () => {
  const keys = thingsIn(fields, state)
    .flatMap(numbersOf)
    .map(({ key }) => key);
  assert.deepEqual(keys.slice(0, 4), ['a.x', 'a.y', 'walls[0].minX', 'walls[0].minY']);
  assert.equal(new Set(keys).size, 2 + 4 + 4 + 3);
  assert.deepEqual(withNumber(fields, state, 'walls[1].maxX', 71.5).state.walls, [one, { ...two, maxX: 71.5 }]);
  assert.deepEqual(withNumber(fields, state, 'walls[1].minX', 71), {
    state,
    problem: { component: 'minX', key: 'problems.inverted', values: { min: 'minX', max: 'maxX' } },
  });
});

test('any list comes back from its link to the last bit', () => {
  const random = series(17);
  /** @param {number} count */
  const boxes = (count) =>
    Array.from({ length: count }, () => {
      const [minX, minY] = [80 * random(), 50 * random()];
      return { minX, minY, maxX: minX + 80 * random(), maxY: minY + 50 * random() * random() };
    });
  for (let i = 0; i < 200; i++) {
    const pillars = Array.from({ length: i % 10 }, () => ({ x: 160 * random(), y: 100 * random(), radius: random() }));
    const any = { ...state, walls: boxes(1 + (i % 4)), pillars };
    const link = writeState(fields, any);
    assert.deepEqual(readState(fields, link), any, link);
  }
  assert.equal(writeState(fields, state), '');
  assert.equal(
    writeState(fields, { ...state, walls: [two, one], pillars: [] }),
    '1~walls=50,60,70,80;10,20,30,40~pillars=',
  );
  for (const wrong of [
    '',
    '10,20,30,40;',
    ';10,20,30,40',
    '10,20,30',
    '30,20,10,40',
    '10,20,30,4e400',
    '1;2;3;4',
    'NaN,1,2,3',
  ])
    assert.equal(readState(fields, `1~walls=${wrong}`), null, wrong);
  assert.equal(readState(fields, `1~walls=${Array(5).fill('1,1,2,2').join(';')}`), null, 'more than there can be');
  assert.equal(readState(fields, '1~walls=1,1,2,2~walls=1,1,2,2'), null);
});

test('a list is given as a whole, and what is wrong with it is named by its place', () => {
  assert.deepEqual(stateFrom(fields, { walls: [two] }), { ...state, walls: [two] });
  assert.deepEqual(stateFrom(fields, { pillars: [] }).pillars, []);
  for (const [given, message] of /** @type {[any, string][]} */ ([
    [{ walls: [one, { ...two, minX: 'far' }] }, 'walls[1].minX must be a finite number, was far'],
    [{ walls: [one, two, { minX: 1, minY: 1, maxX: 2 }] }, 'walls[2].maxY must be a finite number, was undefined'],
    [{ walls: [null] }, 'walls[0] must have minX, minY, maxX, maxY'],
    [{ walls: [one, { ...two, color: 'red' }] }, 'walls[1] must have minX, minY, maxX, maxY'],
    [{ a: [1, 2] }, 'a must have x, y'],
    [{ walls: [{ ...one, maxX: Infinity }] }, 'walls[0].maxX must be a finite number, was Infinity'],
    [{ walls: [{ ...one, minX: 31 }] }, 'walls[0].minX must be ≤ maxX, was 31'],
    [{ walls: [] }, 'walls.length must be from 1 to 4, was 0'],
    [{ walls: [one, one, one, one, one] }, 'walls.length must be from 1 to 4, was 5'],
    [{ walls: one }, 'walls must be an array, was [object Object]'],
    [{ walls: null }, 'walls must be an array, was null'],
    [{ pillars: [{ ...round, radius: -1 }] }, 'pillars[0].radius must be ≥ 0, was -1'],
    [{ a: { x: Number.NaN } }, 'a.x must be a finite number, was NaN'],
  ])) {
    assert.throws(() => stateFrom(fields, given), new RangeError(`state: ${message}`));
  }
});

test('a list that a challenge locks cannot be changed, nor grow', () => {
  const locked = lockedFields(fields, [state], ['pillars']);
  assert.deepEqual(
    handlesIn(locked, state)
      .filter(({ field }) => !field.isLocked)
      .map(({ name }) => name),
    ['pillars[0]', 'pillars[0]'],
  );
  assert.equal(listIn(locked), 'pillars');
  assert.equal(listIn(lockedFields(fields, [state], ['a'])), undefined);
  assert.equal(readState(locked, '1~walls=1,1,2,2'), null);
  assert.throws(() => stateFrom(locked, { walls: [one] }), /state: walls must stay as it is/);
});
