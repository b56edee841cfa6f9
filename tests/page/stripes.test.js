// The stripes of the time axis: each span that can be seen, and few stops however many there are.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesAt, stripes } from '../../www/extras/stripes.js';

const stops = (/** @type {[number, number][]} */ spans) => stripes(spans).split('transparent').length - 1;

test('spans that can be told apart have a stripe each, that of a touch as wide as a line', () => {
  assert.equal(
    stripes([
      [0.1, 0.2],
      [0.5, 0.5],
    ]),
    'linear-gradient(to right, transparent 10.000%, var(--band) 0 20.000%, transparent 0,transparent 49.800%, var(--band) 0 50.200%, transparent 0)',
  );
});

test('spans that meet, overlap or lie in each other have one stripe', () => {
  assert.equal(
    stripes([
      [0.1, 0.9],
      [0.2, 0.3],
      [0.85, 0.95],
      [0.95, 1],
    ]),
    'linear-gradient(to right, transparent 10.000%, var(--band) 0 100.000%, transparent 0)',
  );
});

test('a hundred thousand spans need no more stops than a browser draws', () => {
  const many = Array.from({ length: 100_000 }, (_, i) => /** @type {[number, number]} */ ([i / 1e5, (i + 0.5) / 1e5]));
  const few = Array.from({ length: 300 }, (_, i) => /** @type {[number, number]} */ ([i / 300, (i + 0.1) / 300]));
  for (const spans of [many, few]) assert.ok(stops(spans) <= 400, `${stops(spans)} stops`);
});

test('times have a thin line each, and no times have none', () => {
  assert.equal(linesAt([0.25, 0.5]).split('var(--band)').length - 1, 2);
  assert.equal(linesAt([]), 'none');
});
