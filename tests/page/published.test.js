// The published tests among the ready-made cases: every one is there, under its name, with what it expects.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { languages, loadSay } from '../../www/locales/index.js';
import { answerSentence } from '../../www/model/sentences.js';
import { proseOf, sceneOf, solved, turnOf } from './facts.js';

const lines = readFileSync(new URL('../cases/reference.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const cases = lines.map((line) => JSON.parse(line));

/** @param {string} query */
const published = (query) => cases.filter((each) => each.query === query);

/** What the menu says that a case expects. @param {any} scene @param {string} name */
const toldOf = (scene, name) => scene.presets.find((/** @type {any} */ { id }) => id === name).expected;

/** @param {{ x: number, y: number }[]} points */
const numbersOf = (points) => points.flatMap(({ x, y }) => [x, y]);

test('orientation: each published turn is a case of its name, and its first step is the turn that is expected, which the answer tells', async () => {
  const { scene, say } = await sceneOf('orientation');
  const turns = published('cw_test');
  assert.equal(turns.length, 10);
  for (const [i, { in: numbers, expected }] of turns.entries()) {
    const { state, result, steps } = solved(scene, `cw_test ${i + 1}`);
    assert.ok(
      answerSentence(scene, result, steps, say).startsWith(`a\u00a0→ b\u00a0→ c: ${say(`turns.${steps[0].turn}`)}. `),
    );
    assert.deepEqual(numbersOf([state.a, state.b, state.c]), numbers);
    assert.equal(steps[0].turn, ['straight', 'clockwise', 'counterClockwise'][expected]);
    assert.equal(toldOf(scene, `cw_test ${i + 1}`), String(expected), 'the number that its author wrote');
    assert.equal(turnOf(state.a, state.b, state.c), [0, 1, -1][expected]);
  }
});

test('orientation: each published pair of segments is a case of its name, and meets if that is expected', async () => {
  const { scene } = await sceneOf('orientation');
  const pairs = published('seg_intersect');
  assert.equal(pairs.length, 17);
  for (const [i, { in: numbers, expected }] of pairs.entries()) {
    const { state, result } = solved(scene, `seg_intersect? ${i + 1}`);
    assert.deepEqual(numbersOf([state.a, state.b, state.c, state.d]), numbers);
    assert.equal(result.relation !== 'apart', expected);
    assert.equal(toldOf(scene, `seg_intersect? ${i + 1}`), String(expected));
  }
});

test('rotated-rect: each published segment and rectangle is a case of its name, and meets if that is expected', async () => {
  const { scene } = await sceneOf('rotated-rect');
  const tests = published('seg_rect_collide');
  assert.equal(tests.length, 5);
  for (const [i, { in: numbers, expected }] of tests.entries()) {
    const { state, result } = solved(scene, `seg_rect_collide? ${i + 1}`);
    assert.deepEqual([...numbersOf([state.a, state.b]), ...Object.values(state.quad)], numbers);
    assert.equal(result.span !== null, expected);
    assert.equal(toldOf(scene, `seg_rect_collide? ${i + 1}`), String(expected));
  }
});

for (const [id, names] of Object.entries({
  orientation: ['cw_test', 'seg_intersect?'],
  'rotated-rect': ['seg_rect_collide?'],
})) {
  test(`${id}: in every language, the text names the menu of the published tests, its functions and where they are from`, async () => {
    for (const language of languages) {
      const say = await loadSay(language, id);
      const html = readFileSync(new URL(`../../www/scenes/${id}/words/${language}.html`, import.meta.url), 'utf8');
      const [, inner] = /<p data-to-preset="(?:cw_test|seg_rect_collide\?) 1"[^>]*>(.*?)<\/p>/.exec(html) ?? [];
      assert.ok(inner?.includes(`<em>${say('presets.published')}</em>`), language);
      assert.match(inner, /Ruby/, language);
      for (const name of names) assert.ok(inner.includes(`<code>${name}</code>`), `${language}: ${name}`);
    }
  });
}

test('orientation: the text says that 1 is clockwise here, where y grows downward, and so it is', async () => {
  const { scene } = await sceneOf('orientation');
  assert.match(
    proseOf('orientation'),
    /y grows downward here, so 1 is clockwise, 2 counterclockwise, and 0 straight on/,
  );
  const told = ['cw_test 1', 'cw_test 4', 'cw_test 7'].map((id) => [
    toldOf(scene, id),
    solved(scene, id).steps[0].turn,
  ]);
  assert.deepEqual(told, [
    ['1', 'clockwise'],
    ['2', 'counterClockwise'],
    ['0', 'straight'],
  ]);
});

test('rotated-rect: the text says which way the corners of the published tests run', async () => {
  const { scene } = await sceneOf('rotated-rect');
  assert.match(
    proseOf('rotated-rect'),
    /the corners of the first three run counterclockwise, and those of the fifth clockwise/,
  );
  const turnsOf = (/** @type {number} */ i) => {
    const { x0, y0, x1, y1, x2, y2, x3, y3 } = solved(scene, `seg_rect_collide? ${i}`).state.quad;
    const [p, q, r, s] = [
      [x0, y0],
      [x1, y1],
      [x2, y2],
      [x3, y3],
    ].map(([x, y]) => ({ x, y }));
    return [turnOf(p, q, r), turnOf(q, r, s), turnOf(r, s, p), turnOf(s, p, q)];
  };
  for (const i of [1, 2, 3]) assert.ok(turnsOf(i).every((turn) => turn <= 0) && turnsOf(i).some((turn) => turn < 0));
  assert.ok(turnsOf(5).every((turn) => turn >= 0) && turnsOf(5).some((turn) => turn > 0));
});
