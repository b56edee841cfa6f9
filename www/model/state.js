// The state of a scene, changed by handle, number or reset: every change makes a new state and keeps the old one.

/** @import { Fields, Point, State } from './types.js' */
/** @import { Field } from './fields/field.js' */
/**
 * What has a value of its own: a field, or one thing of a list, which is named as code would, `walls[3]`.
 * @typedef {{ name: string, key: string, index?: number, field: Field }} Thing its field is that of one thing, not of the list
 */
/** @typedef {Thing & import('./fields/field.js').Grip & { id: string }} Handle */

/**
 * Every field at its default.
 * @param {Fields} fields
 * @returns {State}
 */
export function defaultState(fields) {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.default]));
}

/** The things of each scene by name: they never change, and every movement asks for them. @type {WeakMap<Fields, Map<string, Owner>>} */
const known = new WeakMap();

/** A thing with its handles. @typedef {Thing & { handles: Handle[] }} Owner */

/**
 * A field, or one thing of a list. A part of the field `box` has its own name alone, any other part both names.
 * @param {Fields} fields @param {string} key @param {number} [index]
 * @returns {Owner}
 */
function thingAt(fields, key, index) {
  const things = known.get(fields) ?? new Map();
  known.set(fields, things);
  const name = index === undefined ? key : `${key}[${index}]`;
  if (!things.has(name)) {
    const thing = {
      name,
      key,
      index,
      field: /** @type {Field} */ (index === undefined ? fields[key] : fields[key].item),
    };
    const idOf = (/** @type {string} */ part) => (part === '' ? name : name === 'box' ? part : `${name}.${part}`);
    things.set(name, {
      ...thing,
      handles: thing.field.grips.map((grip) => ({ id: idOf(grip.part), ...thing, ...grip })),
    });
  }
  return things.get(name);
}

/**
 * The thing of a name, or nothing.
 * @param {Fields} fields @param {string} name
 * @returns {Owner | undefined}
 */
function thingOf(fields, name) {
  const [key, index] = name.split(/[[\]]/);
  const isThere = Object.hasOwn(fields, key) && (index === undefined || fields[key].item);
  return isThere ? thingAt(fields, key, index === undefined ? undefined : Number(index)) : undefined;
}

/**
 * What is there, in reading order.
 * @param {Fields} fields @param {State} state
 * @returns {Owner[]}
 */
export function thingsIn(fields, state) {
  const things = [];
  for (const [key, { item, isAbsent }] of Object.entries(fields)) {
    if (item) for (const index of state[key].keys()) things.push(thingAt(fields, key, index));
    else if (!isAbsent?.(state)) things.push(thingAt(fields, key));
  }
  return things;
}

/** The value of a thing; nothing if a list has become shorter. @param {State} state @param {Thing} thing */
export const valueAt = (state, { key, index }) => (index === undefined ? state[key] : state[key][index]);

/**
 * The state with another value of a thing.
 * @param {State} state @param {Thing} thing @param {any} value
 * @returns {State}
 */
export const withValue = (state, { key, index }, value) => ({
  ...state,
  [key]: index === undefined ? value : Object.assign([...state[key]], { [index]: value }),
});

/**
 * The handles of what is there, in reading order.
 * @param {Fields} fields @param {State} state
 * @returns {Handle[]}
 */
export const handlesIn = (fields, state) => thingsIn(fields, state).flatMap(({ handles }) => handles);

/**
 * The list whose things a reader can add and remove.
 * @param {Fields} fields
 * @returns {{ key: string, least: number, most: number } | null} null if there is none
 */
export function listIn(fields) {
  const [key, { least = 0, most = 0 }] = Object.entries(fields).find(([, { item, isLocked }]) => item && !isLocked) ?? [
    '',
    {},
  ];
  return key ? { key, least, most } : null;
}

/**
 * The handle of a name.
 * @param {Fields} fields @param {string} id
 * @returns {Handle}
 */
export function handleOf(fields, id) {
  const owner = thingOf(fields, id.split('.')[0]) ?? thingOf(fields, 'box');
  const handle = owner?.handles.find((each) => each.id === id);
  if (!handle) throw new RangeError(`no handle is called ${id}`);
  return handle;
}

/**
 * Where a handle is in the world.
 * @param {Fields} fields @param {State} state @param {Handle} handle
 * @returns {Point}
 */
