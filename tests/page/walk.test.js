// The walk itself: what the page promises of it, step by step.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { walkDirection } from '../../www/extras/walk/keys.js';
import '../../www/library/entries/node.js';
import { givenIn } from '../../www/extras/index.js';
import { circleVsAabb } from '../../www/library/entries/index.js';
import * as graze from '../../www/library/entries/page.js';
import { loadSay } from '../../www/locales/index.js';
import { withNumber } from '../../www/model/numbers.js';
import { defaultState, moveHandle } from '../../www/model/state.js';
import { withoutWall } from '../../www/parts/wall-edits.js';
import scene, { walk } from '../../www/scenes/walk/scene.js';
import { recordingPen } from './recording-pen.js';
import { series } from './samples.js';

/** @typedef {import('../../www/model/types.js').State} State */

/** @type {(result: any, state: State) => import('../../www/extras/rival-line.js').Rival} */
const rival = givenIn(scene).rival;
const nowhere = { x: 0, y: 0 };
const [right, down, up] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
];
const frame = { step: 0, t: 0, blend: {}, hasField: false, hasNormals: true };
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
  state.walls.some((/** @type {any} */ wall) => circleVsAabb(walker, nowhere, wall)?.contact === 'cross');

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
  const { result } = scene.solve(graze, after(held, rightDown, 1));
  assert.equal(scene.answer?.verdict?.(result), 'touch');
  assert.equal(scene.summary(result, []).key, 'result.heldMany');
});

test('a gap exactly as wide as the walker lets it through', () => {
  const through = after(begin('gap', { walker: { x: 12, y: 50, radius: 6 } }), right, 90);
  assert.deepEqual(through.walker, { x: 102, y: 50, radius: 6 });
});

test('over the seams every step is as long as the one before', () => {
  let state = after(begin('room', { walker: { x: 39, y: 50, radius: 6 } }), down, 20);
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
    const walls = [...begin('room').walls];
    walls[4] = { minX, minY, maxX: minX + 22, maxY: minY + 14 };
    const dropped = begin('room', { walls });
    const pushed = after(dropped, nowhere, 1);
    const stays = after(pushed, nowhere, 1);
    assert.deepEqual(stays.walker, pushed.walker);
    // Between this wall and the tiles there may be no room left; then it stays where it was.
    assert.ok(!isInside(pushed) || pushed.walker === dropped.walker, JSON.stringify(walls[4]));
  }
});

test('a step asks for its travel once, and so does its picture', () => {
  let asked = 0;
  const counting = {
    ...graze,
    Walls: class extends graze.Walls {
      /** @type {InstanceType<typeof graze.Walls>['travelSteps']} */
      travelSteps(...given) {
        asked += 1;
        return super.travelSteps(...given);
      }
    },
  };
  let state = begin('room');
  for (let i = 0; i < 20; i++) {
    asked = 0;
    state = walk(counting, state, rightDown);
    assert.equal(asked, 1, 'the step');
    scene.solve(counting, state);
    // What exact tests say of the naive walker's step, and where it stands still, of the step after.
    assert.ok(asked <= 3, `${asked} in all`);
  }
});

for (const { id, state: claimed, walk: held } of scene.presets ?? []) {
  if (!held) continue;
  test(`${id}: the held keys lead to what it shows, bit for bit`, () => {
    const state = after(begin('room', held.state), walkDirection(held.keys.split(' ')), held.steps);
    for (const [key, value] of Object.entries(claimed)) assert.deepEqual(state[key], value, key);
  });
}

test('it opens with both walkers apart and the naive one in trouble, as the keys of the seam lead there', () => {
  const opened = defaultState(scene.fields);
  const held = scene.presets?.find(({ id }) => id === 'seam')?.walk;
  assert.ok(held);
  assert.deepEqual(opened, after(begin('room', held.state), walkDirection(held.keys.split(' ')), 48));
  const { result } = scene.solve(graze, opened);
  assert.equal(result.isFresh, true);
  assert.equal(result.naive.verdict, 'sticks');
  assert.equal(rival(result, opened).tone, 'fails');
  assert.equal(scene.summary(result, []).key, 'result.slides');
  assert.ok(result.walker.x - result.naive.position.x > 3 * result.walker.radius);
});

/** What each ready-made walk claims: what becomes of the naive walker, and how far the exact one gets meanwhile. */
const claims = {
  seam: { verdict: 'sticks', sentence: /is stuck at \(37\.999,\s49\.999\)/, exact: 'slides' },
  corner: { verdict: 'jitters', sentence: /back and forth/, exact: 'heldMany' },
  edge: { verdict: 'lifted', sentence: /moves where no key sends it/, exact: 'held' },
  ledge: { verdict: 'sticks', sentence: /is stuck at \(100,\s40\)/, exact: 'walks' },
  tunnel: { verdict: 'through', sentence: /Wall 4 did not stop/, exact: 'stops' },
  gap: { verdict: 'sticks', sentence: /is stuck at \(15,\s50\)/, exact: 'walks' },
};

/** @param {State} state */
const solved = (state) => scene.solve(graze, state).result;

