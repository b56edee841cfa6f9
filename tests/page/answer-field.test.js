// The field layer of a query says of every place what the scene says from there.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './image-data.js';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/page.js';
import { defaultState, moveHandle } from '../../www/model/state.js';
import { handlesIn } from '../../www/model/things.js';
import { scenes } from '../../www/scenes/index.js';

const palette = { cross: [1, 2, 3], touch: [4, 5, 6] };
const names = ['half-planes', 'clipping', 'rotated-rect', 'circles', 'minkowski', 'orientation'];

/** The alphas of a tile, and whether each pixel has the color of a touch. */
const paintOf = async (/** @type {any} */ scene, /** @type {string} */ handle, /** @type {any} */ state, tile = {}) => {
  const paint = await scene.field.load(scene);
  const { data } = paint(graze, handle, state, { x: 0, y: 0, step: 1, width: 1, height: 1, palette, ...tile });
  return Array.from({ length: data.length / 4 }, (_, i) => ({
    alpha: data[4 * i + 3],
    isTouch: data[4 * i] === palette.touch[0],
  }));
};

for (const name of names) {
  const { default: scene } = await /** @type {(typeof scenes)[number]} */ (scenes.find(({ id }) => id === name)).load();
  const { world, fields } = scene;

  test(`${name}: with any handle in hand, each pixel is what the scene says from there`, async () => {
    const [step, width, height] = [(world.maxX - world.minX) / 26, 24, 15];
    const tile = { x: world.minX + step, y: world.minY + step / 3, step, width, height };
    for (const { id } of handlesIn(fields, defaultState(fields))) {
      const state = defaultState(fields);
      const pixels = await paintOf(scene, id, state, tile);
      const seen = new Set();
      for (const [i, { alpha, isTouch }] of pixels.entries()) {
        const at = { x: tile.x + (i % width) * step, y: tile.y + Math.floor(i / width) * step };
        const { result } = scene.solve(graze, moveHandle(fields, state, id, at).state);
        const { relation, span = result } = result ?? {};
        const isCross = relation === 'proper' || span?.contact === 'cross';
        const isMiss = relation === 'apart' || result === null || span === null;
        // A line lies where two answers meet, whichever they are.
        if (isTouch) continue;
        const t = relation ? 0.25 : (span?.enter?.t ?? 0);
        assert.ok(isCross || isMiss, `${id} at ${at.x}, ${at.y}: a touch is told as none`);
        const told = isMiss ? 0 : 104 - 84 * t;
        assert.ok(Math.abs(alpha - told) <= 1, `${id} at ${at.x}, ${at.y}: ${alpha}, not ${told}`);
        seen.add(isCross);
      }
      assert.ok(seen.size > 0, `${id}: nothing but lines`);
    }
  });
}

const { default: halfPlanes } = await scenes[0].load();
const resting = { a: { x: 0, y: 0 }, b: { x: 0, y: 9 }, box: { minX: 1, minY: 1, maxX: 3, maxY: 3 } };

test('a touch is a line, a miss is empty, and a start inside is the strongest tint', async () => {
  const alphaAt = async (/** @type {number} */ x, /** @type {number} */ y) =>
    (await paintOf(halfPlanes, 'a', resting, { x: x - 1, y: y - 1, width: 2, height: 2 }))[3];
  assert.equal((await alphaAt(0, 0)).alpha, 0, 'left of the box, the path to (0, 9) misses it');
  assert.deepEqual(await alphaAt(1, 3), { alpha: 255, isTouch: true }, 'on a corner, the path leaves the box');
  assert.deepEqual(await alphaAt(2.5, 2.5), { alpha: 104, isTouch: false }, 'a start inside has crossed at t = 0');
});

test('the lines of two tiles join', async () => {
  const rows = async (/** @type {number} */ y, /** @type {number} */ height) =>
    paintOf(halfPlanes, 'a', resting, { y, width: 6, height, step: 0.75 });
  assert.deepEqual([...(await rows(0, 3)), ...(await rows(2.25, 3))], await rows(0, 6));
});
