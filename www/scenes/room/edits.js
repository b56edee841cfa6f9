// What the tools of a room do: walls and movers come and go, change their form, and get rules and names.

import { begun, inForm, middleOf, movedBody } from '../../model/fields/body-shape.js';
import { allLayers } from '../../model/fields/body-text.js';
import { stateFrom } from '../../model/script-state.js';
import { thingOf, valueAt, withValue } from '../../model/things.js';

/** @import { Body } from '../../model/fields/body-text.js' */
/** @import { Fields, Library, Point, State } from '../../model/types.js' */
/** @import { Edited, Late } from '../../extras/editor.js' */

/** How far a lift goes at first, and a mover. */
const usual = { walls: { x: 0, y: -40 }, movers: { x: 40, y: 20 } };
/** How far a copy, or what would be where something is, stands aside. */
const aside = { x: 8, y: 8 };

/**
 * The state with one more wall or mover; null if there are as many as can be.
 * @param {Fields} fields @param {State} state @param {'walls' | 'movers'} list @param {Body} body
 * @returns {Edited | null}
 */
function withBody(fields, state, list, body) {
  const all = state[list];
  if (all.length === fields[list].most) return null;
  const taken = [...state.walls, ...state.movers].map(middleOf);
  let free = body;
  const isTaken = (/** @type {Point} */ { x, y }) => taken.some((each) => each.x === x && each.y === y);
  while (isTaken(middleOf(free))) free = movedBody(free, aside);
  return { state: { ...state, [list]: [...all, free] }, name: `${list}[${all.length}]` };
}

/** @param {Fields} fields @param {State} state @param {string} name @param {(body: any) => any} change @returns {Edited} */
function changed(fields, state, name, change) {
  const thing = /** @type {import('../../model/things.js').Thing} */ (thingOf(fields, name));
  return { state: withValue(state, thing, change(valueAt(state, thing))), name };
}

/** Each by its name: what is in hand is called `name`. @type {Record<string, (fields: Fields, state: State, name: string, given: string, graze: Library) => Edited | Late | null>} */
export const edits = {
  wall: (fields, state) => withBody(fields, state, 'walls', begun('box', { x: 80, y: 50 })),

  mover: (fields, state) =>
    withBody(fields, state, 'movers', { ...begun('circle', { x: 40, y: 30 }), motion: usual.movers }),

  copy(fields, state, name) {
    const thing = /** @type {import('../../model/things.js').Thing} */ (thingOf(fields, name));
    return withBody(
      fields,
      state,
      /** @type {'walls' | 'movers'} */ (thing.key),
      movedBody(valueAt(state, thing), aside),
    );
  },

  remove(fields, state, name) {
    const { key, index } = /** @type {import('../../model/things.js').Thing} */ (thingOf(fields, name));
    if (state[key].length === fields[key].least) return null;
    const rest = state[key].filter((/** @type {Body} */ _, /** @type {number} */ i) => i !== index);
    return {
      state: { ...state, [key]: rest },
      name: rest.length > 0 ? `${key}[${Math.min(index ?? 0, rest.length - 1)}]` : 'movers[0]',
    };
  },

  form: (fields, state, name, form) => changed(fields, state, name, (body) => inForm(body, form)),

  oneWay: (fields, state, name) =>
    changed(fields, state, name, ({ oneWay, ...body }) => (oneWay ? body : { ...body, oneWay: true })),

  lift: (fields, state, name) =>
    changed(fields, state, name, ({ motion, ...body }) => (motion ? body : { ...body, motion: usual.walls })),

  // A wall that stops all has no layers of its own.
  stops: (fields, state, name, mover) =>
    changed(fields, state, name, ({ layers = allLayers, ...body }) => {
      const others = layers ^ (1 << Number(mover));
      return others === allLayers ? body : { ...body, layers: others };
    }),

  name: (fields, state, name, given) =>
    changed(fields, state, name, ({ name: _, ...body }) => (given ? { ...body, name: given } : body)),

  // A list that is left out stays.
  room(fields, state, name, text, graze) {
    const given = JSON.parse(text);
    if (!given?.calls) return { state: stateFrom(fields, { ...state, ...given }), name };
    return {
      load: () => Promise.all([import('./recording.js'), graze.loadRecordings()]),
      made([{ roomOf }, { replay }]) {
        const { room, told } = roomOf(graze, replay, given, fields.walls.most);
        return { state: stateFrom(fields, { ...state, ...room }), name: 'movers[0]', told };
      },
    };
  },
};

/** The room as a line of JSON. @param {State} state @returns {string} */
export const roomText = ({ movers, walls }) => JSON.stringify({ movers, walls });
