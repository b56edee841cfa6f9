// Every query that Rust declares has all its places: documents, entries, tables, judges and commands.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../scripts/run.js';
import { queries } from '../scripts/wire-queries.js';
import * as library from '../www/library/entries/node.js';
import * as raw from '../www/library/entries/node-raw.js';

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

/** The judges that ask a query. @type {(judges: string, rust: string) => string[]} */
const judgesOf = (judges, rust) =>
  judges
    .split(/^pub\(crate\) fn /m)
    .filter((text) => new RegExp(`\\b${rust}\\(`).test(text))
    .flatMap((text) => /^judge_\w+/.exec(text)?.[0] ?? []);

/** The words of a name, as the changelog has them. @param {string} name */
const wordsOf = (name) =>
  name
    .replace(/Aabb|aabb/g, 'Box')
    .split(/(?=[A-Z])|Vs/)
    .filter((word) => word !== '' && word !== 'Vs')
    .map((word) => word.toLowerCase());

const texts = {
  crate: textOf('src/lib.rs'),
  readme: textOf('README.md'),
  changelog: textOf('CHANGELOG.md').toLowerCase().split('\n'),
  judges: textIn('tests/judge'),
  naive: textOf('tests/it/naive.rs'),
  fuzz: textOf('fuzz/src/lib.rs'),
  sameBits: textOf('tests/it/same_bits.rs'),
  inRust: textIn('tests/conformance/rust'),
  inJavaScript: textIn('tests/conformance'),
};

/** The places of a query: whether it is there. @type {Record<string, (query: Query) => boolean>} */
const places = {
  'the table in src/lib.rs': ({ rust }) => texts.crate.includes(`[\`${rust}\`]`),
  'the table in README.md': ({ name, rust }) => [name, rust].every((each) => texts.readme.includes(`\`${each}\``)),
  'CHANGELOG.md': ({ name }) => texts.changelog.some((line) => wordsOf(name).every((word) => line.includes(word))),
  'the npm package, with its steps and their table': ({ name, forms, steps }) =>
    [name, forms.steps?.name ?? '', forms.contact?.name ?? name, forms.batch?.name ?? name, steps.list].every(
      (each) => each in library,
    ),
  'graze2d/wasm': ({ name, forms }) => [name, forms.contact?.name ?? name].every((each) => each in raw),
  'a judge in tests/judge/': ({ rust }) => judgesOf(texts.judges, rust).length > 0,
  'tests/it/naive.rs, where its judge is asked': ({ rust }) => isJudged(texts.naive, rust),
  'fuzz/src/lib.rs, where its judge is asked': ({ rust }) => isJudged(texts.fuzz, rust),
  'tests/it/same_bits.rs': ({ rust }) => texts.sameBits.includes(`${rust}(`),
  'tests/conformance/rust/': ({ rust }) => new RegExp(`\\b${rust}\\b`).test(withoutUses(texts.inRust)),
  'tests/conformance/': ({ name }) => new RegExp(`\\b${name}\\b`).test(withoutUses(texts.inJavaScript)),
};

/** @type {(text: string, rust: string) => boolean} */
const isJudged = (text, rust) => judgesOf(texts.judges, rust).some((judge) => text.includes(`${judge}(`));

/** Code without what it imports. @param {string} text */
const withoutUses = (text) => text.replaceAll(/^(?:use|import)\b[^;]*;/gm, '');

test('there are queries', () => assert.ok(asked.length >= 11));

for (const [place, isThere] of Object.entries(places)) {
  test(`every query is in ${place}`, () => {
    assert.deepEqual(
      asked.filter((query) => !isThere(query)).map(({ name }) => name),
      [],
    );
  });
}

test('every entry of src/web/queries is declared, and every fuzz target runs', () => {
  const text = textIn('src/web/queries');
  assert.equal(text.match(/^query! \{/gm)?.length, asked.length);
  const targets = readdirSync(join(root, 'fuzz/fuzz_targets')).map((name) => name.replace('.rs', ''));
  const full = textOf('scripts/check-full.js');
  assert.deepEqual(
    targets.filter((target) => !full.includes(`'${target}'`)),
    [],
  );
});
