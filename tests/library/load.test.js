// What `load` is given: whatever is wrong is refused with a code, and the right module can be loaded after it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load, loadSync, turn } from '../../www/library/entries/index.js';

const bytesOf = (/** @type {string} */ name) =>
  readFileSync(new URL(`../../www/library/wasm/${name}`, import.meta.url));
const ours = bytesOf('graze2d_bg.wasm');
/** A module that exports nothing, and one that exports a function `turn`. */
const empty = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
const other = Uint8Array.from([
  ...empty,
  1,
  4,
  1,
  0x60,
  0,
  0,
  3,
  2,
  1,
  0,
  7,
  8,
  1,
  4,
  ...Buffer.from('turn'),
  0,
  0,
  10,
  4,
  1,
  2,
  0,
  11,
]);

const detached = () => {
  const { buffer } = Uint8Array.from(ours);
  structuredClone(buffer, { transfer: [buffer] });
  return buffer;
};
const answer = (/** @type {any} */ body, init = {}) =>
  new Response(body, { headers: { 'content-type': 'application/wasm' }, ...init });
const used = () => {
  const response = answer(ours);
  response.arrayBuffer();
  return response;
};

/** @type {[string, () => any, string][]} what is given, and how the message goes on */
const failing = [
  ['an empty module', () => empty, 'the module must be '],
  ['another module', () => other, 'the module must be '],
  ['the same, compiled', () => new WebAssembly.Module(other), 'the module must be '],
  ['no bytes', () => new Uint8Array(0), 'the WebAssembly module failed to start '],
  ['a cut module', () => ours.subarray(0, 999), 'the WebAssembly module failed to start '],
  ['junk', () => Uint8Array.of(1, 2, 3), 'the WebAssembly module failed to start '],
  ['a detached buffer', detached, 'the WebAssembly module failed to start '],
];
/** @type {[string, () => any, string][]} */
const failingLater = [
  ...failing.map(
    ([name, make, told]) =>
      /** @type {[string, () => any, string]} */ ([`a promise of ${name}`, async () => make(), told]),
  ),
  ['a response of another module', () => answer(other), 'the module must be '],
  ['a response that was read', used, ''],
  [
    'a response of text',
    () => answer('<html>', { headers: { 'content-type': 'text/html' } }),
    'the server sent an HTML page',
  ],
  ['a missing file', () => answer('', { status: 404 }), 'the server answered 404 '],
  ['no address', () => 'no address', 'cannot fetch no address'],
  [
    'a promise that fails',
    () => Promise.reject(new Error('away')),
    'source must be a response, was a promise of one that failed ',
  ],
];
const nothing = [5, null, true, {}, [], () => 1, Symbol('s'), 3n];

test('whatever is not the module is refused with a code, and changes nothing', async () => {
  for (const [name, make, told] of [...failing, ...failingLater]) {
    const message = new RegExp(`^load: ${told}`);
    await assert.rejects(load(make()), { name: 'Error', code: 'load_failed', message }, name);
    assert.throws(() => turn({ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 }), { code: 'not_loaded' }, name);
  }
  for (const [name, make, told] of failing) {
    const message = new RegExp(`^loadSync: ${told}`);
    assert.throws(() => loadSync(make()), { name: 'Error', code: 'load_failed', message }, name);
  }
});

test('what no module can come from is named', async () => {
  const code = 'wrong_type';
  for (const wrong of /** @type {any[]} */ (nothing)) {
    const message = /^load: source must be an address, a response, bytes or a compiled module, was /;
    await assert.rejects(load(wrong), { name: 'TypeError', code, message });
    await assert.rejects(load(Promise.resolve(wrong)), { name: 'TypeError', code, message });
  }
  for (const wrong of /** @type {any[]} */ ([undefined, 'graze2d.wasm', new URL('file:///graze2d.wasm'), ...nothing])) {
    const message = /^loadSync: source must be bytes or a compiled module, was /;
    assert.throws(() => loadSync(wrong), { name: 'TypeError', code, message });
  }
});

test('after all that the right module is loaded, once', async () => {
  await Promise.all([load(answer(ours)), load()]);
  assert.equal(turn({ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 }), 'clockwise');
  await load(other);
  loadSync(other);
  assert.equal(turn({ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 }), 'clockwise');
});
