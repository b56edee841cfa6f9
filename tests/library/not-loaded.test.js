// Before `load()` every form of a box gets the same sentence.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWorld } from '../../www/library/entries/index.js';

test('a world that is made before the library is loaded says so, whatever its boxes look like', () => {
  for (const box of [
    { x: 0, y: 9, width: 20, height: 1 },
    { minX: 0, minY: 9, maxX: 20, maxY: 10 },
  ]) {
    assert.throws(() => createWorld([box]), { code: 'not_loaded', message: /^createWorld: / });
  }
});
