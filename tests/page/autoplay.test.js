// The opening of a figure: its motion, once, after which the answer is there.

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { autoplay } from '../../www/element/shell/autoplay.js';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/page.js';
import { Model } from '../../www/model/model.js';
import { scenes } from '../../www/scenes/index.js';
import { casesOf } from './samples.js';

// What a browser has, and Node has not.
Object.assign(globalThis, { window: new EventTarget() });

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
