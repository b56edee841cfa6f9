// Every scene gets the same answers and steps from the module of its kit, to the last bit, as from the whole module.

import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { buildKits } from '../../scripts/build-kits.js';
import { scenes } from '../../www/scenes/index.js';

const wasm = new URL('../../www/library/wasm/', import.meta.url);
const count = 300;

/**
 * What a scene answers in a worker of its own, which has one instance of one module.
 *
 * @param {string} name @param {string} file seen from the folder of the modules
 * @returns {Promise<unknown[]>}
 */
function answers(name, file) {
  const workerData = { name, count, file: fileURLToPath(new URL(file, wasm)) };
  const worker = new Worker(new URL('./kit-answers.js', import.meta.url), { workerData });
  return new Promise((resolve, reject) => worker.on('message', resolve).on('error', reject));
}

before(() => buildKits({ output: 'stderr' }));

for (const { id, kit } of scenes) {
  test(`${id}: its kit answers as the whole module does`, async () => {
    const [small, whole] = await Promise.all([answers(id, `kits/${kit}.wasm`), answers(id, 'graze2d_bg.wasm')]);
    assert.ok(whole.length >= count);
    // Strict equality tells −0 from 0.
    assert.deepStrictEqual(small, whole);
  });
}
