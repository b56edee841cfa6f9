// A canvas that draws nothing: it keeps points all along each stroke, and where each text is.

import { widthOfText } from '../../www/parts/label-offsets.js';

/** @import { Point } from '../../www/model/types.js' */
/** @typedef {{ text: string, minX: number, maxX: number, minY: number, maxY: number }} Written in pixels */

/** How far apart the points of a stroke are, in pixels, and how many a line or an arc has at most. */
const pace = 3;
const most = 2000;

export function strokePoints() {
  /** @type {Written[]} */
  const texts = [];
  /** @type {Point[]} */
  const strokes = [];
  /** @type {[Point, Point][]} the lines that the path is made of */
  let path = [];
  /** @type {Point | null} where the path began */
  let first = null;
  /** @type {Point | null} where it is */
  let last = null;
  let [size, clipped] = [0, 0];
  const widthOf = (/** @type {string} */ text) => size * widthOfText(text);
  const moveTo = (/** @type {number} */ x, /** @type {number} */ y) => {
    first = last = { x, y };
  };
  const lineTo = (/** @type {number} */ x, /** @type {number} */ y) => {
    const [from, to] = [last ?? { x, y }, { x, y }];
    path.push([from, to]);
    first ??= from;
    last = to;
  };
  const closePath = () => first && lineTo(first.x, first.y);
  const arc = (/** @type {number[]} */ ...[x, y, radius, from, to]) => {
    const turn = to > from ? to - from : to - from + 2 * Math.PI;
    const count = Math.min(most, Math.max(12, Math.ceil((radius * turn) / pace)));
    for (let i = 0; i <= count; i++) {
      const angle = from + (turn * i) / count;
      lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    }
  };
  const own = {
    moveTo,
    lineTo,
    closePath,
    arc,
    beginPath: () => {
      path = [];
      first = last = null;
    },
    rect: (/** @type {number[]} */ ...[x, y, width, height]) => {
      moveTo(x, y);
      lineTo(x + width, y);
      lineTo(x + width, y + height);
      lineTo(x, y + height);
      closePath();
    },
    roundRect: (/** @type {number[]} */ ...[x, y, width, height, radius]) => {
      const [right, bottom, turn] = [x + width - radius, y + height - radius, Math.PI / 2];
      arc(x + radius, y + radius, radius, 2 * turn, 3 * turn);
      arc(right, y + radius, radius, -turn, 0);
      arc(right, bottom, radius, 0, turn);
      arc(x + radius, bottom, radius, turn, 2 * turn);
      closePath();
    },
    // What is stroked within a clip is hatching.
    clip: () => {
      clipped += 1;
    },
    restore: () => {
      clipped = 0;
    },
    stroke: () => {
      for (const [from, to] of clipped === 0 ? path : []) {
        const [across, down] = [to.x - from.x, to.y - from.y];
        const count = Math.min(most, Math.ceil(Math.sqrt(across ** 2 + down ** 2) / pace) + 1);
        for (let i = 0; i <= count; i++) {
          strokes.push({ x: from.x + (across * i) / count, y: from.y + (down * i) / count });
        }
      }
    },
    measureText: (/** @type {string} */ text) => ({ width: widthOf(text) }),
    fillText: (/** @type {string} */ text, /** @type {number} */ x, /** @type {number} */ y) =>
      texts.push({ text, minX: x, maxX: x + widthOf(text), minY: y - size / 2, maxY: y + size / 2 }),
  };
  const context = new Proxy(own, {
    get: (target, name) => Reflect.get(target, name) ?? (() => {}),
    set: (_, name, value) => {
      if (name === 'font') size = Number(/([\d.]+)px/.exec(value)?.[1]);
      return true;
    },
  });
  return { context: /** @type {any} */ (context), texts, strokes };
}
