// Whatever Rust declares has all its places, in documents, entries, tables and judges: queries, responses, errors. Every section
// of the contract that is cited is there.

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
const rowOf = (rust) => new RegExp(`^ +${rust}\\([^;]*judged by (\\w+)::(\\w+);`, 'm').exec(texts.rows);

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

/** The variants of a public enum of Rust. @param {string} path @param {string} name */
const variantsOf = (path, name) => {
  const [, body] = textOf(path).split(`pub enum ${name} {`);
  return [...(body?.split(/^}/m)[0] ?? '').matchAll(/^ {4}(\w+)/gm)].map(([, variant]) => variant);
};

const responses = variantsOf('src/world/response.rs', 'Response').map((name) => ({ name, word: name.toLowerCase() }));

/** The places of a response. @type {Record<string, (response: { name: string, word: string }) => boolean>} */
const placesOfResponse = {
  'src/web/travel.rs': ({ name }) => new RegExp(`\\d => Response::${name}\\b`).test(textOf('src/web/travel.rs')),
  'RESPONSES of www/library/world/travel.js': ({ word }) =>
    new RegExp(`^const RESPONSES = .*\\b${word}: \\d`, 'm').test(textOf('www/library/world/travel.js')),
  'www/library/types.js': ({ word }) => textOf('www/library/types.js').includes(`'${word}'`),
  'tests/judge/scene.rs': ({ name }) => textOf('tests/judge/scene.rs').includes(`Response::${name}`),
  'tests/scenes/mod.rs': ({ name }) => textOf('tests/scenes/mod.rs').includes(`=> Act::${name}`),
  'docs/contract.md': ({ name }) => new RegExp(`^### [\\d.]+ ${name}\\b`, 'm').test(textOf('docs/contract.md')),
};

for (const [place, isThere] of Object.entries(placesOfResponse)) {
  test(`every response is in ${place}`, () => {
    assert.ok(responses.length >= 4);
    assert.deepEqual(
      responses.filter((response) => !isThere(response)).map(({ name }) => name),
      [],
    );
  });
}

const codes = [...textOf('src/error.rs').matchAll(/Self::\w+ => "(\w+)"/g)].map(([, code]) => code);

/** The places of an error. @type {Record<string, (code: string) => boolean>} */
const placesOfError = {
  'the table of www/library/checks/errors.js': (code) =>
    textOf('www/library/checks/errors.js').includes(` * | \`${code}\` |`),
  // What is left when no number is refused for itself: a shape that reaches too far.
  'the sentences of www/library/checks/errors.js': (code) =>
    code === 'non_finite' || textOf('www/library/checks/errors.js').includes(`case '${code}':`),
  'README.md': (code) => texts.readme.includes(`\`${code}\``),
  'docs/contract.md': (code) => textOf('docs/contract.md').includes(`| \`${code}\` |`),
};

for (const [place, isThere] of Object.entries(placesOfError)) {
  test(`every error is in ${place}`, () => {
    assert.ok(codes.length >= 8);
    assert.deepEqual(
      codes.filter((code) => !isThere(code)),
      [],
    );
  });
}

/** The files that may cite the contract. @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|rs|md)$/.test(name) && !name.includes('node_modules'))
    .map((name) => `${folder}/${name}`);

test('every section of the contract that is cited is there', () => {
  const contract = textOf('docs/contract.md');
  const sections = new Set([...contract.matchAll(/^#+ (\d+(?:\.\d+)*)/gm)].map(([, number]) => number));
  assert.ok(sections.size > 40, String(sections.size));
  const files = [...['src', 'tests', 'docs', 'fuzz/src', 'www'].flatMap(filesIn), 'CONTRIBUTING.md', 'README.md'];
  const cited = files.flatMap((path) => {
    // Within the contract a section is cited without its file.
    const citation = path === 'docs/contract.md' ? /§(\d+(?:\.\d+)*)/g : /contract\.md §(\d+(?:\.\d+)*)/g;
    return [...textOf(path).matchAll(citation)].map(([, section]) => ({ path, section }));
  });
  assert.ok(cited.length > 60, String(cited.length));
  assert.deepEqual(
    cited.filter(({ section }) => !sections.has(section)),
    [],
  );
});
