// What is built for the page and the element: the library's scripts with the module of the figures. Every scene gets the same
// answers, steps and pictures from it, to the last bit, as from the library with its own module.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { build, defaultClientConditions } from 'vite';
import { root } from '../../scripts/build/run.js';
import { scenes } from '../../www/scenes/index.js';

const count = 100;
const library = join(root, 'www/library/entries/page.js');
const module = join(root, 'www/library/wasm/graze2d_bg.wasm');
/** @type {string} where the library is built for figures */
let folder;
/** @type {Set<string>} what the scenes have asked of the library */
const asked = new Set();

/** One with the library as it is built for figures, and one with the library itself: each has one instance of one module. @type {Worker[]} */
let workers = [];
const start = (/** @type {string} */ library, /** @type {string} */ module) =>
  new Worker(new URL('./figure-answers.js', import.meta.url), { workerData: { count, library, module } });

/**
 * What a scene is told in a worker, and what it has asked.
 *
 * @param {Worker} worker @param {string} name
 * @returns {Promise<{ answers: unknown[], asked: string[] }>}
 */
async function told(worker, name) {
  worker.postMessage(name);
  const [answer] = await once(worker, 'message');
  return answer;
}

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'graze2d-figures-'));
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions: ['figures', ...defaultClientConditions] },
    build: { outDir: folder, lib: { entry: library, formats: ['es'], fileName: 'page' } },
  });
  const wasm = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.wasm'));
  assert.equal(wasm.length, 1, 'one module serves them all');
  workers = [start(join(folder, 'page.js'), join(folder, wasm[0])), start(library, module)];
});
after(async () => {
  for (const worker of workers) await worker.terminate();
  rmSync(folder, { recursive: true, force: true });
});

for (const { id } of scenes) {
  test(`${id}: the module of the figures answers as the library's own does`, async () => {
    const [small, whole] = await Promise.all(workers.map((worker) => told(worker, id)));
    assert.ok(whole.answers.length > 20);
    // Strict equality tells −0 from 0.
    assert.deepStrictEqual(small, whole);
    for (const name of whole.asked) asked.add(name);
  });
}

test('all that the page takes of the library is asked by a scene', async () => {
  const { load: _, panicOf: __, ...functions } = await import('../../www/library/entries/page.js');
  assert.deepEqual([...asked].sort(), Object.keys(functions).sort());
});
