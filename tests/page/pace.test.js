// A fixed time step on any screen.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pace } from '../../www/extras/walk/pace.js';

/** @param {number} rate @param {number} seconds */
function stepsAt(rate, seconds) {
  const pace = new Pace();
  let count = 0;
  for (let i = 0; i < rate * seconds; i++) count += pace.due((1000 * i) / rate);
  return count;
}

test('sixty steps a second on slow and on fast screens', () => {
  for (const rate of [30, 59.94, 60, 75, 120, 144, 240]) {
    const count = stepsAt(rate, 10);
    assert.ok(Math.abs(count - 600) <= 2, `${count} at ${rate}`);
  }
});

test('at the rate of the steps each frame has exactly one, though times are rounded', () => {
  const pace = new Pace();
  for (let i = 0; i < 1000; i++) assert.equal(pace.due(Math.round((1000 * i) / 60)), 1, `frame ${i}`);
});

test('the first moment brings one step, and a long pause only a few', () => {
  const pace = new Pace();
  assert.equal(pace.due(5000), 1);
  assert.equal(pace.due(65_000), 6);
  pace.rest();
  assert.equal(pace.due(80_000), 1);
});
