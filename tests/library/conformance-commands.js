/** The two conformance commands, asked: lines in, answers out. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The answers of the JavaScript library. @param {string} lines */
export function answersInJavaScript(lines) {
  return answers([process.execPath, `${root}/tests/conformance/main.js`], lines);
}

/** The answers of the crate, with the features of its own tests, so that it need not be built again. @param {string} lines */
export function answersInRust(lines) {
  return answers(['cargo', 'run', '--quiet', '--locked', '--features', 'serde', '--example', 'conformance'], lines);
}

/**
 * @param {string[]} command
 * @param {string} lines
 * @returns {any[]}
 */
function answers([program, ...args], lines) {
  const run = spawnSync(program, args, { cwd: root, input: lines, encoding: 'utf8', maxBuffer: 1 << 26 });
  assert.equal(run.stderr, '');
  assert.equal(run.status, 0);
  return run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
