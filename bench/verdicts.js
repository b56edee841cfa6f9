// What everyone answers to cases, in Rust and in JavaScript: a letter for each, as `bench/src/answers.rs` says.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/build/run.js';
import { folder, prepare } from './rivals.js';

/**
 * @typedef {object} Case
 * @property {string} kind as `q` in tests/cases
 * @property {string[]} bits its numbers as IEEE words
 * @property {number[]} numbers
 * @property {boolean} [startsInside]
 */
/** @typedef {Case & { tags: string[], verdict: 'miss' | 'touch' | 'cross' }} Judged with the exact verdict */

/** @typedef {{ kind: string, name: string, letters: string }} Answers of a contender to all cases of a kind */

const word = new DataView(new ArrayBuffer(8));

/** The number of an IEEE word. @param {string} bits */
function numberOf(bits) {
  word.setBigUint64(0, BigInt(`0x${bits}`));
  return word.getFloat64(0);
}

/** The IEEE word of a number. @param {number} x */
function bitsOf(x) {
  word.setFloat64(0, x);
  return word.getBigUint64(0).toString(16).padStart(16, '0');
}

/** @param {string} kind @param {number[]} numbers @returns {Case} */
export const caseOf = (kind, numbers) => ({ kind, numbers, bits: numbers.map(bitsOf) });

/** Two segments that share a part touch: whether that is a hit is left open. */
const relations = /** @type {const} */ ({ none: 'miss', touch: 'touch', overlap: 'touch', proper: 'cross' });

/** The cases of a file in tests/cases that have a verdict. @param {string} file @returns {Judged[]} */
export function judgedCases(file) {
  const lines = readFileSync(join(root, 'tests/cases', file), 'utf8')
    .trim()
    .split('\n');
  return lines
    .map((line) => JSON.parse(line))
    .flatMap(({ q, tags, bits, exp }) => {
      const verdict = exp.cls ?? relations[/** @type {keyof typeof relations} */ (exp.rel)];
      if (!verdict) return [];
      const startsInside = exp.t?.[0][0] === 0;
      return [{ kind: q, tags, bits, numbers: bits.map(numberOf), verdict, startsInside }];
    });
}

const rust = ['run', '--quiet', '--locked', '--profile', 'answers', '--manifest-path', 'bench/Cargo.toml'];

/**
 * The letters of everyone who is asked a kind of these cases, crates first, ours first of all.
 *
 * @param {Case[]} cases
 * @returns {Promise<Answers[]>}
 */
export async function letters(cases) {
  const input = cases.map(({ kind, bits }) => `${[kind, ...bits].join(' ')}\n`).join('');
  const text = execFileSync('cargo', [...rust, '--', 'answers'], {
    cwd: root,
    encoding: 'utf8',
    input,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const crates = text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [kind, name, letters] = line.split('\t');
      return { kind, name, letters };
    });
  await prepare();
  // By its address: types are checked where its libraries are not installed, too.
  const { answersTo } = await import(pathToFileURL(join(folder, 'answers.js')).href);
  return [...crates, ...answersTo(cases)].filter(({ letters }) => letters !== '');
}
