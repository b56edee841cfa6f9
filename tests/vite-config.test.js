// Vite makes a second server when a file changes that its configuration consists of. The builds are not among these files:
// one of them may be at work just then, in the same process.

import assert from 'node:assert/strict';
import { relative } from 'node:path';
import { test } from 'node:test';
import { loadConfigFromFile } from 'vite';
import { root } from '../scripts/build/run.js';

test('the configuration of Vite has no build in it', async () => {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, 'vite.config.js', root);
  const files = loaded?.dependencies.map((path) => relative(root, path).replaceAll('\\', '/')) ?? [];
  assert.ok(files.includes('scripts/build/vite-plugins.js'), files.join(', '));
  assert.deepEqual(
    files.filter((path) => /build\/(wasm|products|wire|setup)/.test(path)),
    [],
  );
});
