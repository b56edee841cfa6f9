// Where the magnifier is in the picture, and the small picture of the whole.

import { rim, span } from './pane.js';

/** @import { Point } from '../../model/types.js' */

/** A square that shows a lens. */
export class Frame {
  /** @param {number} x @param {number} y @param {number} size in the picture */
  constructor(x, y, size) {
    this.box = { minX: x, minY: y, maxX: x + size, maxY: y + size };
    /** The length of a unit of the lens. */
    this.cell = size / span;
  }

  /** @param {Point} position in units of the lens @returns {Point} in the picture */
  placeOf({ x, y }) {
    const { box, cell } = this;
    return { x: box.minX + (x + rim / 4) * cell, y: box.minY + (y + rim / 4) * cell };
  }

  /** @param {Point} place in the picture @returns {Point} in units of the lens */
  positionOf({ x, y }) {
    const { box, cell } = this;
    return { x: (x - box.minX) / cell - rim / 4, y: (y - box.minY) / cell - rim / 4 };
  }
}

/** The magnifier at the corner. */
export const frame = new Frame(76, 11.5, 77);

/** Where the whole is shown, without magnification. */
const whole = { minX: 3, minY: 3, maxX: 66, maxY: 88 };

/**
 * Fits the shapes of a state into the small picture of the whole.
 * @param {Point[]} points that must be in it
 * @returns {{ scale: number, placeOf: (point: Point) => Point }} the scale as its decimal logarithm
 */
export function fitted(points) {
  const largest = Math.max(...points.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
  // Powers of two change no digit, and keep every sum, difference and quotient below within the range of doubles.
  const power = largest > 1 ? 2 ** -2 : largest < 2 ** -500 ? 2 ** 1000 : 1;
  const [xs, ys] = [points.map(({ x }) => x * power), points.map(({ y }) => y * power)];
  const [minX, minY] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - minX, Math.max(...ys) - minY];
  const room = { x: whole.maxX - whole.minX - 10, y: whole.maxY - whole.minY - 10 };
  const scale = width === 0 && height === 0 ? 0 : Math.min(room.x / width, room.y / height);
  const left = (whole.minX + whole.maxX - width * scale) / 2;
  const top = (whole.minY + whole.maxY - height * scale) / 2;
  return {
    scale: scale === 0 ? 0 : Math.log10(scale) + Math.log10(power),
    placeOf: ({ x, y }) => ({ x: left + (x * power - minX) * scale, y: top + (y * power - minY) * scale }),
  };
}
