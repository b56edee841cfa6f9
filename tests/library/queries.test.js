// The queries without a world: examples of what they answer, and every form of each gives the same answer.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { queries } from '../../scripts/build/wire.js';
import * as library from '../../www/library/entries/node.js';
import { DECLARED } from '../../www/library/wasm/declared.js';

const {
  circleVsCircleSteps,
  convexVsConvexSteps,
  cornersOf,
  cornerSides,
  createWorld,
  FEATURES,
  oppositeSide,
  pointVsAabbSteps,
  pointVsCircleSteps,
  pointVsConvexSteps,
  ROW,
  ray,
  segmentVsAabb,
  segmentVsAabbBatch,
  segmentVsAabbSteps,
  segmentVsCircleSteps,
  segmentVsConvexSteps,
  segmentVsSegmentSteps,
  travelVsMovingBox,
  travelVsMovingBoxSteps,
  turnSteps,
} = library;

/** @typedef {import('../../www/library/types.js').Span} Span */

const at = (/** @type {number} */ x, /** @type {number} */ y) => ({ x, y });
const path = (/** @type {number[]} */ ...[ax, ay, bx, by]) => ({ a: at(ax, ay), b: at(bx, by) });
const box = { minX: 0, minY: 0, maxX: 4, maxY: 2 };
const circle = { x: 5, y: 0, radius: 5 };
/** Two in each direction. */
const diamond = { points: [at(0, -2), at(2, 0), at(0, 2), at(-2, 0)] };
const through = path(-2, 1, 6, 1);

/** @type {[name: string, traced: object, expected: object][]} */
const traced = [
  [
    'segmentVsAabb',
    segmentVsAabbSteps(through, box).steps,
    [
      { kind: 'enters', side: 'left', da: 2, db: -6, t: 0.25, near: 0.25, far: 1, decides: true },
      { kind: 'leaves', side: 'right', da: -6, db: 2, t: 0.75, near: 0.25, far: 0.75, decides: true },
      { kind: 'behind', side: 'top', da: -1, db: -1 },
      { kind: 'behind', side: 'bottom', da: -1, db: -1 },
      { kind: 'crosses', near: 0.25, far: 0.75 },
    ],
  ],
  [
    'pointVsAabb',
    pointVsAabbSteps(at(4, 3), box),
    {
      place: 'outside',
      steps: [
        { kind: 'behind', side: 'left', distance: -4 },
        { kind: 'on', side: 'right' },
        { kind: 'behind', side: 'top', distance: -3 },
        { kind: 'inFront', side: 'bottom', distance: 1 },
        { kind: 'lies', place: 'outside' },
      ],
    },
  ],
  [
    'segmentVsCircle',
    segmentVsCircleSteps(path(-5, 3, 15, 3), circle).steps,
    [
      { kind: 'startsOutside', distance: Math.sqrt(109) },
      { kind: 'closest', closest: 0.5, distance: 3 },
      { kind: 'enters', t: 0.3 },
      { kind: 'leaves', t: 0.7 },
      { kind: 'crosses', near: 0.3, far: 0.7 },
    ],
  ],
  [
    // Rounded, the distance is the radius, and so are their squares.
    'pointVsCircle',
    pointVsCircleSteps(at(10, 1e-9), circle),
    {
      place: 'outside',
      steps: [
        { kind: 'offset', across: 5, down: 1e-9, squared: 25 },
        { kind: 'compares', distance: 5, radius: 5, squaredRadius: 25 },
        { kind: 'outside' },
      ],
    },
  ],
  [
    'circleVsCircle',
    circleVsCircleSteps({ x: 0, y: 0, radius: 1 }, at(0, 0), { x: 8, y: 0, radius: 2 }, at(0, 0)),
    {
      span: null,
      steps: [
        { kind: 'relative', startX: -8, startY: 0, motionX: 0, motionY: 0, radius: 3 },
        { kind: 'path', step: { kind: 'startsOutside', distance: 8 } },
        { kind: 'path', step: { kind: 'leadsAway' } },
        { kind: 'path', step: { kind: 'misses' } },
      ],
    },
  ],
  [
    'turn',
    turnSteps(at(0, 0), at(4, 0), at(4, 3)),
    {
      turn: 'clockwise',
      steps: [
        { kind: 'arms', ux: 4, uy: 0, vx: 4, vy: 3 },
        { kind: 'products', left: 12, right: 0 },
        { kind: 'sure', det: 12 },
        { kind: 'turns', turn: 'clockwise' },
      ],
    },
  ],
  ['turn, rounded to 0', turnSteps(at(0.5, 0.5), at(12, 12), at(24, 24)).steps[2], { kind: 'unsure', det: 0 }],
  [
    'segmentVsSegment',
    segmentVsSegmentSteps(path(0, 0, 4, 4), path(9, 9, 1, 1)).steps.at(-1) ?? {},
    { kind: 'overlap', lowX: 1, lowY: 1, highX: 4, highY: 4 },
  ],
  [
    'convexVsConvex',
    convexVsConvexSteps({ x: -4, y: 0, radius: 1 }, at(8, 0), { points: [at(0, -1), at(0, 1)] }, at(0, 0)).steps,
    [
      { kind: 'sum', edges: 2, radius: 1 },
      { kind: 'edge', edge: 0, owner: 'b', fromX: 0, fromY: -1, toX: 0, toY: 1 },
      { kind: 'leaves', edge: 0, t: 0.625, near: 0, far: 0.625, decides: true },
      { kind: 'edge', edge: 1, owner: 'b', fromX: 0, fromY: 1, toX: 0, toY: -1 },
      { kind: 'enters', edge: 1, t: 0.375, near: 0.375, far: 0.625, decides: true },
      { kind: 'crosses', near: 0.375, far: 0.625 },
    ],
  ],
  [
    'segmentVsConvex',
    segmentVsConvexSteps(path(-4, -1, 4, -1), diamond).steps.filter(({ kind }) => kind !== 'turns'),
    [
      { kind: 'leaves', edge: 'edge0', t: 0.625, near: 0, far: 0.625, decides: true },
      { kind: 'leaves', edge: 'edge1', t: 0.875, near: 0, far: 0.625, decides: false },
      { kind: 'enters', edge: 'edge2', t: 0.125, near: 0.125, far: 0.625, decides: true },
      { kind: 'enters', edge: 'edge3', t: 0.375, near: 0.375, far: 0.625, decides: true },
      { kind: 'crosses', near: 0.375, far: 0.625 },
    ],
  ],
  [
    'pointVsConvex',
    pointVsConvexSteps(at(3, 4), { x: 0, y: 0, radius: 5 }),
    { place: 'boundary', steps: [{ kind: 'corner', corner: 'arc' }, { kind: 'boundary' }] },
  ],
];

