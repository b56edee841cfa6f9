// The state of a scene, changed by handle, number or reset: every change makes a new state and keeps the old one.

import { unitOf } from './fields/field.js';
import { handleOf, hasPart, thingAt, valueAt, withValue } from './things.js';

/** @import { Handle, Thing } from './things.js' */
/** @import { Box, Field, Fields, Point, State } from './types.js' */
/** @typedef {{ state: State, handle: Handle }} Moved a state, and the handle then held */

/**
 * Every field at its default.
 * @param {Fields} fields
 * @returns {State}
 */
export function defaultState(fields) {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.default]));
}

/**
 * Where a handle is in the world.
 * @param {Fields} fields @param {State} state @param {Handle} handle
 */
export const placeOfHandle = (fields, state, handle) =>
  handle.field.place(valueAt(state, handle), handle.part, originOf(fields, state, handle.field));

/**
 * Where the handle of a name is in the world.
 * @param {Fields} fields @param {State} state @param {string} id
 */
export const placeOf = (fields, state, id) => placeOfHandle(fields, state, handleOf(fields, id));

/** The field from whose handle the places of a field are counted, if there is one. @param {State} state @param {Field} field */
export const ownerIn = (state, { of }) => (typeof of === 'function' ? of(state) : of);

/**
 * The point from which the places of a field are counted, or the value beside which they are.
 * @param {Fields} fields @param {State} state @param {Field} field
 * @returns {any}
 */
function originOf(fields, state, field) {
  if (field.beside) return state[field.beside];
  const of = ownerIn(state, field);
  const { x, y } = of ? placeOf(fields, state, of) : { x: 0, y: 0 };
  const by = field.seenBy?.(state);
  return by ? { x: x + by.x, y: y + by.y } : { x, y };
}

/**
 * The state after a handle is dragged to a place, and the handle then held: a side pushed past its opposite becomes the
 * opposite.
 * @param {Fields} fields @param {State} state @param {Handle} handle @param {Point} at @param {Box} [within] the window, if it is
 *   not the usual one
 * @returns {Moved}
 */
export function moveHandle(fields, state, handle, at, within) {
  const { field, key, index, part } = handle;
  const value = valueAt(state, handle);
  // A hand can still hold what a script has taken away.
  if (value === undefined) return { state, handle };
  const origin = originOf(fields, state, field);
  const place = field.place(value, part, origin);
  // A thing that has not moved keeps its exact numbers.
  if (at.x === place.x && at.y === place.y) return { state, handle };
  const moved = field.move(value, part, at, origin, within && withPoint(within, place));
  const other =
    moved.part === part ? null : thingAt(fields, key, index).handles.find((each) => each.part === moved.part);
  const next = isSame(field, value, moved.value) ? state : withCarried(state, handle, moved.value);
  return { state: next, handle: other ?? handle };
}

/** A window with room for a place outside: what is out of a window may stay there, or come back. @param {Box} box @param {Point} at @returns {Box} */
const withPoint = ({ minX, minY, maxX, maxY }, { x, y }) => ({
  minX: Math.min(minX, x),
  minY: Math.min(minY, y),
  maxX: Math.max(maxX, x),
  maxY: Math.max(maxY, y),
});

/**
 * The state with a new value of a thing, and what goes along with it at the same place.
 * @param {State} state @param {Thing} thing @param {any} value
 * @returns {State}
 */
export function withCarried(state, thing, value) {
  const { carries } = thing.field;
  const { x, y } = value;
  const before = valueAt(state, thing);
  const next = withValue(state, thing, value);
  const stays = x === before.x && y === before.y;
  return !carries || stays ? next : { ...next, [carries]: { ...state[carries], x, y } };
}

/**
 * The state after an arrow key on a handle, and the handle then held.
 * @param {Fields} fields @param {State} state @param {Handle} handle @param {Point} by in units of the window
 * @param {Box} [within] the window, if it is not the usual one
 * @returns {Moved}
 */
