// The walk itself: what the page promises of it, step by step.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { walkDirection } from '../../www/extras/walk/keys.js';
import { StepClock } from '../../www/extras/walk/step-clock.js';
import '../../www/library/entries/node.js';
import { circleVsAabb } from '../../www/library/entries/index.js';
import * as graze from '../../www/library/entries/worlds.js';
import { loadSay } from '../../www/locales/index.js';
import { defaultState, withCarried } from '../../www/model/state.js';
import { handlesIn } from '../../www/model/things.js';
import scene, { walk } from '../../www/scenes/walk/scene.js';
import { moveHandle } from './by-name.js';
import { series } from './samples.js';

/** @typedef {import('../../www/model/types.js').State} State */

const nowhere = { x: 0, y: 0 };
const right = { x: 1, y: 0 };
const rightDown = walkDirection(['ArrowRight', 'ArrowDown']);
const start = defaultState(scene.fields);
const cases = scene.presets ?? [];

/** The ready-made walk of a name, before its first step. @param {string} id @returns {State} */
const begin = (id) => ({ ...start, ...cases.find((each) => each.id === id)?.walk?.state });

/** @param {State} state @param {import('../../www/model/types.js').Point} direction @param {number} count */
function after(state, direction, count) {
  let now = state;
  for (let i = 0; i < count; i++) now = walk(graze, now, direction);
  return now;
}

/** @param {State} state */
const solved = (state) => scene.solve(graze, state).result;

/** What is said of both. @param {State} state */
const told = (state) => {
  const { result, steps } = scene.solve(graze, state);
  return scene.summary(result, steps);
};

/** @param {State} state */
const isInside = ({ walker, walls }) =>
  walls.some((/** @type {any} */ wall) => circleVsAabb(walker, nowhere, wall)?.contact === 'cross');

test('it opens with both walkers at one free place, and nothing has gone wrong', async () => {
  const { x, y } = start.walker;
  assert.deepEqual(start.naive, { x, y });
  assert.ok(!isInside(start));
  assert.equal(solved(start).naive.verdict, 'together');
  const say = await loadSay('en', 'walk');
  const { key, values } = told(start);
  assert.equal(say(key, values), 'The blue circle stands still. The red one is at the same place.');
});

test('the red walker is taken along where a reader puts the blue one, and stays while that only grows', () => {
  /** @type {State} */
  const apart = { ...start, naive: { x: 30, y: 20 } };
  const put = moveHandle(scene.fields, apart, 'walker', { x: 40, y: 25 }).state;
  assert.deepEqual(put.naive, { x: 40, y: 25 });
  const [thing] = handlesIn(scene.fields, apart);
  const grown = withCarried(apart, thing, { ...apart.walker, radius: apart.walker.radius + 1 });
  assert.deepEqual(grown.naive, apart.naive);
});

test('the keys of the hint bring both onto the floor and along it, until the red one sticks at a seam', () => {
  let state = start;
  for (let i = 0; i < 38; i++) {
    state = after(state, rightDown, 1);
    assert.equal(solved(state).naive.verdict, 'together', `step ${i + 1}`);
  }
  state = after(state, rightDown, 40);
  assert.equal(solved(state).naive.verdict, 'sticks');
  assert.ok(state.walker.x > state.naive.x + 20);
  assert.ok(!isInside(state));
});

test('whatever way someone walks, the walker is never inside a wall nor out of the room', () => {
  const random = series(5);
  for (const { id } of cases) {
    let state = begin(id);
    for (let i = 0; i < 1000; i++) {
      const turn = Math.floor(random() * 8) * (Math.PI / 4);
      state = after(state, { x: Math.cos(turn), y: Math.sin(turn) }, 1 + Math.floor(random() * 6));
      const { x, y, radius } = state.walker;
      assert.ok(!isInside(state), JSON.stringify(state.walker));
      assert.ok(Math.min(x, y) >= 3 + radius && x <= 157 - radius && y <= 97 - radius, JSON.stringify(state.walker));
    }
  }
});

/** What each ready-made walk claims of the naive walker and of the exact one. */
const claims = {
  seam: ['sticks', 'slides'],
  corner: ['jitters', 'stops'],
  tunnel: ['through', 'stops'],
  gap: ['sticks', 'walks'],
};

for (const { id, state: claimed, walk: held } of cases) {
  test(`${id}: the held keys lead to what it shows, bit for bit, and to what is said of it`, () => {
    assert.ok(held);
    assert.equal(solved({ ...start, ...held.state }).naive.verdict, 'together');
    const state = after({ ...start, ...held.state }, walkDirection(held.keys.split(' ')), held.steps);
    assert.deepEqual(state, { ...start, ...claimed });
    const [naive, exact] = /** @type {Record<string, string[]>} */ (claims)[id];
    assert.deepEqual(told(state).values, { naive: `@naive.${naive}`, exact: `@exact.${exact}` });
  });
}

test('a walker that has gone through a wall is told so wherever it goes on, until both start again at one place', () => {
  let state = begin('tunnel');
  for (let i = 0; i < 12; i++) {
    state = after(state, right, 1);
    assert.equal(solved(state).naive.verdict, i < 3 ? 'together' : 'through', `step ${i + 1}`);
  }
  state = after(moveHandle(scene.fields, state, 'walker', { x: 120, y: 50 }).state, right, 1);
  assert.equal(solved(state).naive.verdict, 'together');
});

test('at sixty frames a second each gets a step, and after an hour away six steps are made up for', () => {
  const clock = new StepClock();
  const hour = 3_600_000;
  const times = [0, 16.7, 33.3, hour, hour + 16.7];
  assert.deepEqual(
    times.map((time) => clock.due(time)),
    [1, 1, 1, 6, 1],
  );
});