for (const [name, answer, expected] of traced) test(`the steps of ${name}`, () => assert.deepEqual(answer, expected));

/** Small whole numbers and halves, so that touches are frequent, and any numbers at all. */
const small = fc.integer({ min: -8, max: 8 }).map((x) => x / 2);
const coordinate = fc.oneof(
  { weight: 4, arbitrary: small },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
);
const point = fc.record({ x: coordinate, y: coordinate });
const aabb = fc.tuple(point, point).map(([p, q]) => ({
  minX: Math.min(p.x, q.x),
  minY: Math.min(p.y, q.y),
  maxX: Math.max(p.x, q.x),
  maxY: Math.max(p.y, q.y),
}));
const radius = coordinate.map(Math.abs);
const half = fc.record({ x: small.map(Math.abs), y: small.map(Math.abs) });
/** Each shape, with its numbers in the order of the object. @type {Record<string, fc.Arbitrary<any>>} */
const shapes = {
  aabb,
  circle: fc.record({ x: coordinate, y: coordinate, radius }),
  convex: fc.oneof(
    fc.record({ points: fc.array(point, { minLength: 1, maxLength: 8 }), radius }),
    fc.record({ points: fc.array(point, { minLength: 1, maxLength: 4 }), at: point, radius }),
    fc.record({ center: point, half, direction: fc.record({ x: small, y: small }), radius }),
    fc.record({ center: point, half, angle: coordinate, radius }),
    fc.record({ a: point, b: point, radius }),
    fc.record({ x: coordinate, y: coordinate, radius }),
    aabb,
    point,
  ),
  motion: point,
  point,
  segment: fc.record({ a: point, b: point }),
};

/** @param {any} value @returns {number[]} */
const numbersIn = (value) => (typeof value === 'object' && value ? Object.values(value).flatMap(numbersIn) : [value]);

/** A span as a row of a batch. @param {Span | null} span */
function rowOf(span) {
  if (!span) return [0, 0, 0, 0, 0, 0, 0, 0];
  const { contact, enter, exit } = span;
  const { point, normal } = enter ?? { point: at(0, 0), normal: at(0, 0) };
  const times = [enter?.t ?? 0, exit?.t ?? 1];
  const feature = enter ? FEATURES.indexOf(enter.feature) : -1;
  return [contact === 'touch' ? 1 : 2, ...times, point.x, point.y, normal.x, normal.y, feature];
}

