// Records a frame: what is to be painted, written, and kept clear of. Nothing is painted yet, and no color is known.

import { spot } from '../../model/pen.js';
import { without } from '../../parts/question.js';
import { small } from './lay-out.js';
import { Obstacles } from './obstacles.js';

/** @import { Box, Point } from '../../model/types.js' */
/** @import { StrokeStyle, Pen, Role } from '../../model/pen.js' */
/** @import { Strokes } from './strokes.js' */

/**
 * A text beside what it names, in pixels.
 * @typedef {{ role: Role, at: Point, text: string, towards: Point, gap: number, room?: Box }} Label
 */

/**
 * A recorded frame, in pixels.
 * @typedef {object} Drawing
 * @property {import('./view.js').View} view
 * @property {number} size of marks, strokes and text; 1 is usual
 * @property {number} halo how wide the ground is around text: wider over the colors of a field layer
 * @property {((strokes: Strokes) => void)[]} strokes in the order in which they are painted
 * @property {Label[]} labels
 * @property {Obstacles} obstacles what labels should not cover
 * @property {Point[]} hits where entries and exits are marked
 * @property {Point[]} marks every dot
 */

/** The width in pixels above which readers sit further away, so marks and text are larger. */
const large = 1100;
/** On a wider picture still, marks and text grow with it: it has so many pixels for each usual one of theirs. */
const share = 1500;

/**
 * @param {import('../../model/types.js').Scene} scene @param {import('../../model/types.js').Frame} frame
 * @param {import('./view.js').View} view
 * @returns {Drawing}
 */
export function record(scene, frame, view) {
  const pen = new RecordingPen(view, frame);
  scene.draw(frame.untold ? without(pen, frame.untold) : pen, frame);
  return pen;
}

/**
 * @implements {Pen}
 * @implements {Drawing}
 */
class RecordingPen {
  #hasNormals;
  #hasField;
  /** @type {Drawing['strokes']} */
  strokes = [];
  /** @type {Label[]} */
  labels = [];
  obstacles = new Obstacles();
  /** @type {Point[]} */
  hits = [];
  /** @type {Point[]} */
  marks = [];

  /** @param {import('./view.js').View} view @param {Pick<import('../../model/types.js').Frame, 'hasNormals' | 'hasField'>} layers */
  constructor(view, { hasNormals, hasField }) {
    this.view = view;
    this.#hasNormals = hasNormals;
    this.#hasField = hasField;
    this.halo = hasField ? 10 : 5;
    this.size = view.width < small ? 0.6 : view.width > large ? Math.max(1.25, view.width / share) : 1;
  }

  /** @returns {Box} the part of the world that can be seen */
  get area() {
    return this.view.area;
  }

  /** @returns {number} how wide the picture is in pixels: on a narrow one a scene says less */
  get width() {
    return this.view.width;
  }

  /** @param {number} pixels @returns {number} the same length in the world */
  length(pixels) {
    return pixels / this.view.scale;
  }

  /** @param {Role} role @param {Point} from @param {Point} to @param {StrokeStyle} [look] */
  line(role, from, to, look = {}) {
    const [start, end] = [this.view.toScreen(from), this.view.toScreen(to)];
    this.strokes.push((strokes) => strokes.line(role, start, end, look));
    this.obstacles.line(start, end);
  }

  /** @param {Role} role @param {Box} box @param {StrokeStyle} [look] with an outline by default */
  box(role, box, look = {}) {
    const { minX, minY, maxX, maxY } = this.#onScreen(box, 0);
    this.#area(role, { minX, minY, maxX, maxY }, look, (context) => context.rect(minX, minY, maxX - minX, maxY - minY));
  }

  /** @param {Role} role @param {import('../../model/pen.js').Many} boxes */
  many(role, boxes) {
    this.strokes.push((strokes) => strokes.many(role, boxes, this.view));
    boxes.trace(this.obstacles, this.view);
  }

