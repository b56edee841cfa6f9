// The scene of two segments: labels leave the answers of the field layer visible, and the end can be read.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as graze from '../../www/library/entries/page.js';
import { Model } from '../../www/model/model.js';
import { spot } from '../../www/model/pen.js';
import { latticeIn, unitIn } from '../../www/scenes/orientation/lattice.js';
import { sceneOf } from './facts.js';
import { laidOut } from './laid-out.js';
import { casesOf } from './samples.js';

test('no label lies over an answer of the field layer, where there is room beside it', async () => {
  const { scene, say } = await sceneOf('orientation');
  for (const { id, state } of casesOf(scene).filter(({ group }) => !group)) {
    const model = new Model(scene, graze, () => {});
    model.open(state);
    await model.fit();
    for (const width of [770, 1150]) {
      const { texts, view } = laidOut(model, say, width, true);
      const unit = unitIn(state);
      const { minX, minY, maxX, maxY } = latticeIn(unit, view.area);
      const reach = spot * unit * view.scale - 1;
      for (const { text, ...area } of texts) {
        for (let y = minY; y <= maxY; y += unit) {
          for (let x = minX; x <= maxX; x += unit) {
            const at = view.toScreen({ x, y });
            const [across, down] = [
              Math.max(area.minX - at.x, 0, at.x - area.maxX),
              Math.max(area.minY - at.y, 0, at.y - area.maxY),
            ];
            assert.ok(Math.hypot(across, down) > reach, `${text} in ${id} at (${x}, ${y}), ${width} pixels wide`);
          }
        }
      }
    }
  }
});
