// WebAssembly gives the same bits as Rust: the hashes are those that the crate's own test is held to.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { hashesOfQueries, hashOfCircles } from './same-bits.js';

const source = readFileSync(new URL('../it/same_bits.rs', import.meta.url), 'utf8');

/** The hashes in Rust after so many results: of queries, of travels, of circles and rays. @param {string} count */
function hashesInRust(count) {
  const rows = source.matchAll(new RegExp(`\\(${count}, ([^)]+)\\)`, 'g'));
  return [...rows].flatMap(([, row]) => row.match(/0x[\da-f_]+/g) ?? []).map((hash) => hash.replaceAll(/^0x|_/g, ''));
}

test('a hundred thousand answers have the same bits as in Rust', () => {
  const found = [...hashesOfQueries(100_000), hashOfCircles(100_000)];
  assert.deepEqual(found, hashesInRust('100_000'));
});
