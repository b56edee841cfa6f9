// What is drawn and said changes only on purpose. A change of one scene or of a part that several share names each case that
// now looks or reads otherwise: look at them, then accept them with `ACCEPT=1 node --test tests/page/drawings.test.js`.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import { givenIn } from '../../www/extras/index.js';
import * as graze from '../../www/library/entries/page.js';
import { Model } from '../../www/model/model.js';
import { choicesOf } from '../../www/model/state.js';
import { scenes } from '../../www/scenes/index.js';
import { recordingPen } from './recording-pen.js';
import { casesOf, dragged, isQuick } from './samples.js';

/** @typedef {import('../../www/model/types.js').Frame} Frame */
/** @typedef {import('../../www/model/types.js').Scene} Scene */
/** @typedef {import('../../www/model/types.js').State} State */

const accepted = new URL('drawings.json', import.meta.url);
/** @type {Record<string, Record<string, string>>} of each scene, a hash by case */
const known = JSON.parse(readFileSync(accepted, 'utf8'));
/** @type {typeof known} */
const seen = {};

/** The ready-made cases, and some that were dragged from the first. @param {Scene} scene @returns {{ id: string, state: State }[]} */
function statesOf(scene) {
  const cases = casesOf(scene).filter(({ state }) => Object.values(state).every(({ choice }) => isQuick(choice)));
  const moved = [1, 2, 3].map((seed) => ({ id: `dragged ${seed}`, state: dragged(scene, cases[0].state, seed) }));
  return [...cases, ...moved];
}

/** @param {string} key @param {any} value */
const say = (key, value) => `${key} ${write(value)}`;

/** As JSON, with six digits of each number: enough to see, and the same on every machine. @param {any} value */
const write = (value) =>
  JSON.stringify(value, (_, part) => (typeof part === 'number' ? Number(part.toPrecision(6)) : part)) ?? '';

/** So short that there is room for every label. @param {string} key */
const sayBriefly = (key) => key.slice(-2);

/**
 * What is drawn and said in some states, in each step, at one moment.
 * @param {Scene} scene @param {State[]} states @param {(frame: Frame) => any} look
 */
function allOf(scene, states, look) {
  const hash = createHash('sha256');
  const model = new Model(scene, graze, () => {});
  for (const state of states) {
    model.open(state);
    model.t = 0.37;
    for (const step of model.steps.keys())
      hash.update(write(look(model.frame(say, { hasField: false, hasNormals: true }, step))));
  }
  return hash.digest('hex').slice(0, 8);
}

/** @param {Scene} scene @param {Frame} frame @param {number} [width] of the picture */
function strokesOf(scene, frame, width) {
  const { pen, strokes } = recordingPen(width);
  scene.draw(pen, frame);
  return strokes;
}

/** The same states, each option, and all of them dragged somewhere else. @param {Scene} scene @returns {State[]} */
function manyOf(scene) {
  const states = statesOf(scene).map(({ state }) => state);
  const [start] = states;
  const chosen = choicesOf(scene.fields).flatMap(({ key, options }) =>
    options.filter(isQuick).map((choice) => ({ ...start, [key]: { choice } })),
  );
  const all = [...states, ...chosen];
  return [...all, ...all.map((state, i) => dragged(scene, state, 4 + i))];
}

/**
 * Each case as it is drawn and said, and of many states together what these do not show.
 * @param {Scene} scene
 * @returns {Record<string, string>} a hash by name
 */
function looksOf(scene) {
  const { ticks, rival } = givenIn(scene);
  const many = manyOf(scene);
  const drawnAndSaid = (/** @type {Frame} */ frame) => [
    strokesOf(scene, frame),
    scene.caption(frame.steps, frame.step),
  ];
  const halfway = (/** @type {Frame} */ { blend, ...frame }) => {
    const between = Object.entries(blend).map(([key, index]) => [key, Math.abs(index - 0.5)]);
    return strokesOf(scene, { ...frame, blend: Object.fromEntries(between) }, 360);
  };
  return {
    ...Object.fromEntries(statesOf(scene).map(({ id, state }) => [id, allOf(scene, [state], drawnAndSaid)])),
    'on a phone, between two options': allOf(scene, many, halfway),
    'over a field layer, in few letters': allOf(scene, many, (frame) =>
      strokesOf(scene, { ...frame, hasField: true, say: sayBriefly }),
    ),
    'answers, ticks and rivals': allOf(scene, many, (frame) => {
      const { result, steps, state } = frame;
      return [scene.summary(result, steps), ticks?.(frame), rival?.(result, state)];
    }),
  };
}

for (const { id, load } of scenes) {
  test(`${id}: it is drawn and said as it was accepted`, async () => {
    const { default: scene } = await load();
    seen[id] = looksOf(scene);
    if (process.env.ACCEPT) return;
    const names = Object.keys({ ...known[id], ...seen[id] });
    const changed = names.filter((name) => known[id]?.[name] !== seen[id][name]);
    assert.deepEqual(changed, [], 'look at these cases, then accept them with ACCEPT=1');
  });
}

test('every scene that was accepted is there', () => {
  if (process.env.ACCEPT) writeFileSync(accepted, `${JSON.stringify(seen, null, 2)}\n`);
  else assert.deepEqual(new Set(Object.keys(known)), new Set(Object.keys(seen)));
});
