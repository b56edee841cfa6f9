// The scene of a point: what is written in the picture of a circle is what its sentence says.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as graze from '../../www/library/entries/page.js';
import { stepSentence } from '../../www/model/sentences.js';
import { sceneOf, solved } from './facts.js';
import { recordingPen } from './recording-pen.js';

/** Well inside the circle. */
const inside = { p: { x: 96, y: 44 } };

/**
 * What is written at the line to the center in a step, and its sentence.
 * @param {string} id of a ready-made case @param {number} step @param {object} [other] than the case has it
 */
async function toldIn(id, step, other = {}) {
  const { scene, say } = await sceneOf('point');
  const state = { ...solved(scene, id).state, ...other };
  const { result, steps } = scene.solve(graze, state);
  const { pen, strokes } = recordingPen();
  scene.draw(pen, { state, result, steps, step, t: 0, blend: {}, hasField: false, hasNormals: true, say });
  const labels = strokes.filter(([kind, role]) => kind === 'label' && role === 'focus').map(([, , , text]) => text);
  return { labels, sentence: stepSentence(scene, steps, step, say) };
}

test('where squares are compared, the picture has the square of its distance', async () => {
  const rounded = await toldIn('onCircle', 1, inside);
  assert.deepEqual(rounded.labels, ['17.088² ≈ 292']);
  assert.match(rounded.sentence, /The squared distance, 292, is less/);
  assert.deepEqual((await toldIn('onCircle', 1)).labels, ['30² = 900']);
  assert.deepEqual((await toldIn('onCircle', 2, inside)).labels, ['17.088']);
});

test('a point that is outside by one bit is told so in each step', async () => {
  assert.match((await toldIn('offCircle', 0)).sentence, /Squared and added: 900 \(rounded\)\.$/);
  assert.doesNotMatch((await toldIn('onCircle', 0)).sentence, /rounded/);
  for (const step of [1, 2]) assert.deepEqual((await toldIn('offCircle', step)).labels, ['> 30']);
});
