// Prose that reacts: the grammar of its tests, the names of its values, and what each mistake is told.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTest, wordsOf } from '../../www/element/prose/grammar.js';
import { namesOf } from '../../www/element/prose/names.js';
import { ProseProblem } from '../../www/element/prose/problem.js';
import english from '../../www/locales/en/prose.js';
import { answerOf } from '../../www/model/sentences.js';
import { scenes } from '../../www/scenes/index.js';
import { sceneOf, solved } from './facts.js';

const span = {
  contact: 'cross',
  enter: { t: 0.25, feature: 'left', point: { x: 1, y: 2 } },
  exit: { t: 0.75, feature: 'right', point: { x: 3, y: 2 } },
  isContained: false,
  pushOut: null,
};
const state = { a: { x: -1.5, y: 2 }, response: { choice: 'slide' } };
/** @param {any} result */
const scene = (result) => ({ result, state, step: 2, steps: [{ kind: 'a' }, { kind: 'b' }, { kind: 'c' }] });
/** @param {string} text @param {any} [result] */
const holds = (text, result = span) => readTest(text)(namesOf(scene(result)));
/** Every text within an answer, with its name. @param {string} name @param {any} answer @returns {[string, string][]} */
const wordsIn = (name, answer) => {
  if (typeof answer === 'string') return [[name, answer]];
  return typeof answer === 'object' ? Object.entries(answer ?? {}).flatMap(([key, each]) => wordsIn(key, each)) : [];
};
/** @param {() => any} what @param {string} key @param {Record<string, any>} [values] that its sentence tells */
const refused = (what, key, values) =>
  assert.throws(what, (error) => {
    assert.ok(error instanceof ProseProblem && key in english);
    assert.equal(error.key, key);
    for (const [name, value] of Object.entries(values ?? {})) assert.deepEqual(error.values[name], value, name);
    return true;
  });

test('a test compares values, and joins with and, or, not and parentheses', () => {
  const yes = [
    'contact == cross',
    "contact == 'cross'",
    'contact=="cross"',
    'enter.feature != right',
    'enter.t < 0.5',
    'enter.t <= 0.25 and exit.t >= 0.75',
    'enter.t < exit.t',
    'exit.t > enter.t',
    'state.a.x == -1.5',
    'state.a.x > -2e0',
    'state.response.choice == slide',
    'pushOut == null',
    'enter != null',
    'enter',
    'not pushOut',
    'not isContained',
    'isContained == false',
    'step == 2 and steps == 3',
    'contact == miss or contact == cross and enter.t < 1',
    '(contact == miss or contact == cross) and enter.t < 1',
    'not (contact == miss or enter.t > 1)',
    'not not enter',
  ];
  for (const text of yes) {
    assert.equal(holds(text), true, text);
    assert.equal(holds(`not (${text})`), false, text);
  }
});

test('while a guess hides the answer, it is no miss', () => {
  const names = namesOf({ result: null, state, step: 0, steps: [{ kind: 'guess' }] });
  assert.equal(readTest('contact == miss')(names), false);
  assert.equal(readTest('contact == null')(names), true);
});

test('on a miss there is no entry, and nothing is less or more than it', () => {
  assert.equal(holds('contact == miss', null), true);
  for (const text of ['enter', 'enter.t < 0.5', 'enter.t >= 0.5', 'enter.feature == left']) {
    assert.equal(holds(text, null), false, text);
  }
  assert.equal(holds('enter.t == null', null), true);
  assert.equal(holds('span.contact == cross or contact == miss', { corners: [], span: null }), true);
});

test('a word that a value can never be is refused, and every word that it can be is known', async () => {
  refused(() => readTest('contact == crss'), 'noWord');
  refused(() => readTest('not (enter.feature != topleft)'), 'noWord');
  refused(() => readTest('contact == left'), 'noWord', { word: 'left', known: ['miss', 'touch', 'cross'] });
  for (const text of ["contact == 'crss'", 'state.response.choice == slide', 'enter == null']) readTest(text);
  for (const { id } of scenes) {
    const { scene } = await sceneOf(id);
    for (const { id: name } of scene.presets)
      for (const [key, word] of wordsIn('answer', answerOf(solved(scene, name).result)))
        assert.ok(wordsOf[key]?.includes(word) ?? true, `${id}, ${name}: ${key} ${word}`);
  }
});

test('text that is no test is refused, and none of it runs', () => {
  const garbled = [
    'contact = cross',
    'contact === cross',
    'contact == cross;',
    'alert(1)',
    'contact == cross)',
    'a.b[0]',
    '1 < 2',
    'and',
    'contact == (cross)',
    "contact == 'cross",
    'a..b',
    '`x`',
  ];
  for (const text of garbled) refused(() => readTest(text), 'badTest');
  for (const text of ['', ' ', 'contact ==', 'not', '(contact == cross', 'enter and']) {
    refused(() => readTest(text), 'shortTest');
  }
  refused(() => readTest('contact == cross)'), 'badTest', { text: 'contact == cross)', rest: ')' });
  refused(() => readTest('('.repeat(100_000)), 'tooLong');
});

test('names that the answer lacks are told, with those it has', () => {
  refused(() => holds('enter.time < 1'), 'noPart', { whole: 'enter', name: 'time', known: ['t', 'feature', 'point'] });
  refused(() => holds('side == left'), 'noName');
  refused(() => holds('enter.t.x == 1'), 'oneValue', { whole: 'enter.t', path: 'enter.t.x' });
  refused(() => holds('constructor'), 'noName');
  refused(() => holds('enter.__proto__'), 'noPart');
  refused(() => holds('contact < 1'), 'notNumbers', { name: 'contact', sign: '<' });
});
