// The JavaScript that a reader copies prints what the scene shows, for every scene.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/build/run.js';
import { javascriptCall } from '../../www/element/panel/code/javascript-call.js';
import { scenes } from '../../www/scenes/index.js';
import { allShown } from './shown-states.js';

const all = await allShown();
let folder = '';

/**
 * The part of an answer on show that the library gave: a scene keeps more beside it.
 * @param {any} shown @param {any} answer @returns {any}
 */
function likewise(shown, answer) {
  if (typeof answer !== 'object' || answer === null || !shown) return shown;
  if (Array.isArray(shown)) return shown.map((each, i) => likewise(each, answer[i]));
  return Object.fromEntries(Object.keys(answer).map((key) => [key, likewise(shown[key], answer[key])]));
}

before(() => {
  // A folder of someone who has installed the package.
  folder = mkdtempSync(join(tmpdir(), 'graze2d-snippets-'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'node_modules/graze2d'), 'dir');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});
after(() => rmSync(folder, { recursive: true }));

for (const { id } of scenes) {
  test(`${id}: the copied call prints what is shown, and checks it`, async (context) => {
    const own = all.filter((each) => each.id === id);
    for (const [i, { shown, call, answer: known }] of own.entries()) {
      if (!call) continue;
      const code = javascriptCall(call, known, shown.sentence);
      const file = join(folder, `${id}-${i}.js`);
      writeFileSync(file, code);
      /** @type {any[]} */
      const printed = [];
      const log = context.mock.method(console, 'log', (/** @type {any} */ value) => printed.push(value));
      const claim = context.mock.method(console, 'assert', (/** @type {any} */ isTrue) =>
        assert.equal(isTrue, true, code),
      );
      await import(pathToFileURL(file).href);
      log.mock.restore();
      claim.mock.restore();
      assert.deepEqual([printed.length, claim.mock.callCount()], [1, 1], code);
      const [answer] = printed;
      // Figures do not look for the ground.
      if (answer?.ground) delete answer.ground;
      // Of each of many boxes a scene keeps less than the library gives.
      if (call[0] === 'all')
        assert.deepEqual(
          answer.map((/** @type {any} */ { id, t }) => [id, t]),
          known.map((/** @type {any} */ { id, enter }) => [id, enter]),
        );
      else assert.deepEqual(answer, likewise(known, answer), code);
      assert.equal(answer === null, known === null);
    }
  });
}

test('while the answer of a challenge is hidden, no code tells it', () => {
  const hidden = all.filter(({ state }) => state.answer?.choice === 'hidden');
  const shown = all.filter(({ state }) => state.answer?.choice === 'shown');
  assert.ok(hidden.length > 5 && shown.length > 2, `${hidden.length} hidden, ${shown.length} shown`);
  for (const each of hidden) assert.equal(each.call, null, each.shown.sentence);
  for (const each of shown) assert.ok(each.call, each.shown.sentence);
});