for (const { name, takes, forms } of queries()) {
  test(`${name} gives one answer in every form, of finite numbers and without −0`, () => {
    const functions = /** @type {Record<string, any>} */ (library);
    const all = fc.sample(fc.tuple(...Object.values(takes).map((shape) => shapes[shape])), {
      numRuns: 1500,
      seed: 20261122,
    });
    const seen = new Set();
    const answers = all.map((args) => {
      const answer = functions[name](...args);
      const traced = forms.steps && functions[forms.steps.name](...args);
      if (traced) assert.deepEqual(traced[DECLARED[/** @type {keyof typeof DECLARED} */ (name)].key], answer);
      if (forms.contact) assert.equal(functions[forms.contact.name](...args), answer?.contact ?? null);
      for (const number of numbersIn(answer).filter((each) => typeof each === 'number'))
        assert.ok(Number.isFinite(number) && !Object.is(number, -0), JSON.stringify([args, answer]));
      seen.add(answer?.contact ?? null);
      return answer;
    });
    if (!forms.contact) return;
    assert.deepEqual(seen, new Set([null, 'touch', 'cross']));
    if (!forms.batch) return;
    const columns = Object.keys(takes).map((_, i) => Float64Array.from(all.flatMap((args) => numbersIn(args[i]))));
    const out = new Float64Array(ROW * all.length);
    functions[forms.batch.name](...columns, out);
    for (const [i, answer] of answers.entries())
      assert.deepEqual([...out.subarray(ROW * i, ROW * (i + 1))], rowOf(answer), `row ${i}`);
  });
}

test('a batch may grow, shrink and be empty, and writes nothing behind its rows', () => {
  for (const count of [1, 20000, 3, 0]) {
    const out = new Float64Array(count * ROW + 5).fill(7);
    const segments = new Float64Array(count * 4).fill(1);
    segmentVsAabbBatch(segments, segments, out);
    if (count) assert.deepEqual([...out.subarray(0, 5)], [1, 0, 1, 1, 1]);
    assert.deepEqual([...out.subarray(count * ROW)], [7, 7, 7, 7, 7]);
  }
});

test('the corners of a rectangle, turned by an angle or along a direction, have their numbers, clockwise on screen', () => {
  const [center, half] = [at(1, 1), at(2, 1)];
  const corners = [
    { ...at(0, -1), feature: 'vertex3' },
    { ...at(2, -1), feature: 'vertex0' },
    { ...at(2, 3), feature: 'vertex1' },
    { ...at(0, 3), feature: 'vertex2' },
  ];
  assert.deepEqual(cornersOf({ center, half, direction: at(0, 1), radius: 7 }), corners);
  const level = cornersOf({ center, half, angle: 0 });
  assert.deepEqual(
    level.map(({ x, y }) => at(x, y)),
    [at(-1, 0), at(3, 0), at(3, 2), at(-1, 2)],
  );
  assert.deepEqual(cornersOf(circle), [{ ...at(5, 0), feature: 'arc' }]);
  assert.deepEqual(
    cornersOf(box).map(({ feature }) => feature),
    ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'],
  );
});

test('a ray is a segment that ends where the doubles end, and its scale turns times into directions', () => {
  const sight = ray(at(-2, 1), at(0.5, 0));
  const t = segmentVsAabb(sight, { minX: 1e6, minY: 0, maxX: 2e6, maxY: 3 })?.enter?.t ?? Number.NaN;
  assert.equal(t * sight.scale, 2e6 + 4);
  assert.deepEqual(ray(at(3, 4), at(0, -1)), { ...path(3, 4, 3, -(2 ** 1023)), scale: 2 ** 1023 });
  assert.deepEqual(ray(at(3, 4), at(0, 0)), { ...path(3, 4, 3, 4), scale: 1 });
});

test('sides have opposites, and corners their two sides', () => {
  const sides = /** @type {const} */ (['left', 'right', 'top', 'bottom']);
  assert.deepEqual(sides.map(oppositeSide), ['right', 'left', 'bottom', 'top']);
  for (const side of ['left', 'right'])
    for (const end of ['top', 'bottom'])
      assert.deepEqual(cornerSides(/** @type {any} */ (end + side[0].toUpperCase() + side.slice(1))), [side, end]);
});

test('a mover meets a box that moves, too, in the frame of the box', () => {
  const [ball, lift] = [
    { x: 0, y: 0, radius: 1 },
    { minX: 4, minY: -2, maxX: 6, maxY: 2 },
  ];
  const { position, motion, mover, timeLeft, hits } = travelVsMovingBox(ball, at(4, 0), lift, at(-2, 0), 'bounce');
  assert.deepEqual(
    { position, motion, mover, timeLeft },
    { position: at(-2, 0), motion: at(-8, 0), mover: { ...ball, x: -2 }, timeLeft: 0 },
  );
  assert.deepEqual([hits[0].t, hits[0].point, hits[0].feature], [0.5, at(3, 0), 'left']);
  const { travel, steps } = travelVsMovingBoxSteps(ball, at(9, 3), lift, at(1, 2), 'slide');
  assert.deepEqual(steps, createWorld([lift]).travelSteps(ball, at(8, 1), 'slide').steps);
  assert.deepEqual(travel, travelVsMovingBox(ball, at(9, 3), lift, at(1, 2), 'slide'));
});
