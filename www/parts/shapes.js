// The shape of a mover in the picture: where its middle is, and how it is drawn, at any position.

/** @import { Pen, Point } from '../model/types.js' */
/** @import { StrokeStyle, Role } from '../model/pen.js' */

/**
 * The shape of a mover. Its position is that of the library: the center of a circle, the min corner of a box.
 * @typedef {object} Shape
 * @property {(position: Point) => Point} middle
 * @property {(role: Role, position: Point, look?: StrokeStyle) => void} draw
 */

/**
 * The shape of a circle.
 * @param {Pen} pen @param {number} radius
 * @returns {Shape}
 */
export const circleShape = (pen, radius) => ({
  middle: (at) => at,
  draw: (role, { x, y }, look) => pen.circle(role, { x, y }, radius, look),
});

/**
 * The shape of a box, with a dot at the corner that is its position.
 * @param {Pen} pen @param {import('../model/types.js').Box} box at any position
 * @returns {Shape}
 */
export function boxShape(pen, { minX, minY, maxX, maxY }) {
  const [width, height] = [maxX - minX, maxY - minY];
  return {
    middle: ({ x, y }) => ({ x: x + width / 2, y: y + height / 2 }),
    draw: (role, { x, y }, look) => {
      pen.box(role, { minX: x, minY: y, maxX: x + width, maxY: y + height }, look);
      pen.dot(role, { x, y }, { size: 2.5 });
    },
  };
}
