// The scenes of a mover among walls: what is said of a motion that walls have taken away, and of hits that no table lists.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/worlds.js';
import { loadSay } from '../../www/locales/index.js';
import { Model } from '../../www/model/model.js';
import { answerSentence, stepSentence } from '../../www/model/sentences.js';
import { placeOf } from '../../www/model/state.js';
import bounce from '../../www/scenes/bounce/scene.js';
import slide from '../../www/scenes/slide/scene.js';
import { isAt } from './places.js';
import { recordingPen } from './recording-pen.js';
import { casesOf, samples } from './samples.js';

for (const scene of [slide, bounce]) {
  test(`${scene.id}: where walls have taken all of the motion away, nothing is said to go on`, async () => {
    const say = await loadSay('en', scene.id);
    let rests = 0;
    for (const given of samples(scene, 300)) {
      // A bounce takes all of it away only so.
      const state = scene === bounce ? { ...given, restitution: { value: 0 } } : given;
      const { result, steps } = scene.solve(graze, state);
      for (const [index, { kind, motionX, motionY, leg }] of steps.entries()) {
        const isTurned = kind === 'deflects' || (kind === 'leg' && leg > 1);
        if (!isTurned || motionX !== 0 || motionY !== 0) continue;
        rests += 1;
        const told = [stepSentence(scene, steps, index, say), answerSentence(scene, result, steps, say)].join(' ');
        assert.doesNotMatch(told, /rest runs along|mirrored|\(0, 0\)|slides on/, told);
      }
    }
    assert.ok(rests > 3, `${rests}`);
  });
}

for (const scene of [slide, bounce]) {
  test(`${scene.id}: the part of a motion that a wall prevents is never drawn as one that is made`, () => {
    const model = new Model(scene, graze, () => {});
    let prevented = 0;
    for (const { state } of casesOf(scene)) {
      model.open(state);
      const { hits, inside } = /** @type {any} */ (model.result);
      if (hits.length + inside.length === 0) continue;
      for (const step of model.steps.keys()) {
        const { pen, strokes } = recordingPen();
        scene.draw(pen, model.frame(String, { hasField: false, hasNormals: true }, step));
        const made = strokes.filter(([name, role]) => role === 'path' && (name === 'arrow' || name === 'line'));
        const wish = placeOf(scene.fields, state, 'motion');
        assert.ok(!made.some(([, , , to]) => isAt(to, wish)), `${JSON.stringify(state)}, step ${step + 1}`);
        prevented += 1;
      }
    }
    assert.ok(prevented > 10, `${prevented}`);
  });
}
