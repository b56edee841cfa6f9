// A check that never ends does not keep the others waiting.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from '../scripts/build/run.js';

test('what takes too long is ended with all that it started, and says so', { timeout: 60_000 }, async () => {
  const wait = `"${process.execPath}" -e "setTimeout(() => {}, 300_000)"`;
  const { code, text } = await run([`echo begun && ${wait} | ${wait}`], { shell: true, minutes: 0.02 });
  assert.notEqual(code, 0);
  assert.match(text, /^begun\s+It did not end within 0.02 minutes\.$/);
});
