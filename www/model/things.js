// What there is in a scene: its fields, and each thing of its lists, by name, with their values and handles.

/** @import { Field, Fields, Library, Point, State } from './types.js' */

/**
 * What has a value of its own: a field, or one thing of a list, which is named as code would, `walls[3]`.
 * @typedef {{ name: string, key: string, index?: number, field: Field }} Thing its field is that of one thing, not of the list
 */
/** @typedef {Thing & import('./fields/field.js').Grip & { id: string }} Handle */

/** The things of each scene by name: they never change, and every movement asks for them. @type {WeakMap<Fields, Map<string, Owner>>} */
const known = new WeakMap();

/** A thing with its handles. @typedef {Thing & { handles: Handle[] }} Owner */

/**
 * A field, or one thing of a list. A part of the field `box` has its own name alone, any other part both names.
 * @param {Fields} fields @param {string} key @param {number} [index]
 * @returns {Owner}
 */
export function thingAt(fields, key, index) {
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
export function thingOf(fields, name) {
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
 * What a thing or a handle is called in a sentence: by its number and part, after the name that its thing was given, if it has one.
 * @param {State} state @param {Thing & { id?: string }} thing
 * @returns {string | string[]}
 */
export function nameOf(state, thing) {
  const usual = `@handles.${thing.id ?? thing.name}`;
  const { name } = valueAt(state, thing) ?? {};
  return name ? [name, usual] : usual;
}

/**
 * The state with another value of a thing.
 * @param {State} state @param {Thing} thing @param {any} value
 * @returns {State}
 */
export const withValue = (state, { key, index }, value) => ({
  ...state,
  [key]: index === undefined ? value : Object.assign([...state[key]], { [index]: value }),
});

/** Whether a thing has a handle or a number of a name now. @param {State} state @param {Thing} thing @param {string} name */
export const hasPart = (state, thing, name) => {
  const { has, beside = '' } = thing.field;
  return has?.(name, state[beside], valueAt(state, thing)) ?? true;
};

/** The handles that a thing has now. @param {State} state @param {Owner} thing */
export const handlesOf = (state, thing) => thing.handles.filter(({ part }) => hasPart(state, thing, part));

/**
 * The handles of what is there, in reading order.
 * @param {Fields} fields @param {State} state as it is on show
 * @returns {Handle[]}
 */
export const handlesIn = (fields, state) =>
  thingsIn(fields, state).flatMap((thing) => (thing.field.seenBy?.(state) === null ? [] : handlesOf(state, thing)));

/** The list whose things a reader can add and remove, if there is one. @param {Fields} fields */
export const listIn = (fields) => Object.keys(fields).find((key) => fields[key].item && !fields[key].isLocked);

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
 * The first thing, in their order, whose body covers a place: boxes, circles and rectangles can be dragged by their area. The
 * library decides.
 * @param {Fields} fields @param {Library} graze @param {State} state @param {Point} at
 * @returns {string | null} the handle of the whole
 */
export function bodyAt(fields, graze, state, at) {
  const under = thingsIn(fields, state).find(
    (thing) =>
      !thing.field.isLocked && thing.field.covers?.(graze, valueAt(state, thing), at, state[thing.field.beside ?? '']),
  );
  return under?.name ?? null;
}
