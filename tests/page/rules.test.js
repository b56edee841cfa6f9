// What the table of rules says is what the rules do, case by case; the exact verdicts are judged in whole numbers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/page.js';
import { loadSay } from '../../www/locales/index.js';
import { stepped } from '../../www/scenes/degenerates/ordinal.js';
import { isRight, rules } from '../../www/scenes/degenerates/rules/index.js';
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

/** @param {string} id of a rule @param {any} a @param {any} b @param {any} box */
const ask = (id, a, b, box) => rules.find((rule) => rule.id === id)?.ask(a, b, box);

test('the scene offers the five cases that tell most, and links lead to the others', () => {
  assert.deepEqual(Object.keys(claims), [...exactCases.keys()]);
  const offered = scene.presets ?? [];
  assert.equal(offered.length, 5);
  for (const { id, state } of offered) assert.deepEqual(state, exactCases.get(id)?.state, id);
});

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

test('the portable lines differ from the exact verdict although every number is near 45', () => {
  for (const id of ['past', 'noSize', 'late']) assert.equal(solved(id).result.rules[0].isRight, false, id);
});

test('just past the corner, the two times round to the same digits', () => {
  const { steps } = solved('past');
  const [enters, leaves] = ['left', 'top'].map((side) => steps.find((each) => each.side === side));
  assert.equal(enters?.t, leaves?.t);
  const entries = ['past', 'corner', 'cut'].map((id) => solved(id).steps.find(({ side }) => side === 'left')?.t);
  assert.equal(new Set(entries).size, 1);
});

test('a time that rounds to 1 is that of a crossing', () => {
  const { result } = solved('late');
  assert.deepEqual([result.contact, result.enter.t], ['cross', 1]);
});

const box = { minX: 10, minY: 10, maxX: 20, maxY: 20 };
const inside = { x: 15, y: 15 };
const outside = { x: 30, y: 15 };

test('like the answers: planes miss what runs along a side, cuts do not, and both hit a corner', () => {
  const along = [
    { x: 5, y: 10 },
    { x: 25, y: 10 },
  ];
  const corner = [
    { x: 5, y: 15 },
    { x: 15, y: 5 },
  ];
  const past = [
    { x: 5, y: 14 },
    { x: 15, y: 4 },
  ];
  for (const [id, [first, second]] of /** @type {[string, string[]][]} */ ([
    ['planes', ['miss', 'hit']],
    ['cuts', ['hit', 'hit']],
  ])) {
    assert.deepEqual([ask(id, along[0], along[1], box), ask(id, corner[0], corner[1], box)], [first, second], id);
    assert.equal(ask(id, past[0], past[1], box), 'miss');
    for (const [a, b] of [
      [inside, inside],
      [inside, outside],
      [outside, inside],
    ])
      assert.equal(ask(id, a, b, box), 'hit');
  }
});

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

test('like Phaser: the corner above the left edge is no part of it, the one below is', () => {
  assert.equal(ask('edges', { x: 5, y: 15 }, { x: 15, y: 5 }, box), 'miss');
  assert.equal(ask('edges', { x: 5, y: 15 }, { x: 15, y: 25 }, box), 'hit');
  assert.equal(ask('edges', { x: 5, y: 10 }, { x: 25, y: 10 }, box), 'miss');
  assert.equal(ask('edges', { x: 5, y: 20 }, { x: 25, y: 20 }, box), 'hit');
});

test('like Box2D: a short extent counts as parallel, and a start inside is no hit', () => {
  const short = 1e-7;
  const [a, b] = [
    { x: 10 - short, y: 0 },
    { x: 10, y: 30 },
  ];
  // At the height of the box it is still to the left; as a parallel to the side it is outside as well.
  assert.equal(ask('nearParallel', a, b, { ...box, minX: 10 - short, maxX: 10 - short }), 'hit');
  assert.equal(contactOf(a, b, { ...box, minX: 10 - short, maxX: 10 - short }), 'miss');
  assert.equal(ask('nearParallel', inside, outside, box), 'miss');
  assert.equal(ask('nearParallel', outside, inside, box), 'hit');
});

test('like intersect: a hit at t = 1 comes too late', () => {
  assert.equal(ask('halfOpen', { x: 0, y: 15 }, { x: 10, y: 15 }, box), 'miss');
  assert.equal(ask('halfOpen', { x: 0, y: 15 }, { x: 11, y: 15 }, box), 'hit');
});

test('like Ray Tracing in One Weekend: a touch is no hit, and a thin box is made thicker', () => {
  assert.equal(ask('strict', { x: 5, y: 15 }, { x: 15, y: 5 }, box), 'miss');
  const point = { minX: 10, minY: 10, maxX: 10, maxY: 10 };
  assert.equal(ask('strict', { x: 0, y: 10.00004 }, { x: 20, y: 10.00004 }, point), 'hit');
  assert.equal(ask('strict', { x: 0, y: 10.00006 }, { x: 20, y: 10.00006 }, point), 'miss');
});

test('like bvh: a path in the line of a side is no hit', () => {
  assert.equal(ask('noNan', { x: 0, y: 10 }, { x: 30, y: 10 }, box), 'miss');
  assert.equal(ask('noNan', { x: 0, y: 11 }, { x: 30, y: 11 }, box), 'hit');
});

test('like Real-Time Collision Detection: the last axis has a tolerance', () => {
  const [a, b] = [
    { x: 5, y: 15 },
    { x: 15, y: 5 },
  ];
  const past = (/** @type {number} */ by) => ask('axes', { ...a, y: a.y - by }, { ...b, y: b.y - by }, box);
  assert.deepEqual([past(0), past(1e-8), past(1e-5)], ['hit', 'hit', 'miss']);
});

test('every rule has its words, and every rule of others its source', () => {
  for (const { id, source } of rules) {
    for (const key of ['name', 'about']) assert.notEqual(say(`rules.${id}.${key}`), `rules.${id}.${key}`);
    assert.equal(source === null, id === 'plain');
    if (source) assert.equal(new URL(source).protocol, 'https:');
  }
});