for (const [id, { verdict, sentence, exact }] of Object.entries(claims)) {
  test(`${id}: the naive walker does what is said of it, and the exact one does not`, async () => {
    const held = scene.presets?.find((each) => each.id === id)?.walk;
    assert.ok(held);
    const direction = walkDirection(held.keys.split(' '));
    const state = after(begin('room', held.state), direction, held.steps);
    const result = solved(state);
    const told = rival(result, state);
    const say = await loadSay('en', 'walk');
    assert.equal(result.naive.verdict, verdict);
    assert.equal(told?.tone, 'fails');
    assert.match(say(told?.sentence.key ?? '', told?.sentence.values), sentence);
    assert.equal(scene.summary(result, []).key, `result.${exact}`);
    assert.equal(result.inside.length, 0);
    // Exact rules from the same place do not fail in this way: one more step by both, from where the naive one began.
    const { x, y } = state.naiveFrom;
    const beside = walk(graze, { ...state, walker: { ...state.walker, x, y }, naive: state.naiveFrom }, direction);
    assert.deepEqual(beside.walker, { ...result.naive.expected, radius: 6 });
    assert.notDeepEqual(beside.naive, result.naive.expected);
  });
}

test('seam: two sides of one tile are taken for hit, and both are told and lit', async () => {
  const state = begin('seam');
  const result = solved(state);
  const say = await loadSay('en', 'walk');
  const told = rival(result, state)?.tests.map(({ key, values }) => say(key, values)) ?? [];
  assert.match(told.join(' '), /Wall 2: .* behind the left side.*Wall 2: .* behind the top side/);
  const { pen, strokes } = recordingPen();
  scene.draw(pen, { ...frame, state, result, steps: scene.solve(graze, state).steps, say });
  const lit = strokes.filter(([kind, role, , , look]) => kind === 'line' && role === 'exit' && look?.width === 5);
  assert.equal(lit.length, 3);
});

test('corner: the same keys move the naive walker back and forth for ever, and the exact one not by a bit', () => {
  let state = begin('corner');
  const direction = walkDirection(['ArrowRight', 'ArrowDown']);
  for (let i = 0; i < 100; i++) {
    const next = walk(graze, state, direction);
    assert.deepEqual(next.walker, state.walker);
    assert.notDeepEqual(next.naive, state.naive);
    assert.deepEqual(walk(graze, next, direction).naive, state.naive);
    state = next;
  }
});

test('edge: held on, the naive walker rises step by step until it is past the wall', () => {
  let state = begin('edge');
  for (let i = 0; i < 60; i++) {
    const next = walk(graze, state, right);
    assert.ok(next.naive.y < state.naive.y, `${next.naive.y}`);
    assert.deepEqual(next.walker, state.walker);
    state = next;
  }
  assert.ok(after(state, right, 40).naive.x > 112);
});

test('ledge: it holds the exact walker from above, and lets it pass from below and sideways', () => {
  const above = begin('ledge', { walker: { x: 100, y: 30, radius: 6 } });
  assert.deepEqual(after(above, down, 40).walker, { x: 100, y: 34, radius: 6 });
  assert.equal(after(begin('ledge', { walker: { x: 100, y: 82, radius: 6 } }), up, 60).walker.y, 22);
  const across = after(begin('ledge', { walker: { x: 82, y: 43, radius: 6 } }), right, 20).walker;
  assert.equal(across.x, 102);
  // One that stands still in it is not pushed out.
  assert.deepEqual(after(begin('ledge', { walker: across }), nowhere, 1).walker, across);
});

test('a ledge is the same wall once another is removed, and no wall takes its place once it is removed itself', () => {
  const removed = (/** @type {State} */ state, /** @type {string} */ id) => withoutWall(scene, state, id)?.state ?? {};
  const state = begin('ledge');
  const without = removed(state, 'walls[1]');
  assert.deepEqual(without.walls[without.ledge.value - 1], state.walls[5]);
  assert.equal(removed(state, 'walls[5]').ledge.value, 0);
  assert.equal(removed(begin('room'), 'walls[1]').ledge.value, 0);
  assert.equal(removed({ ...state, ledge: { value: 1 } }, 'walls[5]').ledge.value, 1);
});

test('in an open room both walkers go the same way, by any rules', () => {
  for (const choice of scene.fields.rules.options ?? []) {
    const far = { minX: 150, minY: 10, maxX: 152, maxY: 12 };
    const walls = Array.from({ length: 6 }, () => far);
    const [walker, naive] = [
      { x: 50, y: 50, radius: 6 },
      { x: 50, y: 50 },
    ];
    const state = begin('room', { walls, walker, naive, rules: { choice } });
    for (const direction of [right, down, up, rightDown]) {
      const next = after(state, direction, 20);
      assert.deepEqual({ ...next.naive, radius: 6 }, next.walker, choice);
      assert.equal(solved(next).naive.verdict, 'walks');
      assert.equal(rival(solved(next), next).tone, 'plain');
    }
  }
});

test('both walkers go on from where either is dragged or typed', () => {
  const state = begin('seam');
  const { state: dragged } = moveHandle(scene.fields, state, 'walker', { x: 100, y: 90 });
  assert.deepEqual(dragged.naive, { x: 100, y: 90 });
  const { state: other } = moveHandle(scene.fields, state, 'naive', { x: 90, y: 20 });
  assert.deepEqual(other.walker, { x: 90, y: 20, radius: 6 });
  assert.deepEqual(withNumber(scene.fields, state, 'walker.x', 99).state.naive, { x: 99, y: state.walker.y });
  const { state: wider } = moveHandle(scene.fields, state, 'walker.radius', { x: 0, y: state.walker.y + 9 });
  assert.deepEqual([wider.naive, wider.walker.radius], [state.naive, 9]);
  assert.equal(solved(dragged).naive.verdict, 'stands');
});