export const placeOfHandle = (fields, state, handle) =>
  handle.field.place(valueAt(state, handle), handle.part, originOf(fields, state, handle.field));

/**
 * Where the handle of a name is in the world.
 * @param {Fields} fields @param {State} state @param {string} id
 * @returns {Point}
 */
export const placeOf = (fields, state, id) => placeOfHandle(fields, state, handleOf(fields, id));

/**
 * The point from which the places of a field are counted, or the value beside which they are.
 * @param {Fields} fields @param {State} state @param {Field} field
 * @returns {any}
 */
function originOf(fields, state, { of, beside }) {
  if (beside) return state[beside];
  return of ? placeOf(fields, state, of) : { x: 0, y: 0 };
}

/**
 * The value of a thing in a scene as it opens; nothing if that has no such thing.
 * @param {Fields} fields @param {Thing} thing
 */
const usualValueOf = (fields, { key, index }) =>
  index === undefined ? fields[key].default : fields[key].default[index];

/**
 * Where a handle is if only what it holds is at its default; where it is now if that has no default.
 * @param {Fields} fields @param {State} state @param {string} id
 * @returns {Point}
 */
export function usualPlaceOf(fields, state, id) {
  const handle = handleOf(fields, id);
  const usual = usualValueOf(fields, handle) ?? valueAt(state, handle);
  return placeOfHandle(fields, withValue(state, handle, usual), handle);
}

/**
 * The state after a handle is dragged to a place, and the handle then held: a side pushed past its opposite becomes the
 * opposite.
 * @param {Fields} fields @param {State} state @param {string} id @param {Point} at
 * @returns {{ state: State, id: string }}
 */
export function moveHandle(fields, state, id, at) {
  const handle = handleOf(fields, id);
  const value = valueAt(state, handle);
  // A hand can still hold what a script has taken away.
  if (value === undefined) return { state, id };
  const { field, key, index, part } = handle;
  const place = placeOfHandle(fields, state, handle);
  // A thing that has not moved keeps its exact numbers.
  if (at.x === place.x && at.y === place.y) return { state, id };
  const moved = field.move(value, part, at, originOf(fields, state, field));
  const now = thingAt(fields, key, index).handles.find((each) => each.part === moved.part);
  return { state: withCarried(state, handle, moved.value), id: now?.id ?? id };
}

/**
 * The state with a new value of a thing, and what goes along with it at the same place.
 * @param {State} state @param {Thing} thing @param {any} value
 * @returns {State}
 */
function withCarried(state, thing, value) {
  const { carries } = thing.field;
  const { x, y } = value;
  const before = valueAt(state, thing);
  const next = withValue(state, thing, value);
  const stays = x === before.x && y === before.y;
  return !carries || stays ? next : { ...next, [carries]: { ...state[carries], x, y } };
}

/**
 * The state after an arrow key on a handle, and the handle then held.
 * @param {Fields} fields @param {State} state @param {string} id @param {Point} motion
 * @returns {{ state: State, id: string }}
 */
export function nudgeHandle(fields, state, id, motion) {
  const handle = handleOf(fields, id);
  const { field, part, tells, isStepped } = handle;
  if (field.nudge && (tells || isStepped))
    return { state: withValue(state, handle, field.nudge(valueAt(state, handle), part, motion)), id };
  const { x, y } = placeOfHandle(fields, state, handle);
  return moveHandle(fields, state, id, { x: x + motion.x, y: y + motion.y });
}

/**
 * The state with a handle, or the number it tells, back at its default, and the handle then held. What has been added has no
 * default, so it stays.
 * @param {Fields} fields @param {State} state @param {string} id
 * @returns {{ state: State, id: string }}
 */
export function resetHandle(fields, state, id) {
  const handle = handleOf(fields, id);
  const { tells, isStepped } = handle;
  const usual = usualValueOf(fields, handle);
  if (!usual) return { state, id };
  if (isStepped) return { state: withValue(state, handle, usual), id };
  if (!tells) return moveHandle(fields, state, id, usualPlaceOf(fields, state, id));
  return { state: withValue(state, handle, { ...valueAt(state, handle), [tells]: usual[tells] }), id };
}

/**
 * Every number of a thing that a reader can type.
 * @param {Thing} thing
 * @returns {{ key: string, component: string }[]}
 */
