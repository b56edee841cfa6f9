// Every word of the page comes from the files of words: in a language made of other letters, no English one is left.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { loadSite } from '../../scripts/site/site.js';
import { fillLesson, fillScene, fillStart, fillText, textPages } from '../../scripts/site/template.js';
import { formatsOf } from '../../www/element/share/formats.js';
import { shownBy } from '../../www/element/share/shown.js';
import * as graze from '../../www/library/entries/worlds.js';
import { nearestLanguage } from '../../www/locales/index.js';
import { Model } from '../../www/model/model.js';
import { pseudo, pseudoSay, pseudoSite } from '../pseudo.js';

const template = (/** @type {string} */ name) =>
  readFileSync(new URL(`../../www/page/${name}.html`, import.meta.url), 'utf8');

/** Texts that are not translated, and what says so. */
const kept = [
  /<!--.*?-->/gs,
  /<(script|style|code|math|canvas)\b.*?<\/\1>/gs,
  /<(\w+)[^>]* translate="no".*?<\/\1>/gs,
  /<(div|a)[^>]* lang="en".*?<\/\1>/gs,
  // What each language calls itself.
  /<(a)[^>]* hreflang="[^"]*" lang="[^"]*"[^>]*>[^<]*<\/\1>/g,
  // Names, and addresses of the page itself.
  /<meta name="(?:viewport|color-scheme|twitter:card)"[^>]*>/g,
  /<meta property="og:(?:type|site_name|image|image:width|image:height)"[^>]*>/g,
  /&\w+;/g,
  /\bMIT\b|\bApache-2\.0/g,
];

/** The attributes that readers see or hear. */
const spoken = /\b(?:aria-label|title|alt|content|placeholder)="([^"]*)"/g;

/** What of a page is said to readers with two plain letters in a row. @param {string} html */
function plainWords(html) {
  const text = kept.reduce((rest, each) => rest.replace(each, ''), html);
  const said = [...text.matchAll(spoken)].map(([, words]) => words);
  return [...said, ...text.replace(/<[^>]*>/g, '\n').split('\n')].filter((words) => /[A-Za-z]{2}/.test(words));
}

test('no page of the site has a word of its own', async () => {
  const site = await pseudoSite(await loadSite('en'));
  for (const { id } of site.scenes) assert.deepEqual(plainWords(fillScene(template('scene'), site, id)), [], id);
  assert.deepEqual(plainWords(fillStart(template('start'), site)), []);
  for (const page of textPages) assert.deepEqual(plainWords(fillText(template('text'), site, page)), [], page);
  const counts = site.figures.map(() => ({ right: 1, count: 1, rounding: 0 }));
  assert.deepEqual(plainWords(fillLesson(template('../lesson/lesson'), site, counts)), []);
  assert.deepEqual(plainWords(fillScene(template('scene'), site, 'slide', { isOneFile: true })), []);
});

test('no page has a place left to fill in, and each is in its language', async () => {
  const site = await pseudoSite(await loadSite('en'));
  const texts = textPages.map((page) => fillText(template('text'), site, page));
  for (const html of [fillScene(template('scene'), site, 'walk'), ...texts]) {
    assert.doesNotMatch(html, /\{\{|<!--\{/);
    assert.match(html, new RegExp(`<html lang="${site.language}" data-root="../" data-base="../../">`));
  }
  assert.doesNotMatch(fillStart(template('start'), site), /\{\{|<!--\{/);
});

test('a reader gets the language nearest to the wanted one, or none', () => {
  assert.equal(nearestLanguage('en-GB'), 'en');
  assert.equal(nearestLanguage('EN'), 'en');
  assert.equal(nearestLanguage('tlh'), undefined);
  assert.equal(nearestLanguage(''), undefined);
  assert.equal(nearestLanguage('tlh', 'en-GB'), 'en');
});

test('what is copied to embed a figure keeps its language', async () => {
  const { default: scene } = await import('../../www/scenes/slide/scene.js');
  const shown = shownBy(new Model(scene, graze, () => {}), await pseudoSay('slide'));
  const copied = (/** @type {string} */ format, lang = '') => {
    const places = { folder: 'https://example.org/', page: '', hasFolder: true, lang };
    return formatsOf(places)[format].write(shown, places);
  };
  assert.match(copied('embed', pseudo), new RegExp(`<graze-scene name="slide" lang="${pseudo}">`));
  for (const format of ['iframe', 'link']) assert.match(copied(format, pseudo), new RegExp(`[;&]lang=${pseudo}`));
  for (const format of ['embed', 'iframe', 'link']) assert.doesNotMatch(copied(format), /lang/);
});
