// The plain loop: what one would write without a tree. It rounds, so where a path only touches a box it may say anything.

/** @import { Segment } from '../../model/types.js' */

/**
 * The boxes that a path hits, in order of time, by a test of each of them.
 * @param {Float64Array} sides min x and y, max x and y of each box @param {Segment} path
 * @returns {{ id: number, t: number }[]}
 */
export function hitsByLoop(sides, { a, b }) {
  const [perX, perY] = [1 / (b.x - a.x), 1 / (b.y - a.y)];
  const hits = [];
  for (let at = 0; at < sides.length; at += 4) {
    const [left, right] = [(sides[at] - a.x) * perX, (sides[at + 2] - a.x) * perX];
    const [top, bottom] = [(sides[at + 1] - a.y) * perY, (sides[at + 3] - a.y) * perY];
    const enter = Math.max(0, Math.min(left, right), Math.min(top, bottom));
    const leave = Math.min(1, Math.max(left, right), Math.max(top, bottom));
    if (enter <= leave) hits.push({ id: at / 4, t: enter });
  }
  return hits.sort((one, other) => one.t - other.t);
}
