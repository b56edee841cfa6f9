// Many boxes at once: one path, or, where single boxes cannot be seen, how many of them cover each pixel.

/** @import { Pixels, Paint } from '../../model/pen.js' */
/** @import { Segment } from '../../model/types.js' */

/** With more boxes, pixels are painted. */
const most = 5000;
/** How strong a pixel is at most: one that boxes cover twice as much as usual. */
const full = 0.5;
/** Half the length of a tick, in pixels, and the width of a picture in which it is shorter. */
const [longest, narrow] = [7, 400];
/** A picture without pixels gets squares as large as so many. */
const square = 8;

export class Crowd {
  #sides;
  /** @type {Map<string, ImageData>} the pixels painted last, by what they show: those of the figure and its thumbnail */
  #images = new Map();

  /** @param {Float64Array} sides four of each box */
  constructor(sides) {
    this.#sides = sides;
  }

  /**
   * Paints them below all else.
   * @param {CanvasRenderingContext2D} context @param {Paint} paint @param {Pixels} view
   */
  paint(context, paint, view) {
    if (this.isFew) this.#outline(context, paint, view);
    else if (!globalThis.ImageData || !context.putImageData) this.#squares(context, paint, view);
    else context.putImageData(this.#pixels(context, paint, view), 0, 0);
  }

  /** Whether they are painted one by one. */
  get isFew() {
    return this.#sides.length <= 4 * most;
  }

  /** @param {Pick<CanvasRenderingContext2D, 'rect'>} path @param {Pixels} view */
  trace(path, view) {
    if (!this.isFew) return;
    const [sides, { scale }] = [this.#sides, view];
    const { x, y } = view.toScreen({ x: 0, y: 0 });
    for (let at = 0; at < sides.length; at += 4) {
      const [across, down] = [sides[at + 2] - sides[at], sides[at + 3] - sides[at + 1]];
      path.rect(x + sides[at] * scale, y + sides[at + 1] * scale, across * scale, down * scale);
    }
  }

  /** @param {CanvasRenderingContext2D} context @param {Paint} paint @param {Pixels} view */
  #outline(context, { line, fill, dash }, view) {
    context.beginPath();
    this.trace(context, view);
    context.fillStyle = fill;
    context.fill();
    context.strokeStyle = line;
    context.lineWidth = 1;
    context.setLineDash(dash);
    context.stroke();
  }

  /** @param {CanvasRenderingContext2D} context @param {{ line: string }} colors @param {Pixels} view */
  #pixels(context, { line }, view) {
    const size = { width: Math.round(view.width * view.density), height: Math.round(view.height * view.density) };
    const { x, y } = view.toScreen({ x: 0, y: 0 });
    const shown = [...Object.values(size), x, y, view.scale, line].join(' ');
    const known = this.#images.get(shown);
    if (known) return known;
    // A context writes every color in one form: #rrggbb.
    context.fillStyle = line;
    const color = Number.parseInt(String(context.fillStyle).slice(1), 16) || 0;
    const [red, green, blue] = [color >> 16, (color >> 8) & 255, color & 255];
    const image = new ImageData(size.width, size.height);
    const { data } = image;
    const shades = shadesOf(coverOf(this.#sides, view, view.density, size));
    for (let i = 0; i < shades.length; i++) {
      const at = 4 * i;
      data[at] = red;
      data[at + 1] = green;
      data[at + 2] = blue;
      data[at + 3] = 255 * shades[i];
    }
    const [last] = [...this.#images].slice(-1);
    this.#images = new Map([...(last ? [last] : []), [shown, image]]);
    return image;
  }

  /** @param {CanvasRenderingContext2D} context @param {{ line: string }} colors @param {Pixels} view */
  #squares(context, { line }, view) {
    const size = { width: Math.ceil(view.width / square), height: Math.ceil(view.height / square) };
    context.fillStyle = line;
    for (const [i, shade] of shadesOf(coverOf(this.#sides, view, 1 / square, size)).entries()) {
      context.globalAlpha = shade;
      const [column, row] = [i % size.width, Math.floor(i / size.width)];
      if (shade > 0) context.fillRect(column * square, row * square, square, square);
    }
    context.globalAlpha = 1;
  }
}

/** A tick across a path where each of its pieces begins. */
export class Ticks {
  #pieces;

  /** @param {Segment[]} pieces of a path */
  constructor(pieces) {
    this.#pieces = pieces;
  }

  /** @param {CanvasRenderingContext2D} context @param {{ line: string }} colors @param {Pixels} view */
  paint(context, { line }, view) {
    const reach = longest * Math.min(1, view.width / narrow);
    context.beginPath();
    for (const { a, b } of this.#pieces) {
      const { x, y } = view.toScreen(a);
      const [across, down] = [b.x - a.x, b.y - a.y];
      const share = reach / (Math.hypot(across, down) || 1);
      context.moveTo(x - share * down, y + share * across);
      context.lineTo(x + share * down, y - share * across);
    }
    context.strokeStyle = line;
    context.lineWidth = 1;
    context.setLineDash([]);
    context.stroke();
  }

  trace() {}
}

/** How strong pixels are: the more boxes cover one, the stronger. @param {Float32Array} covered */
function shadesOf(covered) {
  const twice = (2 * covered.reduce((sum, each) => sum + each, 0)) / covered.length;
  return covered.map((each) => full * Math.min(each / twice, 1));
}

/**
 * Which share of each pixel boxes cover, row by row.
 * @param {Float64Array} sides @param {Pixels} view @param {number} density pixels of the result in one of the view
 * @param {{ width: number, height: number }} size
 */
export function coverOf(sides, view, density, { width, height }) {
  const scale = view.scale * density;
  const { x, y } = view.toScreen({ x: 0, y: 0 });
  const covered = new Float32Array(width * height);
  for (let at = 0; at < sides.length; at += 4) {
    const left = Math.max(0, x * density + sides[at] * scale);
    const top = Math.max(0, y * density + sides[at + 1] * scale);
    const right = Math.min(width, x * density + sides[at + 2] * scale);
    const bottom = Math.min(height, y * density + sides[at + 3] * scale);
    for (let row = Math.floor(top); row < bottom; row++) {
      const tall = Math.min(bottom, row + 1) - Math.max(top, row);
      for (let column = Math.floor(left); column < right; column++) {
        covered[row * width + column] += tall * (Math.min(right, column + 1) - Math.max(left, column));
      }
    }
  }
  return covered;
}
