// The scene of two segments: plain arithmetic is wrong where the text says so.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { segmentVsSegment } from '../../www/scenes/orientation/portable.js';
import { proseOf, sceneOf, solved } from './facts.js';

/** @typedef {[bigint, bigint]} Place */

/** How two segments meet by their turns, computed with integers of so many bits. @param {number} bits @param {Place[]} ends */
function wrapped(bits, [a, b, c, d]) {
  const wrap = (/** @type {bigint} */ value) => BigInt.asIntN(bits, value);
  const turn = (/** @type {Place} */ p, /** @type {Place} */ q, /** @type {Place} */ r) => {
    const [ux, uy, vx, vy] = [q[0] - p[0], q[1] - p[1], r[0] - p[0], r[1] - p[1]].map(wrap);
    return wrap(wrap(ux * vy) - wrap(uy * vx));
  };
  return relationBy(
    [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)].map((each) => Math.sign(Number(each))),
  );
}

/** How two segments meet by the signs of their turns, not all of which are 0. @param {number[]} turns */
function relationBy([c, d, a, b]) {
  if (c * d > 0 || a * b > 0) return 'apart';
  return c * d * a * b === 0 ? 'touch' : 'proper';
}

test('integers with too few bits, and plain doubles, say what the text says of them, and the library is right', async () => {
  const { scene } = await sceneOf('orientation');
  const both = (/** @type {string} */ id, /** @type {number} */ bits) => {
    const { state, result } = solved(scene, id);
    const ends = [state.a, state.b, state.c, state.d].map(({ x, y }) => /** @type {Place} */ ([BigInt(x), BigInt(y)]));
    // The products of a state are below 2^200.
    assert.equal(wrapped(200, ends), result.relation, id);
    return [wrapped(bits, ends), result.relation];
  };
  assert.deepEqual(both('bits32', 32), ['apart', 'proper']);
  assert.deepEqual(both('bits64', 64), ['proper', 'apart']);
  const { state } = solved(scene, 'doubles');
  assert.equal(segmentVsSegment({ a: state.a, b: state.b }, { a: state.c, b: state.d }), 'touch');
  assert.deepEqual(both('doubles', 64), ['apart', 'apart']);
  assert.match(
    proseOf('orientation'),
    /32 bits say Miss where .* 64 bits say Cross where .* plain code says Touch where/,
  );
});
