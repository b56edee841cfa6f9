// One edge of a convex shape in the picture: its line, and the half-plane in front of it.

import { ringOf } from '../model/fields/rectangle.js';
import { middleOf, moved } from './places.js';

/** @import { Rectangle } from '../model/fields/rectangle.js' */
/** @import { Pen, Point } from '../model/types.js' */

/** A length from a place that reaches all of the picture, and out of it. @param {Pen} pen @param {Point} from */
function beyond({ area }, from) {
  const { x, y } = middleOf(area);
  return Math.hypot(x - from.x, y - from.y) + area.maxX - area.minX + area.maxY - area.minY;
}

/** An edge, and a function from distances along it and in front of it to points. @typedef {{ from: Point, to: Point, far: (along: number, out: number) => Point }} Edge */

/**
 * The edge between two corners.
 * @param {Point} from @param {Point} to @param {number} [by] how far it has moved out
 * @returns {Edge}
 */
export function edgeBetween(from, to, by = 0) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const out = { x: by * y, y: -by * x };
  return {
    from: moved(from, out),
    to: moved(to, out),
    far: (on, off) => ({ x: from.x + on * x + (by + off) * y, y: from.y + on * y - (by + off) * x }),
  };
}

/** An edge of a shape. @param {Point[]} corners clockwise @param {number} edge */
export const edgeOf = (corners, edge) => edgeBetween(corners[edge], corners[(edge + 1) % corners.length]);

/** Hatches the half-plane in front of an edge: no part of the shape is there. @param {Pen} pen @param {Edge} edge */
export function drawEdgeFront(pen, { from, far }) {
  const by = beyond(pen, from);
  const front = [far(-by, 0), far(by, 0), far(by, by), far(-by, by)];
  pen.polygon('reject', front, { hatch: true, outline: false });
}

/** Draws the line of an edge, and lights the edge. @param {Pen} pen @param {Edge} edge */
export function drawEdgeLine(pen, { from, to, far }) {
  const by = beyond(pen, from);
  pen.line('reject', far(-by, 0), far(by, 0));
  pen.line('focus', from, to, { width: 4 });
}

/** Lights the line through two points, to the rim of the picture. @param {Pen} pen @param {Point} a @param {Point} b */
export function drawLineOver(pen, a, b) {
  const { from, far } = edgeBetween(a, b);
  const by = beyond(pen, from);
  pen.line('focus', far(-by, 0), far(by, 0), { width: 1.5 });
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

/** The number of a corner, from 1. @param {{ feature: string }} corner */
export const numberOf = ({ feature }) => Number(feature.slice('vertex'.length)) + 1;

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
