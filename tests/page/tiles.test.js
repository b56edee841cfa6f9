// The scene of tiles: what its sentences and labels say.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/page.js';
import { loadSay } from '../../www/locales/index.js';
import { Model } from '../../www/model/model.js';
import scene from '../../www/scenes/tiles/scene.js';
import { laidOut } from './laid-out.js';
import { recordingPen } from './recording-pen.js';
import { casesOf } from './samples.js';

test('every piece of a path over few tiles has its number in the picture', () => {
  for (const { id, state } of scene.presets ?? []) {
    for (const width of [360, 800]) {
      const model = new Model(scene, graze, () => {});
      model.set({ ...model.state, ...state });
      const { pen, strokes } = recordingPen(width);
      scene.draw(pen, model.frame(String, { hasField: false, hasNormals: true }));
      const texts = strokes.filter(([kind]) => kind === 'label').map(([, , , text]) => text);
      for (const i of model.result.found.keys()) assert.ok(texts.includes(String(i + 1)), `${id}: ${i + 1}`);
    }
  }
});

test('what names a tile stands in it, and the number of a piece in its tile, or has a line to it', async () => {
  const say = await loadSay('en', 'tiles');
  let named = 0;
  for (const { id, state } of casesOf(scene)) {
    const model = new Model(scene, graze, () => {});
    model.open(state);
    await model.fit();
    for (const width of [334, 560, 770, 1150]) {
      for (const step of model.steps.keys()) {
        model.stepTo(step);
        const { view, texts, labels } = laidOut(model, say, width);
        for (const [i, text] of texts.entries()) {
          const piece = model.result.found.find(
            (/** @type {any} */ { tile }, /** @type {number} */ nth) =>
              text.text === say('marks.tile', tile) || text.text === String(nth + 1),
          );
          if (!piece || labels[i].leader) continue;
          const [min, max] = [
            view.toScreen({ x: piece.box.minX, y: piece.box.minY }),
            view.toScreen({ x: piece.box.maxX, y: piece.box.maxY }),
          ];
          named += 1;
          assert.ok(
            text.minX >= min.x && text.maxX <= max.x && text.minY >= min.y && text.maxY <= max.y,
            `${text.text} in step ${step + 1} of ${id}, ${width} pixels wide`,
          );
        }
      }
    }
  }
  assert.ok(named > 500, `${named}`);
});
