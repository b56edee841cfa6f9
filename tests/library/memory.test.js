/** The allocator of the module: blocks are aligned, apart, and used again. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { initSync } from '../../www/library/wasm/graze2d.js';

const module = readFileSync(new URL('../../www/library/wasm/graze2d_bg.wasm', import.meta.url));
const exports = /** @type {any} */ (initSync({ module }));

test('blocks are aligned and apart, and used again', () => {
  const asked = Array.from({ length: 200 }, (_, i) => ({ size: 1 + ((i * i * 37) % 90_000), align: 1 << (i % 12) }));
  const take = () => {
    const blocks = asked.map(({ size, align }) => exports.__wbindgen_malloc(size, align) >>> 0);
    const bytes = (/** @type {number} */ i) => Buffer.from(exports.memory.buffer, blocks[i], asked[i].size);
    for (const [i, block] of blocks.entries()) {
      assert.ok(block > 0 && block % asked[i].align === 0, `${block} for ${JSON.stringify(asked[i])}`);
      bytes(i).fill(i);
    }
    for (const [i, { size, align }] of asked.entries()) {
      assert.ok(bytes(i).equals(Buffer.alloc(size, i)), `block ${i} is written over`);
      exports.__wbindgen_free(blocks[i], size, align);
    }
  };
  take();
  const { byteLength } = exports.memory.buffer;
  for (let i = 0; i < 50; i++) take();
  assert.equal(exports.memory.buffer.byteLength, byteLength, 'no block is lost');
});
