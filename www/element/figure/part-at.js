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
 * @param {Pick<import('./picture.js').Seen, 'model' | 'frame' | 'view'>} seen @param {import('../../model/types.js').Point} at in pixels of the picture
 * @returns {Role | null}
 */
export function partAt({ model, frame, view }, at) {
  const asking = new AskingContext(at);
  paint(/** @type {any} */ (asking), record(model.scene, frame, view), names, []);
  return asking.line ?? asking.area;
}

/** A context that draws nothing, and notes whose lines and areas are at a place. */
class AskingContext {
  #context = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
  #at;
  #isClipped = false;
  strokeStyle = '';
  fillStyle = '';
  lineWidth = 1;
  globalAlpha = 1;
  lineJoin = 'round';
  lineCap = 'butt';
  /** @type {Role | null} */
  line = null;
  /** @type {Role | null} */
  area = null;

  /** @param {import('../../model/types.js').Point} at */
  constructor(at) {
    this.#at = at;
  }

  setTransform() {}
  clearRect() {}
  setLineDash() {}

  beginPath() {
    this.#context.beginPath();
  }

  closePath() {
    this.#context.closePath();
  }

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.#context.moveTo(x, y);
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    this.#context.lineTo(x, y);
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height */
  rect(x, y, width, height) {
    this.#context.rect(x, y, width, height);
  }

  /** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} radius */
  roundRect(x, y, width, height, radius) {
    this.#context.roundRect(x, y, width, height, radius);
  }

  /** @param {number} x @param {number} y @param {number} radius @param {number} from @param {number} to */
  arc(x, y, radius, from, to) {
    this.#context.arc(x, y, radius, from, to);
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

  fillRect() {}

  save() {}

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
