// Both packages and the citation tell the same. It is set in package.json alone: `ACCEPT=1` copies it to the other files.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../scripts/build/run.js';

const npm = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** How the line begins that repeats a field. @type {Record<string, Record<string, string>>} */
const copies = {
  'Cargo.toml': {
    version: 'version = ',
    repository: 'repository = ',
    homepage: 'homepage = ',
  },
  'CITATION.cff': {
    version: 'version: ',
    description: 'abstract: ',
    repository: 'repository-code: ',
    homepage: 'url: ',
  },
};

for (const [file, starts] of Object.entries(copies)) {
  test(`${file} repeats what package.json says`, () => {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    const lines = text.split('\n');
    const isCopy = (/** @type {string} */ line) => Object.values(starts).some((start) => line.startsWith(start));
    const known = Object.entries(starts).filter(([key]) => npm[key]);
    const wanted = lines.filter((line) => !isCopy(line));
    wanted.splice(lines.findIndex(isCopy), 0, ...known.map(([key, start]) => start + JSON.stringify(npm[key])));
    if (process.env.ACCEPT) writeFileSync(path, wanted.join('\n'));
    else assert.equal(text, wanted.join('\n'));
  });
}

test('the crate has the license, and the first five words by which people search: its registry takes no more', () => {
  const cargo = readFileSync(join(root, 'Cargo.toml'), 'utf8');
  const [license, keywords] = ['license', 'keywords'].map((key) => new RegExp(`^${key} = (.*)$`, 'm').exec(cargo)?.[1]);
  assert.deepEqual(
    [license, keywords].map((text) => JSON.parse(text ?? '')),
    [npm.license, npm.keywords.slice(0, 5)],
  );
});

const todo = npm.repository && npm.homepage ? false : 'set `repository` and `homepage` in package.json';
test('the project has an address', { todo }, () => assert.ok(!todo, todo || ''));
