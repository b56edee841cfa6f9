// What keys do: move a handle, add and remove walls, undo and redo, walk.

/** @typedef {import('../../model/types.js').Point} Point */

/** @type {Record<string, Point>} */
const arrows = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * How far an arrow key moves a handle: 1, with Shift 10, with Alt 0.1.
 * @param {{ key: string, shiftKey: boolean, altKey: boolean, ctrlKey: boolean, metaKey: boolean }} event
 * @returns {Point | null} null for any other key
 */
export function arrowMotion({ key, shiftKey, altKey, ctrlKey, metaKey }) {
  const direction = arrows[key];
  if (!direction || ctrlKey || metaKey) return null;
  const far = shiftKey ? 10 : altKey ? 0.1 : 1;
  return { x: direction.x * far, y: direction.y * far };
}

/**
 * Whether a key asks to undo or redo.
 * @param {{ key: string, shiftKey: boolean, ctrlKey: boolean, metaKey: boolean }} event
 * @returns {'undo' | 'redo' | null}
 */
export function historyKey({ key, shiftKey, ctrlKey, metaKey }) {
  if (!ctrlKey && !metaKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && ctrlKey ? 'redo' : null;
}

/**
 * Whether a key on a handle adds a wall or removes one.
 * @param {{ key: string, ctrlKey: boolean, metaKey: boolean }} event
 * @returns {'add' | 'remove' | null}
 */
export function wallKey({ key, ctrlKey, metaKey }) {
  if (ctrlKey || metaKey) return null;
  if (key === 'Insert' || key === '+') return 'add';
  return key === 'Delete' || key === 'Backspace' ? 'remove' : null;
}

/** The direction of each walking key, by its place on the keyboard or by its letter. */
const walkKeys = /** @type {Record<string, Point>} */ ({
  ...arrows,
  KeyA: arrows.ArrowLeft,
  KeyD: arrows.ArrowRight,
  KeyW: arrows.ArrowUp,
  KeyS: arrows.ArrowDown,
});

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
