// The walk itself: what the page promises of it, step by step.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/node.js';
import * as graze from '../../www/library/page.js';
import { defaultState } from '../../www/model/state.js';
import { wallsOf } from '../../www/parts/walls.js';
import scene from '../../www/scenes/walk.js';
import { series } from './samples.js';

/** @typedef {import('../../www/model/types.js').State} State */

const walk = /** @type {NonNullable<typeof scene.walk>} */ (scene.walk);
const nowhere = { x: 0, y: 0 };
const [right, down] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
];
const rightDown = { x: Math.SQRT1_2, y: Math.SQRT1_2 };

/** @param {string} preset @param {object} [more] @returns {State} */
function begin(preset, more) {
  const found = scene.presets?.find(({ id }) => id === preset);
  return { ...defaultState(scene.fields), ...found?.state, ...more };
}

/** @param {State} state @param {import('../../www/model/types.js').Point} direction @param {number} count */
function after(state, direction, count) {
  let now = state;
  for (let i = 0; i < count; i++) now = walk(graze, now, direction);
  return now;
}

/** @param {State} state */
const isInside = ({ walker, ...state }) =>
  wallsOf(state).some((wall) => graze.circleVsAabb(walker, nowhere, wall)?.contact === 'cross');

test('whatever way someone walks, at any pace, the walker is never inside a wall nor out of the room', () => {
  const random = series(5);
  for (const pace of ['walk', 'run', 'dash']) {
    let state = begin('maze', { pace: { choice: pace } });
    for (let i = 0; i < 3000; i++) {
      const turn = Math.floor(random() * 8) * (Math.PI / 4);
      state = after(state, { x: Math.cos(turn), y: Math.sin(turn) }, 1 + Math.floor(random() * 6));
      const { x, y, radius } = state.walker;
      assert.ok(!isInside(state), JSON.stringify(state.walker));
      assert.ok(Math.min(x, y) >= 3 + radius && x <= 157 - radius && y <= 97 - radius, JSON.stringify(state.walker));
    }
  }
});

test('someone who presses on where it leads no further stands still to the last bit', () => {
  const held = after(begin('room'), rightDown, 400);
  assert.deepEqual(after(held, rightDown, 100).walker, held.walker);
  assert.equal(scene.verdict?.(scene.solve(graze, after(held, rightDown, 1)).result), 'held');
});

test('a gap exactly as wide as the walker lets it through', () => {
  const through = after(begin('gap'), right, 90);
  assert.deepEqual(through.walker, { x: 102, y: 50, radius: 6 });
});

test('over the seams every step is as long as the one before', () => {
  let state = after(begin('room'), down, 20);
  for (let i = 0; i < 40; i++) {
    const next = walk(graze, state, rightDown);
    assert.equal(next.walker.y, 50);
    assert.ok(Math.abs(next.walker.x - state.walker.x - Math.SQRT1_2) < 1e-12);
    state = next;
  }
});

test('a wall dropped on the walker pushes it out, and then nothing moves any more', () => {
  const random = series(11);
  for (let i = 0; i < 500; i++) {
    const { x, y } = begin('room').walker;
    const [minX, minY] = [x - 22 * random(), y - 14 * random()];
    const dropped = begin('room', { wall5: { minX, minY, maxX: minX + 22, maxY: minY + 14 } });
    const pushed = after(dropped, nowhere, 1);
    const stays = after(pushed, nowhere, 1);
    assert.deepEqual(stays.walker, pushed.walker);
    // Between this wall and the tiles there may be no room left; then it stays where it was.
    assert.ok(!isInside(pushed) || pushed.walker === dropped.walker, JSON.stringify(dropped.wall5));
  }
});

test('a step asks for its travel once, and so does its picture', () => {
  let asked = 0;
  const counting = {
    ...graze,
    createWorld(/** @type {Parameters<typeof graze.createWorld>} */ ...boxes) {
      const world = graze.createWorld(...boxes);
      const travelSteps = world.travelSteps.bind(world);
      world.travelSteps = (...given) => {
        asked += 1;
        return travelSteps(...given);
      };
      return world;
    },
  };
  for (const choice of ['exact', 'naive']) {
    let state = begin('room', { test: { choice } });
    asked = 0;
    for (let i = 0; i < 20; i++) {
      state = walk(counting, state, rightDown);
      scene.solve(counting, state);
    }
    assert.equal(asked, 20, choice);
  }
});

test('by naive tests the walker sticks at a seam and goes through a thin wall', () => {
  const stuck = after(begin('room', { test: { choice: 'naive' } }), rightDown, 100);
  assert.ok(after(stuck, rightDown, 100).walker.x === stuck.walker.x && stuck.walker.x < 82);
  const before = begin('tunnel', { walker: { x: 99, y: 34, radius: 6 } });
  assert.equal(walk(graze, before, right).walker.x, 123);
  assert.equal(walk(graze, { ...before, test: { choice: 'exact' } }, right).walker.x, 106);
});
