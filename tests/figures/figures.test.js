// What is built for the page and the element: the library's scripts with the module of the figures. Every scene gets the same
// answers, steps and pictures from it, to the last bit, as from the library with its own module.

import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { root } from '../../scripts/run.js';
import { figures } from '../../scripts/vite-figures.js';
import { scenes } from '../../www/scenes/index.js';

const count = 100;
const library = join(root, 'www/library/entries/page.js');
const module = join(root, 'www/library/wasm/graze2d_bg.wasm');
/** @type {string} where the library is built for figures */
let folder;
/** @type {Set<string>} what the scenes have asked of the library */
const asked = new Set();

/**
 * What a scene is told in a worker of its own, which has one instance of one module, and what it has asked.
 *
 * @param {string} name @param {string} library @param {string} module
 * @returns {Promise<{ answers: unknown[], asked: string[] }>}
 */
function told(name, library, module) {
  const worker = new Worker(new URL('./figure-answers.js', import.meta.url), {
    workerData: { name, count, library, module },
  });
  return new Promise((resolve, reject) => worker.on('message', resolve).on('error', reject));
}

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'graze2d-figures-'));
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [figures()],
    build: { outDir: folder, lib: { entry: library, formats: ['es'], fileName: 'page' } },
  });
});
after(() => rmSync(folder, { recursive: true, force: true }));

for (const { id } of scenes) {
  test(`${id}: the module of the figures answers as the library's own does`, async () => {
    const wasm = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.wasm'));
    assert.equal(wasm.length, 1, 'one module serves them all');
    const [small, whole] = await Promise.all([
      told(id, join(folder, 'page.js'), join(folder, wasm[0])),
      told(id, library, module),
    ]);
    assert.ok(whole.answers.length > 20);
    // Strict equality tells −0 from 0.
    assert.deepStrictEqual(small, whole);
    for (const name of whole.asked) asked.add(name);
  });
}

test('all that the page takes of the library is asked by a scene', async () => {
  const { load: _, ...functions } = await import('../../www/library/entries/page.js');
  assert.deepEqual([...asked].sort(), Object.keys(functions).sort());
});
