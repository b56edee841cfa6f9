// One edge of a convex shape in the picture: its line, and the half-plane in front of it.

import { ringOf } from '../model/fields/rectangle.js';

/** @import { Rectangle } from '../model/fields/rectangle.js' */
/** @import { Pen, Point } from '../model/types.js' */

/** A length that reaches out of the picture. */
export const beyond = 400;

/**
 * An edge, and a function from distances along it and in front of it to points.
 * @param {Point[]} corners clockwise @param {number} edge
 * @returns {{ from: Point, to: Point, far: (along: number, out: number) => Point }}
 */
export function edgeOf(corners, edge) {
  const [from, to] = [corners[edge], corners[(edge + 1) % corners.length]];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return { from, to, far: (on, out) => ({ x: from.x + on * x + out * y, y: from.y + on * y - out * x }) };
}

/**
 * Hatches the half-plane in front of an edge: no part of the rectangle is there.
 * @param {Pen} pen @param {Point[]} corners clockwise @param {number} edge
 */
export function drawEdgeFront(pen, corners, edge) {
  const { far } = edgeOf(corners, edge);
  const front = [far(-beyond, 0), far(beyond, 0), far(beyond, beyond), far(-beyond, beyond)];
  pen.polygon('reject', front, { hatch: true, outline: false });
}

/**
 * Draws the ring of the knob: it shows that the rectangle can be turned.
 * @param {Pen} pen @param {Rectangle} rectangle
 */
export function drawKnob(pen, { x, y, ...rest }) {
  pen.circle('reject', { x, y }, ringOf(rest), { alpha: 0.4, width: 1 });
}

/**
 * Lights a corner, and what is between it and a place on its line.
 * @param {Pen} pen @param {Point} corner @param {Point} place
 */
export function drawGap(pen, corner, place) {
  pen.line('focus', corner, place, { width: 11, alpha: 0.3 });
  pen.dot('focus', corner, { size: 4 });
}

/** @typedef {Point & { feature: string }} Corner a corner, as the library names it */

/** The number of a corner. @param {{ feature: string }} corner */
export const numberOf = ({ feature }) => Number(feature.slice('vertex'.length));

/** What an edge is called: the numbers of the corners at its ends. @param {Corner[]} corners @param {number} edge */
export const edgeNames = (corners, edge) => ({
  edge: numberOf(corners[edge]),
  next: numberOf(corners[(edge + 1) % corners.length]),
});

/**
 * Numbers the corners, on the side away from the middle; those in one place together, but not all of them.
 * @param {Pen} pen @param {Corner[]} corners @param {Point} middle
 */
export function nameCorners(pen, corners, { x, y }) {
  for (const corner of corners) {
    const here = corners.filter((each) => each.x === corner.x && each.y === corner.y);
    if (here[0] !== corner || here.length === corners.length) continue;
    pen.label('fixed', corner, here.map(numberOf).join(', '), { x: corner.x - x, y: corner.y - y }, 7);
  }
}
