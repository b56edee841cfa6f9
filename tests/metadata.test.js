// Both packages have the same addresses, and the words by which people search: the Rust registry takes five.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../scripts/build/run.js';

const npm = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const cargo = readFileSync(join(root, 'Cargo.toml'), 'utf8');
const inCargo = (/** @type {string} */ key) => new RegExp(`^${key} = (.*)$`, 'm').exec(cargo)?.[1];

test('the crate has the first five keywords of the npm package', () => {
  assert.deepEqual(JSON.parse(inCargo('keywords') ?? ''), npm.keywords.slice(0, 5));
});

for (const key of ['version', 'license', 'repository', 'homepage']) {
  test(`both packages have the same ${key}`, () => {
    assert.equal(inCargo(key), npm[key] && JSON.stringify(npm[key]));
  });
}
