// A reader pastes values as JSON. What they leave out stays, and a text that cannot be taken says why and changes nothing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pastedInto } from '../../www/element/panel/pasted.js';
import '../../www/library/entries/node.js';
import { languages, loadSay } from '../../www/locales/index.js';
import { defaultState } from '../../www/model/state.js';
import halfPlanes from '../../www/scenes/half-planes/scene.js';
import { scenes } from '../../www/scenes/index.js';
import swept from '../../www/scenes/swept-circle/scene.js';
import { samples } from './samples.js';

for (const { id, load } of scenes) {
  test(`${id}: a state as JSON is taken, to the last bit`, async () => {
    const { default: scene } = await load();
    for (const state of samples(scene, 60))
      assert.deepEqual(pastedInto(scene.fields, defaultState(scene.fields), JSON.stringify(state)), { state });
  });
}

test('what the text leaves out stays as it is, in a value, too', () => {
  const { fields } = halfPlanes;
  const state = { ...defaultState(fields), a: { x: 1, y: 2 }, b: { x: 3, y: 4 } };
  assert.deepEqual(pastedInto(fields, state, '{ "b": { "x": 30 } }'), { state: { ...state, b: { x: 30, y: 4 } } });
});

test('what cannot be taken says why', async () => {
  const { fields } = swept;
  for (const language of languages) {
    const say = await loadSay(language, 'swept-circle', 'sheets');
    for (const [text, told] of /** @type {[string, RegExp][]} */ ([
      ['{ "circle": { "x": 1e999 } }', /circle\.x must be a finite number, was Infinity/],
      ['{ "circl": { "x": 1 } }', /circl must be one of circle, motion, walls/],
      ['{ "circle": [10, 10] }', /circle must have x, y, radius/],
      ['{ "circle": { "X": 10, "y": 10 } }', /circle must have x, y, radius/],
      ['{ "circle": {} }', /circle must have x, y, radius/],
      ['{ "circle": null }', /circle must have x, y, radius/],
      ['{ "walls": [{ "minX": 3, "minY": 0, "maxX": 1, "maxY": 1 }] }', /walls\[0\]\.minX must be ≤ maxX, was 3/],
      ['{ "walls": [[1, 1, 2, 2]] }', /walls\[0\] must have minX, minY, maxX, maxY/],
      ['circleVsAabb({ x: 1, y: 2, radius: 3 })', /JSON/],
      ['', /JSON/],
      ['{}', /circle, motion, walls/],
      ['7', /circle, motion, walls/],
      ['null', /circle, motion, walls/],
      ['[[10, 10], [20, 20]]', /circle, motion, walls/],
    ])) {
      const pasted = pastedInto(fields, defaultState(fields), text);
      assert.ok('problem' in pasted, `${text}: ${JSON.stringify(pasted)}`);
      const said = say(pasted.problem.key, pasted.problem.values);
      assert.match(said.replaceAll('、', ', '), told, language);
    }
  }
});
