// The labels of a picture: collected while it is drawn, with everything they should avoid, and written at the end.

import { placeLabels } from './labels.js';

/** @typedef {import('../../model/types.js').Point} Point */
/** @typedef {import('../../model/types.js').Box} Box */
/** @typedef {{ role: import('../../model/pen.js').Role, at: Point, text: string, towards: Point, gap: number }} Label */

const family = "'JetBrains Mono Variable', ui-monospace, 'SF Mono', Menlo, Consolas, monospace";

/** How far from the edge of the picture labels stay, in pixels. */
const rim = 3;

/** The width of each text so far, by size: digits are equally wide, so a number that changes needs no new one. @type {Map<string, number>} */
const widths = new Map();
/** The most widths to keep. */
const most = 500;

/** Has texts measured again: a font has arrived. */
export const forgetWidths = () => widths.clear();

/**
 * The width of a text in the font of a context.
 * @param {CanvasRenderingContext2D} context @param {number} size of the text, as the font was set @param {string} text
 * @returns {number}
 */
function widthOf(context, size, text) {
  const key = `${size} ${text.replace(/\d/g, '0')}`;
  let width = widths.get(key);
  if (width === undefined) {
    if (widths.size >= most) widths.clear();
    width = context.measureText(text).width;
    widths.set(key, width);
  }
  return width;
}

/** All coordinates are in pixels. */
export class LabelLayer {
  /** @type {Label[]} */
  #labels = [];
  /** @type {import('./labels.js').Taken[]} */
  #taken = [];

  /**
   * Asks labels to avoid areas.
   * @param {Box[]} areas
   */
  keepOff(areas) {
    for (const area of areas) this.#taken.push({ ...area, weight: 9 });
  }

  /** @param {Label} label */
  add(label) {
    this.#labels.push(label);
  }

  /**
   * Asks labels to avoid the surroundings of a point.
   * @param {Point} at @param {number} reach @param {number} [weight] what covering a pixel of it costs
   */
  keepOffDot({ x, y }, reach, weight = 6) {
    this.#taken.push({ minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach, weight });
  }

  /**
   * Asks labels to avoid a line.
   * @param {Point} start @param {Point} end @param {number} weight
   */
  keepOffLine(start, end, weight) {
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    // A horizontal or vertical line is one thin area; a slanted one is many small ones.
    const count = dx === 0 || dy === 0 ? 1 : Math.ceil(Math.hypot(dx, dy) / 8);
    for (let i = 0; i < count; i++) {
      const [from, to] = [i / count, (i + 1) / count];
      this.#taken.push({
        minX: start.x + Math.min(from * dx, to * dx) - 2,
        minY: start.y + Math.min(from * dy, to * dy) - 2,
        maxX: start.x + Math.max(from * dx, to * dx) + 2,
        maxY: start.y + Math.max(from * dy, to * dy) + 2,
        weight,
      });
    }
  }

  /**
   * Asks labels to avoid the edges of an area.
   * @param {Point[]} corners in order
   */
  keepOffEdges(corners) {
    for (const [i, corner] of corners.entries()) this.keepOffLine(corner, corners[(i + 1) % corners.length], 3);
  }

  /**
   * Asks labels to avoid the line of a circle.
   * @param {Point} center @param {number} radius
   */
  keepOffRing(center, radius) {
    const count = Math.ceil(radius / 2);
    for (let i = 0; i < count; i++) {
      const turn = (2 * Math.PI * i) / count;
      this.keepOffDot({ x: center.x + radius * Math.cos(turn), y: center.y + radius * Math.sin(turn) }, 5, 1.5);
    }
  }

  /**
   * Writes each label where it covers least.
   * @param {CanvasRenderingContext2D} context @param {import('./view.js').View} view
   * @param {import('./roles.js').Colors} colors @param {number} size of the text, 1 is usual
   */
  write(context, { width, height }, colors, size) {
    context.font = `500 ${13 * size}px ${family}`;
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.setLineDash([]);
    const wishes = this.#labels.map((label) => ({
      ...label,
      width: widthOf(context, size, label.text) + 4,
      height: 17 * size,
    }));
    const room = { minX: rim, minY: rim, maxX: width - rim, maxY: height - rim };
    for (const [i, { minX, minY, maxY }] of placeLabels(wishes, this.#taken, room).entries()) {
      const { role, text } = this.#labels[i];
      const [x, y] = [minX + 2, (minY + maxY) / 2 + 1];
      context.strokeStyle = colors.ground;
      context.lineWidth = 4;
      context.globalAlpha = 0.85;
      context.strokeText(text, x, y);
      context.globalAlpha = 1;
      context.fillStyle = colors[role];
      context.fillText(text, x, y);
    }
  }
}
