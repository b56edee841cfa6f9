// The Rust that a reader copies: the programs of every scene run in one crate that uses ours, and check what they print.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { rustCall } from '../../../www/element/panel/code/rust-call.js';
import { allShown } from '../shown-states.js';
import { Crate } from './crate.js';

const crate = new Crate('snippets', 'graze2d = { path = "../.." }');

const all = (await allShown()).filter(({ call }) => call);
/** The programs, each in a module of its own, as if each were pasted into a file. */
const programs = all.map(({ id, call, answer, shown }, i) => ({
  name: `${id.replace(/-/g, '_')}_${i}`,
  text: rustCall(/** @type {import('../../../www/model/types.js').Call} */ (call), answer, shown.sentence),
}));

/** The first program once more, with another verdict. */
function wrongProgram() {
  const [{ call, answer }] = all;
  const contact = answer.contact === 'cross' ? 'touch' : 'cross';
  return rustCall(/** @type {import('../../../www/model/types.js').Call} */ (call), { ...answer, contact });
}

before(() => {
  const modules = [...programs, { name: 'wrong', text: wrongProgram() }].map(
    ({ name, text }) => `mod ${name} {\n${text.replace('fn main()', 'pub fn main()')}}\n`,
  );
  const calls = programs.map(({ name }) => `    ${name}::main().expect("${name}");\n`).join('');
  crate.write({
    'src/main.rs': `${modules.join('\n')}
fn main() {
    if std::env::args().nth(1).is_some() {
        wrong::main().expect("wrong");
    }
${calls}}
`,
  });
});
after(() => crate.remove());

test('every copied program runs, and its check holds', async () => {
  const { code, text } = await crate.cargo('run');
  assert.equal(code, 0, text);
  assert.doesNotMatch(text, /^warning/m);
});

test('the check of a copied program fails if the answer is another', async () => {
  const { code, text } = await crate.cargo('run', '--', 'wrong');
  assert.notEqual(code, 0);
  assert.match(text, /assertion `left == right` failed/);
});
