// Doubles counted one by one: neighbors have numbers that follow each other, from −MAX through 0 to MAX.

const view = new DataView(new ArrayBuffer(8));
const magnitude = 2n ** 63n - 1n;

/**
 * The place of a double in the order of all doubles; zero is number 0.
 * @param {number} x finite
 * @returns {bigint}
 */
export function ordinal(x) {
  view.setFloat64(0, x);
  const bits = view.getBigInt64(0);
  return bits >= 0n ? bits : -(bits & magnitude);
}

const last = ordinal(Number.MAX_VALUE);

/**
 * The double at a place of that order; beyond the ends, the largest double.
 * @param {bigint} place
 * @returns {number}
 */
export function doubleAt(place) {
  const size = place < 0n ? -place : place;
  view.setBigInt64(0, size > last ? last : size);
  const x = view.getFloat64(0);
  return place < 0n ? -x : x;
}

/**
 * The double so many steps further; it stops at the largest one.
 * @param {number} x finite @param {number} count whole, may be negative
 * @returns {number}
 */
export const stepped = (x, count) => doubleAt(ordinal(x) + BigInt(count));
