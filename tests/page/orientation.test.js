// The scene of two segments: labels leave the answers of the field layer visible, and plain arithmetic is wrong where the
// text says so.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as graze from '../../www/library/entries/page.js';
import { Model } from '../../www/model/model.js';
import { spot } from '../../www/model/pen.js';
import { segmentVsSegment } from '../../www/scenes/orientation/portable.js';
import { proseOf, sceneOf, solved } from './facts.js';
import { laidOut } from './laid-out.js';
import { casesOf } from './samples.js';

test('no label lies over an answer of the field layer, where there is room beside it', async () => {
  const { scene, say } = await sceneOf('orientation');
  for (const { id, state } of casesOf(scene)) {
    // From far away there is no lattice.
    if (['bits32', 'bits64', 'doubles'].includes(id)) continue;
    const model = new Model(scene, graze, () => {});
    model.open(state);
    await model.fit();
    for (const width of [770, 1150]) {
      const { texts, view } = laidOut(model, say, width, true);
      const reach = spot * view.scale - 1;
      for (const { text, ...area } of texts) {
        for (let y = 0; y <= 10; y++) {
          for (let x = 0; x <= 16; x++) {
            const at = view.toScreen({ x, y });
            const [across, down] = [
              Math.max(area.minX - at.x, 0, at.x - area.maxX),
              Math.max(area.minY - at.y, 0, at.y - area.maxY),
            ];
            assert.ok(Math.hypot(across, down) > reach, `${text} in ${id} at (${x}, ${y}), ${width} pixels wide`);
          }
        }
      }
    }
  }
});

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
