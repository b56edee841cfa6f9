// The cases that a chapter asks about: states of its figure, the same in every browser. On a grid, paths touch corners, run along
// sides and end on them; that is where code goes wrong.

/** @typedef {() => number} Random gives a number from 0 to below 1 */
/** @typedef {{ x: number, y: number }} Point */

/** The grids: of whole numbers, of decimals that doubles cannot hold, far apart and close together. */
const units = [8, 8, 8, 7.3, 7.9, 2 ** 40, 2 ** -30];

/** How many units the figure is wide and high. */
const [columns, rows] = [20, 12];

/** A generator of numbers that begins anew: mulberry32. @param {number} seed @returns {Random} */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Places, boxes and circles on one of the grids. */
export class Grid {
  #random;
  #unit;

  /** @param {Random} random */
  constructor(random) {
    this.#random = random;
    this.#unit = units[this.#upTo(units.length)];
  }

  /** Whether its places are decimals, which doubles round. */
  get hasDecimals() {
    return !Number.isInteger(Math.log2(this.#unit));
  }

  /** @param {number} count @returns {number} a whole number from 0 to below it */
  #upTo(count) {
    return Math.floor(this.#random() * count);
  }

  /** @returns {Point} */
  point() {
    return { x: this.#unit * this.#upTo(columns + 1), y: this.#unit * this.#upTo(rows + 1) };
  }

  /** @param {number} [most] how many units it is wide and high @returns {{ minX: number, minY: number, maxX: number, maxY: number }} */
  box(most = 6) {
    const [x, y] = [this.#upTo(columns - most), this.#upTo(rows - most)];
    const [width, height] = [1 + this.#upTo(most), 1 + this.#upTo(most)];
    const unit = this.#unit;
    return { minX: unit * x, minY: unit * y, maxX: unit * (x + width), maxY: unit * (y + height) };
  }

  /** @param {number[]} radii in units @returns {Point & { radius: number }} */
  circle(radii) {
    return { ...this.point(), radius: this.#unit * radii[this.#upTo(radii.length)] };
  }

  /** @returns {Point} a motion, which often has one direction alone */
  motion() {
    const [x, y] = [this.#upTo(2 * columns + 1) - columns, this.#upTo(2 * rows + 1) - rows];
    const way = this.#upTo(4);
    return { x: way === 0 ? 0 : this.#unit * x, y: way === 1 ? 0 : this.#unit * y };
  }

  /** A slope that is no steeper than 45°, with a player on it, and the motions of both. */
  slope() {
    // Decimals would put the player a hair above its ground, or into it.
    if (this.hasDecimals) this.#unit = 8;
    const [unit, run, rise] = [this.#unit, 4, this.#upTo(9) - 4];
    const [x, y] = [unit * (6 + this.#upTo(8)), unit * (5 + this.#upTo(3))];
    const at = (/** @type {number} */ times) => ({ x: x + times * unit * run, y: y - times * unit * rise });
    // Of a slope that rises to the right it touches the right corner.
    const minX = rise > 0 ? x - unit : x;
    return {
      movers: [{ minX, minY: y - 2 * unit, maxX: minX + unit, maxY: y, motion: this.#step() }],
      walls: [{ points: [at(-4), at(4), { x, y: y + 20 * unit }], motion: this.#step(1) }],
    };
  }

  /** A motion of a few units, level unless it may rise. @param {number} [rises] */
  #step(rises = 0) {
    const step = () => this.#unit * (this.#upTo(7) - 3);
    return { x: step(), y: rises * step() };
  }
}
