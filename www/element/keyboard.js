// What a key does to a handle.

/** @typedef {import('./types.js').Point} Point */

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
