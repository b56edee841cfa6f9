// The opening of a figure: its motion, once, after which the answer is there.

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { autoplay } from '../../www/element/shell/autoplay.js';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/page.js';
import { Model } from '../../www/model/model.js';
import { writeLook } from '../../www/model/permalink.js';
import { scenes } from '../../www/scenes/index.js';
import { casesOf } from './samples.js';

/** What a browser has, and Node has not. */
const window = Object.assign(globalThis, { window: new EventTarget() }).window;

/** How long a motion plays, in milliseconds. */
const time = 2400;

for (const { id, load } of scenes) {
  test(`${id}: the opening shows no other step, whichever cases a page shows meanwhile`, async () => {
    const { default: scene } = await load();
    mock.timers.enable({ apis: ['setTimeout'] });
    try {
      const model = new Model(scene, graze, (news) => assert.notEqual(news, 'step'));
      autoplay(model, time, () => model.seek(0));
      for (const { state } of casesOf(scene).slice(1)) {
        model.seek(model.t + 0.01);
        model.open(state);
        assert.ok(model.isLastStep && model.step === model.steps.length - 1);
        assert.equal(model.look.t, undefined, 'no link keeps what nobody has chosen');
      }
      mock.timers.tick(60_000);
      assert.ok(model.isLastStep && model.t === 0 && !model.isOpening);
    } finally {
      mock.timers.reset();
    }
  });
}

test('the first touch ends the opening, once, and what plays later goes on', async () => {
  const { default: scene } = await scenes[0].load();
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const model = new Model(scene, graze, () => {});
    const end = autoplay(model, time, () => model.seek(0));
    model.seek(0.4);
    window.dispatchEvent(new Event('pointerdown'));
    assert.equal(model.t, 0);
    model.seek(0.6);
    mock.timers.tick(60_000);
    window.dispatchEvent(new Event('keydown'));
    end();
    assert.equal(model.t, 0.6);
    assert.equal(writeLook('', model.look), '.t=0.6', 'the reader has chosen it');
  } finally {
    mock.timers.reset();
  }
});
