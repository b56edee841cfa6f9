// The field layer of travels says of every place what the travel from there says.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './image-data.js';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/page.js';
import { defaultState, moveHandle } from '../../www/model/state.js';
import { travelVerdict } from '../../www/parts/travel.js';
import bounce from '../../www/scenes/bounce/scene.js';
import slide from '../../www/scenes/slide/scene.js';

const palette = { cross: [1, 2, 3], touch: [4, 5, 6] };
const tile = { x: 2, y: 3, step: 4, width: 39, height: 24, palette };

for (const [scene, handle] of /** @type {const} */ ([
  [slide, 'circle'],
  [slide, 'motion'],
  [slide, 'wall5'],
  [bounce, 'mover'],
])) {
  test(`${scene.id}: with ${handle} in hand, each pixel is the verdict of the travel from there`, async () => {
    const paint = await scene.field?.load(scene);
    const state = defaultState(scene.fields);
    const { data } = /** @type {any} */ (paint)(graze, handle, state, tile);
    const seen = new Set();
    for (let i = 0; i < tile.width * tile.height; i++) {
      const at = { x: tile.x + (i % tile.width) * tile.step, y: tile.y + Math.floor(i / tile.width) * tile.step };
      const { result } = scene.solve(graze, moveHandle(scene.fields, state, handle, at).state);
      const [red, , , alpha] = data.subarray(4 * i, 4 * i + 4);
      // A line lies where two verdicts meet, whichever they are.
      if (alpha === 255) continue;
      const told = alpha === 0 ? 'miss' : red === palette.cross[0] ? 'touch' : 'cross';
      assert.equal(told, travelVerdict(result), `${at.x}, ${at.y}`);
      seen.add(told);
    }
    assert.ok(seen.size >= 2, `only ${[...seen]} were seen`);
  });
}

test('the stronger the tint, the farther from its tip the mover ends', async () => {
  const paint = await slide.field?.load(slide);
  const state = { ...defaultState(slide.fields), motion: { x: 0, y: 40 } };
  const { data } = /** @type {any} */ (paint)(graze, 'circle', state, {
    ...tile,
    x: 60,
    y: 20,
    step: 2,
    width: 1,
    height: 18,
  });
  const alphas = Array.from({ length: 18 }, (_, row) => data[4 * row + 3]);
  assert.ok(
    alphas.every((alpha, i) => i === 0 || alphas[i - 1] === 255 || alpha >= alphas[i - 1]),
    `${alphas}`,
  );
  assert.ok(alphas.at(-1) > alphas[4]);
});
