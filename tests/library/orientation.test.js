/** Turns, segments and quads through the JavaScript library. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as graze from '../../www/library/entries/node.js';

const {
  pointVsQuad,
  pointVsQuadSteps,
  quadFromAngle,
  rotatedQuad,
  segmentVsQuad,
  segmentVsQuadSteps,
  segmentVsSegment,
  segmentVsSegmentSteps,
  turn,
  turnSteps,
} = graze;

/** @typedef {import('../../www/library/types.js').Point} Point */
/** @typedef {import('../../www/library/types.js').Quad} Quad */

const at = (/** @type {number} */ x, /** @type {number} */ y) => ({ x, y });
const path = (/** @type {Point} */ a, /** @type {Point} */ b) => ({ a, b });

/** @type {Quad} a diamond, two in each direction */
const diamond = { corners: [at(0, -2), at(2, 0), at(0, 2), at(-2, 0)] };
const through = path(at(-3, -1), at(5, -1));

test('right, then down, is clockwise on screen', () => {
  assert.equal(turn(at(0, 0), at(2, 0), at(2, 1)), 'clockwise');
  assert.equal(turn(at(0, 0), at(2, 0), at(2, -1)), 'counterClockwise');
  assert.equal(turn(at(0, 0), at(2, 0), at(9, 0)), 'straight');
});

test('the steps of a turn tell whether the rounded determinant can be trusted', () => {
  assert.deepEqual(turnSteps(at(0, 0), at(4, 0), at(4, 3)), {
    turn: 'clockwise',
    steps: [
      { kind: 'arms', ux: 4, uy: 0, vx: 4, vy: 3 },
      { kind: 'products', left: 12, right: 0 },
      { kind: 'sure', det: 12 },
      { kind: 'turns', turn: 'clockwise' },
    ],
  });
  const close = turnSteps(at(0.5, 0.5), at(12, 12), at(24, 24));
  assert.deepEqual(close.steps[2], { kind: 'unsure', det: 0 });
});

test('segments are apart, cross, touch or overlap', () => {
  const p = path(at(0, 0), at(4, 4));
  assert.deepEqual(segmentVsSegment(p, path(at(0, 2), at(2, 0))), { relation: 'proper', points: [at(1, 1)] });
  assert.deepEqual(segmentVsSegment(p, path(at(4, 4), at(9, 0))), { relation: 'touch', points: [at(4, 4)] });
  const overlap = { relation: 'overlap', points: [at(1, 1), at(4, 4)] };
  assert.deepEqual(segmentVsSegment(p, path(at(9, 9), at(1, 1))), overlap);
  assert.deepEqual(segmentVsSegment(p, path(at(1, 0), at(9, 0))), { relation: 'apart', points: [] });
  const { intersection, steps } = segmentVsSegmentSteps(p, path(at(9, 9), at(1, 1)));
  assert.deepEqual(intersection, overlap);
  assert.deepEqual(steps.at(-1), { kind: 'overlap', lowX: 1, lowY: 1, highX: 4, highY: 4 });
  assert.deepEqual(steps[0], { kind: 'turns', ax: 0, ay: 0, bx: 4, by: 4, cx: 9, cy: 9, turn: 'straight' });
});

test('a point is inside, on the boundary or outside, either winding', () => {
  const [a, b, c, d] = diamond.corners;
  for (const quad of [diamond, { corners: /** @type {Quad['corners']} */ ([d, c, b, a]) }]) {
    assert.equal(pointVsQuad(at(0, 0), quad), 'inside');
    assert.equal(pointVsQuad(at(1, 1), quad), 'boundary');
    assert.equal(pointVsQuad(at(2, 1), quad), 'outside');
  }
  assert.deepEqual(pointVsQuadSteps(at(1, -2), diamond), {
    place: 'outside',
    steps: [{ kind: 'turns', edge: 0, turn: 'counterClockwise' }, { kind: 'outside' }],
  });
});

