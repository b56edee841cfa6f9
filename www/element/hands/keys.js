// What a key does to a handle.

/** @typedef {import('../../model/types.js').Point} Point */

/** @type {Record<string, Point>} */
const arrows = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * @param {{ key: string, shiftKey: boolean, altKey: boolean, ctrlKey: boolean, metaKey: boolean }} event
 * @returns {Point | null} how far an arrow key moves a handle: one, with Shift ten, with Alt a tenth
 */
export function arrowMotion({ key, shiftKey, altKey, ctrlKey, metaKey }) {
  const direction = arrows[key];
  if (!direction || ctrlKey || metaKey) return null;
  const far = shiftKey ? 10 : altKey ? 0.1 : 1;
  return { x: direction.x * far, y: direction.y * far };
}

/**
 * @param {{ key: string, shiftKey: boolean, ctrlKey: boolean, metaKey: boolean }} event
 * @returns {'undo' | 'redo' | null}
 */
export function historyKey({ key, shiftKey, ctrlKey, metaKey }) {
  if (!ctrlKey && !metaKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && ctrlKey ? 'redo' : null;
}

/** For each key that walks, by where it is on the keyboard and by what it writes: a direction. */
const walkKeys = /** @type {Record<string, Point>} */ ({
  ...arrows,
  KeyA: arrows.ArrowLeft,
  KeyD: arrows.ArrowRight,
  KeyW: arrows.ArrowUp,
  KeyS: arrows.ArrowDown,
});

/**
 * @param {{ key: string, code: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean }} event
 * @returns {string | null} the name of a key that walks: an arrow, or one of the four letters in the place where W, A, S
 *   and D are on most keyboards
 */
export function walkKey({ key, code, ctrlKey, metaKey, altKey }) {
  if (ctrlKey || metaKey || altKey) return null;
  const name = [key, code, `Key${key.toUpperCase()}`].find((each) => each in walkKeys);
  return name ?? null;
}

/**
 * @param {Iterable<string>} names of the keys that are down
 * @returns {Point} where they lead together: of length one, or nowhere
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
