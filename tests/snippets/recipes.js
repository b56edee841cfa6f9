// The recipes in the README, each piece of code as a reader pastes it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/build/run.js';

export const readme = readFileSync(join(root, 'README.md'), 'utf8');

const [, table] = /## Recipes\n[^|]*(\|.*?)\n\n/s.exec(readme) ?? [];

/** The cells of a row; a bar in one is escaped. @param {string} row */
export const cellsOf = (row) =>
  row
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
    .slice(1, -1);

/** The pieces of code in a cell. @param {string} cell */
export const codeIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code.replaceAll('\\|', '|'));

/** The rows: what each is for, and what it says to write. */
export const recipes = table
  .trim()
  .split('\n')
  .slice(2)
  .map((row) => {
    const [what, rust, javascript] = cellsOf(row);
    return { what, rust: codeIn(rust), javascript: codeIn(javascript) };
  });

/**
 * Lines that run: all as they stand, and what the last one asks, if it keeps nothing itself, as the answer.
 * @param {string[]} code @param {string} keep how a variable gets a value
 */
export const pasted = (code, keep) =>
  code
    .map((each, i) => (i < code.length - 1 || /^(?:let )?\w+ = /.test(each) ? `${each};` : `${keep} = ${each};`))
    .join('\n');
