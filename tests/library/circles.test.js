/** Points, segments and moving circles against a circle through the JavaScript library. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  circleVsCircle,
  circleVsCircleContact,
  circleVsCircleSteps,
  pointVsCircle,
  pointVsCircleSteps,
  segmentVsCircle,
  segmentVsCircleContact,
  segmentVsCircleSteps,
} from '../../www/library/entries/node.js';

const circle = { x: 5, y: 0, radius: 5 };
const still = { x: 0, y: 0 };
const segment = (/** @type {number[]} */ ax, /** @type {number[]} */ bx) => ({
  a: { x: ax[0], y: ax[1] },
  b: { x: bx[0], y: bx[1] },
});

//                ╭───────╮
//   a ●──────────●───────●──────● b      5 below the center at 3: half the chord is 4
//                enter   exit
const through = segment([-5, 3], [15, 3]);

test('a segment through a circle enters and leaves', () => {
  assert.deepEqual(segmentVsCircle(through, circle), {
    contact: 'cross',
    enter: {
      t: 0.3,
      point: { x: 1, y: 3 },
      position: { x: 1, y: 3 },
      normal: { x: -0.8, y: 0.6 },
      feature: 'arc',
    },
    exit: {
      t: 0.7,
      point: { x: 9, y: 3 },
      position: { x: 9, y: 3 },
      normal: { x: 0.8, y: 0.6 },
      feature: 'arc',
    },
    isContained: false,
    pushOut: null,
  });
});

test('a tangent touches, and one ulp farther out it misses', () => {
  assert.equal(segmentVsCircle(segment([0, 5], [9, 5]), circle)?.contact, 'touch');
  const y = 5 + 2 ** -50;
  assert.equal(segmentVsCircle(segment([0, y], [9, y]), circle), null);
});

test('a segment that starts inside has a way out from the center', () => {
  const span = segmentVsCircle(segment([5, 3], [5, 9]), circle);
  assert.equal(span?.enter, null);
  assert.equal(span?.exit?.point.y, 5);
  assert.deepEqual(span?.pushOut, { depth: 2, normal: { x: 0, y: 1 }, by: { x: 0, y: 2 } });
  assert.ok(segmentVsCircle(segment([5, 1], [6, 2]), circle)?.isContained);
});

test('the steps of a segment end in the verdict', () => {
  assert.deepEqual(segmentVsCircleSteps(segment([-3, 6], [9, 6]), circle), {
    span: null,
    steps: [
      { kind: 'startsOutside', distance: 10 },
      { kind: 'closest', closest: 8 / 12, distance: 6 },
      { kind: 'misses' },
    ],
  });
  assert.deepEqual(segmentVsCircleSteps(through, circle).steps, [
    { kind: 'startsOutside', distance: Math.sqrt(109) },
    { kind: 'closest', closest: 0.5, distance: 3 },
    { kind: 'enters', t: 0.3 },
    { kind: 'leaves', t: 0.7 },
    { kind: 'crosses', near: 0.3, far: 0.7 },
  ]);
});

test('a point is inside, on the boundary or outside', () => {
  assert.equal(pointVsCircle({ x: 8, y: 3 }, circle), 'inside');
  assert.equal(pointVsCircle({ x: 8, y: 4 }, circle), 'boundary');
  assert.equal(pointVsCircle({ x: 8, y: 4 + 2 ** -50 }, circle), 'outside');
  assert.equal(pointVsCircle({ x: 5, y: 0 }, { ...circle, radius: 0 }), 'boundary');
});

test('the steps of a point tell its offset, its distance beside the radius, then where it lies', () => {
  assert.deepEqual(pointVsCircleSteps({ x: -3, y: 6 }, circle), {
    place: 'outside',
    steps: [
      { kind: 'offset', across: -8, down: 6, squared: 100 },
      { kind: 'compares', distance: 10, radius: 5, squaredRadius: 25 },
      { kind: 'outside' },
    ],
  });
  // Rounded, the distance is the radius, and so are their squares.
  assert.deepEqual(pointVsCircleSteps({ x: 10, y: 1e-9 }, circle), {
    place: 'outside',
    steps: [
      { kind: 'offset', across: 5, down: 1e-9, squared: 25 },
      { kind: 'compares', distance: 5, radius: 5, squaredRadius: 25 },
      { kind: 'outside' },
    ],
  });
});

//   ╭─╮             ╭───╮
//   │A│──▶      ◀── │ B │      8 apart, radii 1 and 2, and 10 closer in a step
//   ╰─╯             ╰───╯
const a = { x: 0, y: 0, radius: 1 };
const b = { x: 8, y: 0, radius: 2 };

test('two circles meet: points and normals are those of b, positions those of a', () => {
  assert.deepEqual(circleVsCircle(a, { x: 8, y: 0 }, b, { x: -2, y: 0 })?.enter, {
    t: 0.5,
    point: { x: 5, y: 0 },
    position: { x: 4, y: 0 },
    normal: { x: -1, y: 0 },
    feature: 'arc',
  });
});

test('circles that move alike never come closer', () => {
  const motion = { x: 3, y: -4 };
  assert.equal(circleVsCircle(a, motion, b, motion), null);
  const span = circleVsCircle(a, motion, { ...b, x: 3 }, motion);
  assert.deepEqual([span?.contact, span?.enter?.t, span?.exit?.t], ['touch', 0, 1]);
});

test('circles that overlap tell the way out', () => {
  assert.deepEqual(circleVsCircle(a, still, { ...b, x: 2 }, still)?.pushOut, {
    depth: 1,
    normal: { x: -1, y: 0 },
    by: { x: -1, y: 0 },
  });
});

test('the steps of two circles tell what b sees, then the path', () => {
  assert.deepEqual(circleVsCircleSteps(a, still, b, still), {
    span: null,
    steps: [
      { kind: 'relative', startX: -8, startY: 0, motionX: 0, motionY: 0, radius: 3 },
      { kind: 'path', step: { kind: 'startsOutside', distance: 8 } },
      { kind: 'path', step: { kind: 'leadsAway' } },
      { kind: 'path', step: { kind: 'misses' } },
    ],
  });
});

test('a refusal names the function and the argument', () => {
  const loose = /** @type {Record<string, any>} */ ({
    pointVsCircle,
    pointVsCircleSteps,
    segmentVsCircle,
    segmentVsCircleSteps,
    segmentVsCircleContact,
    circleVsCircle,
    circleVsCircleSteps,
    circleVsCircleContact,
  });
  const wrong = { ...b, radius: -1 };
  for (const [name, ask] of Object.entries(loose)) {
    const first = name.startsWith('segment') ? through : name.startsWith('point') ? still : null;
    const given = (/** @type {unknown} */ last) => (first ? [first, last] : [a, still, last, still]);
    const path = first ? 'circle' : 'b';
    assert.throws(() => ask(...given(wrong)), {
      name: 'RangeError',
      code: 'negative_radius',
      message: `${name}: ${path}.radius must be ≥ 0, was -1`,
    });
    assert.throws(() => ask(...given({ ...b, x: Number.NaN })), {
      code: 'non_finite',
      message: `${name}: ${path}.x must be a finite number, was NaN`,
    });
    assert.throws(() => ask(...given({ x: 1, y: 2 })), {
      code: 'wrong_type',
      message: `${name}: ${path}.radius must be a number, was undefined`,
    });
    assert.throws(() => ask(), { code: 'wrong_type' });
  }
});
