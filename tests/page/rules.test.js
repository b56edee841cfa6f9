// What the table of rules says is what the rules do, case by case; the exact verdicts are judged in whole numbers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/worlds.js';
import { loadSay } from '../../www/locales/index.js';
import { stepped } from '../../www/scenes/degenerates/ordinal.js';
import { isRight, rules } from '../../www/scenes/degenerates/rules.js';
import scene from '../../www/scenes/degenerates/scene.js';
import { exactCases } from './exact-cases.js';
import { contactOf } from './exact-judge.js';
import { series } from './samples.js';

const say = await loadSay('en', 'degenerates');

/** Each case with its contact, and the rules that differ. @type {Record<string, [string, string[]]>} */
const claims = {
  past: ['miss', ['plain', 'planes', 'cuts', 'nearParallel', 'halfOpen', 'noNan', 'axes']],
  corner: ['touch', ['edges', 'strict']],
  cut: ['cross', ['edges']],
  along: ['touch', ['planes', 'edges', 'strict', 'noNan']],
  noLength: ['touch', ['planes', 'nearParallel', 'strict', 'noNan']],
  noSize: ['miss', ['plain', 'planes', 'cuts', 'edges', 'nearParallel', 'halfOpen', 'strict', 'noNan', 'axes']],
  late: ['cross', ['plain', 'halfOpen', 'strict']],
  huge: ['touch', ['plain', 'planes', 'edges', 'nearParallel', 'halfOpen', 'noNan', 'axes']],
  tiny: ['miss', ['cuts', 'edges', 'strict', 'axes']],
};

/** @param {string} id */
const solved = (id) => scene.solve(graze, exactCases.get(id)?.state);

for (const [id, [contact, differing]] of Object.entries(claims)) {
  test(`${id}: the exact verdict and the rules that differ are those of the words`, () => {
    const state = exactCases.get(id)?.state;
    const { result } = solved(id);
    assert.equal(result.contact, contact);
    assert.equal(contactOf(state.a, state.b, state.box), contact);
    const found = result.rules.filter((/** @type {any} */ { isRight }) => !isRight);
    assert.deepEqual(
      found.map((/** @type {any} */ rule) => rule.id),
      differing,
    );
  });
}

test('around every case, the exact verdict is that of the judge, and what a rule says is marked for what it is', () => {
  const random = series(3);
  const step = () => Math.round(random() * 6) - 3;
  const met = new Set();
  for (const [id, { state: start }] of exactCases) {
    for (let i = 0; i < 200; i++) {
      const moved = (/** @type {any} */ { x, y }) => ({ x: stepped(x, step()), y: stepped(y, step()) });
      const state = { ...start, a: moved(start.a), b: moved(start.b) };
      const { result, steps } = scene.solve(graze, state);
      const judged = contactOf(state.a, state.b, state.box);
      assert.equal(result.contact, judged, `${id}: ${JSON.stringify(state)}`);
      for (const rule of result.rules) {
        const { id: name, says } = rule;
        assert.equal(rule.isRight, name === 'plain' ? says === judged : (says === 'hit') === (judged !== 'miss'));
      }
      const { key, values } = scene.summary(result, steps);
      const sentence = say(key, values);
      assert.equal(sentence.includes('agrees'), result.rules[0].isRight, sentence);
      assert.equal(sentence.includes('the corner'), key.startsWith('result.near'), sentence);
      met.add(`${result.contact} ${result.rules[0].isRight}`);
    }
  }
  assert.equal(met.size, 6, [...met].join('; '));
});

const box = { minX: 10, minY: 10, maxX: 20, maxY: 20 };

test('where nothing is special, all rules say what is true', () => {
  const random = series(17);
  const place = () => ({ x: 30 * random(), y: 30 * random() });
  const isOutside = (/** @type {any} */ { x, y }) => x < box.minX || x > box.maxX || y < box.minY || y > box.maxY;
  const met = new Set();
  for (let i = 0; i < 500; i++) {
    const [a, b] = [place(), place()];
    const contact = contactOf(a, b, box);
    // Some of them count a start inside as no hit.
    if (!isOutside(a)) continue;
    for (const { id, ask } of rules) assert.ok(isRight(ask(a, b, box), contact), `${id}: ${JSON.stringify([a, b])}`);
    met.add(contact);
  }
  assert.deepEqual([...met].sort(), ['cross', 'miss']);
});

test('every rule has its words, and every rule of others its source', () => {
  for (const { id, source } of rules) {
    for (const key of ['name', 'about']) assert.notEqual(say(`rules.${id}.${key}`), `rules.${id}.${key}`);
    assert.equal(source === null, id === 'plain');
    if (source) assert.equal(new URL(source).protocol, 'https:');
  }
});
