/** The JavaScript library against cases with exact answers (`tests/cases`). */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

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

for (const file of ['q1.jsonl', 'q2.jsonl', 'q3.jsonl', 'q4.jsonl', 'bad.jsonl']) {
  test(`every line of ${file} has its exact answer`, () => {
    const input = readFileSync(`${root}/tests/cases/${file}`, 'utf8');
    const run = spawnSync(process.execPath, [`${root}/scripts/conformance.js`], {
      input,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    assert.equal(run.stderr, '');
    const cases = input.trim().split('\n');
    const answers = run.stdout.trim().split('\n');
    assert.equal(answers.length, cases.length);
    cases.forEach((line, i) => {
      const { id, exp } = JSON.parse(line);
      const answer = JSON.parse(answers[i]);
      assert.equal(answer.id, id);
      for (const key of ['cls', 'sign', 'rel', 'where']) assert.equal(answer[key], exp[key], id);
      assert.equal(answer.error, exp.error ?? undefined, id);
      for (const key of ['t', 'p', 'pts', 'centre', 'contact', 'normal', 'posA']) {
        if (exp[key]) assert.deepEqual(answer[key], plain(exp[key]), `${id} ${key}`);
      }
    });
  });
}
