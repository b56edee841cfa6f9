// The portable lines of every scene: what readers copy runs, agrees where it should, and is wrong as often as is said.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import { count, loadLines, measuredOf, written } from '../../scripts/measure-portable.js';
import { saidText } from '../../www/element/panel/code/said-text.js';
import { givenIn } from '../../www/extras/index.js';
import * as graze from '../../www/library/entries/page.js';
import { loadSay } from '../../www/locales/index.js';
import { readState } from '../../www/model/permalink.js';
import { defaultState } from '../../www/model/state.js';
import { commented } from '../../www/portable/commented.js';
import { compare, compareShown, isAsked, isSameFeature } from '../../www/portable/compare.js';
import { spanOf } from '../../www/portable/said.js';
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

test('lines that name another side, no side where the path enters, or another place, differ from the exact answer', () => {
  const given = [
    { a: { x: -1, y: 2 }, b: { x: 3, y: 2 } },
    { minX: 0, minY: 0, maxX: 4, maxY: 4 },
  ];
  const answer = graze.segmentVsAabb(.../** @type {[any, any]} */ (given));
  const exact = { verdict: 'cross', enter: 0.25, exit: 1, feature: 'left', place: { x: 0, y: 2 } };
  const isSame = (/** @type {any} */ said) =>
    compare({ ask: () => ({ ...exact, ...said }), exact: spanOf }, {}, given, answer).isSame;
  assert.equal(isSame({}), true);
  assert.equal(isSame({ feature: 'topLeft' }), true, 'a corner is the end of a side');
  assert.equal(isSame({ feature: undefined, place: undefined }), true, 'what lines do not tell is not compared');
  for (const said of [{ feature: 'right' }, { feature: '' }, { place: { x: 0, y: 2.5 } }, { place: { x: NaN, y: 2 } }])
    assert.equal(isSame(said), false, JSON.stringify(said));
});

test('lines that name a side where the path starts inside differ from the exact answer', () => {
  const given = [
    { a: { x: 1, y: 2 }, b: { x: 9, y: 2 } },
    { minX: 0, minY: 0, maxX: 4, maxY: 4 },
  ];
  const answer = graze.segmentVsAabb(.../** @type {[any, any]} */ (given));
  const isSame = (/** @type {string} */ feature) =>
    compare({ ask: () => ({ verdict: 'cross', feature }), exact: spanOf }, {}, given, answer).isSame;
  assert.deepEqual(['', 'left'].map(isSame), [true, false]);
});

test('every corner of a rotated rectangle is the end of the two edges that meet there', () => {
  const edges = ['edge0', 'edge1', 'edge2', 'edge3'];
  const ending = edges.map((_, i) => edges.filter((edge) => isSameFeature(edge, `vertex${i}`)));
  assert.deepEqual(ending, [
    ['edge0', 'edge3'],
    ['edge0', 'edge1'],
    ['edge1', 'edge2'],
    ['edge2', 'edge3'],
  ]);
});

test('in every language, words say what the lines and the exact answer differ in', async () => {
  for (const language of ['en', 'id', 'ja', 'zh-Hans']) {
    const words = await loadSay(language, '', 'code', 'sheets');
    for (const entry of written) {
      const { scene, portable, lines } = await loadLines(entry);
      const say = await loadSay(language, entry.id);
      for (const state of samples(scene, 60)) {
        if (!isAsked(scene, portable, state)) continue;
        const comparison = compareShown(portable, lines, scene, state, scene.solve(graze, state).result);
        if (!comparison) continue;
        const told = saidText(comparison, say, words);
        assert.doesNotMatch(told.exact + told.lines, /undefined|NaN|\{/, JSON.stringify(comparison));
        if (!comparison.isSame) assert.notEqual(told.exact, told.lines, JSON.stringify(comparison));
      }
    }
  }
});

test('the words name the side that is entered, and the place where nothing else differs', async () => {
  const [say, words] = [await loadSay('en', 'half-planes'), await loadSay('en', '', 'code', 'sheets')];
  const exact = { verdict: 'cross', enter: 0.25, exit: 1, feature: 'left', place: { x: 0, y: 2 } };
  const textOf = (/** @type {any} */ said) =>
    saidText({ exact, said: { ...exact, ...said }, isSame: false, isSeen: false }, say, words);
  assert.deepEqual(textOf({ feature: 'top' }), {
    exact: 'Cross, t 0.250 to 1.000, the left side',
    lines: 'Cross, t 0.250 to 1.000, the top side',
  });
  assert.deepEqual(textOf({ place: { x: 0, y: 3 } }), {
    exact: 'Cross, t 0.250 to 1.000, the left side, at (0.000, 2.000)',
    lines: 'Cross, t 0.250 to 1.000, the left side, at (0.000, 3.000)',
  });
});
