// The state of a scene, changed by handle, number or reset: every change makes a new state and keeps the old one.

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Fields} Fields */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./fields/field.js').Grip & { id: string, field: string }} Handle */

/**
 * Every field at its default.
 * @param {Fields} fields
 * @returns {State}
 */
export function defaultState(fields) {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.default]));
}

/** The handles of each field: they never change, and every movement asks for them. @type {WeakMap<Fields, Map<string, Handle[]>>} */
const known = new WeakMap();

/**
 * The handles of each field of a scene. A part of the field `box` has its own name alone, any other part both names.
 * @param {Fields} fields
 * @returns {Map<string, Handle[]>}
 */
function byField(fields) {
  const handles =
    known.get(fields) ?? new Map(Object.entries(fields).map(([key, field]) => [key, listHandles(key, field)]));
  known.set(fields, handles);
  return handles;
}

/** @param {string} key @param {Fields[string]} field @returns {Handle[]} */
const listHandles = (key, { grips }) =>
  grips.map((grip) => ({
    id: grip.part === '' ? key : key === 'box' ? grip.part : `${key}.${grip.part}`,
    field: key,
    ...grip,
  }));

/**
 * Every handle in reading order.
 * @param {Fields} fields
 * @returns {Handle[]}
 */
export const handlesOf = (fields) => [...byField(fields).values()].flat();

/** The same handles by name. @type {WeakMap<Fields, Map<string, Handle>>} */
const named = new WeakMap();

/** @param {Fields} fields @returns {Map<string, Handle>} */
function byName(fields) {
  const handles = named.get(fields) ?? new Map(handlesOf(fields).map((handle) => [handle.id, handle]));
  named.set(fields, handles);
  return handles;
}

/**
 * The handles of what is there, in reading order.
 * @param {Fields} fields @param {State} state
 * @returns {Handle[]}
 */
export function handlesIn(fields, state) {
  const handles = [];
  for (const [field, own] of byField(fields)) {
    if (!fields[field].isAbsent?.(state[field])) handles.push(...own);
  }
  return handles;
}

/**
 * The handle of a name.
 * @param {Fields} fields @param {string} id
 * @returns {Handle}
 */
export function handleOf(fields, id) {
  const handle = byName(fields).get(id);
  if (!handle) throw new RangeError(`no handle is called ${id}`);
  return handle;
}

/**
 * Where a handle is in the world.
 * @param {Fields} fields @param {State} state @param {string} id
 * @returns {Point}
 */
export function placeOf(fields, state, id) {
  const { field, part } = handleOf(fields, id);
  return fields[field].place(state[field], part, originOf(fields, state, field));
}

/**
 * The point from which the places of a field are counted.
 * @param {Fields} fields @param {State} state @param {string} field
 * @returns {Point}
 */
function originOf(fields, state, field) {
  const { of } = fields[field];
  return of ? placeOf(fields, state, of) : { x: 0, y: 0 };
}

/**
 * Where a handle is if only its field is at its default.
 * @param {Fields} fields @param {State} state @param {string} id
 * @returns {Point}
 */
export function usualPlaceOf(fields, state, id) {
  const { field } = handleOf(fields, id);
  return placeOf(fields, { ...state, [field]: fields[field].default }, id);
}

/**
 * The state after a handle is dragged to a place, and the handle then held: a side pushed past its opposite becomes the
 * opposite.
 * @param {Fields} fields @param {State} state @param {string} id @param {Point} at
 * @returns {{ state: State, id: string }}
 */
export function moveHandle(fields, state, id, at) {
  const { field, part } = handleOf(fields, id);
  const place = placeOf(fields, state, id);
  // A thing that has not moved keeps its exact numbers.
  if (at.x === place.x && at.y === place.y) return { state, id };
  const moved = fields[field].move(state[field], part, at, originOf(fields, state, field));
  const now = byField(fields)
    .get(field)
    ?.find((each) => each.part === moved.part);
  return { state: withCarried(fields, state, field, moved.value), id: now?.id ?? id };
}

