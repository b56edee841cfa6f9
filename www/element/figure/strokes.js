// Strokes on a canvas, in pixels: each role in its color, width and dash.

import { looks } from './roles.js';

/** @import { Box, Point } from '../../model/types.js' */
/** @import { StrokeStyle, Role } from '../../model/pen.js' */

export class Strokes {
  #context;
  #colors;
  #size;

  /** @param {CanvasRenderingContext2D} context @param {import('./roles.js').Colors} colors @param {number} size of marks and strokes, 1 is usual */
  constructor(context, colors, size) {
    this.#context = context;
    this.#colors = colors;
    this.#size = size;
  }

  /**
   * Strokes the current path.
   * @param {Role} role @param {StrokeStyle} look
   */
  #stroke(role, look) {
    const { width, dash } = looks[role];
    this.#context.globalAlpha = look.alpha ?? 1;
    this.#context.strokeStyle = this.#colors[role];
    this.#context.lineWidth = (look.width ?? width) * this.#size;
    this.#context.setLineDash((look.dash ?? dash).map((length) => length * this.#size));
    this.#context.stroke();
    this.#context.globalAlpha = 1;
  }

  /** @param {Role} role @param {StrokeStyle} look */
  #fill(role, look) {
    this.#context.globalAlpha = (look.alpha ?? 1) * (look.tint ?? 1);
    this.#context.fillStyle = role === 'fixed' ? this.#colors['fixed-fill'] : this.#colors[role];
    this.#context.fill();
    this.#context.globalAlpha = 1;
  }

  /**
   * A straight line.
   * @param {Role} role @param {Point} start @param {Point} end @param {StrokeStyle} look
   */
  line(role, start, end, look) {
    this.#context.beginPath();
    this.#context.moveTo(start.x, start.y);
    this.#context.lineTo(end.x, end.y);
    this.#stroke(role, look);
  }

  /**
   * An area filled, hatched and outlined as its look says.
   * @param {Role} role @param {Box} bounds @param {StrokeStyle} look @param {(context: CanvasRenderingContext2D) => void} trace the path around it
   */
  area(role, bounds, look, trace) {
    const path = () => {
      this.#context.beginPath();
      trace(this.#context);
    };
    if (look.fill) {
      path();
      this.#fill(role, look);
    }
    if (look.hatch) this.#hatch(role, bounds, path, look);
    if (look.outline ?? true) {
      path();
      this.#stroke(role, look);
    }
  }

  /**
   * Hatches an area with lines at 45°, so that its meaning does not depend on color.
   * @param {Role} role @param {Box} bounds @param {() => void} path @param {StrokeStyle} look
   */
  #hatch(role, bounds, path, look) {
    const context = this.#context;
    context.save();
    path();
    context.clip();
    context.beginPath();
    const { minX, minY, maxX, maxY } = bounds;
    const lean = look.hatch === 'back' ? -1 : 1;
    const apart = 9 * this.#size;
    // Count from the corner of the picture, so that the lines stay in place while the area changes.
    const first = Math.floor((minX + Math.min(lean * minY, lean * maxY)) / apart) * apart;
    for (let sum = first; sum < maxX + Math.max(lean * minY, lean * maxY); sum += apart) {
      context.moveTo(sum - lean * minY, minY);
      context.lineTo(sum - lean * maxY, maxY);
    }
    this.#stroke(role, { width: 1, dash: [], alpha: look.alpha ?? 0.45 });
    context.restore();
  }

  /**
   * A dot, maybe with a ring around it.
   * @param {Role} role @param {Point} at @param {number} radius @param {{ hollow: boolean, ring: boolean }} look
   */
  dot(role, { x, y }, radius, { hollow, ring }) {
    const context = this.#context;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = hollow ? this.#colors.ground : this.#colors[role];
    context.fill();
    if (hollow) this.#stroke(role, { width: 2.5, dash: [] });
    if (!ring) return;
    context.beginPath();
    context.arc(x, y, radius + 3.5 * this.#size, 0, 2 * Math.PI);
    this.#stroke(role, { width: 1.5, dash: [] });
  }

  /**
   * Square specks, painted in one go.
   * @param {Role} role @param {Point[]} places @param {number} width
   */
  specks(role, places, width) {
    this.#context.beginPath();
    for (const { x, y } of places) this.#context.rect(x - width / 2, y - width / 2, width, width);
    this.#context.fillStyle = this.#colors[role];
    this.#context.fill();
  }

  /** @param {Role} role @param {import('../../model/pen.js').Many} boxes @param {import('./view.js').View} view */
  many(role, boxes, view) {
    const fill = role === 'fixed' ? this.#colors['fixed-fill'] : 'transparent';
    boxes.paint(this.#context, { line: this.#colors[role], dash: looks[role].dash, fill }, view);
  }

  /**
   * An arrow; its head ends exactly at `end`.
   * @param {Role} role @param {Point} start @param {Point} end @param {number} head length of the head @param {StrokeStyle} look
   */
  arrow(role, start, end, head, look) {
    const context = this.#context;
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    const size = Math.min(head * this.#size, length);
    const [ux, uy] = length > 0 ? [(end.x - start.x) / length, (end.y - start.y) / length] : [1, 0];
    const neck = { x: end.x - ux * size, y: end.y - uy * size };
    this.line(role, start, neck, look);
    context.beginPath();
    context.moveTo(end.x, end.y);
    context.lineTo(neck.x - uy * size * 0.42, neck.y + ux * size * 0.42);
    context.lineTo(neck.x + uy * size * 0.42, neck.y - ux * size * 0.42);
    context.closePath();
    context.fillStyle = this.#colors[role];
    context.globalAlpha = look.alpha ?? 1;
    context.fill();
    context.globalAlpha = 1;
  }
}
