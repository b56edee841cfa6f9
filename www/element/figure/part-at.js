// Which part of a picture is at a place: the scene is drawn once more, onto a context that only asks.

import { paint } from './paint.js';
import { record } from './record.js';
import { looks } from './roles.js';

/** @import { Role } from '../../model/pen.js' */

/** How near a line counts as at it, in pixels to both sides together. */
const reach = 14;
/** Instead of its color each role gets its name: so the context knows what is drawn. */
const names = /** @type {any} */ ({
  ...Object.fromEntries(Object.keys(looks).map((role) => [role, role])),
  'fixed-fill': 'fixed',
});

/**
 * The role of the topmost line at a place, else of the topmost area.
 * @param {Pick<import('./picture.js').Snapshot, 'model' | 'frame' | 'view'>} snapshot @param {import('../../model/types.js').Point} at in pixels of the picture
 * @returns {Role | null}
 */
export function partAt({ model, frame, view }, at) {
  const asking = new AskingContext(at);
  paint(/** @type {any} */ (asking), record(model.scene, frame, view), names, []);
  return asking.line ?? asking.area;
}

/** What goes on to a real context, which keeps the path, and what is nothing to ask about. */
const traced = /** @type {const} */ (['beginPath', 'closePath', 'moveTo', 'lineTo', 'rect', 'roundRect', 'arc']);
const ignored = ['setTransform', 'clearRect', 'setLineDash', 'fillRect', 'save'];

/** A context that draws nothing, and notes whose lines and areas are at a place. */
class AskingContext {
  #context = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
  #at;
  #isClipped = false;
  strokeStyle = '';
  fillStyle = '';
  lineWidth = 1;
  /** @type {Role | null} */
  line = null;
  /** @type {Role | null} */
  area = null;

  /** @param {import('../../model/types.js').Point} at */
  constructor(at) {
    this.#at = at;
    const context = this.#context;
    Object.assign(this, Object.fromEntries(traced.map((name) => [name, context[name].bind(context)])));
    Object.assign(this, Object.fromEntries(ignored.map((name) => [name, () => {}])));
  }

  stroke() {
    // Hatching fills an area with lines; the area itself has been asked about.
    if (this.#isClipped) return;
    this.#context.lineWidth = Math.max(this.lineWidth, reach);
    if (this.#context.isPointInStroke(this.#at.x, this.#at.y)) this.line = this.#role(this.strokeStyle) ?? this.line;
  }

  fill() {
    if (this.#context.isPointInPath(this.#at.x, this.#at.y)) this.area = this.#role(this.fillStyle) ?? this.area;
  }

  clip() {
    this.#isClipped = true;
  }

  restore() {
    this.#isClipped = false;
  }

  /** @param {string} style @returns {Role | null} */
  #role(style) {
    return style in looks ? /** @type {Role} */ (style) : null;
  }
}
