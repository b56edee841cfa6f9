// A thing that is a box or a shape of another form: its fields, and its corners as the library takes them.

import { box, choice } from '../model/fields/index.js';
import { begun, convexOf, formNames, middleOf, shape } from '../model/fields/shape.js';
import { cornersOf, middleOf as middleOfBox, moved, movedBox } from './places.js';

/** @import { Box, Field, Point, State } from '../model/types.js' */
/** A shape as the library takes it. @typedef {{ points: Point[], radius: number }} Convex */

/**
 * A thing that is a box or a shape of another form, as a switch says; a new form begins where the thing was.
 * @typedef {object} Formed
 * @property {Field} own the field of the box
 * @property {Field} free the field of the other shape
 * @property {Field} form the switch
 * @property {(state: State) => boolean} isBox
 * @property {(state: State) => string} named which of both fields it is now
 * @property {(state: State) => Convex} convex
 * @property {(state: State) => Point} middle
 */

/**
 * @param {{ own: string, free: string, form: string }} names of the fields @param {Box} usual @param {'path' | 'fixed'} role
 * @returns {Formed}
 */
export function formed({ own, free, form }, usual, role) {
  const isBox = (/** @type {State} */ state) => state[form].choice === 'box';
  const convex = (/** @type {State} */ state) =>
    isBox(state) ? { points: cornersOf(state[own]), radius: 0 } : convexOf(state[free], state[form]);
  const middle = (/** @type {State} */ state) => middleOf(convex(state).points);
  const chosen = (/** @type {State} */ state, /** @type {string} */ option) => {
    if (option === state[form].choice) return state;
    const at = middle(state);
    if (option !== 'box') return { ...state, [free]: begun(option, at) };
    return { ...state, [own]: movedBox(state[own], moved(at, middleOfBox(state[own]), -1)) };
  };
  return {
    own: { ...box(usual), role, isAbsent: (state) => !isBox(state) },
    free: { ...shape(middleOfBox(usual), form), role, isAbsent: isBox },
    form: { ...choice(formNames), chosen },
    isBox,
    named: (state) => (isBox(state) ? own : free),
    convex,
    middle,
  };
}
