// The picture of a field layer: every pixel by the answer the library would give if the held handle were there. It is coarse at
// first, then exact to the pixel where answers change, and at last no place is left out by more than a pixel or two.

/** @import { Answers, Palette } from '../../model/types.js' */
/** @import { View } from './view.js' */

/** What can be drawn; the legend tells what is. @typedef {'cross' | 'shade' | 'touch' | 'change' | 'inside' | 'miss'} Kind */

/** Pixels of the page that one sample covers, pass by pass. */
const coarse = [12, 4];
/** Answers that differ by less look alike. */
const alike = 0.03;
/** How strong it is where a mover would start inside a wall, and its hatch, up to 255; and how far apart that is, in pixels. */
const hatch = { weak: 36, strong: 150, apart: 8, width: 2 };
/** How many answers there are between two looks at the clock. */
const batch = 8;

/** Nothing happens, as a number. */
const nothing = -1;

/** Which kind of answer it is: nothing happens, something does, or else a touch or a start in a wall. @param {number} answer */
const kindOf = (answer) => (answer < 0 ? 0 : answer >= 0 ? 1 : 2);

export class Tints {
  #answers;
  #view;
  #palette;
  /** Device pixels for each pixel of the page. */
  #ratio;
  #passes;
  #pass = 0;
  #x = 0;
  #y = 0;
  /** An answer for each pixel: that of the sample that covers it so far. @type {Float32Array} */
  #samples;
  /** Which pixels have a sample of their own. @type {Uint8Array} */
  #isExact;
  image;