  /**
   * A polygon, grown by a radius if its look says so. Two corners are a path, and one is a point.
   * @param {Role} role @param {Point[]} corners in order; clockwise if it is grown @param {StrokeStyle} [look] with an outline by default
   */
  polygon(role, corners, look = {}) {
    const all = corners.map((corner) => this.view.toScreen(corner));
    // A path without length is a point.
    const places = all.filter(({ x, y }, i) => i === 0 || x !== all[i - 1].x || y !== all[i - 1].y);
    const radius = (look.grown ?? 0) * this.view.scale;
    const bounds = {
      minX: Math.min(...places.map(({ x }) => x)) - radius,
      minY: Math.min(...places.map(({ y }) => y)) - radius,
      maxX: Math.max(...places.map(({ x }) => x)) + radius,
      maxY: Math.max(...places.map(({ y }) => y)) + radius,
    };
    const count = places.length;
    /** The direction out of the edge that ends at a corner. @param {number} i */
    const wayTo = (i) => {
      const [from, to] = [places[(i + count - 1) % count], places[i % count]];
      return Math.atan2(to.y - from.y, to.x - from.x) - Math.PI / 2;
    };
    const full = 2 * Math.PI;
    this.#area(role, bounds, look, (context) => {
      for (const [i, { x, y }] of places.entries()) {
        const [from, to] = [wayTo(i), wayTo(i + 1)];
        if (radius === 0) context.lineTo(x, y);
        else if (count === 1) context.arc(x, y, radius, 0, full);
        else context.arc(x, y, radius, from, to < from ? to + full : to);
      }
      context.closePath();
    });
  }

  /**
   * A point at every multiple of a unit in a box.
   * @param {Role} role @param {Box} box @param {number} unit
   */
  lattice(role, { minX, minY, maxX, maxY }, unit) {
    /** @type {Point[]} */
    const places = [];
    for (let y = minY; y <= maxY; y += unit) {
      for (let x = minX; x <= maxX; x += unit) places.push(this.view.toScreen({ x, y }));
    }
    this.strokes.push((strokes) => strokes.specks(role, places, 2 * this.size));
    // A field layer answers at each of them.
    if (this.#hasField) for (const place of places) this.obstacles.dot(place, spot * unit * this.view.scale);
  }

  /**
   * A box grown by a radius, with rounded corners: all points within that distance of it.
   * @param {Role} role @param {Box} box @param {number} radius @param {StrokeStyle} [look]
   */
  rounded(role, box, radius, look = {}) {
    const bounds = this.#onScreen(box, radius);
    const { minX, minY, maxX, maxY } = bounds;
    const round = radius * this.view.scale;
    this.#area(role, bounds, look, (context) => context.roundRect(minX, minY, maxX - minX, maxY - minY, round));
  }

  /** @param {Role} role @param {Point} center @param {number} radius @param {StrokeStyle} [look] */
  circle(role, center, radius, look = {}) {
    const { x, y } = center;
    this.rounded(role, { minX: x, minY: y, maxX: x, maxY: y }, radius, look);
  }

  /** @param {Role} role @param {Box} bounds @param {StrokeStyle} look @param {(context: CanvasRenderingContext2D | Obstacles) => void} trace the path around it */
  #area(role, { minX, minY, maxX, maxY }, look, trace) {
    const { width, height } = this.view;
    // Areas can go on beyond the picture, but their hatching stops there.
    const bounds = {
      minX: Math.max(0, minX),
      minY: Math.max(0, minY),
      maxX: Math.min(width, maxX),
      maxY: Math.min(height, maxY),
    };
    this.strokes.push((strokes) => strokes.area(role, bounds, look, trace));
    if (look.outline === false) return;
    this.obstacles.beginPath();
    trace(this.obstacles);
  }

  /** @param {Box} box @param {number} grown by how much on every side @returns {Box} in pixels */
  #onScreen(box, grown) {
    const min = this.view.toScreen({ x: box.minX - grown, y: box.minY - grown });
    const max = this.view.toScreen({ x: box.maxX + grown, y: box.maxY + grown });
    return { minX: min.x, minY: min.y, maxX: max.x, maxY: max.y };
  }

  /** @param {Role} role @param {Point} at @param {{ hollow?: boolean, ring?: boolean, size?: number }} [look] */
  dot(role, at, { hollow = false, ring = false, size = 5 } = {}) {
    const place = this.view.toScreen(at);
    const radius = size * this.size;
    this.strokes.push((strokes) => strokes.dot(role, place, radius, { hollow, ring }));
    this.obstacles.dot(place, radius + 4);
    this.marks.push(place);
    if (role === 'enter' || role === 'exit' || role === 'touch') this.hits.push(place);
  }

  /**
   * An arrow of a length in the world; its head ends exactly at `to`.
   * @param {Role} role @param {Point} from @param {Point} to @param {StrokeStyle & { head?: number }} [look]
   */
  arrow(role, from, to, look = {}) {
    const [start, end] = [this.view.toScreen(from), this.view.toScreen(to)];
    this.strokes.push((strokes) => strokes.arrow(role, start, end, look.head ?? 11, look));
    this.obstacles.line(start, end);
  }

  /**
   * An arrow of a length in pixels.
   * @param {Role} role @param {Point} at @param {Point} direction of length one @param {number} pixels
   */
  ray(role, at, direction, pixels) {
    if (role === 'normal' && !this.#hasNormals) return;
    const start = this.view.toScreen(at);
    const length = pixels * this.size;
    const end = { x: start.x + direction.x * length, y: start.y + direction.y * length };
    this.strokes.push((strokes) => strokes.arrow(role, start, end, 8, {}));
    this.obstacles.line(start, end);
    this.obstacles.dot(end, 5);
  }

  /**
   * A label beside a place.
   * @param {Role} role @param {Point} at @param {string} text @param {Point} [towards] @param {number} [gap]
   * @param {Box} [within] where it must stay
   */
  label(role, at, text, towards = { x: 0, y: -1 }, gap = 9, within) {
    const place = this.view.toScreen(at);
    const { width, height } = this.view;
    // A zoomed picture does not name what is outside.
    if (place.x < 0 || place.y < 0 || place.x > width || place.y > height) return;
    const room = within && this.#onScreen(within, 0);
    this.labels.push({ role, at: place, text, towards, gap, room });
  }
}
