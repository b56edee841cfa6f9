// Links: those of version 1 go on working, and every other text leads to the default and a sentence.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadSay } from '../../www/locales/index.js';
import { lookAt, problemOfLink, readLook } from '../../www/model/look.js';
import { readState, writeLook, writeState } from '../../www/model/permalink.js';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/page.js';
import { Model } from '../../www/model/model.js';
import { defaultState } from '../../www/model/state.js';
import { scenes } from '../../www/scenes/index.js';
import { casesOf } from './samples.js';

/** A scene's links that are out in the world, and what each shows. Lines are added, and none is changed. @param {string} id */
function linksOf(id) {
  const file = new URL(`../../www/scenes/${id}/links.jsonl`, import.meta.url);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return lines.map((line) => JSON.parse(line));
}

/** The first lines of a new scene: as it opens, and each ready-made case. @param {import('../../www/model/types.js').Scene} scene */
function firstLinks({ fields, presets = [] }) {
  const usual = defaultState(fields);
  const states = [usual, ...presets.map((each) => ({ ...usual, ...each.state }))];
  return [...new Set(states.map((state) => JSON.stringify({ link: writeState(fields, state), state })))].join('\n');
}

for (const { id, load } of scenes) {
  test(`${id}: links of version 1 show what they showed`, async () => {
    const { default: scene } = await load();
    const own = linksOf(id);
    assert.ok(own.length > 0, `www/scenes/${id}/links.jsonl has no links: begin it with\n${firstLinks(scene)}`);
    for (const { link, state } of own) {
      // An empty text means the scene, as it opens now; as it opened then, it is a link that leaves everything out.
      const read = readState(scene.fields, link || '1');
      assert.ok(read, `${link} cannot be read any more`);
      // A field that came later is not in the fixture.
      for (const [key, value] of Object.entries(state)) assert.deepEqual(read[key], value, `${key} of ${link}`);
    }
  });
}

for (const { id, load } of scenes) {
  test(`${id}: what links leave out reads back, alone and beside each ready-made case`, async () => {
    const { fields, presets = [] } = (await load()).default;
    const first = Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key, field.leftOut ?? field.default]),
    );
    for (const state of [first, ...presets.map((each) => ({ ...first, ...each.state }))]) {
      assert.deepEqual(readState(fields, writeState(fields, state)), state);
    }
  });
}

test('a default that has changed is written, and what it was goes without saying', async () => {
  const { fields } = await import('../../www/scenes/walk/scene.js').then((module) => module.default);
  const usual = defaultState(fields);
  const { x, y } = usual.from;
  assert.notDeepEqual(usual.from, fields.from.leftOut);
  assert.equal(writeState(fields, usual), '');
  const first = Object.fromEntries(Object.entries(fields).map(([key, { leftOut }]) => [key, leftOut ?? usual[key]]));
  assert.equal(writeState(fields, first), '1');
  assert.equal(writeState(fields, { ...first, from: usual.from }), `1~from=${x},${y}`);
});

test('each text that is no link has its own sentence', async () => {
  const say = await loadSay('en', 'half-planes', 'problems');
  const [{ load }] = scenes;
  const { fields } = (await load()).default;
  /** @type {Record<string, string>} */
  const texts = {
    '0~a=1,2': 'problems.oldLink',
    '2~a=1,2': 'problems.newLink',
    '17~anything': 'problems.newLink',
    2: 'problems.newLink',
    0: 'problems.oldLink',
    'a=1,2': 'problems.garbledLink',
    '%00': 'problems.garbledLink',
    '1~': 'problems.garbledLink',
    '1~a=1,2~a=1,2': 'problems.garbledLink',
    [`1~a=${'9'.repeat(1_000_000)},1`]: 'problems.hugeLink',
    [`1${'~a=1,2'.repeat(100_000)}`]: 'problems.hugeLink',
    ['~'.repeat(3000)]: 'problems.garbledLink',
  };
  for (const [text, key] of Object.entries(texts)) {
    assert.equal(readState(fields, text), null, text.slice(0, 40));
    assert.deepEqual(problemOfLink(fields, text), { key }, text.slice(0, 40));
    assert.notEqual(say(key), key);
  }
});

