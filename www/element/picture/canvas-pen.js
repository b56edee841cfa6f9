// A pen that draws roles, not colours, on a canvas: places are in the world, sizes of marks and text in pixels.

import { placeLabels } from './labels.js';
import { strokes } from './roles.js';

/** @typedef {import('../../model/types.js').Point} Point */
/** @typedef {import('../../model/types.js').Box} Box */
/** @typedef {import('../../model/pen.js').Pen} Pen */
/** @typedef {import('../../model/pen.js').Role} Role */
/** @typedef {import('../../model/pen.js').Look} Look */
/** @typedef {{ role: Role, at: Point, text: string, towards: Point, gap: number }} Label */

/** Pictures narrower than this, in pixels, are thumbnails. */
const smallest = 240;
/** Pictures wider than this are seen from further away. */
const large = 1100;
const family = "'JetBrains Mono Variable', ui-monospace, 'SF Mono', Menlo, Consolas, monospace";

/** @implements {Pen} */
export class CanvasPen {
  #context;
  #view;
  #colors;
  /** @type {Label[]} */
  #labels = [];
  /** @type {import('./labels.js').Taken[]} places in pixels that labels keep clear of */
  #taken = [];
  /** @type {number} of marks, strokes and text: less on a small picture, which has no labels */
  #size;

  /**
   * @param {CanvasRenderingContext2D} context @param {import('./view.js').View} view
   * @param {import('./roles.js').Colors} colors @param {Box[]} taken what stands over the picture, in pixels
   */
  constructor(context, view, colors, taken = []) {
    this.#context = context;
    this.#view = view;
    this.#colors = colors;
    this.#size = view.width < smallest ? 0.6 : view.width > large ? 1.25 : 1;
    this.#taken = taken.map((area) => ({ ...area, weight: 6 }));
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

  /** @param {Role} role @param {Look} look */
  #stroke(role, look) {
    const { width, dash } = strokes[role];
    this.#context.globalAlpha = look.alpha ?? 1;
    this.#context.strokeStyle = this.#colors[role];
    this.#context.lineWidth = (look.width ?? width) * this.#size;
    this.#context.setLineDash((look.dash ?? dash).map((length) => length * this.#size));
    this.#context.stroke();
    this.#context.globalAlpha = 1;
  }