export const numbersOf = ({ name, field: { components, options, isLocked } }) =>
  options || isLocked ? [] : components.map((component) => ({ key: `${name}.${component}`, component }));

/**
 * Every switch.
 * @param {Fields} fields
 * @returns {{ key: string, options: readonly string[] }[]}
 */
export function choicesOf(fields) {
  return Object.entries(fields).flatMap(([key, { options, isUnseen }]) =>
    options && !isUnseen ? [{ key, options }] : [],
  );
}

/**
 * The chosen option of each switch, counted from 0.
 * @param {Fields} fields @param {State} state
 * @returns {Record<string, number>}
 */
export function chosenIn(fields, state) {
  return Object.fromEntries(choicesOf(fields).map(({ key, options }) => [key, options.indexOf(state[key].choice)]));
}

/**
 * The state with one number changed, or the old state and the problem.
 * @param {Fields} fields @param {State} state @param {string} key of the number: `walls[3].minX` @param {number} number
 * @returns {{ state: State, problem: import('./fields/field.js').Problem | null }}
 */
export function withNumber(fields, state, key, number) {
  const [name, component] = key.split('.');
  const thing = /** @type {Owner} */ (thingOf(fields, name));
  const value = { ...valueAt(state, thing), [component]: number };
  const problem = thing.field.check(value);
  return problem ? { state, problem } : { state: withCarried(state, thing, value), problem: null };
}

/** Whether two values of a field are the same. @param {Field} field @param {any} one @param {any} other @returns {boolean} */
const isSame = ({ item, components }, one, other) =>
  one === other ||
  (item
    ? one.length === other.length &&
      one.every((/** @type {any} */ each, /** @type {number} */ i) => isSame(item, each, other[i]))
    : components.every((name) => Object.is(one[name], other[name])));

/**
 * Whether two states have the same numbers and switches.
 * @param {Fields} fields @param {State} one @param {State} other
 * @returns {boolean}
 */
export const isSameState = (fields, one, other) =>
  Object.entries(fields).every(([key, field]) => isSame(field, one[key], other[key]));

/**
 * Whether a state has all values of a part of one.
 * @param {Fields} fields @param {State} state @param {State} part
 * @returns {boolean}
 */
export const hasState = (fields, state, part) =>
  Object.entries(part).every(([key, value]) => isSame(fields[key], state[key], value));

/**
 * A whole state from a partial one: missing values are the defaults. A list is given as a whole.
 * @param {Fields} fields @param {unknown} given
 * @returns {State}
 * @throws {RangeError} if a field does not allow its value
 */
export function stateFrom(fields, given) {
  const state = defaultState(fields);
  for (const [key, value] of Object.entries(given ?? {})) {
    const field = fields[key];
    if (!field) throw new RangeError(`state: there is no field ${key}`);
    state[key] = wholeOf(field, value, state[key]);
    const problem = field.check(state[key]);
    if (problem) throw new RangeError(`state: ${refusal(state, field.item ? key : `${key}.`, problem)}`);
  }
  return state;
}

/** A value with only what its field has, and all of it. @param {Field} field @param {any} value @param {any} usual @returns {any} */
function wholeOf({ item, components }, value, usual) {
  if (!item) return Object.fromEntries(components.map((name) => [name, value?.[name] ?? usual?.[name]]));
  return Array.isArray(value) ? value.map((each) => wholeOf(item, each, null)) : value;
}

/** What a number must be, by the key of what is wrong with it. @type {Record<string, string>} */
const musts = {
  notANumber: 'must be a finite number',
  outOfLimits: 'must be from {low} to {high}',
  inverted: 'must be ≤ {max}',
  notMultiple: 'must be a multiple of {snap}',
  notOffered: 'must be one of the options',
  notAList: 'must be an array',
  locked: 'must stay as it is',
};

/** @param {State} state @param {string} key @param {import('./fields/field.js').Problem} problem @returns {string} in plain English */
function refusal(state, key, { component, key: why, values = {} }) {
  const place = key + component;
  const was = place.match(/\w+/g)?.reduce((/** @type {any} */ value, name) => value?.[name], state);
  const must = musts[why.replace('problems.', '')].replace(/\{(\w+)\}/g, (_, name) => values[name]);
  return `${place} ${must}, was ${was}`;
}
