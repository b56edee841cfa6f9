// What the scenes say: why something misses, names instead of keys, shares in percent, and rows that fold.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/worlds.js';
import { loadSay } from '../../www/locales/index.js';
import { Model } from '../../www/model/model.js';
import { createSay } from '../../www/model/say.js';
import { answerSentence, stepSentence } from '../../www/model/sentences.js';
import { rowsOf } from '../../www/model/step-rows.js';
import { scenes } from '../../www/scenes/index.js';
import { recordingPen } from './recording-pen.js';
import { casesOf, samples } from './samples.js';

/**
 * A scene in a state, and its words.
 * @param {string} id @param {object} [state] what differs from the default @param {string} [preset]
 */
async function show(id, state = {}, preset = '') {
  const entry = scenes.find((each) => each.id === id);
  const { default: scene } = await /** @type {NonNullable<typeof entry>} */ (entry).load();
  const model = new Model(scene, graze, () => {});
  const chosen = scene.presets?.find((each) => each.id === preset)?.state ?? {};
  model.open({ ...model.state, ...chosen, ...state });
  const say = await loadSay('en', id);
  const { result, steps } = model;
  return {
    model,
    say,
    verdict: say(`contacts.${model.verdict}`),
    answer: answerSentence(scene, result, steps, say),
    told: steps.map((_, index) => stepSentence(scene, steps, index, say)),
  };
}

