// The texts that lead back to what was shared: the link, the element and the frame of every scene and challenge, in every
// ready-made case, each read as its reader would.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatsOf } from '../../www/element/share/formats.js';
import { challengeSetIn } from '../../www/extras/index.js';
import { readPlace, readState } from '../../www/model/permalink.js';
import { scenes } from '../../www/scenes/index.js';
import { allShown } from './shown-states.js';

/** @typedef {import('../../www/element/share/shown.js').Shown} Shown */
/** @typedef {{ scene: string | null, challenge: string | null, state: string | null, step?: string | null }} Place */

const all = await allShown();
const [folder, page] = ['https://graze.example/it/element/', 'https://graze.example/it/'];
const site = { folder, page, hasFolder: true };
/** In the page of someone else a link leads to the figure alone. */
const elsewhere = { ...site, page: '' };

/** Markup as text again. @param {string} text */
const unescaped = (text) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The element of a name in some markup: its attributes, and the text in it. @param {string} code @param {string} tag */
function elementIn(code, tag) {
  const [, list, text] = new RegExp(`<${tag}((?: [a-z-]+="[^"<>]*")*)>([^<>]*)</${tag}>`).exec(code) ?? [];
  assert.notEqual(list, undefined, code);
  const pairs = [...list.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [name, unescaped(value)]);
  return { attributes: new Map(/** @type {[string, string][]} */ (pairs)), text: unescaped(text) };
}

/** What the page of a frame reads in its address. @param {string} address @returns {Place} */
function framePlace(address) {
  const { href, searchParams: asked } = new URL(address);
  assert.ok(href.startsWith(`${folder}embed.html?`), href);
  return {
    scene: asked.get('scene'),
    challenge: asked.get('challenge'),
    state: asked.get('state'),
    step: asked.get('step'),
  };
}

/** What the page with all scenes reads in its address. @param {string} address @returns {Place} */
function pagePlace(address) {
  const { href, hash } = new URL(address);
  assert.ok(href.startsWith(`${page}#`), href);
  return readPlace(hash.slice(1));
}

/** @param {string} code @returns {Place} */
function embeddedPlace(code) {
  const { attributes } = elementIn(code, 'graze-scene');
  const [scene, challenge, state, step] = ['name', 'challenge', 'state', 'step'].map(
    (name) => attributes.get(name) ?? null,
  );
  return { scene, challenge, state, step };
}

/** How each format is read. @type {Record<string, (text: string) => Place>} */
const readers = {
  link: pagePlace,
  embed: embeddedPlace,
  iframe: (code) => framePlace(elementIn(code, 'iframe').attributes.get('src') ?? ''),
};

for (const { id } of scenes) {
  for (const [format, read] of Object.entries(readers)) {
    test(`${id}: the ${format} leads back to the same state and step`, () => {
      for (const { scene, state, steps, shown } of all.filter((each) => each.id === id)) {
        for (const step of new Set([null, 0, steps >> 1])) {
          const told = { ...shown, step };
          const text = formatsOf(site)[format].write(told, site);
          const place = read(text);
          assert.deepEqual(
            [place.scene, place.challenge ?? '', place.state ?? ''],
            [id, challengeSetIn(scene), shown.state],
          );
          if (place.step !== undefined) assert.equal(place.step, step === null ? null : String(step), text);
        }
        assert.deepEqual(readState(scene.fields, shown.state), state);
      }
    });
  }

  test(`${id}: a link out of the page of someone else leads to the figure alone`, () => {
    for (const { scene, shown } of all.filter((each) => each.id === id)) {
      const place = framePlace(formatsOf(elsewhere).link.write(shown, elsewhere));
      assert.deepEqual(
        [place.scene, place.challenge ?? '', place.state ?? ''],
        [id, challengeSetIn(scene), shown.state],
      );
    }
  });

  test(`${id}: the words beside a figure are those of the answer`, () => {
    for (const { shown } of all.filter((each) => each.id === id)) {
      const formats = formatsOf(site);
      assert.equal(elementIn(formats.embed.write(shown, site), 'graze-scene').text, shown.sentence);
      assert.equal(elementIn(formats.iframe.write(shown, site), 'iframe').attributes.get('title'), shown.title);
    }
  });
}
