// What is drawn and said changes only on purpose. A change of one scene or of a part that several share names each case that
// now looks or reads otherwise: look at them, then accept them with `ACCEPT=1 node --test tests/page/drawings.test.js`.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/page.js';
import { Model } from '../../www/model/model.js';
import { scenes } from '../../www/scenes/index.js';
import { recordingPen } from './recording-pen.js';
import { casesOf, dragged, isQuick } from './samples.js';

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

/** Everything that is drawn and said in a state, in each step, at one moment. @param {Scene} scene @param {State} state */
function allOf(scene, state) {
  const model = new Model(scene, graze, () => {});
  model.open(state);
  model.t = 0.37;
  const hash = createHash('sha256');
  for (const step of model.steps.keys()) {
    const frame = model.frame(say, { hasField: false, hasNormals: true }, step);
    const { pen, strokes } = recordingPen();
    scene.draw(pen, frame);
    hash.update(write([strokes, scene.caption(model.steps, step)]));
  }
  return hash.digest('hex').slice(0, 8);
}

for (const { id, load } of scenes) {
  test(`${id}: it is drawn and said as it was accepted`, async () => {
    const { default: scene } = await load();
    seen[id] = Object.fromEntries(statesOf(scene).map(({ id, state }) => [id, allOf(scene, state)]));
    if (process.env.ACCEPT) return;
    const names = Object.keys({ ...known[id], ...seen[id] });
    const changed = names.filter((name) => known[id]?.[name] !== seen[id][name]);
    assert.deepEqual(changed, [], 'look at these cases, then accept them with ACCEPT=1');
  });
}

test('every scene that was accepted is there', () => {
  if (process.env.ACCEPT) writeFileSync(accepted, `${JSON.stringify(seen, null, 2)}\n`);
  else assert.deepEqual(Object.keys(known), Object.keys(seen));
});
