// The keys that walk.

/** @import { Point } from '../../model/types.js' */

const [left, right, up, down] = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
];

/** The direction of each walking key, by its place on the keyboard or by its letter. @type {Record<string, Point>} */
const walkKeys = {
  ArrowLeft: left,
  ArrowRight: right,
  ArrowUp: up,
  ArrowDown: down,
  KeyA: left,
  KeyD: right,
  KeyW: up,
  KeyS: down,
};

/**
 * The name of a walking key: an arrow, or W, A, S or D by place or by letter.
 * @param {{ key: string, code: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean }} event
 * @returns {string | null} null for any other key
 */
export function walkKey({ key, code, ctrlKey, metaKey, altKey }) {
  if (ctrlKey || metaKey || altKey) return null;
  const name = [key, code, `Key${key.toUpperCase()}`].find((each) => each in walkKeys);
  return name ?? null;
}

/**
 * The direction of all keys that are down.
 * @param {Iterable<string>} names
 * @returns {Point} of length one, or zero
 */
export function walkDirection(names) {
  let [x, y] = [0, 0];
  for (const name of names) {
    x += walkKeys[name].x;
    y += walkKeys[name].y;
  }
  [x, y] = [Math.sign(x), Math.sign(y)];
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}
