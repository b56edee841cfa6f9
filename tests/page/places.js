// Places that are the same but for rounding.

/** @typedef {import('../../www/model/types.js').Point} Point */

/** Far less than a pixel. */
const tolerance = 1e-6;

/** @param {number} a @param {number} b */
export const isNear = (a, b) => Math.abs(a - b) < tolerance;

/** @param {Point} one @param {Point} other */
export const isAt = (one, other) => isNear(one.x, other.x) && isNear(one.y, other.y);

/** The sides of squares much larger than the tolerance. */
const square = 1e-3;
/** The squares that a value may be in. @param {number} value */
const squaresOf = (value) => [Math.round((value - tolerance) / square), Math.round((value + tolerance) / square)];

/** Places that are found fast: by squares, since a picture has many. */
export class Places {
  /** @type {Map<string, Point[]>} */
  #bySquare = new Map();
  /** @type {Record<string, Map<number, number[]>>} */
  #levels = { x: new Map(), y: new Map() };
  list;

  /** @param {Point[]} list */
  constructor(list) {
    this.list = list;
    for (const at of list) {
      const [x, y] = [Math.round(at.x / square), Math.round(at.y / square)];
      put(this.#bySquare, `${x} ${y}`, at);
      put(this.#levels.x, x, at.x);
      put(this.#levels.y, y, at.y);
    }
  }

  /** Whether a place is one of them. @param {Point} at */
  has(at) {
    const columns = squaresOf(at.x);
    return squaresOf(at.y).some((y) =>
      columns.some((x) => this.#bySquare.get(`${x} ${y}`)?.some((place) => isAt(place, at))),
    );
  }

  /** Whether one of them has this coordinate. @param {'x' | 'y'} axis @param {number} value */
  hasLevel(axis, value) {
    return squaresOf(value).some((each) => this.#levels[axis].get(each)?.some((level) => isNear(level, value)));
  }
}

/** @template K, V @param {Map<K, V[]>} map @param {K} key @param {V} value */
function put(map, key, value) {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
