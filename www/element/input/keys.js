// What keys do: move a handle, go from wall to wall, add and remove walls, undo and redo. What they do here they do not do
// to the page around.

/** @import { Point } from '../../model/types.js' */

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
 * Whether Tab stops at a handle: of several walls only those of one are stops, so that what follows is not far away.
 * @param {import('../../model/things.js').Handle} handle @param {number} wall
 */
export const isStop = ({ index }, wall) => index === undefined || index === wall;

/** The keys that go on from that wall to the next and back. @type {Record<string, number>} */
export const wallSteps = { PageDown: 1, PageUp: -1 };

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

/** The keys by which pages and slides move on: in a figure they are its own, whatever has the focus there. */
const moving = ' |Enter|Arrow.*|Home|End|Page.*';
/** What is typed into, and takes all keys that write. */
const typed = '[type="text"], textarea, select';
const writing = new RegExp(`^(.|Backspace|Delete|${moving})$`, 'u');
const own = new RegExp(`^(${moving})$`);

/**
 * Whether a figure uses a key: then the page around does not hear of it. Escape and Tab are everybody's.
 * @param {KeyboardEvent} event on its way out @param {ShadowRoot} root of the figure
 * @returns {boolean}
 */
export function usesKey(event, root) {
  const { key, ctrlKey, metaKey } = event;
  const target = /** @type {Element} */ (event.composedPath()[0]);
  // What the page has put into a slot is its own.
  if (key === 'Escape' || key === 'Tab' || target.getRootNode() !== root) return false;
  if (event.defaultPrevented) return true;
  const isTyped = target.matches(typed);
  // Of the shortcuts only those that edit a text are used.
  if ((ctrlKey || metaKey) && (!isTyped || !/^([acvxyz]|[ABDEH].+)$/i.test(key))) return false;
  return (isTyped ? writing : own).test(key);
}
