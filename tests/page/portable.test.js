// The portable lines of every scene: what readers copy runs, agrees where it should, and is wrong as often as is said.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import { count, loadLines, measuredOf, written } from '../../scripts/measure-portable.js';
import { givenIn } from '../../www/extras/index.js';
import * as graze from '../../www/library/entries/page.js';
import { readState } from '../../www/model/permalink.js';
import { defaultState } from '../../www/model/state.js';
import { commented } from '../../www/portable/commented.js';
import { compareShown, isAsked } from '../../www/portable/compare.js';
import { searcher } from '../../www/portable/search.js';
import { samples } from './samples.js';

for (const entry of written) {
  const { id } = entry;
  const measured = measuredOf(id);
  const read = (/** @type {string} */ name) =>
    readFileSync(new URL(`../../www/scenes/${id}/${name}`, import.meta.url), 'utf8');

  test(`${id}: the lines are plain, few, and narrow, and all that they say has words`, () => {
    const { lines } = JSON.parse(read('words/en.json'));
    const own = read('portable.js');
    const said = [...own.matchAll(/\/\/ (.*)/g)].map(([, comment]) => comment);
    assert.deepEqual(
      said,
      Object.keys(lines).map((key) => `{${key}}`),
    );
    const text = commented(own, lines);
    assert.doesNotMatch(text, /^\s*import\b/m, 'imports nothing');
    assert.match(text, /^\/\/ .*[.?]$/m, 'begins with what it is about');
    const code = text.split('\n').filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/\*\*| \*)/.test(line));
    assert.ok(code.length > 0 && code.length <= 40, `${code.length} lines of code`);
    for (const line of text.split('\n')) assert.ok(line.length <= 80, line);
  });

  test(`${id}: the lines give the exact answer where numbers are not nasty`, async () => {
    const { scene, portable, lines } = await loadLines(entry);
    let wrong = 0;
    const states = samples(scene, 300).filter(({ circle }) => circle?.radius !== 0);
    for (const state of states) {
      if (!isAsked(scene, portable, state)) continue;
      const { result } = scene.solve(graze, state);
      const comparison = compareShown(portable, lines, scene, state, result);
      assert.ok(comparison, 'the scene has a question to write down');
      if (!comparison.isSame) wrong += 1;
    }
    assert.ok(wrong <= (portable.strays ?? 0), `wrong in ${wrong} of ${states.length}`);
  });

  test(`${id}: the lines are wrong as often as the page says`, async () => {
    const { differs, ...said } = measured;
    assert.deepEqual(await count(entry), said, 'run node scripts/measure-portable.js');
    assert.ok(said.of > 50);
    assert.ok(said.wrong > 0 || differs === null, 'lines that are never wrong differ nowhere');
  });

  test(`${id}: the case kept for them can be seen, and can be sent as a link`, async () => {
    const { scene, portable, lines } = await loadLines(entry);
    const { differs } = searcher(graze, scene, portable, lines);
    assert.equal(differs(defaultState(scene.fields)), false);
    if (measured.differs === null) return;
    const state = readState(scene.fields, measured.differs);
    assert.ok(state && differs(state), 'run node scripts/measure-portable.js');
    const { exact, said } = /** @type {import('../../www/portable/compare.js').Comparison} */ (
      compareShown(portable, lines, scene, state, scene.solve(graze, state).result)
    );
    const apart = exact.at && said.at && Math.hypot(exact.at.x - said.at.x, exact.at.y - said.at.y);
    assert.ok(apart === undefined ? exact.verdict !== said.verdict : apart > 0.5, `the same but for a word: ${apart}`);
    assert.equal(givenIn(scene).walk?.(graze, state, { x: 0, y: 0 }) ?? state, state, 'a walker stays there');
  });
}

test('a search from a scene as it opens finds a case where the lines differ, with one thing moved', async () => {
  const found = [];
  for (const entry of written) {
    const { id } = entry;
    const { scene, portable, lines } = await loadLines(entry);
    const start = defaultState(scene.fields);
    const targets = (scene.presets ?? []).map(({ state }) => ({ ...start, ...state }));
    const { near, differs } = searcher(graze, scene, portable, lines);
    const [state] = near(start, targets);
    if (!state) continue;
    // On a small grid of whole numbers nothing is rounded, nor is it where numbers are only compared.
    assert.notEqual(measuredOf(id).differs, null, `${id}: run node scripts/measure-portable.js`);
    found.push(id);
    assert.ok(differs(state), id);
    const moved = Object.keys(start).filter((key) => JSON.stringify(state[key]) !== JSON.stringify(start[key]));
    assert.equal(moved.length, 1, `${id} moved ${moved}`);
  }
  assert.ok(found.length >= 6, found.join(', '));
});