export function nudgeHandle(fields, state, handle, by, within) {
  const { field, part, tells, isStepped } = handle;
  const value = valueAt(state, handle);
  if (value === undefined) return { state, handle };
  const unit = Math.max(within && !isStepped ? unitOf(within) : 1, field.unit ?? 0);
  const motion = { x: by.x * unit, y: by.y * unit };
  if (field.nudge && (tells || isStepped))
    return { state: withValue(state, handle, field.nudge(value, part, motion)), handle };
  const { x, y } = placeOfHandle(fields, state, handle);
  return moveHandle(fields, state, handle, { x: x + motion.x, y: y + motion.y }, within);
}

/**
 * The state with a handle, or the number it tells, back where it began, and the handle then held. What has been added, or
 * came with another form, began nowhere, so it stays.
 * @param {Fields} fields @param {State} state @param {Handle} handle @param {State} [origin] where everything began
 * @returns {Moved}
 */
export function resetHandle(fields, state, handle, origin = defaultState(fields)) {
  const { key, index, tells, isStepped } = handle;
  const usual = index === undefined ? origin[key] : origin[key][index];
  if (!usual) return { state, handle };
  const back = withValue(state, handle, usual);
  if (!hasPart(back, handle, handle.part)) return { state, handle };
  if (isStepped) return { state: back, handle };
  if (!tells) return moveHandle(fields, state, handle, placeOfHandle(fields, back, handle));
  return { state: withValue(state, handle, { ...valueAt(state, handle), [tells]: usual[tells] }), handle };
}

/**
 * Every switch, of words or of forms.
 * @param {Fields} fields
 * @returns {{ key: string, options: readonly string[] }[]}
 */
export function choicesOf(fields) {
  return Object.entries(fields).flatMap(([key, { forms, options = forms }]) => (options ? [{ key, options }] : []));
}

/** Whether a switch has an option. @param {Fields} fields @param {string} key @param {string} option */
export const hasOption = (fields, key, option) =>
  choicesOf(fields).some((each) => each.key === key && each.options.includes(option));

/** The option of a switch that is set, if one is. @param {Fields} fields @param {State} state @param {string} key @returns {string} */
export const optionIn = (fields, state, key) => fields[key].formOf?.(state[key]) ?? state[key].choice;

/**
 * The state with a switch set.
 * @param {Fields} fields @param {State} state @param {string} key @param {string} option
 * @returns {State}
 */
export const withChoice = (fields, state, key, option) => ({
  ...state,
  [key]: fields[key].inForm?.(state[key], option) ?? { choice: option },
});

/**
 * The chosen option of each switch, counted from 0.
 * @param {Fields} fields @param {State} state
 * @returns {Record<string, number>}
 */
export function chosenIn(fields, state) {
  return Object.fromEntries(
    choicesOf(fields).map(({ key, options }) => [key, options.indexOf(optionIn(fields, state, key))]),
  );
}

/** Whether two values of a field are the same. @param {Field} field @param {any} one @param {any} other @returns {boolean} */
const isSame = ({ item, text, components }, one, other) =>
  one === other ||
  (item
    ? one.length === other.length &&
      one.every((/** @type {any} */ each, /** @type {number} */ i) => isSame(item, each, other[i]))
    : text
      ? text.write(one) === text.write(other)
      : components.every((name) => Object.is(one[name], other[name])));

/**
 * Whether two states have the same numbers and switches.
 * @param {Fields} fields @param {State} one @param {State} other
 */
export const isSameState = (fields, one, other) =>
  Object.entries(fields).every(([key, field]) => isSame(field, one[key], other[key]));

/**
 * Whether a state has all values of a part of one.
 * @param {Fields} fields @param {State} state @param {State} part
 */
export const hasState = (fields, state, part) =>
  Object.entries(part).every(([key, value]) => isSame(fields[key], state[key], value));
