// Both packages say what scripts/build/metadata.js says.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { inCargoToml, inPackageJson, project, written } from '../scripts/build/metadata.js';
import { root } from '../scripts/build/run.js';

/** @param {string} name */
const textOf = (name) => readFileSync(join(root, name), 'utf8');

for (const [name, rewrite] of written) {
  test(`${name} has the addresses and keywords of scripts/build/metadata.js`, () => {
    assert.equal(textOf(name), rewrite(textOf(name)), 'run: node scripts/build/metadata.js');
  });
}

test('an address comes into both packages, and goes when it is not set', () => {
  const about = { ...project, repository: 'https://example.org/someone/graze', homepage: 'https://example.org/graze' };
  const npm = inPackageJson(textOf('package.json'), about);
  const { repository, homepage } = JSON.parse(npm);
  assert.equal(repository.url, 'git+https://example.org/someone/graze.git');
  assert.equal(homepage, about.homepage);
  const cargo = inCargoToml(textOf('Cargo.toml'), about);
  assert.match(
    cargo,
    /^repository = "https:\/\/example\.org\/someone\/graze"\nhomepage = "https:\/\/example\.org\/graze"$/m,
  );
  assert.equal(
    inPackageJson(npm, { ...about, repository: '', homepage: '' }),
    inPackageJson(textOf('package.json'), { ...about, repository: '', homepage: '' }),
  );
  assert.equal(inCargoToml(cargo), inCargoToml(textOf('Cargo.toml')));
});
