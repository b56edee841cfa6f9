// A file imports only from below: the floors of the house, in Rust and in JavaScript, read off the imports.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Modules of the crate, from the ground up; those of one line do not know each other. */
const rustFloors = [
  ['error'],
  ['exact'],
  ['turn'],
  ['shape', 'integer'],
  ['hit'],
  ['crossings'],
  ['stretch'],
  ['half_planes', 'point'],
  ['clip', 'orientation', 'grown_box', 'plain'],
  ['corner_circle', 'arc'],
  ['rounded_box'],
  ['sweep_circle', 'sweep_box', 'response', 'cells', 'tree', 'simd'],
  ['mover'],
  ['world', 'journey'],
  ['travel'],
  ['web', 'ordinary'],
];

/** Parts of the element that know no DOM, so that Node can test them. */
const plainParts = ['blend', 'keyboard', 'keys', 'pace', 'source-line'];
/** Parts of the element that put the others together. */
const composers = ['define', 'scene', 'graze-scene', 'show'];

/**
 * The floors of the page, from the ground up: a name, the files on it, and what they may import from their own floor
 * and the ones they know below it.
 *
 * @type {{ name: string, has: (path: string) => boolean, knows: string[] }[]}
 */
const pageFloors = [
  { name: 'library', has: (path) => path.startsWith('library/'), knows: ['library'] },
  { name: 'model', has: (path) => path.startsWith('model/'), knows: ['model'] },
  { name: 'plain parts', has: (path) => isPart(path, plainParts), knows: ['model', 'plain parts'] },
  { name: 'scenes', has: (path) => /^(?:scenes|parts)\//.test(path), knows: ['model', 'scenes'] },
  { name: 'locales', has: (path) => path.startsWith('locales/'), knows: ['model', 'locales'] },
  {
    name: 'composers',
    has: (path) => isPart(path, composers),
    knows: ['library', 'model', 'plain parts', 'parts', 'scenes', 'locales', 'composers'],
  },
  {
    name: 'parts',
    has: (path) => path.startsWith('element/') && !isPart(path, composers),
    knows: ['model', 'plain parts', 'parts'],
  },
  {
    name: 'main',
    has: (path) => !path.includes('/') || path.startsWith('page/'),
    knows: ['composers', 'locales', 'scenes', 'parts', 'main'],
  },
];

/**
 * @param {string} path
 * @param {string[]} names
 */
function isPart(path, names) {
  return path.startsWith('element/') && names.some((name) => path.endsWith(`/${name}.js`));
}

/**
 * The files of a folder and the folders inside, seen from it.
 *
 * @param {string} folder
 * @param {string} ending
 */
function files(folder, ending) {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return names.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith(ending));
}

/** @param {string} path */
function codeOf(path) {
  return readFileSync(join(root, path), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(?<![:'"])\/\/.*$/gm, '');
}

/**
 * Modules named right after `crate::`, one by one or in braces.
 *
 * @param {string} code
 */
function crateModules(code) {
  return [...code.matchAll(/\bcrate::(?:\{([^;]*)\}|(\w+))/g)].flatMap(([, group, single]) => {
    if (single) return [single];
    let depth = 0;
    const outer = [...group].filter((letter) => {
      if (letter === '{') depth += 1;
      const kept = depth === 0;
      if (letter === '}') depth -= 1;
      return kept;
    });
    return outer
      .join('')
      .split(',')
      .map((path) => path.trim().split('::')[0])
      .filter(Boolean);
  });
}

/**
 * Files of www/ that a file there imports, as paths from www/.
 *
 * @param {string} path
 * @param {string} code
 */
function pageImports(path, code) {
  const found = code.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  const paths = [...found].map(([, name]) => join(dirname(path), name.replace(/\?.*$/, '')));
  return paths.filter((name) => name.endsWith('.js') && !name.startsWith('..'));
}

const pageFiles = files('www', '.js').filter((name) => !name.startsWith('library/wasm/'));

test('no file of the crate imports from above', () => {
  const wrong = files('src', '.rs').flatMap((path) => {
    const own = path.replace(/[/.].*$/, '');
    const floor = rustFloors.findIndex((names) => names.includes(own));
    if (own === 'lib') return [];
    if (floor === -1) return [`src/${path} has no floor yet: give it one in tests/floors.test.js`];
    const below = [own, ...rustFloors.slice(0, floor).flat()];
    const above = crateModules(codeOf(`src/${path}`)).filter((name) => !below.includes(name));
    return above.map((name) => `src/${path} imports ${name}, which is not below ${own}`);
  });
  assert.deepEqual(wrong, []);
});

test('no file of the page imports from above', () => {
  const floorOf = (/** @type {string} */ path) => pageFloors.find(({ has }) => has(path));
  const wrong = pageFiles.flatMap((path) => {
    const floor = floorOf(path);
    if (!floor) return [`www/${path} has no floor yet: give it one in tests/floors.test.js`];
    const above = pageImports(path, codeOf(`www/${path}`)).filter(
      (target) => !floor.knows.includes(floorOf(target)?.name ?? ''),
    );
    return above.map((target) => `www/${path} imports www/${target}, but ${floor.name} know only: ${floor.knows}`);
  });
  assert.deepEqual(wrong, []);
});

test('what Node tests and what declares a scene knows no DOM', () => {
  const dom = /\b(?:document|window|HTMLElement|requestAnimationFrame|localStorage|location|matchMedia)\b/;
  const plain = pageFiles.filter((path) => /^(?:model|parts|scenes)\//.test(path) || isPart(path, plainParts));
  const wrong = plain.flatMap((path) => {
    const found = dom.exec(codeOf(`www/${path}`));
    return found ? [`www/${path} speaks of ${found[0]}`] : [];
  });
  assert.ok(plain.length > plainParts.length);
  assert.deepEqual(wrong, []);
});
