// A pen for a canvas: it draws roles, not colors, at places in the world.

import { LabelLayer } from './label-layer.js';
import { Strokes } from './strokes.js';

/** @typedef {import('../../model/types.js').Point} Point */
/** @typedef {import('../../model/types.js').Box} Box */
/** @typedef {import('../../model/pen.js').Pen} Pen */
/** @typedef {import('../../model/pen.js').Role} Role */
/** @typedef {import('../../model/pen.js').Look} Look */

/** The width in pixels below which a picture is a thumbnail, with thinner lines and no labels. */
const small = 240;
/** The width in pixels above which readers sit further away, so marks and text are larger. */
const large = 1100;
/** On a wider picture still, marks and text grow with it: it has so many pixels for each usual one of theirs. */
const share = 1500;

/** @implements {Pen} */
export class CanvasPen {
  #context;
  #view;
  #colors;
  #hasNormals;
  #labels;
  #strokes;
  /** @type {number} of marks, strokes and text; 1 is usual */
  #size;
  /** Where entries and exits are marked, in pixels. @type {Point[]} */
  hits = [];

  /**
   * @param {CanvasRenderingContext2D} context @param {import('./view.js').View} view
   * @param {import('./roles.js').Colors} colors @param {boolean} [hasNormals] whether to draw normals
   */
  constructor(context, view, colors, hasNormals = true) {
    this.#context = context;
    this.#view = view;
    this.#colors = colors;
    this.#hasNormals = hasNormals;
    this.#size = view.width < small ? 0.6 : view.width > large ? Math.max(1.25, view.width / share) : 1;
    this.#labels = new LabelLayer();
    this.#strokes = new Strokes(context, colors, this.#size);
    context.setTransform(view.density, 0, 0, view.density, 0, 0);
    context.clearRect(0, 0, view.width, view.height);
    context.lineJoin = 'round';
    context.lineCap = 'butt';
  }

  /** @returns {Box} the part of the world that can be seen */
  get area() {
    return this.#view.area;
  }

  /** @returns {number} how wide the picture is in pixels: on a narrow one a scene says less */
  get width() {
    return this.#view.width;
  }

  /** @param {number} pixels @returns {number} the same length in the world */
  length(pixels) {
    return pixels / this.#view.scale;
  }

