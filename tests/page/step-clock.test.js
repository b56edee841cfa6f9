// A fixed timestep on any screen.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StepClock } from '../../www/extras/walk/step-clock.js';

/** @param {number} rate @param {number} seconds */
function stepsAt(rate, seconds) {
  const clock = new StepClock();
  let count = 0;
  for (let i = 0; i < rate * seconds; i++) count += clock.due((1000 * i) / rate);
  return count;
}

test('sixty steps a second on slow and on fast screens', () => {
  for (const rate of [30, 59.94, 60, 75, 120, 144, 240]) {
    const count = stepsAt(rate, 10);
    assert.ok(Math.abs(count - 600) <= 2, `${count} at ${rate}`);
  }
});

test('at the rate of the steps each frame has exactly one, though times are rounded', () => {
  const clock = new StepClock();
  for (let i = 0; i < 1000; i++) assert.equal(clock.due(Math.round((1000 * i) / 60)), 1, `frame ${i}`);
});

test('the first moment brings one step, and a long pause only a few', () => {
  const clock = new StepClock();
  assert.equal(clock.due(5000), 1);
  assert.equal(clock.due(65_000), 6);
  clock.rest();
  assert.equal(clock.due(80_000), 1);
});
