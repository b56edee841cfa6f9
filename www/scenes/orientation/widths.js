// What programs say whose numbers have 32 or 64 bits: the exact value of a turn on whole numbers, wrapped around.

/** @import { Point, Step } from '../../model/types.js' */
/** @typedef {{ bits: number, value?: string, says: string, isRight: boolean }} Width what integers of so many bits say */

const sizes = [64, 32];

/**
 * The two products whose difference is twice the signed area of a triangle, exactly.
 * @param {Point} a @param {Point} b @param {Point} c whole numbers
 * @returns {[bigint, bigint]}
 */
export function productsOf(a, b, c) {
  const [ax, ay, bx, by, cx, cy] = [a.x, a.y, b.x, b.y, c.x, c.y].map(BigInt);
  return [(bx - ax) * (cy - ay), (by - ay) * (cx - ax)];
}

/** @param {bigint} value @returns {string} the name of the turn */
const turnOf = (value) => (value > 0n ? 'clockwise' : value < 0n ? 'counterClockwise' : 'straight');

/**
 * A turn as integers of each size have it. Sums and products that wrap around give the exact value, wrapped around.
 * @param {bigint} exact @param {string} turn the right one
 * @returns {Width[]}
 */
export const turnsIn = (exact, turn) =>
  sizes.map((bits) => {
    const value = BigInt.asIntN(bits, exact);
    const says = turnOf(value);
    return { bits, value: String(value), says, isRight: says === turn };
  });

/**
 * How two segments meet by such turns.
 * @param {Step[]} turns of c and d, then of a and b @param {string} relation the right one
 * @returns {Width[]}
 */
export function relationsIn(turns, relation) {
  const inLine = turns.every(({ turn }) => turn === 'straight') ? relation : 'inLine';
  return sizes.map((bits, i) => {
    const says = relationOf(
      turns.map(({ widths }) => widths[i].says),
      inLine,
    );
    return { bits, says, isRight: says === relation };
  });
}

/** @param {string[]} turns of c and d, then of a and b @param {string} inLine if all are straight */
function relationOf([c, d, a, b], inLine) {
  const straight = [c, d, a, b].filter((turn) => turn === 'straight').length;
  if (straight === 4) return inLine;
  if ((c === d && c !== 'straight') || (a === b && a !== 'straight')) return 'apart';
  return straight > 0 ? 'touch' : 'proper';
}
