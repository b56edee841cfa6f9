// The published tests among the ready-made cases: every one is there, under its name, with what it expects.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { answerSentence } from '../../www/model/sentences.js';
import { sceneOf, solved, turnOf } from './facts.js';

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
    assert.equal(toldOf(scene, `cw_test ${i + 1}`), steps[0].turn);
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
