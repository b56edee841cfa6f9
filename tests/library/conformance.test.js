/** The JavaScript library against cases with exact answers (`tests/cases`). */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { answersInJavaScript, root } from './conformance-commands.js';

/**
 * The double that an expected `[d, s]` stands for.
 *
 * @param {[number | 'inf' | '-inf', number]} expected
 */
function nearest([d]) {
  if (d === 'inf') return Number.MAX_VALUE;
  return d === '-inf' ? -Number.MAX_VALUE : d;
}

/**
 * Numbers as expected: each `[d, s]` replaced by its double.
 *
 * @param {any} expected
 * @returns {any}
 */
function plain(expected) {
  const isList = expected.length === 0 || Array.isArray(expected[0]);
  return isList ? expected.map(plain) : nearest(expected);
}

/**
 * The answers to all lines of a file, each beside its case.
 *
 * @param {string} file
 * @returns {[any, any][]}
 */
function answered(file) {
  const input = readFileSync(`${root}/tests/cases/${file}`, 'utf8');
  const cases = input
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const answers = answersInJavaScript(input);
  assert.equal(answers.length, cases.length);
  return cases.map((testCase, i) => {
    assert.equal(answers[i].id, testCase.id);
    return [testCase, answers[i]];
  });
}

/**
 * @param {number[]} got
 * @param {any} expected
 * @param {number} tolerance
 * @param {string} what
 */
function assertNear(got, expected, tolerance, what) {
  const near = plain(expected).every(
    (/** @type {number} */ x, /** @type {number} */ i) => Math.abs(got[i] - x) <= tolerance,
  );
  assert.ok(near, `${what}: ${got} is not ${plain(expected)}`);
}

for (const file of ['q1.jsonl', 'q2.jsonl', 'q3.jsonl', 'q4.jsonl', 'circles.jsonl', 'bad.jsonl']) {
  test(`every line of ${file} has its exact answer`, () => {
    for (const [{ id, exp }, answer] of answered(file)) {
      for (const key of ['cls', 'sign', 'rel', 'where']) assert.equal(answer[key], exp[key], id);
      assert.equal(answer.error, exp.error ?? undefined, id);
      for (const key of ['t', 'p', 'pts', 'point', 'centre', 'contact', 'normal', 'posA']) {
        if (exp[key]) assert.deepEqual(answer[key], plain(exp[key]), `${id} ${key}`);
      }
    }
  });
}

test('every slide ends where it should, but for its last bits', () => {
  for (const [{ id, bits, exp }, answer] of answered('q3.jsonl')) {
    if (!exp.slide_end) continue;
    const words = BigUint64Array.from(bits.slice(2, 5), (/** @type {string} */ word) => BigInt(`0x${word}`));
    // The motion counts too: the slide goes on from a position and a time that have rounded.
    const sizes = [...new Float64Array(words.buffer), ...plain(exp.slide_end)].map(Math.abs);
    const largest = Math.max(...sizes);
    // No ulp is larger than this; the Rust tests know the ulp itself.
    assertNear(answer.slide_end, exp.slide_end, 4 * (largest * 2 ** -52 + 2 ** -1074), id);
  }
});

test('every bounce hits what it should and ends where it should', () => {
  for (const [{ id, exp }, { events, pos, v }] of answered('bounce.jsonl')) {
    const who = (/** @type {{ who: number[] }[]} */ list) => list.map((event) => event.who);
    // A run that ends where it just touches a wall may, rounded once a leg, still hit it.
    if (events.length > exp.events.length && events[exp.events.length].t >= 1 - 1e-12) continue;
    assert.deepEqual(who(events), who(exp.events), id);
    const times = (/** @type {{ t: any }[]} */ list) => list.map((event) => event.t);
    assertNear(times(events), times(exp.events), 1e-12, `${id} t`);
    // By contract a mover that was turned too often stays at its last hit.
    if (exp.capped) continue;
    for (const [key, got] of Object.entries({ pos, v })) {
      assertNear(got, exp[key], 1e-10 * Math.max(...plain(exp[key]).map(Math.abs)), `${id} ${key}`);
    }
  }
});

test('every path among many boxes meets just those that it meets', () => {
  for (const [{ id, queries }, answer] of answered('scenes.jsonl')) {
    assert.equal(answer.queries.length, queries.length, id);
    queries.forEach((/** @type {any} */ query, /** @type {number} */ i) => {
      const { cross, touch, first, t } = answer.queries[i];
      const expected = query.first_closed;
      assert.deepEqual([cross, touch], [query.cross, query.touch], `${id} ${i}`);
      assert.equal(first, expected?.who[0] ?? null, `${id} ${i}`);
      assert.equal(t, expected ? nearest(expected.t) : null, `${id} ${i}`);
    });
  }
});

/**
 * Whether numbers lie within four ulps, of the largest of them, of the exact ones.
 *
 * @param {number | number[]} got
 * @param {number | number[]} exact
 * @param {string} what
 */
function assertClose(got, exact, what) {
  const [numbers, wanted] = [[got].flat(), [exact].flat()];
  const tolerance = 4 * (Math.max(...wanted.map(Math.abs)) * 2 ** -52);
  const close = wanted.every((x, i) => Math.abs(numbers[i] - x) <= tolerance);
  assert.ok(close, `${what}: ${numbers} is not ${wanted}`);
}

for (const file of ['moving_box.jsonl', 'tiles.jsonl', 'travel.jsonl', 'world.jsonl']) {
  test(`every line of ${file} has the answer that was worked out by hand`, () => {
    for (const [{ id, exp }, answer] of answered(file)) {
      const who = answer.hits?.map((/** @type {{ wall: number }} */ { wall }) => wall);
      for (const [key, expected] of Object.entries(exp)) {
        const got = key === 'who' ? who : answer[key];
        // These round once a leg.
        if (['position', 'motion', 'time_left'].includes(key)) assertClose(got, expected, `${id} ${key}`);
        else assert.deepEqual(got, expected, `${id} ${key}`);
      }
    }
  });
}
