// Node and every engine give the same answers, bit for bit.

import assert from 'node:assert/strict';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as graze from '../../www/library/entries/node.js';
import { answerBits } from './answer-bits.js';
import { engines, open } from './drive.js';
import { serve } from './serve.js';

/** Some 60,000 answers, half a second of them. */
const rounds = 10_000;
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const inNode = answerBits(graze, rounds);

for (const engine of engines) {
  test(`${engine} answers as Node does, bit for bit`, async () => {
    const site = await serve(root);
    const page = await open(engine);
    try {
      await page.goto(`${site.url}tests/browser/drive-page/index.html`);
      const here = await page.evaluate(async (count) => {
        const library = await import(new URL('../../../www/library/entries/index.js', location.href).href);
        const { answerBits } = await import(new URL('../answer-bits.js', location.href).href);
        await library.load();
        return answerBits(library, count);
      }, rounds);
      assert.equal(here, inNode);
    } finally {
      await page.close();
      await site.close();
    }
  });
}
