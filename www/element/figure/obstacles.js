// What the labels of a picture should not cover: lines, edges, rings and dots, as small areas.

/** @import { Point } from '../../model/types.js' */

/** The most areas of a line or a ring: what is far larger than the picture is not in the way of a label. */
const most = 500;

/** All coordinates are in pixels. */
export class Obstacles {
  /** @type {import('./lay-out.js').Taken[]} */
  taken = [];

  /**
   * The surroundings of a point.
   * @param {Point} at @param {number} reach @param {number} [weight] what covering a pixel of it costs
   */
  dot({ x, y }, reach, weight = 6) {
    this.taken.push({ minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach, weight });
  }

  /**
   * A line.
   * @param {Point} start @param {Point} end @param {number} weight
   */
  line(start, end, weight) {
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    // A horizontal or vertical line is one thin area; a slanted one is many small ones.
    const count = dx === 0 || dy === 0 ? 1 : Math.min(most, Math.ceil(Math.hypot(dx, dy) / 8));
    for (let i = 0; i < count; i++) {
      const [from, to] = [i / count, (i + 1) / count];
      this.taken.push({
        minX: start.x + Math.min(from * dx, to * dx) - 2,
        minY: start.y + Math.min(from * dy, to * dy) - 2,
        maxX: start.x + Math.max(from * dx, to * dx) + 2,
        maxY: start.y + Math.max(from * dy, to * dy) + 2,
        weight,
      });
    }
  }

  /**
   * The edges of an area.
   * @param {Point[]} corners in order
   */
  edges(corners) {
    for (const [i, corner] of corners.entries()) this.line(corner, corners[(i + 1) % corners.length], 3);
  }

  /**
   * The line of a circle.
   * @param {Point} center @param {number} radius
   */
  ring(center, radius) {
    const count = Math.min(most, Math.ceil(radius / 2));
    for (let i = 0; i < count; i++) {
      const turn = (2 * Math.PI * i) / count;
      this.dot({ x: center.x + radius * Math.cos(turn), y: center.y + radius * Math.sin(turn) }, 5, 1.5);
    }
  }
}
