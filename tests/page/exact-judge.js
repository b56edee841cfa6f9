// How a segment and a box meet, by the definition, in whole numbers: the judge of the exact cases.

/** Doubles as whole numbers of the smallest double. @param {number} x @returns {bigint} */
export function whole(x) {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, Math.abs(x));
  const bits = view.getBigUint64(0);
  const exponent = bits >> 52n;
  const fraction = bits & (2n ** 52n - 1n);
  const size = exponent === 0n ? fraction : (fraction + 2n ** 52n) << (exponent - 1n);
  return x < 0 ? -size : size;
}

/**
 * The contact: cross if a point of the segment is inside the box, touch if one is on its boundary, else miss.
 *
 * @param {any} a @param {any} b @param {any} box
 * @returns {'cross' | 'touch' | 'miss'}
 */
export function contactOf(a, b, box) {
  const axes = [
    [a.x, b.x, box.minX, box.maxX],
    [a.y, b.y, box.minY, box.maxY],
  ].map((each) => each.map(whole));
  if (isMet(axes, true)) return 'cross';
  return isMet(axes, false) ? 'touch' : 'miss';
}

/**
 * Whether a moment from 0 to 1 is between the sides of both axes. A moment is a quotient, multiplied out.
 *
 * @param {bigint[][]} axes @param {boolean} isStrict whether the sides themselves are outside
 */
function isMet(axes, isStrict) {
  const isBefore = (/** @type {bigint[]} */ one, /** @type {bigint[]} */ other) => {
    const [left, right] = [one[0] * other[1], other[0] * one[1]];
    return isStrict ? left < right : left <= right;
  };
  /** @type {bigint[][]} */
  const enters = [];
  /** @type {bigint[][]} */
  const exits = [];
  for (const [from, to, min, max] of axes) {
    const way = to - from;
    if (way === 0n) {
      if (isStrict ? from <= min || from >= max : from < min || from > max) return false;
      continue;
    }
    const [first, last] = way > 0n ? [min - from, max - from] : [from - max, from - min];
    const size = way > 0n ? way : -way;
    enters.push([first, size]);
    exits.push([last, size]);
  }
  return (
    enters.every((enter) => exits.every((exit) => isBefore(enter, exit))) &&
    enters.every((enter) => isBefore(enter, [1n, 1n])) &&
    exits.every((exit) => isBefore([0n, 1n], exit))
  );
}
