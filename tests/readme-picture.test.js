// The picture of the README shows what the figure now draws and says.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { drawReadmePicture, readmePicture } from '../scripts/picture.js';

test('the picture of the README is the one that its command draws', async () => {
  assert.ok(readFileSync(readmePicture).equals(await drawReadmePicture()), 'run: npm run picture');
});
