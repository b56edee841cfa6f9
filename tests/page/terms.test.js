// The words that people search for: each stands in the texts of its scene, and leads to what answers it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { languages, loadSay } from '../../www/locales/index.js';
import { scenes } from '../../www/scenes/index.js';

const read = (/** @type {string} */ path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const readme = read('README.md');

for (const { id } of scenes) {
  const folder = `www/scenes/${id}`;
  const { terms } = /** @type {{ terms: Record<string, { query: string, about: string }> }} */ (
    JSON.parse(read(`${folder}/words/en.json`))
  );
  const say = await loadSay('en', id);
  const explanation = read(`${folder}/words/en.html`).replaceAll(/<[^>]*>/g, '');
  const words = `${say('title')} ${say('subtitle')} ${explanation}`;

  test(`${id}: every term stands in what its readers read`, () => {
    assert.ok(Object.keys(terms).length > 0);
    for (const term of Object.keys(terms)) {
      // A short form stands in brackets behind the long one.
      for (const each of term.split(/ \(|\)/).filter(Boolean)) {
        assert.ok(words.toLowerCase().includes(each.toLowerCase()), each);
      }
    }
  });

  test(`${id}: every term leads to what the README tells of`, () => {
    for (const { query } of Object.values(terms)) assert.ok(readme.includes(query), query);
  });

  test(`${id}: every term is explained in one sentence, in each language`, () => {
    for (const language of languages) {
      const own = JSON.parse(read(`${folder}/words/${language}.json`)).terms;
      for (const [term, { about }] of Object.entries(own))
        assert.match(about, /^[^.。].*[.。)]$/, `${language}: ${term}`);
    }
  });

  test(`${id}: a link to another scene leads to one`, () => {
    const links = [...read(`${folder}/words/en.html`).matchAll(/href="\.\/([^"]*)"/g)].map(([, link]) => link);
    for (const link of links) assert.ok(link !== `${id}/` && scenes.some((each) => link === `${each.id}/`), link);
  });
}
