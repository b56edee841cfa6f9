// The opening of a figure: its motion first, then a few steps, each for as long as a reader needs.

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Autoplay } from '../../www/element/shell/autoplay.js';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/page.js';
import { loadSay } from '../../www/locales/index.js';
import { Model } from '../../www/model/model.js';
import { writeLook } from '../../www/model/permalink.js';
import { stepSentence } from '../../www/model/sentences.js';
import { scenes } from '../../www/scenes/index.js';

/** What a browser has, and Node has not. */
const window = new EventTarget();
Object.assign(globalThis, { window });
Object.assign(window, {
  setTimeout: (/** @type {() => void} */ act, /** @type {number} */ time) => setTimeout(act, time),
});

for (const { id, load } of scenes) {
  test(`${id}: the opening plays two to five steps at reading pace, and rests in the whole picture`, async () => {
    const [{ default: scene }, say] = await Promise.all([load(), loadSay('en', id)]);
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      /** @type {{ step: number, at: number }[]} */
      const shown = [];
      let now = 0;
      const model = new Model(scene, graze, (news) => news === 'step' && shown.push({ step: model.step, at: now }));
      new Autoplay(model, say, () => model.seek(0)).play(2400);
      for (; now < 120_000; now += 100) {
        if (now < 2400) model.seek(now / 2400);
        mock.timers.tick(100);
        assert.equal(writeLook('', model.look), '', 'no link keeps what nobody has chosen');
      }
      assert.equal(model.t, 0);
      assert.equal(shown[0].at + 100, 2400, 'the motion comes first');
      assert.equal(shown.pop()?.step, model.steps.length - 1);
      assert.ok(shown.length >= 2 && shown.length <= 5, `${shown.length} steps`);
      for (const [i, { step, at }] of shown.entries()) {
        const next = shown[i + 1];
        const letters = stepSentence(scene, model.steps, step, say).length;
        if (next) assert.ok(next.step > step && letters / ((next.at - at) / 1000) < 16, `${letters} letters`);
      }
    } finally {
      mock.timers.reset();
    }
  });
}

test('the first touch ends the opening in the whole picture, and another step leaves it there', async () => {
  const [{ default: scene }, say] = await Promise.all([scenes[0].load(), loadSay('en', scenes[0].id)]);
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const model = new Model(scene, graze, () => {});
    new Autoplay(model, say, () => {}).play(0);
    mock.timers.tick(1);
    assert.equal(model.step, 0);
    window.dispatchEvent(new Event('pointerdown'));
    assert.ok(model.isLastStep);
    new Autoplay(model, say, () => {}).play(0);
    mock.timers.tick(1);
    model.stepTo(2);
    mock.timers.tick(60_000);
    window.dispatchEvent(new Event('pointerdown'));
    assert.equal(model.step, 2, 'another script went there');
  } finally {
    mock.timers.reset();
  }
});