for (const { id, load } of scenes) {
  test(`${id}: what rules a miss out is lit`, async () => {
    const { default: scene } = await load();
    // A path over tiles misses nothing, and of many boxes no single one rules a hit out.
    const isRuledOut = (/** @type {any} */ state) =>
      !['TRAVEL_STEPS', 'PIECES_STEPS', 'FIRST_STEPS'].includes((scene.trace.chosen?.(state) ?? scene.trace).kinds);
    if (!samples(scene, 300).some(isRuledOut)) return;
    const model = new Model(scene, graze, () => {});
    const say = (/** @type {string} */ key) => key;
    let count = 0;
    for (const state of samples(scene, 300)) {
      // What rules two moving boxes out is drawn as B sees it.
      const { options = [] } = scene.fields.view ?? {};
      const choice = options.includes('relative') ? 'relative' : options[0];
      model.open(state.view ? { ...state, view: { choice } } : state);
      const { a, b, c, d } = state;
      // A path without length has no line to light.
      const isPoint = a?.x !== undefined && a.x === b.x && a.y === b.y && (!c || (c.x === d.x && c.y === d.y));
      if (model.tone !== 'miss' || isPoint || !isRuledOut(state)) continue;
      const { pen, strokes } = recordingPen();
      // Of several walls, each is ruled out in a step of its own.
      const step =
        Math.max(
          0,
          model.steps.findIndex(({ place }) => place === 'missed'),
        ) || undefined;
      scene.draw(pen, model.frame(say, { hasField: false, hasNormals: true }, step));
      const roles = strokes.map(([, role]) => role);
      count += 1;
      assert.ok(roles.includes('focus'), `${JSON.stringify(state)}: ${scene.summary(model.result, model.steps).key}`);
    }
    assert.ok(count > 10, `${count} misses`);
  });

  test(`${id}: no line of a sentence ends within a place or an edge`, async () => {
    const { model, say } = await show(id);
    for (const state of samples(model.scene, 60)) {
      model.open(state);
      const { scene, result, steps } = model;
      const told = steps.map((_, index) => stepSentence(scene, steps, index, say));
      for (const sentence of [answerSentence(scene, result, steps, say), ...told])
        assert.doesNotMatch(sentence, /\([−\d.e+]+, |\d–\d/);
    }
  });

  test(`${id}: every step is in exactly one row of the list, in order`, async () => {
    const { model } = await show(id);
    for (const state of samples(model.scene, 100)) {
      model.open(state);
      let next = 0;
      for (const { first, last, lead } of rowsOf(model)) {
        assert.ok(first === next && first <= lead && lead <= last);
        next = last + 1;
      }
      assert.equal(next, model.steps.length);
    }
  });
}

test('every verdict has a word, and no look is that of a hit and of a touch, of a hit and of a start inside', async () => {
  /** @type {Record<string, Set<string>>} */
  const words = {};
  for (const { id } of scenes) {
    const { model, say } = await show(id);
    for (const state of samples(model.scene, 100)) {
      model.open(state);
      const word = say(`contacts.${model.verdict}`);
      assert.notEqual(word, `contacts.${model.verdict}`);
      words[model.tone] ??= new Set();
      words[model.tone].add(word);
    }
  }
  for (const [tone, said] of Object.entries(words)) {
    const kinds = ['Hit', 'Touch', 'Inside', 'Miss'].filter((word) => said.has(word));
    const isPoint = kinds.includes('Inside') && tone === 'cross';
    assert.ok(kinds.length < 2 || isPoint, `${tone}: ${kinds}`);
  }
});

test('a sentence tells a time as its t, and by a word at either end', async () => {
  const { default: shared } = await import('../../www/locales/en/index.js');
  const own = { meets: 'They meet {t:at}.', share: '{t:%}', plain: '{t}', a: { 'b.c': 'deep' } };
  const said = (/** @type {number} */ t, key = 'meets') => createSay([own, shared])(key, { t });
  assert.equal(said(0.27869), 'They meet at t\u00a0=\u00a00.279.');
  assert.equal(said(0.0004), 'They meet at t\u00a0=\u00a00.000.');
  assert.equal(said(0), 'They meet at the start.');
  assert.equal(said(1), 'They meet at the end.');
  assert.equal(said(0.27869, 'share'), '28%');
  assert.equal(said(0.003, 'share'), '0.3%');
  assert.equal(said(-0.0004, 'plain'), '0');
  assert.equal(said(-1e300, 'plain'), '−1e+300');
  assert.equal(said(0, 'a.b.c'), 'deep');
  assert.equal(said(0, 'a.b'), 'a.b');
});

/** What a sentence can name, and how a stroke that draws it begins. @type {[RegExp, (stroke: any[]) => boolean][]} */
const drawnAs = [
  [/\bo\b/, ([what, , , text]) => what === 'label' && text === 'o'],
  [/A′/, ([what, , , text]) => what === 'label' && text === 'A′'],
  [/the (Minkowski )?sum\b(?! of the radii)/, ([, role]) => role === 'grown'],
  [/grown circle|grow B/, ([what, , , text]) => what === 'label' && text.startsWith('B grown by A')],
  [/The arrow/, ([what, role]) => what === 'arrow' && role === 'normal'],
];

test('minkowski: seen from the world as from B, what a sentence or the hint names is in the picture', async () => {
  const { model, say } = await show('minkowski');
  const { scene } = model;
  const seen = new Set();
  for (const { id: which, state } of casesOf(scene)) {
    for (const choice of ['world', 'relative']) {
      model.open({ ...state, view: { choice } });
      const { result, steps } = model;
      for (const step of steps.keys()) {
        const { key, values } = scene.caption(steps, step);
        const said = [say('hint'), say(key, values)];
        if (step === steps.length - 1) said.push(answerSentence(scene, result, steps, say));
        const { pen, strokes } = recordingPen();
        scene.draw(pen, model.frame(say, { hasField: false, hasNormals: true }, step));
        for (const [name, isDrawn] of drawnAs) {
          if (!said.some((text) => name.test(text))) continue;
          assert.ok(strokes.some(isDrawn), `${which}, ${choice}, step ${step + 1}: ${name} of ${said}`);
          seen.add(name);
        }
      }
    }
  }
  assert.ok(seen.size > 1, 'nothing is named');
});

test('a sentence writes numbers and lists as its language does, also numbers that come with all their digits', () => {
  const words = [{ all: '{t} {t:,} {t:3} {t:%} {exact} {list} {version}', one: 'A', other: 'B' }];
  const values = { t: -1234.5, exact: '< −1.79e+308', list: ['@one', '@other', 'C'], version: '0.1.0' };
  assert.equal(createSay(words, 'en')('all', values), '−1234.5 −1,234.5 −1234.500 −123450% < −1.79e+308 A, B, C 0.1.0');
  assert.equal(createSay(words, 'id')('all', values), '−1234,5 −1.234,5 −1234,500 −123450% < −1,79e+308 A, B, C 0.1.0');
});
