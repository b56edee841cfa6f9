// Style sheets stand beside what they style, and ask the element for its size instead of measuring widths of their own.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as fields from '../../www/model/fields/index.js';
import { scenes } from '../../www/scenes/index.js';

const root = fileURLToPath(new URL('../..', import.meta.url)).replaceAll('\\', '/');
const files = [...readdirSync(join(root, 'www'), { recursive: true, encoding: 'utf8' })]
  .map((name) => `www/${name.replaceAll('\\', '/')}`)
  .filter((name) => /\.(css|js|html)$/.test(name) && !name.startsWith('www/library/'));
const textOf = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

const sheets = files.filter((path) => path.endsWith('.css'));
/** Each sheet without its comments. */
const rules = new Map(sheets.map((path) => [path, textOf(path).replace(/\/\*[\s\S]*?\*\//g, '')]));
const templates = files.filter((path) => /^www\/page\/.*\.html$/.test(path));
const others = files.filter((path) => !path.endsWith('.css'));

/** What is before each brace: selectors, and at-rules with their conditions. @param {string} css */
const preludesOf = (css) => [...css.matchAll(/([^{};]+)\{/g)].map(([, prelude]) => prelude.trim());

test('every sheet is asked for from its own folder, or by a page', () => {
  const asks = new Map(files.map((path) => [path, textOf(path)]));
  const lost = sheets.filter((path) => {
    const name = path.slice(dirname(path).length + 1);
    const asked = [`from './${name}?inline'`, `@import "./${name}"`];
    const beside = [...asks].filter(([from]) => dirname(from) === dirname(path));
    const isAsked = beside.some(([, text]) => asked.some((each) => text.includes(each)));
    return !isAsked && !templates.some((page) => textOf(page).includes(`href="/${path}"`));
  });
  assert.ok(sheets.length > 10);
  assert.deepEqual(lost, []);
});

test('no sheet knows a scene', () => {
  // A handle has the class of its field, such as `point`.
  const names = scenes.map(({ id }) => id).filter((id) => !(id in fields));
  const ids = new RegExp(`(?<![\\w-])(${names.join('|')})(?![\\w-])|:host\\(\\[name`);
  const found = [...rules].flatMap(([path, css]) =>
    preludesOf(css)
      .filter((prelude) => ids.test(prelude))
      .map((prelude) => `${path}: ${prelude}`),
  );
  assert.deepEqual(found, []);
});

test('only the layout of the page asks for a width, and only that of its window', () => {
  const asking = [...rules].filter(([, css]) =>
    preludesOf(css).some((prelude) =>
      /^@(media|container)\b.*\b(width|inline-size|orientation|aspect-ratio)\b/.test(prelude),
    ),
  );
  assert.deepEqual(
    asking.map(([path]) => path),
    ['www/page/page.css', 'www/page/scene-list.css', 'www/page/start.css'],
  );
  const contained = [...rules].filter(([, css]) => css.includes('@container')).map(([path]) => path);
  assert.deepEqual(contained, []);
});

test('every class that a sheet asks for is given somewhere', () => {
  const words = new Set(others.flatMap((path) => textOf(path).match(/[A-Za-z][\w-]*/g) ?? []));
  const built = new Set(
    readdirSync(join(root, 'scripts/site')).flatMap(
      (name) => textOf(`scripts/site/${name}`).match(/[A-Za-z][\w-]*/g) ?? [],
    ),
  );
  const unknown = [...rules].flatMap(([path, css]) =>
    preludesOf(css).flatMap((prelude) =>
      [...prelude.replace(/^@.*/, '').matchAll(/\.([A-Za-z][\w-]*)/g)]
        .filter(([, name]) => !words.has(name) && !built.has(name))
        .map(([, name]) => `${path}: .${name}`),
    ),
  );
  assert.deepEqual(unknown, []);
});

/** The sheets that declare something, with the selector. @param {RegExp} declaration */
const declaring = (declaration) =>
  [...rules].flatMap(([path, css]) =>
    [...css.matchAll(new RegExp(`([^{};]+)\\{[^{}]*${declaration.source}`, 'g'))].map(
      ([, prelude]) => `${path} ${prelude.trim()}`,
    ),
  );

test('what is round at both ends is declared once', () => {
  assert.deepEqual(declaring(/border-radius: 99px/), ['www/element/shell/pill.css .pill']);
});

test('no border is transparent, which would show in the colors of the system', () => {
  assert.deepEqual(declaring(/border[\w-]*:[^;{}]*transparent/), []);
  assert.equal(declaring(/--clear: /).length, 2);
});
