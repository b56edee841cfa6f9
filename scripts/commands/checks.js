// Runs a list of checks, each a command: one after the other in its lane, the lanes side by side. A line tells how each one
// ended; the output of those that failed follows it.

import { performance } from 'node:perf_hooks';
import { styleText } from 'node:util';
import { run } from '../build/run.js';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} command for a shell, in the root of the repository
 * @property {string} [lane] checks of a lane wait for each other, since they would wait for the same lock or file anyway
 * @property {string[]} [needs] the names of checks before it in the list that make what it reads
 * @property {Record<string, string>} [env]
 * @property {string} [install] the command that installs what it needs; without that it fails, and says so
 * @property {number} [minutes] far longer than it takes: what has not ended by then hangs, and is ended
 */
/** @typedef {{ name: string, isGood: boolean, passed: number, failed: number }} Result */

/**
 * Runs the checks whose names begin with one of the words, and what they need; without words all.
 *
 * @param {Check[]} list @param {string[]} words
 */
export async function runChecks(list, words) {
  const start = performance.now();
  // Ctrl+C ends us, and on our exit each check ends.
  process.once('SIGINT', () => process.exit(130));
  const chosen = choose(list, words);
  if (chosen.length === 0)
    throw new Error(`No check is named ${words.join(' or ')}: ${list.map(({ name }) => name).join(', ')}`);
  /** @type {Map<string, Promise<Result>>} by name, and the last of each lane */
  const ends = new Map();
  for (const check of chosen) {
    const lane = `lane ${check.lane}`;
    const before = [lane, ...(check.needs ?? [])].map((name) => ends.get(name));
    const end = Promise.all(before).then(() => perform(check));
    ends.set(check.name, end);
    if (check.lane) ends.set(lane, end);
  }
  const results = await Promise.all(chosen.map(({ name }) => /** @type {Promise<Result>} */ (ends.get(name))));
  const bad = results.filter(({ isGood }) => !isGood).map(({ name }) => name);
  const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${seconds(start)}${bad.length > 0 ? `; failed: ${bad.join(', ')}` : ''}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = bad.length === 0 ? 0 : 1;
}

/** @param {Check[]} list @param {string[]} words */
function choose(list, words) {
  const isAsked = (/** @type {Check} */ { name }) => words.length === 0 || words.some((word) => name.startsWith(word));
  const names = new Set(list.filter(isAsked).map(({ name }) => name));
  for (const { name, needs = [] } of list.toReversed())
    if (names.has(name)) for (const needed of needs) names.add(needed);
  return list.filter(({ name }) => names.has(name));
}

/** @param {Check} check @returns {Promise<Result>} */
async function perform({ name, command, env, install, minutes = 30 }) {
  const start = performance.now();
  const plain = { NO_COLOR: '1', FORCE_COLOR: '0' };
  const { code, text } = await run([command], { shell: true, minutes, env: { ...plain, ...env } });
  const count = (/** @type {RegExp} */ pattern) =>
    [...text.matchAll(pattern)].reduce((total, hit) => total + Number(hit[1]), 0);
  const passed = count(/^test result: \w+\. (\d+) passed/gm) + count(/^ℹ pass (\d+)$/gm);
  const failed = count(/^test result: \w+\. \d+ passed; (\d+) failed/gm) + count(/^ℹ (?:fail|cancelled) (\d+)$/gm);
  const isGood = code === 0 && failed === 0;
  const heading = styleText(isGood ? 'green' : 'red', `${isGood ? '✓' : '✗'} ${name}`.padEnd(30));
  const told = [passed > 0 ? `${passed} passed` : '', failed > 0 ? `${failed} failed` : ''].filter(Boolean).join(', ');
  console.log(`${heading}${seconds(start).padStart(8)}   ${told}`);
  if (!isGood) console.log(`${command}\n${newsOf(text)}${install ? `\nIt needs: ${install}` : ''}\n`);
  return { name, isGood, passed: passed || (isGood ? 1 : 0), failed: failed || (isGood ? 0 : 1) };
}

/** What a command printed, without the tests that passed. @param {string} text */
function newsOf(text) {
  const isNews = (/** @type {string} */ line) => !/^\s*([✔▶﹣]|ℹ \w+ \d)/.test(line);
  return text.split('\n').filter(isNews).join('\n').trimEnd();
}

/** @param {number} start */
const seconds = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
