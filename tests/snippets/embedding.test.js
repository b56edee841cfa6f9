// The lines of docs/embedding.md that authors paste are those that the menu makes.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../scripts/run.js';
import { challenges } from '../../www/challenges/index.js';
import { readTest } from '../../www/element/prose/grammar.js';
import { pastedFolder } from '../../www/element/share/addresses.js';
import { embedCode } from '../../www/element/share/embed.js';
import { formatsOf } from '../../www/element/share/formats.js';
import { iframeCode } from '../../www/element/share/iframe.js';
import { loadSay } from '../../www/locales/index.js';
import { scenes } from '../../www/scenes/index.js';
import { allShown } from './shown-states.js';

const guide = readFileSync(join(root, 'docs/embedding.md'), 'utf8');
const [embed, iframe, , prose] = [...guide.matchAll(/```html\n([^`]+)```/g)].map(([, lines]) => lines);
const place = { scene: 'swept-circle', state: '', step: null };

test('the embed code', () => {
  assert.equal(embed, embedCode(place, 'A ball hits the corner of a wall.', { folder: pastedFolder }));
});

test('the frame', async () => {
  const say = await loadSay('en', 'swept-circle');
  assert.equal(iframe, iframeCode(place, say('title'), pastedFolder));
});

test('every scene and every challenge is listed by its name', async () => {
  const rows = await Promise.all(
    scenes.map(async ({ id }) => {
      const own = challenges.filter(({ scene }) => scene === id).map((each) => `\`${each.id}\``);
      return `| \`${id}\` | ${(await loadSay('en', id))('title')} | ${own.join(', ') || '–'} |`;
    }),
  );
  assert.deepEqual(guide.split('its challenges |\n| --- | --- | --- |\n')[1].trim().split('\n'), rows);
});

test('the test of the prose can be read', () => {
  const [, text] = /test="([^"]*)"/.exec(prose) ?? [];
  assert.equal(typeof readTest(text), 'function');
});

test('a page that is a file hands out the lines of docs/embedding.md', async () => {
  const found = (await allShown()).find(({ id, shown }) => id === 'swept-circle' && shown.state === '');
  const { shown } = /** @type {NonNullable<typeof found>} */ (found);
  const places = { folder: 'file:///home/me/element/', page: 'file:///home/me/graze2d.standalone.html' };
  const { embed: write, iframe: writeFrame, link } = formatsOf(shown, places);
  assert.equal(write(shown, places), embed.replace('A ball hits the corner of a wall.', shown.sentence));
  assert.equal(writeFrame(shown, places), iframe);
  assert.equal(link(shown, places), 'file:///home/me/graze2d.standalone.html#swept-circle');
});

test('a bundle, where the folder of the element is not there, hands out the same lines, and no link', async () => {
  const [{ shown }] = await allShown();
  const places = { folder: 'https://lesson.example/', page: '' };
  const formats = formatsOf(shown, places);
  assert.deepEqual(Object.keys(formats), ['embed', 'iframe', 'javascript', 'rust', 'rustTest']);
  assert.match(formats.embed(shown, places), /^<script type="module" src="graze2d\/element.js"><\/script>\n/);
  assert.match(formats.iframe(shown, places), /^<iframe src="graze2d\/embed.html\?/);
});

test('markup in an answer stays text', () => {
  const code = embedCode({ ...place, state: '1~a="<' }, '<b> & "c"', { folder: '/x/' });
  assert.match(code, /state="1~a=&quot;&lt;">&lt;b&gt; &amp; "c"<\/graze-scene>/);
});
