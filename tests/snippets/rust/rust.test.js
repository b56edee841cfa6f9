// The Rust that a reader copies: the tests of every scene pass, and the programs run, in one crate that uses ours.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { codes } from '../../../www/element/share/formats.js';
import { allShown } from '../shown-states.js';
import { Crate } from './crate.js';

const crate = new Crate(
  'snippets',
  `graze2d = { path = "../..", features = ["serde"] }
serde = "1"`,
);

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
  const [tests, programs] = ['test', 'program'].map((kind) =>
    snippets.map((each) => `mod ${each.name} {\n${each[/** @type {'test'} */ (kind)]}}\n`).join('\n'),
  );
  const calls = snippets.map(({ name }) => `    ${name}::main().expect("${name}");\n`).join('');
  crate.write({
    'src/lib.rs': `#![cfg(test)]\n\n${tests}\nmod changed {\n${changedTest()}}\n`,
    'src/main.rs': `${programs}\nfn main() {\n${calls}}\n`,
  });
});
after(() => crate.remove());

test('every copied test passes', async () => {
  const { code, text } = await crate.cargo('test', '--lib', '--', '--skip', 'changed::');
  assert.equal(code, 0, text);
  assert.match(text, new RegExp(`test result: ok\\. ${snippets.length} passed`));
  assert.doesNotMatch(text, /^warning/m);
});

test('every copied program runs', async () => {
  const { code, text } = await crate.cargo('run');
  assert.equal(code, 0, text);
  assert.doesNotMatch(text, /^warning/m);
});

test('a copied test fails if one bit of the answer differs', async () => {
  const { code, text } = await crate.cargo('test', '--lib', 'changed::');
  assert.notEqual(code, 0);
  assert.match(text, /0 passed; 1 failed/);
});
