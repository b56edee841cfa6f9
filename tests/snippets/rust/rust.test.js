// The Rust that a reader copies: the tests of every scene pass, and the programs run, in one crate that uses ours.

import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { root, run } from '../../../scripts/run.js';
import { codes } from '../../../www/element/share/formats.js';
import { allShown } from '../shown-states.js';

const folder = join(root, 'target/snippets');
const target = process.env.CARGO_TARGET_DIR ?? join(root, 'target');

/** The profile of our own tests. Built with it, and with the features of these, what ours depends on is there already. */
const profile = readFileSync(join(root, 'Cargo.toml'), 'utf8')
  .match(/^\[profile\.dev(?:\.package\."\*"|\.build-override)?\]\n[^[]*/gm)
  ?.join('');

const manifest = `[package]
name = "snippets"
version = "0.0.0"
edition = "2024"
publish = false

[dependencies]
graze2d = { path = "../..", features = ["serde"] }
serde = "1"

# A crate of its own, although it lies in the folder of another.
[workspace]

${profile}`;

const all = await allShown();
/** The snippets, each in a module of its own, as if each were pasted into a file. */
const snippets = all.flatMap(({ id, shown }, i) => {
  if (!shown.call) return [];
  const name = `${id.replace(/-/g, '_')}_${i}`;
  return [{ name, test: codes.rustTest(shown), program: codes.rust(shown).replace('fn main()', 'pub fn main()') }];
});

/** The first test once more, with one bit of the answer changed. */
function changedTest() {
  const [{ shown }] = all;
  const answer = structuredClone(shown.answer);
  const bits = new BigInt64Array(new Float64Array([answer.enter.t]).buffer);
  bits[0] += 1n;
  answer.enter.t = new Float64Array(bits.buffer)[0];
  return codes.rustTest({ ...shown, answer });
}

before(() => {
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'Cargo.toml'), manifest);
  copyFileSync(join(root, 'Cargo.lock'), join(folder, 'Cargo.lock'));
  const [tests, programs] = ['test', 'program'].map((kind) =>
    snippets.map((each) => `mod ${each.name} {\n${each[/** @type {'test'} */ (kind)]}}\n`).join('\n'),
  );
  const calls = snippets.map(({ name }) => `    ${name}::main().expect("${name}");\n`).join('');
  writeFileSync(join(folder, 'src/lib.rs'), `#![cfg(test)]\n\n${tests}\nmod changed {\n${changedTest()}}\n`);
  writeFileSync(join(folder, 'src/main.rs'), `${programs}\nfn main() {\n${calls}}\n`);
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} command of cargo @param {...string} args */
const cargo = (command, ...args) =>
  run(['cargo', command, '--manifest-path', join(folder, 'Cargo.toml'), ...args], {
    env: { CARGO_TARGET_DIR: target },
  });

test('every copied test passes', async () => {
  const { code, text } = await cargo('test', '--lib', '--', '--skip', 'changed::');
  assert.equal(code, 0, text);
  assert.match(text, new RegExp(`test result: ok\\. ${snippets.length} passed`));
  assert.doesNotMatch(text, /^warning/m);
});

test('every copied program runs', async () => {
  const { code, text } = await cargo('run');
  assert.equal(code, 0, text);
  assert.doesNotMatch(text, /^warning/m);
});

test('a copied test fails if one bit of the answer differs', async () => {
  const { code, text } = await cargo('test', '--lib', 'changed::');
  assert.notEqual(code, 0);
  assert.match(text, /0 passed; 1 failed/);
});
