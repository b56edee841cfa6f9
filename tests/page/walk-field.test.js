// The field layer of the walk says of every place whether the walkers part that begin there, as the walk itself tells it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/page.js';
import { defaultState, moveHandle } from '../../www/model/state.js';
import scene, { walk } from '../../www/scenes/walk/scene.js';

/** @typedef {import('../../www/model/types.js').State} State */

/** @param {string} preset @param {object} [more] @returns {State} */
const begin = (preset, more) => ({
  ...defaultState(scene.fields),
  ...scene.presets?.find(({ id }) => id === preset)?.state,
  ...more,
});

/** @param {string} handle @param {State} state */
const answersOf = async (handle, state) =>
  /** @type {import('../../www/model/types.js').Answers} */ ((await scene.field?.load(scene))?.(graze, handle, state));

/** Places all over the room. */
const places = Array.from({ length: 29 * 17 }, (_, i) => ({ x: 7 + 5 * (i % 29), y: 7 + 5 * Math.floor(i / 29) }));

/**
 * What the walk says of a place: both begin there, and the keys of the last step are held on for 24 units.
 * @param {State} state
 */
function told(state) {
  const { walker, motion } = state;
  const at = { x: walker.x, y: walker.y };
  const length = Math.hypot(motion.x, motion.y);
  let now = /** @type {State} */ ({ ...state, naive: at, naiveFrom: at, from: at, motion: { x: 0, y: 0 } });
  if (scene.solve(graze, now).result.inside.length > 0) return 'wall';
  const pace = { walk: 1, run: 2.5, dash: 24 }[/** @type {'walk' | 'run' | 'dash'} */ (state.pace.choice)];
  for (let i = 0; i < Math.ceil(24 / length); i++) now = walk(graze, now, { x: motion.x / pace, y: motion.y / pace });
  return Math.max(Math.abs(now.walker.x - now.naive.x), Math.abs(now.walker.y - now.naive.y)) > 0.01 ? 'part' : 'same';
}

for (const [preset, handle] of /** @type {const} */ ([
  ['seam', 'walker'],
  ['corner', 'naive'],
  ['edge', 'walker'],
  ['ledge', 'walker'],
  ['tunnel', 'naive'],
  ['gap', 'walls[4]'],
])) {
  test(`${preset}: with ${handle} in hand, each place is told as where the walk from there leads`, async () => {
    const state = begin(preset);
    const answers = await answersOf(handle, state);
    const seen = new Set();
    for (const at of places) {
      const answer = answers.at(at);
      const shown = answer === null ? 'same' : answer >= 0 ? 'part' : 'wall';
      assert.equal(shown, told(moveHandle(scene.fields, state, handle, at).state), JSON.stringify(at));
      seen.add(shown);
    }
    assert.ok(seen.has('part') && seen.size >= 2, `only ${[...seen]} were seen`);
  });
}

test('where nobody has walked yet, nobody parts', async () => {
  const answers = await answersOf('walker', begin('maze'));
  assert.ok(places.every((at) => !(Number(answers.at(at) ?? Number.NaN) >= 0)));
});

test('before a wall that a dash leads through, the layer is stronger the farther beyond it the naive walker comes', async () => {
  const answers = await answersOf('walker', begin('tunnel'));
  const apartAt = (/** @type {number} */ x) => answers.at({ x, y: 34 });
  assert.equal(apartAt(74), null, 'the wall is out of reach');
  assert.ok(Number(apartAt(105)) > Number(apartAt(99)) && Number(apartAt(99)) > 0, `${apartAt(99)}, ${apartAt(105)}`);
});

test('the layer leaves the state and its walls as they are', async () => {
  const state = begin('seam');
  const before = JSON.stringify(state);
  for (const id of ['walls[1]', 'walker']) (await answersOf(id, state)).at({ x: 7, y: 7 });
  assert.equal(JSON.stringify(state), before);
  assert.equal(state.walls.length, 6);
});
