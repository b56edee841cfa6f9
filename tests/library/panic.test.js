/** A panic of Rust, of which there should be none. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { segmentVsAabb } from '../../www/library/entries/node.js';
import { numbers, recordAt } from '../../www/library/memory/wasm.js';

const ask = () =>
  segmentVsAabb({ a: { x: -2, y: 1 }, b: { x: 6, y: 1 } }, { minX: 0, minY: 0, maxX: 4, maxY: 2 })?.contact;

test('each panic says what went wrong and where, to us and in the console', (context) => {
  const told = context.mock.method(console, 'error', () => {});
  assert.equal(ask(), 'cross');
  for (const count of [1, 2]) {
    // The number before the record says whether it is in use: the least one above 0 says so.
    numbers()[recordAt - 1] = Number.MIN_VALUE;
    const message = /^panicked at .+:\d+:\d+:\n.*already borrowed/;
    assert.throws(ask, { name: 'RuntimeError', message });
    assert.equal(told.mock.callCount(), count);
    assert.match(String(told.mock.calls[count - 1].arguments[0]), message);
    numbers()[recordAt - 1] = 0;
  }
  assert.equal(ask(), 'cross');
});
