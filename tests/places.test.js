// Every query that Rust declares has all its places: documents, entries, tables, judges and commands.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../scripts/build/run.js';
import { queries } from '../scripts/build/wire.js';
import * as library from '../www/library/entries/node.js';
import * as tables from '../www/library/wasm/steps.js';

/** @typedef {ReturnType<typeof queries>[number] & { rust: string }} Query */

/** @param {string} path */
const textOf = (path) => readFileSync(join(root, path), 'utf8');

/** The text of all files of a folder. @param {string} folder */
const textIn = (folder) =>
  readdirSync(join(root, folder))
    .filter((name) => /\.(js|rs)$/.test(name))
    .map((name) => textOf(`${folder}/${name}`))
    .join('\n');

/** What Rust calls a query. @param {string} name */
const inRust = (name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const asked = queries().map((query) => ({ ...query, rust: inRust(query.name) }));

/** The words of a name, as the changelog has them. @param {string} name */
const wordsOf = (name) =>
  name
    .replace(/Aabb|aabb/g, 'Box')
    .split(/(?=[A-Z])|Vs/)
    .filter((word) => word !== '' && word !== 'Vs')
    .map((word) => word.toLowerCase());

const texts = {
  readme: textOf('README.md'),
  changelog: textOf('CHANGELOG.md').toLowerCase().split('\n'),
  rows: textOf('tests/queries/mod.rs'),
  judges: textIn('tests/judge'),
};

/** The places of a query: whether it is there. @type {Record<string, (query: Query) => boolean>} */
const places = {
  'the table in README.md': ({ name, rust }) => [name, rust].every((each) => texts.readme.includes(`\`${each}\``)),
  'CHANGELOG.md': ({ name }) => texts.changelog.some((line) => wordsOf(name).every((word) => line.includes(word))),
  'the npm package, with its steps and their table': ({ name, forms, steps }) =>
    [name, forms.steps?.name ?? '', forms.contact?.name ?? name, forms.batch?.name ?? name].every(
      (each) => each in library,
    ) && steps.list in tables,
  // Its naive test, its fuzzing, its bits and its conformance lines follow from the row.
  'tests/queries/mod.rs': ({ rust }) => rowOf(rust) !== null,
  'the judge that its row names': ({ rust }) => {
    const [, module, judge] = rowOf(rust) ?? [];
    const [, body] = textOf(`tests/judge/${module}.rs`).split(`fn ${judge}(`);
    return new RegExp(`\\b${rust}\\(`).test(body?.split(/^}/m)[0] ?? '');
  },
};

/** @param {string} rust */
const rowOf = (rust) => new RegExp(`^ +${rust}\\([^;]*judged by (\\w+)::(\\w+),[^;]*;`, 'm').exec(texts.rows);

test('there are queries', () => assert.ok(asked.length >= 11));

for (const [place, isThere] of Object.entries(places)) {
  test(`every query is in ${place}`, () => {
    assert.deepEqual(
      asked.filter((query) => !isThere(query)).map(({ name }) => name),
      [],
    );
  });
}

test('every entry of src/web/queries is declared', () => {
  assert.equal(textIn('src/web/queries').match(/^query! \{/gm)?.length, asked.length);
});
