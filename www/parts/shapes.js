// The shape of a mover in the picture: where it is, its middle, and how it is drawn, at any position.

import { middleOf, moved } from './places.js';

/** @import { Box, Pen, Point } from '../model/types.js' */
/** @import { StrokeStyle, Role } from '../model/pen.js' */

/**
 * The shape of a mover. Its position is that of the library: the center of a circle, the min corner of a box, and of another
 * shape the point that stands for it.
 * @typedef {object} Shape
 * @property {Point} at its position before it moves
 * @property {(position: Point) => Point} middle
 * @property {(role: Role, position: Point, look?: StrokeStyle) => void} draw
 */

/**
 * The shape of a circle.
 * @param {Pen} pen @param {Point & { radius: number }} circle
 * @returns {Shape}
 */
export const circleShape = (pen, { x, y, radius }) => ({
  at: { x, y },
  middle: (at) => at,
  draw: (role, { x, y }, look) => pen.circle(role, { x, y }, radius, look),
});

/**
 * The shape of a box.
 * @param {Pen} pen @param {Box} box
 * @returns {Shape}
 */
export function boxShape(pen, box) {
  const { minX, minY, maxX, maxY } = box;
  const [width, height] = [maxX - minX, maxY - minY];
  return {
    at: { x: minX, y: minY },
    middle: ({ x, y }) => (x === minX && y === minY ? middleOf(box) : { x: x + width / 2, y: y + height / 2 }),
    draw: (role, { x, y }, look) => pen.box(role, { minX: x, minY: y, maxX: x + width, maxY: y + height }, look),
  };
}

/**
 * The shape of a box, with a dot at the corner that is its position.
 * @param {Pen} pen @param {Box} box
 * @returns {Shape}
 */
export function dottedBoxShape(pen, box) {
  const shape = boxShape(pen, box);
  return {
    ...shape,
    draw(role, at, look) {
      shape.draw(role, at, look);
      pen.dot(role, at, { size: 2.5 });
    },
  };
}

/**
 * The shape of a polygon grown by a radius.
 * @param {Pen} pen @param {{ corners: Point[], radius: number }} outline clockwise @param {Point} at the point that stands for it
 * @param {Point} middle
 * @returns {Shape}
 */
export const convexShape = (pen, { corners, radius }, at, middle) => ({
  at,
  middle: (to) => moved(moved(middle, at, -1), to),
  draw: (role, to, look) =>
    pen.polygon(
      role,
      corners.map((corner) => moved(moved(corner, at, -1), to)),
      { ...look, grown: radius },
    ),
});