  /** @param {Role} role @param {Point} from @param {Point} to @param {Look} [look] */
  line(role, from, to, look = {}) {
    const [start, end] = [this.#view.toScreen(from), this.#view.toScreen(to)];
    this.#strokes.line(role, start, end, look);
    this.#labels.keepOffLine(start, end, role === 'focus' ? 6 : 1.5);
  }

  /** @param {Role} role @param {Box} box @param {Look} [look] with an outline by default */
  box(role, box, look = {}) {
    const { minX, minY, maxX, maxY } = this.#onScreen(box, 0);
    this.#strokes.area(role, { minX, minY, maxX, maxY }, look, () =>
      this.#context.rect(minX, minY, maxX - minX, maxY - minY),
    );
    if (look.outline === false) return;
    this.#labels.keepOffEdges([
      { x: minX, y: minY },
      { x: maxX, y: minY },
      { x: maxX, y: maxY },
      { x: minX, y: maxY },
    ]);
  }

  /**
   * A polygon.
   * @param {Role} role @param {Point[]} corners in order @param {Look} [look] with an outline by default
   */
  polygon(role, corners, look = {}) {
    const places = corners.map((corner) => this.#view.toScreen(corner));
    const { width, height } = this.#view;
    // Half-planes go on beyond the picture, but their hatching can stop there.
    const bounds = {
      minX: Math.max(0, Math.min(...places.map(({ x }) => x))),
      minY: Math.max(0, Math.min(...places.map(({ y }) => y))),
      maxX: Math.min(width, Math.max(...places.map(({ x }) => x))),
      maxY: Math.min(height, Math.max(...places.map(({ y }) => y))),
    };
    this.#strokes.area(role, bounds, look, () => {
      for (const { x, y } of places) this.#context.lineTo(x, y);
      this.#context.closePath();
    });
    if (look.outline !== false) this.#labels.keepOffEdges(places);
  }

  /**
   * A point at every whole coordinate in a box.
   * @param {Role} role @param {Box} box
   */
  lattice(role, { minX, minY, maxX, maxY }) {
    const places = [];
    for (let y = minY; y <= maxY; y++) {
      for (let x = minX; x <= maxX; x++) places.push(this.#view.toScreen({ x, y }));
    }
    this.#strokes.specks(role, places, 2 * this.#size);
  }

  /**
   * A box grown by a radius, with rounded corners: all points within that distance of it.
   * @param {Role} role @param {Box} box @param {number} radius @param {Look} [look]
   */
  rounded(role, box, radius, look = {}) {
    const bounds = this.#onScreen(box, radius);
    const { minX, minY, maxX, maxY } = bounds;
    const round = radius * this.#view.scale;
    this.#strokes.area(role, bounds, look, () => this.#context.roundRect(minX, minY, maxX - minX, maxY - minY, round));
  }

  /** @param {Role} role @param {Point} center @param {number} radius @param {Look} [look] */
  circle(role, center, radius, look = {}) {
    const { x, y } = center;
    this.rounded(role, { minX: x, minY: y, maxX: x, maxY: y }, radius, look);
    this.#labels.keepOffRing(this.#view.toScreen(center), radius * this.#view.scale);
  }

  /**
   * A path grown by a radius.
   * @param {Role} role @param {Point} from @param {Point} to @param {number} radius @param {Look} [look]
   */
  capsule(role, from, to, radius, look = {}) {
    const [start, end] = [this.#view.toScreen(from), this.#view.toScreen(to)];
    const { scale } = this.#view;
    const bounds = this.#onScreen(
      {
        minX: Math.min(from.x, to.x),
        minY: Math.min(from.y, to.y),
        maxX: Math.max(from.x, to.x),
        maxY: Math.max(from.y, to.y),
      },
      radius,
    );
    const turn = Math.atan2(end.y - start.y, end.x - start.x);
    this.#strokes.area(role, bounds, look, () => {
      this.#context.arc(start.x, start.y, radius * scale, turn + Math.PI / 2, turn - Math.PI / 2);
      this.#context.arc(end.x, end.y, radius * scale, turn - Math.PI / 2, turn + Math.PI / 2);
      this.#context.closePath();
    });
  }

  /** @param {Box} box @param {number} grown by how much on every side @returns {Box} in pixels */
  #onScreen(box, grown) {
    const min = this.#view.toScreen({ x: box.minX - grown, y: box.minY - grown });
    const max = this.#view.toScreen({ x: box.maxX + grown, y: box.maxY + grown });
    return { minX: min.x, minY: min.y, maxX: max.x, maxY: max.y };
  }

  /** @param {Role} role @param {Point} at @param {{ hollow?: boolean, ring?: boolean, size?: number }} [look] */
  dot(role, at, { hollow = false, ring = false, size = 5 } = {}) {
    const place = this.#view.toScreen(at);
    const radius = size * this.#size;
    this.#strokes.dot(role, place, radius, { hollow, ring });
    this.#labels.keepOffDot(place, radius + 4);
    if (role === 'enter' || role === 'exit') this.hits.push(place);
  }

  /**
   * An arrow of a length in the world; its head ends exactly at `to`.
   * @param {Role} role @param {Point} from @param {Point} to @param {Look & { head?: number }} [look]
   */
  arrow(role, from, to, look = {}) {
    const [start, end] = [this.#view.toScreen(from), this.#view.toScreen(to)];
    this.#strokes.arrow(role, start, end, look.head ?? 11, look);
    this.#labels.keepOffLine(start, end, 6);
  }

  /**
   * An arrow of a length in pixels.
   * @param {Role} role @param {Point} at @param {Point} direction of length one @param {number} pixels
   */
  ray(role, at, direction, pixels) {
    if (role === 'normal' && !this.#hasNormals) return;
    const start = this.#view.toScreen(at);
    const length = pixels * this.#size;
    const end = { x: start.x + direction.x * length, y: start.y + direction.y * length };
    this.#strokes.arrow(role, start, end, 8, {});
    this.#labels.keepOffLine(start, end, 6);
    this.#labels.keepOffDot(end, 5);
  }

  /**
   * A label beside a place.
   * @param {Role} role @param {Point} at @param {string} text @param {Point} [towards] @param {number} [gap]
   */
  label(role, at, text, towards = { x: 0, y: -1 }, gap = 9) {
    this.#labels.add({ role, at: this.#view.toScreen(at), text, towards, gap });
  }

  /**
   * Writes the labels, at the end, when it is known what they must step aside for.
   * @param {Box[]} taken areas covered by things over the picture, in pixels
   */
  finish(taken = []) {
    this.#labels.keepOff(taken);
    if (this.#view.width >= small) this.#labels.write(this.#context, this.#view, this.#colors, this.#size);
  }
}
