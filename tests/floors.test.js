// A file imports only from below, and never in a circle: the floors that CONTRIBUTING.md draws, in Rust and JavaScript.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { cyclesIn } from './floors/cycles.js';
import { complaints, entryOf, readDrawings } from './floors/drawing.js';
import { javascriptImports } from './floors/javascript-imports.js';
import { Crate } from './floors/rust-imports.js';

const root = fileURLToPath(new URL('..', import.meta.url)).replaceAll('\\', '/');
const drawings = readDrawings(join(root, 'CONTRIBUTING.md'));

/**
 * @param {string} folder
 * @param {string} ending
 * @returns {string[]} the files of a folder and of those inside it
 */
function filesOf(folder, ending) {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`).filter((name) => name.endsWith(ending));
}

/** @param {string} path */
const textOf = (path) => readFileSync(join(root, path), 'utf8');

const pageFiles = filesOf('www', '.js').filter((path) => !path.startsWith('www/library/wasm/'));
const pageImports = new Map(
  pageFiles.map((path) => {
    const found = javascriptImports(root, path, textOf(path));
    return [path, found.filter(({ to }) => pageFiles.includes(to))];
  }),
);

const crate = new Crate(root);
const crateFiles = filesOf('src', '.rs');
// The crate's root says what is public; it stands on no floor, nor do files of tests.
const floorless = ['src/lib.rs', ...crateFiles.flatMap((path) => crate.testsOf(path))];
const crateImports = new Map(
  crateFiles
    .filter((path) => !floorless.includes(path))
    .map((path) => [path, crate.importsOf(path).filter((to) => !floorless.includes(to))]),
);

test('every file has a floor, and every name in the drawing has its files', () => {
  const paths = [...crateImports.keys(), ...pageFiles];
  const wrong = drawings.flatMap((drawing) => {
    const { folder, entries } = drawing;
    const inside = paths.filter((path) => path.startsWith(folder));
    const isRoot = (/** @type {string} */ path) => path === `${folder}mod.rs`;
    const homeless = inside.filter((path) => !isRoot(path) && !entryOf(drawing, path));
    const empty = entries.filter((entry) => !inside.some((path) => entryOf(drawing, path) === entry));
    return [
      ...homeless.map((path) => `${path} has no floor yet: give it one in CONTRIBUTING.md`),
      ...empty.map(({ name }) => `${folder}${name} is drawn in CONTRIBUTING.md and is not there`),
    ];
  });
  assert.ok(['src/', 'www/'].every((folder) => drawings.some((drawing) => drawing.folder === folder)));
  assert.deepEqual(wrong, []);
});

test('no file of the crate imports from above', () => {
  const wrong = [...crateImports].flatMap(([from, found]) => found.flatMap((to) => complaints(drawings, from, to)));
  assert.deepEqual(wrong, []);
});

test('no file of the page imports from above, types included', () => {
  const wrong = [...pageImports].flatMap(([from, found]) =>
    found.flatMap(({ to, isType }) => complaints(drawings, from, to, isType)),
  );
  assert.deepEqual(wrong, []);
});

test('no files of the page import each other in a circle', () => {
  const graph = new Map(
    [...pageImports].map(([from, found]) => [from, found.flatMap((each) => (each.isType ? [] : each.to))]),
  );
  assert.deepEqual(cyclesIn(graph), []);
});

test('no files of the crate import each other in a circle', {
  todo: 'web still has some',
}, () => {
  assert.deepEqual(cyclesIn(crateImports), []);
});

test('what lies below the element knows no DOM, so that Node can test it', () => {
  const dom = /\b(?:document|window|HTMLElement|requestAnimationFrame|localStorage|location|matchMedia)\b/;
  const plain = pageFiles.filter((path) => /^www\/(?:model|parts|scenes|locales)\//.test(path));
  const wrong = plain.flatMap((path) => {
    const found = dom.exec(textOf(path).replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, ''));
    return found ? [`${path} speaks of ${found[0]}`] : [];
  });
  assert.ok(plain.length > 20);
  assert.deepEqual(wrong, []);
});
