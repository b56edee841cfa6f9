// The picture of a field layer: every pixel by the answer the library would give if the held handle were there. It is coarse at
// first, then exact to the pixel where one kind of answer ends, and at last no place is left out by more than a pixel or two.

/** @import { Answers, Palette } from '../../model/types.js' */
/** @import { View } from './view.js' */

/** What can be drawn; the legend tells what is. @typedef {'cross' | 'shade' | 'touch' | 'inside' | 'miss'} Kind */

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

export class FieldColors {
  #answers;
  #view;
  #palette;
  /** Device pixels for each pixel of the page. */
  #ratio;
  #passes;
  #pass = 0;
  /** Asks for one sample after the other. */
  #asking = this.#ask();
  /** The rows of pixels that have changed since they were painted. */
  #changed = { top: Infinity, bottom: 0 };
  /** An answer for each pixel: that of the sample that covers it so far. @type {Float32Array} */
  #samples;
  /** How many pixels wide that sample is. @type {Uint16Array} */
  #sizes;
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
    this.#sizes = new Uint16Array(this.#samples.length).fill(2 ** 16 - 1);
    const ratio = Math.max(1, Math.round(view.density));
    const [first, second, last] = [...coarse, finest].map((size) => size * ratio);
    this.#ratio = ratio;
    const isPlain = (/** @type {number} */ at, /** @type {number} */ most) =>
      this.#isPlain(at, 1, most) && (ratio === 1 || this.#isPlain(at, ratio, most));
    this.#passes = [
      { size: first, isAsked: () => true },
      { size: second, isAsked: (/** @type {number} */ at) => !this.#isPlain(at, first, alike) },
      // The lines come before the shades.
      { size: 1, isAsked: (/** @type {number} */ at) => !isPlain(at, Infinity) },
      { size: last, isAsked: () => true },
      { size: 1, isAsked: (/** @type {number} */ at) => !isPlain(at, alike) },
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
    const { pass } = this;
    for (let count = 1; this.#pass === pass && (count % batch > 0 || performance.now() < end); count++) {
      this.#asking.next();
    }
    const { top, bottom } = this.#changed;
    this.#changed = { top: Infinity, bottom: 0 };
    return this.#paint(Math.min(top, bottom), bottom);
  }

  /** Asks pass by pass, with a rest after each sample and each row of them. */
  *#ask() {
    const { width, height } = this.image;
    for (const { size, isAsked } of this.#passes) {
      for (let y = 0; y < height; y += size) {
        for (let x = 0; x < width; x += size) {
          const middle = Math.min(y + (size >> 1), height - 1) * width + Math.min(x + (size >> 1), width - 1);
          if (this.#sizes[middle] <= size || !isAsked(middle)) continue;
          this.#sample(x, y, size);
          yield;
          if (size === 1) yield* this.#follow(middle, isAsked);
        }
        yield;
      }
      this.#pass += 1;
      yield;
    }
  }

  /**
   * Asks for the pixels beside one, and on from each of them: where answers change may turn out to lie beside where it was
   * looked for.
   * @param {number} index @param {(index: number) => boolean} isAsked
   */
  *#follow(index, isAsked) {
    const { width } = this.image;
    const reached = [index];
    for (let from = reached.pop(); from !== undefined; from = reached.pop()) {
      for (const by of [-width, -1, 1, width]) {
        const at = from + by;
        if (!(this.#sizes[at] > 1 && isAsked(at))) continue;
        this.#sample(at % width, Math.floor(at / width), 1);
        reached.push(at);
        yield;
      }
    }
  }

  /** Asks for the middle of a square of pixels. @param {number} left @param {number} top @param {number} size */
  #sample(left, top, size) {
    const { width, height } = this.image;
    const { density } = this.#view;
    const at = { x: (left + size / 2) / density, y: (top + size / 2) / density };
    const answer = this.#answers.at(this.#view.toWorld(at)) ?? nothing;
    const bottom = Math.min(top + size, height);
    for (let y = top; y < bottom; y++) {
      for (let index = y * width + left; index < y * width + Math.min(left + size, width); index++) {
        if (this.#sizes[index] <= size) continue;
        this.#samples[index] = answer;
        this.#sizes[index] = size;
      }
    }
    this.#changed.top = Math.min(this.#changed.top, top);
    this.#changed.bottom = Math.max(this.#changed.bottom, bottom);
  }

  /**
   * Whether all samples around one look alike.
   * @param {number} index @param {number} away how far they are, in device pixels
   * @param {number} most by how much they may differ, if of one kind
   */
  #isPlain(index, away, most) {
    const { width } = this.image;
    const samples = this.#samples;
    const own = samples[index];
    for (let down = -away; down <= away; down += away) {
      for (let across = -away; across <= away; across += away) {
        const other = samples[index + down * width + across];
        // Beyond the picture there is no sample.
        if (other !== undefined && (kindOf(own) !== kindOf(other) || Math.abs(own - other) > most)) return false;
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
      const isLine = edge !== null && this.#sizes[index] === 1 && this.#isEdge(index);
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
      if (edge === 'touch' && !kinds.has(edge) && this.#isEdge(index)) kinds.add(edge);
    }
    if (most - least > alike) kinds.add('shade');
    return [...kinds];
  }
}
