// A touch is called and drawn as a touch: where nothing is entered, neither the picture nor the time axis says so.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { givenIn } from '../../www/extras/index.js';
import * as graze from '../../www/library/entries/worlds.js';
import { Model } from '../../www/model/model.js';
import { scenes } from '../../www/scenes/index.js';
import { sceneOf } from './facts.js';
import { recordingPen } from './recording-pen.js';

const entries = /\b(enter|exit|meet|separate)\b/;

test('where a verdict is a touch, the picture has its color, and no mark, label or tick is of an entry or an exit', async () => {
  let count = 0;
  for (const { id } of scenes) {
    const { scene, say } = await sceneOf(id);
    const ticksOf = givenIn(scene).ticks;
    for (const preset of scene.presets) {
      const model = new Model(scene, graze, () => {});
      model.set({ ...model.state, ...preset.state });
      if (model.tone !== 'touch') continue;
      count += 1;
      const { pen, strokes } = recordingPen();
      const frame = model.frame(say, { hasField: false, hasNormals: true });
      scene.draw(pen, frame);
      const roles = new Set(strokes.map(([, role]) => role));
      assert.deepEqual(
        ['touch', 'enter', 'exit'].map((role) => roles.has(role)),
        [true, false, false],
        `${id}: ${preset.id}`,
      );
      const texts = strokes.filter(([kind]) => kind === 'label').map(([, , , text]) => text);
      assert.deepEqual(
        texts.filter((text) => entries.test(text)),
        [],
        `${id}: ${preset.id}`,
      );
      if (ticksOf) assert.ok(ticksOf(frame).isTouch, `${id}: ${preset.id}`);
    }
  }
  assert.ok(count >= 10, `${count}`);
});
