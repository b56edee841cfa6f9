// A scene's whole state, moved by handle, number or reset; every change gives a new state and leaves the old one alone.

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Fields} Fields */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {{ id: string, field: string, part: string, axis: 'both' | 'x' | 'y', tells?: string }} Handle */

/**
 * @param {Fields} fields
 * @returns {State} every field at its default
 */
export function defaultState(fields) {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.default]));
}

/** @type {WeakMap<Fields, Handle[]>} handles never change, and are asked for with every movement */
const known = new WeakMap();

/**
 * @param {Fields} fields
 * @returns {Handle[]} every handle in reading order; a part of the field `box` goes by its own name, of any other field
 *   by both
 */
export function handlesOf(fields) {
  const handles = known.get(fields) ?? listHandles(fields);
  known.set(fields, handles);
  return handles;
}

/** @param {Fields} fields @returns {Handle[]} */
function listHandles(fields) {
  return Object.entries(fields).flatMap(([key, field]) =>
    field.grips.map((grip) => ({
      id: grip.part === '' ? key : key === 'box' ? grip.part : `${key}.${grip.part}`,
      field: key,
      ...grip,
    })),
  );
}

/**
 * @param {Fields} fields @param {string} id
 * @returns {Handle}
 */
export function handleOf(fields, id) {
  const handle = handlesOf(fields).find((each) => each.id === id);
  if (!handle) throw new RangeError(`no handle is called ${id}`);
  return handle;
}

/**
 * @param {Fields} fields @param {State} state @param {string} id
 * @returns {Point} where a handle is in the world
 */
export function placeOf(fields, state, id) {
  const { field, part } = handleOf(fields, id);
  return fields[field].place(state[field], part, originOf(fields, state, field));
}

/**
 * @param {Fields} fields @param {State} state @param {string} field
 * @returns {Point} from where the places of a field are counted
 */
function originOf(fields, state, field) {
  const { of } = fields[field];
  return of ? placeOf(fields, state, of) : { x: 0, y: 0 };
}

/**
 * @param {Fields} fields @param {State} state @param {string} id
 * @returns {Point} where a handle is once its field, and nothing else, is at its default
 */
export function usualPlaceOf(fields, state, id) {
  const { field } = handleOf(fields, id);
  return placeOf(fields, { ...state, [field]: fields[field].default }, id);
}

/**
 * @param {Fields} fields @param {State} state @param {string} id @param {Point} at
 * @returns {{ state: State, id: string }} the state once a handle is at a place, and the handle then in hand: a side
 *   pushed past its opposite becomes that opposite
 */
export function moveHandle(fields, state, id, at) {
  const { field, part } = handleOf(fields, id);
  const moved = fields[field].move(state[field], part, at, originOf(fields, state, field));
  const now = handlesOf(fields).find((each) => each.field === field && each.part === moved.part);
  return { state: { ...state, [field]: moved.value }, id: now?.id ?? id };
}

/**
 * @param {Fields} fields @param {State} state @param {string} id @param {Point} motion
 * @returns {{ state: State, id: string }} the state after an arrow key on a handle
 */
export function nudgeHandle(fields, state, id, motion) {
  const { field, part, tells } = handleOf(fields, id);
  const { nudge } = fields[field];
  if (nudge && tells) return { state: { ...state, [field]: nudge(state[field], part, motion) }, id };
  const { x, y } = placeOf(fields, state, id);
  return moveHandle(fields, state, id, { x: x + motion.x, y: y + motion.y });
}

/**
 * @param {Fields} fields @param {State} state @param {string} id
 * @returns {{ state: State, id: string }} the state with a handle where it usually is, or its number what it usually is
 */
export function resetHandle(fields, state, id) {
  const { field, tells } = handleOf(fields, id);
  if (!tells) return moveHandle(fields, state, id, usualPlaceOf(fields, state, id));
  return { state: { ...state, [field]: { ...state[field], [tells]: fields[field].default[tells] } }, id };
}

/**
 * @param {Fields} fields
 * @returns {{ key: string, field: string, component: string }[]} every number a reader can type
 */
export function numbersOf(fields) {
  return Object.entries(fields).flatMap(([field, { components, options }]) =>
    options ? [] : components.map((component) => ({ key: `${field}.${component}`, field, component })),
  );
}

/**
 * @param {Fields} fields
 * @returns {{ key: string, options: readonly string[] }[]} every switch
 */
export function choicesOf(fields) {
  return Object.entries(fields).flatMap(([key, { options }]) => (options ? [{ key, options }] : []));
}

/**
 * @param {Fields} fields @param {State} state
 * @returns {Record<string, number>} for each switch which of its options is chosen, counted from 0
 */
export function chosenIn(fields, state) {
  return Object.fromEntries(choicesOf(fields).map(({ key, options }) => [key, options.indexOf(state[key].choice)]));
}

/**
 * @param {Fields} fields @param {State} state @param {string} key @param {number} number
 * @returns {{ state: State, problem: import('./fields/field.js').Problem | null }} the state with one number changed, or the
 *   old one and what is wrong
 */
export function withNumber(fields, state, key, number) {
  const [field, component] = key.split('.');
  const value = { ...state[field], [component]: number };
  const problem = fields[field].check(value);
  return problem ? { state, problem } : { state: { ...state, [field]: value }, problem: null };
}

/**
 * @param {Fields} fields @param {State} one @param {State} other
 * @returns {boolean} whether every number and every switch agrees
 */
export function isSameState(fields, one, other) {
  return Object.entries(fields).every(([field, { components }]) =>
    components.every((component) => Object.is(one[field][component], other[field][component])),
  );
}

/**
 * @param {Fields} fields @param {unknown} given
 * @returns {State} a whole state from a partial one: what is not said is at its default
 * @throws {RangeError} where a value is not one the field allows
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
