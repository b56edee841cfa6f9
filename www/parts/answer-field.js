// Where an answer would be another one: what the library answers if the handle in hand were at a place.

import { spot } from '../model/pen.js';
import { moveHandle, placeOfHandle } from '../model/state.js';

/** @import { Ask, Call, Library, Scene, State } from '../model/types.js' */

/** How strong the last and the first moment of a crossing are, up to 255. */
const strength = { least: 20, most: 104 };

/**
 * The field layer of a query.
 * @param {import('../model/types.js').Fields} fields
 * @param {(graze: Library, state: State) => any[]} ask the answers of a state, of which the first crossing counts
 * @param {(state: State, field: string) => State} [few] what the answers need of a state, and the field of the handle
 * @returns {Ask}
 */
export const answerField =
  (fields, ask, few = (state) => state) =>
  (graze, handle, state, within) => {
    const own = few(state, handle.key);
    const { unit } = handle.field;
    const reach = unit ? spot * unit : Infinity;
    return {
      tint: 'cross',
      ...strength,
      other: 'touch',
      // Between a miss and a crossing is a touch, but not where the hand goes from place to place.
      edge: unit ? null : 'touch',
      at: (place) => {
        const moved = moveHandle(fields, own, handle, place, within).state;
        const { x, y } = placeOfHandle(fields, moved, handle);
        return Math.hypot(x - place.x, y - place.y) > reach ? null : first(ask(graze, moved).map(earliness));
      },
    };
  };

/**
 * The field layer of a scene's own query.
 * @param {Scene} scene
 * @returns {Ask}
 */
export const callField = ({ fields, call }) =>
  answerField(fields, (graze, state) => [ask(graze, /** @type {Call} */ (call?.(state, null)))]);

/** @param {any} graze @param {Call} call */
const ask = (graze, [name, ...given]) => graze[name](...given);

/**
 * How early an answer is a crossing, from 1, at the start, to 0.
 * @param {any} answer @returns {number | null} null for a miss; NaN for a touch
 */
function earliness(answer) {
  const contact = answer?.contact ?? answer?.relation ?? 'apart';
  if (contact === 'apart') return null;
  if (contact === 'cross') return 1 - (answer.enter?.t ?? 0);
  // Two lines that cross do so at no time: all are tinted alike.
  return contact === 'proper' ? 0.75 : Number.NaN;
}

/** @param {(number | null)[]} all @returns {number | null} the earliest crossing; else a touch, if there is one */
function first(all) {
  const crossings = all.filter((each) => each !== null && each >= 0);
  if (crossings.length > 0) return Math.max(.../** @type {number[]} */ (crossings));
  return all.find((each) => each !== null) ?? null;
}
