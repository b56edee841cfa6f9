// What the labels of a picture should not cover: whatever is stroked, and dots.

/** @import { Point } from '../../model/types.js' */

/** @typedef {{ from: Point, to: Point }} Line */

/** The most pieces of a bend: what is far larger than the picture is not in the way of a label. */
const most = 200;
const quarter = Math.PI / 2;

/** It can be traced on as a canvas can: so it knows each outline as it is painted. All coordinates are in pixels. */
export class Obstacles {
  /** @type {import('./lay-out.js').Taken[]} */
  taken = [];
  /** @type {Line[]} */
  lines = [];
  /** @type {Point | null} where the path began */
  #first = null;
  /** @type {Point | null} where it is */
  #last = null;

  /**
   * The surroundings of a point.
   * @param {Point} at @param {number} reach
   */
  dot({ x, y }, reach) {
    this.taken.push({ minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach, weight: 6 });
  }

  /** @param {Point} from @param {Point} to */
  line(from, to) {
    this.lines.push({ from, to });
  }

  beginPath() {
    this.#first = null;
    this.#last = null;
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    const to = { x, y };
    if (this.#last) this.line(this.#last, to);
    this.#first ??= to;
    this.#last = to;
  }

  closePath() {
    if (this.#first) this.lineTo(this.#first.x, this.#first.y);
  }

  /** @param {number} x @param {number} y @param {number} radius @param {number} from @param {number} to */
  arc(x, y, radius, from, to) {
    const turn = to < from ? to - from + 4 * quarter : to - from;
    // Straight pieces, which are a pixel off at most.
    const count = Math.min(most, Math.ceil(turn * Math.sqrt(radius / 8)) + 1);
    for (let i = 0; i <= count; i++) {
      const angle = from + (turn * i) / count;
      this.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    }
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  rect(x, y, width, height) {
    this.beginPath();
    this.lineTo(x, y);
    this.lineTo(x + width, y);
    this.lineTo(x + width, y + height);
    this.lineTo(x, y + height);
    this.closePath();
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} radius */
  roundRect(x, y, width, height, radius) {
    const [right, bottom] = [x + width - radius, y + height - radius];
    this.arc(right, bottom, radius, 0, quarter);
    this.arc(x + radius, bottom, radius, quarter, 2 * quarter);
    this.arc(x + radius, y + radius, radius, 2 * quarter, 3 * quarter);
    this.arc(right, y + radius, radius, 3 * quarter, 4 * quarter);
    this.closePath();
  }
}
