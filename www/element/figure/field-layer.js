// The field layer tints every pixel by the answer the library would give if the held handle were there. It is
// coarse at first and gets finer in short turns between frames; after the finest, nothing runs.

/** @import { Tile } from '../../model/types.js' */
/** @import { View } from './view.js' */

/** How many device pixels one sample covers at first, turn by turn; then come the finest. */
const coarse = [12, 4];
/** How long one turn may take, in milliseconds: a quarter of a frame. */
const budget = 4;

/**
 * @typedef {object} Request
 * @property {string} key what the picture depends on; if it is the same, no new picture is needed
 * @property {(tile: Tile) => ImageData} ask
 * @property {View} view
 * @property {Tile['palette']} palette
 * @property {number} finest device pixels that one sample covers at last
 */

export class FieldLayer {
  #canvas;
  #context;
  #scratch = document.createElement('canvas');
  /** @type {Request | null} */
  #request = null;
  #frame = 0;
  #level = 0;
  #row = 0;
  /** @type {number} rows of samples in a band, learned from how long the last one took */
  #rows = 8;

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.#canvas = canvas;
    this.#context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  }

  /** @param {Request} request */
  show(request) {
    if (this.#request?.key === request.key) return;
    this.#request = request;
    this.#level = 0;
    this.#row = 0;
    const { view } = request;
    const [width, height] = [Math.round(view.width * view.density), Math.round(view.height * view.density)];
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
    }
    this.#canvas.hidden = false;
    this.#turn();
  }

  hide() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#request = null;
    this.#canvas.hidden = true;
  }

  #turn() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const end = performance.now() + budget;
    while (this.#level <= coarse.length) {
      const before = performance.now();
      if (before >= end) {
        this.#frame = requestAnimationFrame(() => this.#turn());
        return;
      }
      const done = this.#band();
      const took = performance.now() - before;
      // A band takes about a quarter of a turn, so a turn ends on time.
      this.#rows = Math.max(1, Math.min(256, Math.round(done * Math.min(4, budget / 4 / Math.max(took, 0.02)))));
    }
  }

  /** Draws some rows. @returns {number} how many */
  #band() {
    const { ask, view, palette, finest } = /** @type {Request} */ (this.#request);
    const size = coarse[this.#level] ?? finest;
    const across = Math.ceil(this.#canvas.width / size);
    const down = Math.ceil(this.#canvas.height / size);
    const rows = Math.min(this.#rows, down - this.#row);
    const middle = size / 2 / view.density;
    const { x, y } = view.toWorld({ x: middle, y: (this.#row * size) / view.density + middle });
    const step = size / view.density / view.scale;
    this.#put(ask({ x, y, step, width: across, height: rows, palette }), this.#row * size, size);
    this.#row += rows;
    if (this.#row >= down) {
      this.#level += 1;
      this.#row = 0;
    }
    return rows;
  }

  /** @param {ImageData} image @param {number} top in device pixels @param {number} size of one sample */
  #put(image, top, size) {
    if (size === 1) {
      this.#context.putImageData(image, 0, top);
      return;
    }
    this.#scratch.width = image.width;
    this.#scratch.height = image.height;
    this.#scratch.getContext('2d')?.putImageData(image, 0, 0);
    this.#context.imageSmoothingEnabled = false;
    this.#context.clearRect(0, top, this.#canvas.width, image.height * size);
    this.#context.drawImage(this.#scratch, 0, top, image.width * size, image.height * size);
  }
}