/**
 * The state with a new value of a field, and what goes along with it at the same place.
 * @param {Fields} fields @param {State} state @param {string} field @param {any} value
 * @returns {State}
 */
function withCarried(fields, state, field, value) {
  const { carries } = fields[field];
  const { x, y } = value;
  const stays = x === state[field].x && y === state[field].y;
  const next = { ...state, [field]: value };
  return !carries || stays ? next : { ...next, [carries]: { ...state[carries], x, y } };
}

/**
 * The state after an arrow key on a handle, and the handle then held.
 * @param {Fields} fields @param {State} state @param {string} id @param {Point} motion
 * @returns {{ state: State, id: string }}
 */
export function nudgeHandle(fields, state, id, motion) {
  const { field, part, tells, isStepped } = handleOf(fields, id);
  const { nudge } = fields[field];
  if (nudge && (tells || isStepped)) return { state: { ...state, [field]: nudge(state[field], part, motion) }, id };
  const { x, y } = placeOf(fields, state, id);
  return moveHandle(fields, state, id, { x: x + motion.x, y: y + motion.y });
}

/**
 * The state with a handle, or the number it tells, back at its default, and the handle then held.
 * @param {Fields} fields @param {State} state @param {string} id
 * @returns {{ state: State, id: string }}
 */
export function resetHandle(fields, state, id) {
  const { field, tells, isStepped } = handleOf(fields, id);
  if (isStepped) return { state: { ...state, [field]: fields[field].default }, id };
  if (!tells) return moveHandle(fields, state, id, usualPlaceOf(fields, state, id));
  return { state: { ...state, [field]: { ...state[field], [tells]: fields[field].default[tells] } }, id };
}

/**
 * Every number that a reader can type.
 * @param {Fields} fields
 * @returns {{ key: string, field: string, component: string }[]}
 */
export function numbersOf(fields) {
  return Object.entries(fields).flatMap(([field, { components, options, isLocked }]) =>
    options || isLocked ? [] : components.map((component) => ({ key: `${field}.${component}`, field, component })),
  );
}

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
 * @param {Fields} fields @param {State} state @param {string} key @param {number} number
 * @returns {{ state: State, problem: import('./fields/field.js').Problem | null }}
 */
export function withNumber(fields, state, key, number) {
  const [field, component] = key.split('.');
  const value = { ...state[field], [component]: number };
  const problem = fields[field].check(value);
  return problem ? { state, problem } : { state: withCarried(fields, state, field, value), problem: null };
}

/**
 * Whether two states have the same numbers and switches.
 * @param {Fields} fields @param {State} one @param {State} other
 * @returns {boolean}
 */
export function isSameState(fields, one, other) {
  return Object.keys(fields).every(
    (field) =>
      one[field] === other[field] ||
      fields[field].components.every((component) => Object.is(one[field][component], other[field][component])),
  );
}

/**
 * Whether a state has all values of a part of one.
 * @param {Fields} fields @param {State} state @param {State} part
 * @returns {boolean}
 */
export const hasState = (fields, state, part) =>
  Object.entries(part).every(
    ([field, value]) =>
      value === state[field] || fields[field].components.every((name) => Object.is(value[name], state[field][name])),
  );

/**
 * A whole state from a partial one: missing values are the defaults.
 * @param {Fields} fields @param {unknown} given
 * @returns {State}
 * @throws {RangeError} if a field does not allow its value
 */
export function stateFrom(fields, given) {
  const state = defaultState(fields);
  for (const [key, value] of Object.entries(given ?? {})) {
    if (!fields[key]) throw new RangeError(`state: there is no field ${key}`);
    const whole = Object.fromEntries(fields[key].components.map((name) => [name, value?.[name] ?? state[key][name]]));
    const problem = fields[key].check(whole);
    if (problem)
      throw new RangeError(`state: ${key}.${problem.component} is out of its limits, was ${whole[problem.component]}`);
    state[key] = whole;
  }
  return state;
}
