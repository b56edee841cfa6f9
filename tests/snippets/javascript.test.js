// The JavaScript that a reader copies prints what the scene shows, for every scene.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/run.js';
import { codes } from '../../www/element/share/formats.js';
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
  test(`${id}: the copied call prints what is shown`, async (context) => {
    const own = all.filter((each) => each.id === id);
    for (const [i, { shown }] of own.entries()) {
      if (!shown.call) continue;
      const code = codes.javascript(shown);
      const file = join(folder, `${id}-${i}.js`);
      writeFileSync(file, code);
      /** @type {any[]} */
      const printed = [];
      const log = context.mock.method(console, 'log', (/** @type {any} */ value) => printed.push(value));
      await import(pathToFileURL(file).href);
      log.mock.restore();
      assert.equal(printed.length, 1, code);
      const [answer] = printed;
      // Figures do not look for the ground.
      if (answer?.ground) delete answer.ground;
      assert.deepEqual(answer, likewise(shown.answer, answer), code);
      assert.equal(answer === null, shown.answer === null);
    }
  });
}

test('while the answer of a challenge is hidden, no code tells it', () => {
  const hidden = all.filter(({ state }) => state.answer?.choice === 'hidden');
  const shown = all.filter(({ state }) => state.answer?.choice === 'shown');
  assert.ok(hidden.length > 5 && shown.length > 2, `${hidden.length} hidden, ${shown.length} shown`);
  for (const each of hidden) assert.equal(each.shown.call, null, each.shown.sentence);
  for (const each of shown) assert.ok(each.shown.call, each.shown.sentence);
});
