// Links: those of version 1 open what was shown, and every other text leads to the default and a sentence.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSay } from '../../www/locales/index.js';
import { lookAt, problemOfLink, readLook } from '../../www/model/look.js';
import { readPlace, readState, writeLook, writePlace, writeState } from '../../www/model/permalink.js';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/worlds.js';
import { Model } from '../../www/model/model.js';
import { scenes } from '../../www/scenes/index.js';
import { casesOf, dragged, series } from './samples.js';

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
      assert.equal(opened.hasField, Boolean(scene.field), text);
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

/** Nearly the same text: parts of it gone, doubled, or replaced. @param {string} text @param {() => number} random */
function nearly(text, random) {
  const below = (/** @type {number} */ most) => Math.floor(random() * most);
  const pieces = [...'~=,;.!%-e019_\u0000é', '1~', '~.t=', '1e308', '5e-324', '-0', '%C3%28', '__proto__', text, ''];
  let near = text;
  for (let i = below(4); i >= 0; i--) {
    const at = below(near.length + 1);
    near = near.slice(0, at) + pieces[below(pieces.length)] + near.slice(at + below(4));
  }
  return near;
}

// `LINKS=1000000` tries more.
test('whatever comes after the # is read and written alike, or has a sentence', async () => {
  const say = await loadSay('en', 'half-planes', 'problems');
  const random = series(11);
  const opened = await Promise.all(scenes.map(({ load }) => load()));
  const links = opened.flatMap(({ default: scene }) => {
    const { fields } = scene;
    const states = casesOf(scene).flatMap(({ state }, i) => [state, dragged(scene, state, i)]);
    return states.map((state, i) => ({ fields, link: writeLook(writeState(fields, state), { t: 0.1, step: i }) }));
  });
  let read = 0;
  const count = Number(process.env.LINKS ?? 10_000);
  for (let i = 0; i < count; i++) {
    const { fields, link } = links[i % links.length];
    const text = nearly(link, random);
    const place = readPlace(text);
    assert.deepEqual(readPlace(writePlace(place)), place, text);
    const seen = writeLook('', readLook(text).look);
    const again = readLook(seen);
    assert.deepEqual([writeLook('', again.look), again.wrong], [seen, null], text);
    const state = readState(fields, text);
    if (state) {
      read++;
      const written = writeState(fields, state);
      assert.deepEqual(readState(fields, written), state, text);
    } else {
      const { key, values } = problemOfLink(fields, text);
      assert.ok(say(key, values).length > 10, text);
    }
  }
  assert.ok(read > count / 10 && read < count, `${read} of ${count} are links`);
});
