// The lines of docs/embedding.md that authors paste are those that the menu makes.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../scripts/build/run.js';
import { asks } from '../../www/challenges/asks.js';
import { challenges } from '../../www/challenges/index.js';
import { readTest } from '../../www/element/prose/grammar.js';
import { namesOf } from '../../www/element/prose/names.js';
import { pastedFolder } from '../../www/element/share/addresses.js';
import { embedCode, iframeCode } from '../../www/element/share/embed.js';
import { formatsOf } from '../../www/element/share/formats.js';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/worlds.js';
import { loadSay } from '../../www/locales/index.js';
import { Model } from '../../www/model/model.js';
import { readState } from '../../www/model/permalink.js';
import { stateFrom } from '../../www/model/script-state.js';
import { scenes } from '../../www/scenes/index.js';
import { allShown } from './shown-states.js';

/** @import { Field } from '../../www/model/types.js' */

const guide = readFileSync(join(root, 'docs/embedding.md'), 'utf8');
const pasted = [...guide.matchAll(/```html\n([^`]+)```/g)].map(([, lines]) => lines);
const [embed, iframe] = pasted;
const prose = pasted.find((lines) => lines.includes('<graze-when')) ?? '';
const place = { scene: 'swept-circle', state: '', step: null };

test('the embed code', () => {
  assert.equal(embed, embedCode(place, 'A ball hits the corner of a wall.', pastedFolder));
});

test('the frame', async () => {
  const say = await loadSay('en', 'swept-circle');
  assert.equal(iframe, iframeCode(place, say('title'), pastedFolder));
});

/** The rows of the table of states and answers in a guide. @param {string} text */
function statesIn(text) {
  const [, , , table] = text.match(/(?:^\|.*\n)+/gm) ?? [];
  return table.trim().split('\n').slice(2);
}

/** A field as the guide lists it: as it is written in a state, or with its options. @param {string} name @param {Field} field @returns {string} */
function listed(name, { options, item, ...own }) {
  if (options) return `\`${name}\` (${options.map((option) => `\`${option}\``).join(', ')})`;
  const { text, components } = item ?? own;
  return `\`${name}=${text?.form ?? components}${item ? ';…' : ''}\``;
}

test('every field of a scene is listed, in each language, and every name of an answer can be read', async () => {
  const rows = statesIn(guide);
  for (const file of readdirSync(join(root, 'docs')).filter((name) => name.startsWith('embedding')))
    assert.deepEqual(statesIn(readFileSync(join(root, 'docs', file), 'utf8')), rows, file);
  assert.equal(rows.length, scenes.length, 'docs/embedding*.md: each scene has a row in "States and answers"');
  for (const [i, { id, load }] of scenes.entries()) {
    const { default: scene } = await load();
    const fields = Object.entries(scene.fields).map(([name, field]) => listed(name, field));
    const row = `| \`${id}\` | ${fields.join(', ')} | `;
    assert.ok(rows[i].startsWith(row), `docs/embedding*.md: ${row}the names of its answer |`);
    const names = rows[i].split(' | ').at(-1)?.match(/\w+/g) ?? [];
    assert.ok(names.length > 0, id);
    const model = new Model(scene, graze, () => {});
    const start = model.state;
    const told = [start, ...(scene.presets ?? []).map(({ state }) => ({ ...start, ...state }))].map((state) => {
      model.open(state);
      return namesOf({ ...model, result: model.result, step: 0 });
    });
    const canRead = (/** @type {string} */ name) => (/** @type {(path: string) => any} */ ask) => {
      try {
        return ask(name) !== null;
      } catch {
        return false;
      }
    };
    for (const name of names.filter((name) => name !== 'pushOut'))
      assert.ok(told.some(canRead(name)), `${id}: ${name}`);
    const { minX, minY, maxX, maxY } = scene.world;
    const [width, height] = [maxX - minX, maxY - minY].map(Math.floor);
    assert.deepEqual([width, height], id === 'orientation' ? [17, 11] : [160, 100]);
  }
});

test('the state that is written is the object below it', async () => {
  const [, text] = /state="([^"]*view=[^"]*)"/.exec(guide) ?? [];
  const [, object] = /figure\.state = (\{ circle.*\});/.exec(guide) ?? [];
  const { fields } = (await import('../../www/scenes/swept-circle/scene.js')).default;
  assert.deepEqual(readState(fields, text), stateFrom(fields, new Function(`return ${object}`)()));
});

test('every scene and every challenge is listed by its name', async () => {
  const rows = await Promise.all(
    scenes.map(async ({ id }) => {
      const own = challenges.filter(({ scene }) => scene === id).map((each) => `\`${each.id}\``);
      const asked = Object.keys(asks[id] ?? {}).map((each) => `\`${each}\``);
      return `| \`${id}\` | ${(await loadSay('en', id))('title')} | ${[...own, ...asked].join(', ') || '–'} |`;
    }),
  );
  assert.deepEqual(
    guide.split('its challenges |\n| --- | --- | --- |\n')[1].trim().split('\n'),
    rows,
    `docs/embedding.md:\n${rows.join('\n')}`,
  );
});

test('the test of the prose can be read', () => {
  const [, text] = /test="([^"]*)"/.exec(prose) ?? [];
  assert.equal(typeof readTest(text), 'function');
});

test('a page that is a file hands out the lines of docs/embedding.md', async () => {
  const found = (await allShown()).find(({ id, shown }) => id === 'swept-circle' && shown.state === '');
  const { shown } = /** @type {NonNullable<typeof found>} */ (found);
  const places = { folder: 'file:///home/me/element/', page: 'file:///home/me/graze2d.standalone.html' };
  const formats = formatsOf(places);
  const written = (/** @type {string} */ format) => formats[format].write(shown, places);
  assert.equal(written('embed'), embed.replace('A ball hits the corner of a wall.', shown.sentence));
  assert.equal(written('iframe'), iframe);
  assert.equal(written('link'), 'file:///home/me/graze2d.standalone.html#swept-circle');
});

test('a bundle, where the folder of the element is not there, hands out the same lines, and no link', async () => {
  const [{ shown }] = await allShown();
  const places = { folder: 'https://lesson.example/', page: '' };
  const formats = formatsOf(places);
  assert.deepEqual(Object.keys(formats), ['embed', 'iframe']);
  assert.match(formats.embed.write(shown, places), /^<script type="module" src="graze2d\/element.js"><\/script>\n/);
  assert.match(formats.iframe.write(shown, places), /^<iframe src="graze2d\/embed.html\?/);
});

test('markup in an answer stays text', () => {
  const code = embedCode({ ...place, state: '1~a="<' }, '<b> & "c"', '/x/');
  assert.match(code, /state="1~a=&quot;&lt;">&lt;b&gt; &amp; "c"<\/graze-scene>/);
});