test('a garbled link is told with the value at fault and what it should be', async () => {
  const say = await loadSay('en', 'half-planes', 'problems');
  const { fields } = (await import('../../www/scenes/slide/scene.js')).default;
  const names = Object.keys(fields).join(', ');
  const box = 'minX,minY,maxX,maxY';
  for (const [text, sentence] of [
    ['1~circle=1', '“1” cannot be read as circle, which is written as x,y,radius.'],
    ['1~motion=4,62~circle=NaN,1,2', '“NaN,1,2” cannot be read as circle, which is written as x,y,radius.'],
    ['1~circle=1e999,1,2~motion=oops', 'circle.x is Infinity in this state. Too large for a double.'],
    ['1~circle=10,10,-3', 'circle.radius is -3 in this state. Must be 0 or more.'],
    ['1~motion=4,62~nobody=3', `“nobody” is not one of the fields: ${names}.`],
    ['1~constructor=1', `“constructor” is not one of the fields: ${names}.`],
    ['1~walls=1,1,2,2;2.5,1,1,2;3', 'walls[1].minX is 2.5 in this state. minX must be ≤ maxX.'],
    ['1~walls=1,1,2,2;', `“” cannot be read as walls[1], which is written as ${box}.`],
    ['1~wall3=1,1,2', `“1,1,2” cannot be read as wall3, which is written as ${box}.`],
    [
      `1~walls=${Array(201).fill('1,1,2,2').join(';')}`,
      'walls.length is 201 in this state. Must be between 0 and 200.',
    ],
    [`1~circle=${'1,'.repeat(40)}`, `“${'1,'.repeat(20)}…” cannot be read as circle, which is written as x,y,radius.`],
  ]) {
    assert.equal(readState(fields, text), null, text.slice(0, 40));
    const { key, values } = problemOfLink(fields, text);
    assert.equal(say(key, values), `${sentence} The figure shows its default.`);
  }
  const { key, values } = problemOfLink(fields, '1~response=fly');
  assert.match(say(key, values), /^response="fly" is not one of the values: slide, /);
});

test('a prototype is no field', async () => {
  const [{ load }] = scenes;
  const { fields } = (await load()).default;
  for (const key of ['__proto__', 'constructor', 'toString']) assert.equal(readState(fields, `1~${key}=1,2`), null);
});

for (const { id, load } of scenes) {
  test(`${id}: a link opens what is seen: the step, the time, the window and the field layer, too`, async () => {
    const { default: scene } = await load();
    const window = { minX: -1000, minY: -1000, maxX: 1000.5, maxY: 250 };
    for (const { state } of casesOf(scene)) {
      const seen = new Model(scene, graze, () => {});
      seen.set(state);
      assert.equal(writeLook('', seen.look), '', 'a scene as it opens has nothing to add');
      seen.stepTo(seen.steps.length > 2 ? 1 : 0);
      seen.seek(0.375);
      seen.see(window);
      seen.showField(true);
      const text = writeLook(writeState(scene.fields, seen.state), seen.look);
      const opened = new Model(scene, graze, () => {});
      const read = readLook(text);
      opened.open(/** @type {any} */ (readState(scene.fields, text)));
      lookAt(opened, read.look);
      assert.deepEqual([opened.step, opened.t, opened.sight], [seen.step, seen.t, window], text);
      assert.equal(opened.hasField, scene.field !== undefined, text);
      assert.deepEqual(opened.state, seen.state);
    }
  });
}

test('a garbled look is left out, and told', () => {
  for (const wrong of [
    '.step=-1',
    '.step=1.5',
    '.t=2',
    '.t=x',
    '.sight=1,1,0,0',
    '.sight=0,0,1',
    '.field=2',
    '.zoom=2',
    '.step',
  ])
    assert.deepEqual(readLook(`1~a=1,2~${wrong}~.t=0.5`), { look: { t: 0.5 }, wrong: wrong.split('=')[0] });
  assert.deepEqual(readLook('.step=3'), { look: { step: 3 }, wrong: null });
});