test('a segment through the diamond enters and leaves at edges', () => {
  const span = segmentVsQuad(through, diamond);
  const diagonal = Math.sqrt(0.5);
  assert.deepEqual(span, {
    contact: 'cross',
    enter: {
      t: 0.25,
      point: at(-1, -1),
      position: at(-1, -1),
      normal: at(-diagonal, -diagonal),
      feature: 'edge3',
    },
    exit: { t: 0.5, point: at(1, -1), position: at(1, -1), normal: at(diagonal, -diagonal), feature: 'edge0' },
    isContained: false,
    pushOut: null,
  });
  assert.equal(segmentVsQuad(path(at(0, 0), at(1, 0)), diamond)?.isContained, true);
});

test('the steps name each edge and end in the verdict', () => {
  const { span, steps } = segmentVsQuadSteps(through, diamond);
  assert.deepEqual(span, segmentVsQuad(through, diamond));
  assert.deepEqual(
    steps.filter(({ kind }) => kind !== 'turns'),
    [
      { kind: 'leaves', edge: 0, t: 0.5, near: 0, far: 0.5, decides: true },
      { kind: 'leaves', edge: 1, t: 0.75, near: 0, far: 0.5, decides: false },
      { kind: 'enters', edge: 2, t: 0, near: 0, far: 0.5, decides: true },
      { kind: 'enters', edge: 3, t: 0.25, near: 0.25, far: 0.5, decides: true },
      { kind: 'crosses', near: 0.25, far: 0.5 },
    ],
  );
});

test('a quad without area is asked as the segment it is', () => {
  /** @type {Quad} */
  const line = { corners: [at(2, 0), at(6, 0), at(0, 0), at(4, 0)] };
  assert.equal(segmentVsQuad(path(at(100, 0), at(200, 0)), line), null);
  const { span, steps } = segmentVsQuadSteps(path(at(3, -1), at(3, 3)), line);
  assert.equal(span?.contact, 'touch');
  assert.deepEqual(steps[0], { kind: 'isSegment', lowX: 0, lowY: 0, highX: 6, highY: 0 });
  assert.deepEqual(steps.at(-2), { kind: 'segments', step: { kind: 'proper', x: 3, y: 0 } });
});

test('a rectangle is turned by an angle or along a direction', () => {
  const quarter = rotatedQuad(at(1, 1), at(2, 1), at(0, 1));
  assert.deepEqual(quarter.corners, [at(2, -1), at(2, 3), at(0, 3), at(0, -1)]);
  assert.deepEqual(quadFromAngle(at(1, 1), at(2, 1), 0).corners, [at(-1, 0), at(3, 0), at(3, 2), at(-1, 2)]);
});

/**
 * @param {() => unknown} call
 * @param {string} name
 * @param {string} code
 * @param {string} message
 */
function refuses(call, name, code, message) {
  assert.throws(call, { name, code, message });
}

test('a bow-tie, a missing corner and a negative half size are refused with a sentence', () => {
  const [a, b, c, d] = diamond.corners;
  refuses(
    () => pointVsQuad(a, { corners: [a, c, b, d] }),
    'RangeError',
    'not_convex',
    'pointVsQuad: quad must have the four corners of a convex quadrilateral, in order',
  );
  refuses(
    () => segmentVsQuad(through, /** @type {any} */ ({ corners: [a, b, c] })),
    'TypeError',
    'wrong_type',
    'segmentVsQuad: quad.corners must be an array of four {x, y}, was an array of 3',
  );
  refuses(
    () => segmentVsSegment(through, /** @type {any} */ ({ a })),
    'TypeError',
    'wrong_type',
    'segmentVsSegment: q.b must be {x, y}, was undefined',
  );
  refuses(
    () => quadFromAngle(at(0, 0), at(1, -1), 0),
    'RangeError',
    'negative_radius',
    'quadFromAngle: half.y must be ≥ 0, was -1',
  );
});
