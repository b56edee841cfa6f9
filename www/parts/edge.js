// One edge of a quad in the picture: its line, and the half-plane in front of it.

/** @import { Pen, Point } from '../model/types.js' */

/** A length that reaches out of the picture. */
export const beyond = 400;

/**
 * An edge, and a function from distances along it and in front of it to points.
 * @param {Point[]} corners @param {number} edge
 * @returns {{ from: Point, to: Point, far: (along: number, out: number) => Point }}
 */
export function edgeOf(corners, edge) {
  const [from, to] = [corners[edge], corners[(edge + 1) % 4]];
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return { from, to, far: (on, out) => ({ x: from.x + on * x + out * y, y: from.y + on * y - out * x }) };
}

/**
 * Hatches the half-plane in front of an edge: no part of the rectangle is there.
 * @param {Pen} pen @param {Point[]} corners @param {number} edge
 */
export function drawEdgeFront(pen, corners, edge) {
  const { far } = edgeOf(corners, edge);
  const front = [far(-beyond, 0), far(beyond, 0), far(beyond, beyond), far(-beyond, beyond)];
  pen.polygon('reject', front, { hatch: true, outline: false });
}
