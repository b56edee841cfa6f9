// What keys do: move a handle, go from wall to wall, undo and redo. What they do here they do not do
// to the page around.

import { nudgeHandle, resetHandle } from '../../model/state.js';
import { handleOf, hasPart } from '../../model/things.js';

/** @import { Model } from '../../model/model.js' */
/** @import { Handle } from '../../model/things.js' */
/** @import { Point, State } from '../../model/types.js' */

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
 * What a key does to a handle: an arrow moves it, Home puts it back where it began.
 * @param {KeyboardEvent} event @param {Model} model @param {Handle} handle @param {number} snap the width of the grid on which
 *   it goes, or 0
 * @returns {{ state: State, handle: Handle } | null} null for any other key
 */
export function movedBy(event, { scene: { fields }, state, sight, origin }, handle, snap) {
  const motion = arrowMotion(event);
  if (motion) return nudgeHandle(fields, state, handle, snap > 0 ? gridMotion(motion, snap) : motion, sight);
  return event.key === 'Home' ? resetHandle(fields, state, handle, origin) : null;
}

/** A motion in whole steps of a grid, at least one. @param {Point} motion @param {number} width of the grid @returns {Point} */
const gridMotion = ({ x, y }, width) => ({
  x: Math.sign(x) * Math.max(1, Math.abs(x)) * width,
  y: Math.sign(y) * Math.max(1, Math.abs(y)) * width,
});

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
const wallSteps = { PageDown: 1, PageUp: -1 };

/**
 * The handle to which a key goes on: the same one of the next wall, or of the one before.
 * @param {KeyboardEvent} event @param {Model} model @param {Handle} handle
 * @returns {Handle | null} null for any other key, and for a handle of no wall
 */
export function neighborBy(event, { scene: { fields }, state }, { id, key, index }) {
  const step = wallSteps[event.key];
  if (!step || index === undefined) return null;
  const { length } = state[key];
  const next = handleOf(fields, id.replace(`[${index}]`, `[${(index + step + length) % length}]`));
  // Of a wall with fewer corners, the whole.
  return hasPart(state, next, next.part) ? next : handleOf(fields, next.name);
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
