// The module of the figures has all that the library's own has: it passes the library's tests in its place.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/build/run.js';

const instead = pathToFileURL(join(root, 'tests/figures/instead.js')).href;
/** What figures do not ask of it. The scenes ask the rest: see `figures.test.js`. */
const tests = ['grid', 'minus-zero', 'solids', 'world'];

test('the tests of the library pass with the module of the figures', () => {
  const files = tests.map((name) => `tests/library/${name}.test.js`);
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', instead, '--test', '--test-reporter', 'dot', ...files],
    { cwd: root, env, encoding: 'utf8' },
  );
  assert.equal(status, 0, stdout);
});
