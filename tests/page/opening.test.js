// A scene opens with one idea: few labels, and each thing named once.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/page.js';
import { loadSay } from '../../www/locales/index.js';
import { Model } from '../../www/model/model.js';
import { scenes } from '../../www/scenes/index.js';
import { recordingPen } from './recording-pen.js';

/** More than this is a list to read, not a picture. */
const most = 6;
/** The numbers of walls and tiles are no words. */
const isWord = (/** @type {string} */ text) => !/^[\d(),\s]+$/.test(text);

for (const { id, load } of scenes) {
  test(`${id}: opens with at most ${most} labels, on a phone as on a wide screen, and no two say the same`, async () => {
    const [{ default: scene }, say] = await Promise.all([load(), loadSay('en', id)]);
    const model = new Model(scene, graze, () => {});
    for (const width of [296, 770]) {
      const { pen, strokes } = recordingPen(width);
      scene.draw(pen, model.frame(say, { hasField: false, hasNormals: true }));
      const texts = strokes.flatMap(([name, , , text]) => (name === 'label' ? [text] : [])).filter(isWord);
      assert.ok(texts.length <= most, `${width} pixels: ${texts.join(', ')}`);
      assert.equal(new Set(texts).size, texts.length, texts.join(', '));
    }
  });
}