  /**
   * @param {Answers} answers @param {View} view @param {Palette} palette
   * @param {number} finest how far apart samples are at last where answers look alike, in pixels of the page
   */
  constructor(answers, view, palette, finest) {
    this.#answers = answers;
    this.#view = view;
    this.#palette = palette;
    this.image = new ImageData(Math.round(view.width * view.density), Math.round(view.height * view.density));
    this.#samples = new Float32Array(this.image.width * this.image.height).fill(nothing);
    this.#isExact = new Uint8Array(this.#samples.length);
    const ratio = Math.max(1, Math.round(view.density));
    const [first, second] = coarse.map((size) => size * ratio);
    this.#ratio = ratio;
    this.#passes = [
      { size: first, isAsked: () => true },
      { size: second, isAsked: (/** @type {number} */ at) => !this.#isPlain(at, first) },
      { size: 1, isAsked: (/** @type {number} */ at) => !this.#isPlain(at, second) },
      { size: finest * ratio, isAsked: (/** @type {number} */ at) => !this.#isExact[at] },
      // Around what that has found.
      {
        size: 1,
        isAsked: (/** @type {number} */ at) =>
          !this.#isExact[at] && [1, finest * ratio, second].some((away) => !this.#isPlain(at, away)),
      },
    ];
  }

  get isDone() {
    return this.#pass === this.#passes.length;
  }

  /** How many passes are done. */
  get pass() {
    return this.#pass;
  }

  /**
   * Goes on until a time, at most to the end of a pass.
   * @param {number} end as `performance.now()` tells it
   * @returns {{ top: number, bottom: number }} the rows of pixels that have changed
   */
  go(end) {
    const { width, height } = this.image;
    const { size, isAsked } = this.#passes[this.#pass];
    const top = this.#y;
    for (let count = 1; this.#y < height; this.#x = 0, this.#y += size) {
      for (; this.#x < width; this.#x += size) {
        const [x, y] = [Math.min(this.#x + (size >> 1), width - 1), Math.min(this.#y + (size >> 1), height - 1)];
        if (!isAsked(y * width + x)) continue;
        if (count % batch === 0 && performance.now() >= end) return this.#paint(top, this.#y);
        count += 1;
        this.#ask(size);
      }
    }
    this.#pass += 1;
    this.#y = 0;
    return this.#paint(top, height);
  }

  /** Asks for the middle of a square of pixels. @param {number} size */
  #ask(size) {
    const { width, height } = this.image;
    const { density } = this.#view;
    const at = { x: (this.#x + size / 2) / density, y: (this.#y + size / 2) / density };
    const answer = this.#answers.at(this.#view.toWorld(at)) ?? nothing;
    for (let y = this.#y; y < Math.min(this.#y + size, height); y++) {
      for (let x = this.#x; x < Math.min(this.#x + size, width); x++) {
        if (!this.#isExact[y * width + x]) this.#samples[y * width + x] = answer;
      }
    }
    if (size === 1) this.#isExact[this.#y * width + this.#x] = 1;
  }

  /**
   * Whether all samples around one look alike.
   * @param {number} index @param {number} away how far they are, in device pixels
   */
  #isPlain(index, away) {
    const { width } = this.image;
    const samples = this.#samples;
    const own = samples[index];
    for (let down = -away; down <= away; down += away) {
      for (let across = -away; across <= away; across += away) {
        const other = samples[index + down * width + across];
        // Beyond the picture there is no sample.
        if (other !== undefined && (kindOf(own) !== kindOf(other) || Math.abs(own - other) > alike)) return false;
      }
    }
    return true;
  }

  /** Whether another kind of answer is near. @param {number} index */
  #isEdge(index) {
    const { width } = this.image;
    const [samples, away, across] = [this.#samples, this.#ratio, index % width];
    const kind = kindOf(samples[index]);
    const isOther = (/** @type {number} */ near) =>
      near >= 0 && near < samples.length && kindOf(samples[near]) !== kind;
    return (
      (across >= away && isOther(index - away)) ||
      (across < width - away && isOther(index + away)) ||
      isOther(index - away * width) ||
      isOther(index + away * width)
    );
  }

  /** Paints rows of pixels, and those beside them, whose lines may have changed. @param {number} from @param {number} to */
  #paint(from, to) {
    const { width, height, data } = this.image;
    const { tint, edge, least, most } = this.#answers;
    const { touch, [tint]: color } = this.#palette;
    const ratio = this.#ratio;
    const [top, bottom] = [Math.max(0, from - ratio), Math.min(height, to + ratio)];
    for (let index = top * width; index < bottom * width; index++) {
      const answer = this.#samples[index];
      const kind = kindOf(answer);
      // Lines between coarse samples would be stairs.
      const isLine = edge !== null && this.#isExact[index] === 1 && this.#isEdge(index);
      const [red, green, blue] = kind === 1 && !isLine ? color : touch;
      const alpha = isLine ? 255 : [0, least + answer * (most - least), this.#alphaOfOther(index)][kind];
      data[4 * index] = red;
      data[4 * index + 1] = green;
      data[4 * index + 2] = blue;
      data[4 * index + 3] = Math.round(alpha);
    }
    return { top, bottom };
  }

  /** How strong a touch is, or a start in a wall, which is hatched. @param {number} index */
  #alphaOfOther(index) {
    if (this.#answers.other === 'touch') return 255;
    const { width } = this.image;
    const across = (index % width) + Math.floor(index / width);
    return across % (hatch.apart * this.#ratio) < hatch.width * this.#ratio ? hatch.strong : hatch.weak;
  }

  /** @returns {Kind[]} what is drawn */
  get kinds() {
    const { edge, other } = this.#answers;
    const kinds = /** @type {Set<Kind>} */ (new Set());
    let [least, most] = [1, 0];
    for (const [index, answer] of this.#samples.entries()) {
      const kind = kindOf(answer);
      kinds.add(kind === 0 ? 'miss' : kind === 1 ? 'cross' : other);
      if (kind === 1) [least, most] = [Math.min(least, answer), Math.max(most, answer)];
      if (edge && !kinds.has(edge) && this.#isEdge(index)) kinds.add(edge);
    }
    if (most - least > alike) kinds.add('shade');
    return [...kinds];
  }
}
