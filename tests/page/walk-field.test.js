// The field layer of the walk says of every place whether the walkers part that begin there, as the walk itself tells it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './image-data.js';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/page.js';
import { defaultState, moveHandle } from '../../www/model/state.js';
import { wallsOf } from '../../www/parts/walls.js';
import scene, { walk } from '../../www/scenes/walk/scene.js';

/** @typedef {import('../../www/model/types.js').State} State */

const palette = { cross: [1, 2, 3], touch: [4, 5, 6], exit: [7, 8, 9] };
const tile = { x: 7, y: 7, step: 5, width: 29, height: 17, palette };

/** @param {string} preset @param {object} [more] @returns {State} */
const begin = (preset, more) => ({
  ...defaultState(scene.fields),
  ...scene.presets?.find(({ id }) => id === preset)?.state,
  ...more,
});

/** @param {string} handle @param {State} state @param {object} [given] @returns {Promise<any>} */
const painted = async (handle, state, given) => {
  const paint = await scene.field?.load(scene);
  return /** @type {any} */ (paint)(graze, handle, state, { ...tile, ...given });
};

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
  ['gap', 'wall5'],
])) {
  test(`${preset}: with ${handle} in hand, each pixel is where the walk from there leads`, async () => {
    const state = begin(preset);
    const { data } = await painted(handle, state);
    const seen = new Set();
    for (let i = 0; i < tile.width * tile.height; i++) {
      const [red, , , alpha] = data.subarray(4 * i, 4 * i + 4);
      // A line lies where two answers meet.
      if (alpha === 255) continue;
      const at = { x: tile.x + (i % tile.width) * tile.step, y: tile.y + Math.floor(i / tile.width) * tile.step };
      const shown = alpha === 0 ? 'same' : red === palette.exit[0] ? 'part' : 'wall';
      assert.equal(shown, told(moveHandle(scene.fields, state, handle, at).state), JSON.stringify(at));
      seen.add(shown);
    }
    assert.ok(seen.has('part') && seen.size >= 2, `only ${[...seen]} were seen`);
  });
}

test('where nobody has walked yet, nobody parts', async () => {
  const { data } = await painted('walker', begin('maze'));
  const colors = new Set(Array.from({ length: data.length / 4 }, (_, i) => data[4 * i]));
  assert.ok(!colors.has(palette.exit[0]));
});

test('before a wall that a dash leads through, the layer is stronger the farther beyond it the naive walker comes', async () => {
  const row = { x: 70, y: 34, width: 37, height: 1, step: 1 };
  const { data } = await painted('walker', begin('tunnel'), row);
  const alphaAt = (/** @type {number} */ x) => data[4 * (x - row.x) + 3];
  assert.equal(alphaAt(74), 0, 'the wall is out of reach');
  assert.ok(alphaAt(105) > alphaAt(99) && alphaAt(99) > 0, `${alphaAt(99)}, ${alphaAt(105)}`);
});

test('the layer leaves the state and its walls as they are', async () => {
  const state = begin('seam');
  const before = JSON.stringify(state);
  await painted('wall2', state, { width: 3, height: 3 });
  await painted('walker', state, { width: 3, height: 3 });
  assert.equal(JSON.stringify(state), before);
  assert.equal(wallsOf(state).length, 6);
});