  /** @param {Role} role @param {Look} look */
  #fill(role, look) {
    this.#context.globalAlpha = (look.alpha ?? 1) * (look.tint ?? 1);
    this.#context.fillStyle = role === 'fixed' ? this.#colors['fixed-fill'] : this.#colors[role];
    this.#context.fill();
    this.#context.globalAlpha = 1;
  }

  /** @param {Role} role @param {Point} from @param {Point} to @param {Look} [look] */
  line(role, from, to, look = {}) {
    const [start, end] = [this.#view.toScreen(from), this.#view.toScreen(to)];
    this.#context.beginPath();
    this.#context.moveTo(start.x, start.y);
    this.#context.lineTo(end.x, end.y);
    this.#stroke(role, look);
    this.#crossedBy(start, end, role === 'focus' ? 6 : 1.5);
  }

  /**
   * Labels stay off a line where they can.
   * @param {Point} start @param {Point} end @param {number} weight
   */
  #crossedBy(start, end, weight) {
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    // A level line is one thin area; an oblique one is many little ones.
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

  /** @param {Role} role @param {Box} box @param {Look} [look] outline unless it says otherwise */
  box(role, box, look = {}) {
    const { minX, minY, maxX, maxY } = this.#onScreen(box, 0);
    this.#area(role, { minX, minY, maxX, maxY }, look, () => this.#context.rect(minX, minY, maxX - minX, maxY - minY));
    if (look.outline === false) return;
    const corners = [
      { x: minX, y: minY },
      { x: maxX, y: minY },
      { x: maxX, y: maxY },
      { x: minX, y: maxY },
    ];
    for (const [i, corner] of corners.entries()) this.#crossedBy(corner, corners[(i + 1) % 4], 3);
  }

  /**
   * An area within straight edges.
   * @param {Role} role @param {Point[]} corners in order @param {Look} [look] outline unless it says otherwise
   */
  polygon(role, corners, look = {}) {
    const places = corners.map((corner) => this.#view.toScreen(corner));
    const { width, height } = this.#view;
    // Hatching has nothing to do beyond the picture, where half-planes go on.
    const bounds = {
      minX: Math.max(0, Math.min(...places.map(({ x }) => x))),
      minY: Math.max(0, Math.min(...places.map(({ y }) => y))),
      maxX: Math.min(width, Math.max(...places.map(({ x }) => x))),
      maxY: Math.min(height, Math.max(...places.map(({ y }) => y))),
    };
    this.#area(role, bounds, look, () => {
      for (const { x, y } of places) this.#context.lineTo(x, y);
      this.#context.closePath();
    });
    if (look.outline === false) return;
    for (const [i, place] of places.entries()) this.#crossedBy(place, places[(i + 1) % places.length], 3);
  }

  /**
   * Points on all whole places of a box.
   * @param {Role} role @param {Box} box
   */
  lattice(role, { minX, minY, maxX, maxY }) {
    const context = this.#context;
    const size = 2 * this.#size;
    context.fillStyle = this.#colors[role];
    for (let y = minY; y <= maxY; y++) {
      for (let x = minX; x <= maxX; x++) {
        const place = this.#view.toScreen({ x, y });
        context.fillRect(place.x - size / 2, place.y - size / 2, size, size);
      }
    }
  }

  /**
   * A box grown by a radius, its corners rounded: all places within that distance of it.
   * @param {Role} role @param {Box} box @param {number} radius @param {Look} [look]
   */
  rounded(role, box, radius, look = {}) {
    const bounds = this.#onScreen(box, radius);
    const { minX, minY, maxX, maxY } = bounds;
    const round = radius * this.#view.scale;
    this.#area(role, bounds, look, () => this.#context.roundRect(minX, minY, maxX - minX, maxY - minY, round));
  }

  /** @param {Role} role @param {Point} center @param {number} radius @param {Look} [look] */
  circle(role, center, radius, look = {}) {
    const { x, y } = center;
    this.rounded(role, { minX: x, minY: y, maxX: x, maxY: y }, radius, look);
    const middle = this.#view.toScreen(center);
    const reach = radius * this.#view.scale;
    const count = Math.ceil(reach / 2);
    for (let i = 0; i < count; i++) {
      const turn = (2 * Math.PI * i) / count;
      const at = { x: middle.x + reach * Math.cos(turn), y: middle.y + reach * Math.sin(turn) };
      this.#taken.push({ ...around(at, 5), weight: 1.5 });
    }
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
    this.#area(role, bounds, look, () => {
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

  /**
   * An area as its look says: filled, hatched, outlined.
   * @param {Role} role @param {Box} bounds in pixels @param {Look} look @param {() => void} trace
   */
  #area(role, bounds, look, trace) {
    const path = () => {
      this.#context.beginPath();
      trace();
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
   * Lines at 45° through an area: what an area means can be told without colour.
   * @param {Role} role @param {Box} area in pixels @param {() => void} path @param {Look} look
   */
  #hatch(role, area, path, look) {
    const context = this.#context;
    context.save();
    path();
    context.clip();
    context.beginPath();
    const { minX, minY, maxX, maxY } = area;
    const lean = look.hatch === 'back' ? -1 : 1;
    const apart = 9 * this.#size;
    // Counted from the corner of the picture, so that the lines stand still while the area changes.
    const first = Math.floor((minX + Math.min(lean * minY, lean * maxY)) / apart) * apart;
    for (let sum = first; sum < maxX + Math.max(lean * minY, lean * maxY); sum += apart) {
      context.moveTo(sum - lean * minY, minY);
      context.lineTo(sum - lean * maxY, maxY);
    }
    this.#stroke(role, { width: 1, dash: [], alpha: look.alpha ?? 0.45 });
    context.restore();
  }

  /** @param {Role} role @param {Point} at @param {{ hollow?: boolean, ring?: boolean, size?: number }} [look] */
  dot(role, at, { hollow = false, ring = false, size: usual = 5 } = {}) {
    const { x, y } = this.#view.toScreen(at);
    const size = usual * this.#size;
    const context = this.#context;
    context.beginPath();
    context.arc(x, y, size, 0, 2 * Math.PI);
    context.fillStyle = hollow ? this.#colors.ground : this.#colors[role];
    context.fill();
    if (hollow) this.#stroke(role, { width: 2.5, dash: [] });
    if (ring) {
      context.beginPath();
      context.arc(x, y, size + 3.5 * this.#size, 0, 2 * Math.PI);
      this.#stroke(role, { width: 1.5, dash: [] });
    }
    this.keepClear(at, size + 4);
  }

  /**
   * An arrow of a length in the world; its head ends exactly at `to`.
   * @param {Role} role @param {Point} from @param {Point} to @param {Look & { head?: number }} [look]
   */
  arrow(role, from, to, look = {}) {
    const [start, end] = [this.#view.toScreen(from), this.#view.toScreen(to)];
    this.#arrow(role, start, end, look.head ?? 11, look);
    this.#crossedBy(start, end, 6);
  }

  /**
   * An arrow of a length in pixels.
   * @param {Role} role @param {Point} at @param {Point} direction of length one @param {number} pixels
   */
  ray(role, at, direction, pixels) {
    const start = this.#view.toScreen(at);
    const length = pixels * this.#size;
    const end = { x: start.x + direction.x * length, y: start.y + direction.y * length };
    this.#arrow(role, start, end, 8, {});
    this.#crossedBy(start, end, 6);
    this.#taken.push({ ...around(end, 5), weight: 6 });
  }

  /** @param {Role} role @param {Point} start @param {Point} end in pixels @param {number} head @param {Look} look */
  #arrow(role, start, end, head, look) {
    const context = this.#context;
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    const size = Math.min(head * this.#size, length);
    const [ux, uy] = length > 0 ? [(end.x - start.x) / length, (end.y - start.y) / length] : [1, 0];
    const neck = { x: end.x - ux * size, y: end.y - uy * size };
    context.beginPath();
    context.moveTo(start.x, start.y);
    context.lineTo(neck.x, neck.y);
    this.#stroke(role, look);
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

  /**
   * A label that stands beside a place; all are written at the end, when it is known what they must step aside for.
   * @param {Role} role @param {Point} at @param {string} text @param {Point} [towards] @param {number} [gap]
   */
  label(role, at, text, towards = { x: 0, y: -1 }, gap = 9) {
    this.#labels.push({ role, at: this.#view.toScreen(at), text, towards, gap });
  }

  /** @param {Point} at @param {number} pixels radius that labels keep clear of */
  keepClear(at, pixels) {
    this.#taken.push({ ...around(this.#view.toScreen(at), pixels), weight: 6 });
  }

  /** Writes the labels; nothing is drawn after. */
  finish() {
    const context = this.#context;
    const { width, height } = this.#view;
    if (width < smallest) return;
    context.font = `500 ${13 * this.#size}px ${family}`;
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.setLineDash([]);
    const wishes = this.#labels.map((label) => ({
      ...label,
      width: context.measureText(label.text).width + 4,
      height: 17 * this.#size,
    }));
    const places = placeLabels(wishes, this.#taken, { minX: 3, minY: 3, maxX: width - 3, maxY: height - 3 });
    for (const [i, { minX, minY, maxY }] of places.entries()) {
      const { role, text } = this.#labels[i];
      context.strokeStyle = this.#colors.ground;
      context.lineWidth = 4;
      context.globalAlpha = 0.85;
      context.strokeText(text, minX + 2, (minY + maxY) / 2 + 1);
      context.globalAlpha = 1;
      context.fillStyle = this.#colors[role];
      context.fillText(text, minX + 2, (minY + maxY) / 2 + 1);
    }
  }
}

/** @param {Point} at @param {number} reach @returns {Box} */
const around = (at, reach) => ({ minX: at.x - reach, minY: at.y - reach, maxX: at.x + reach, maxY: at.y + reach });
