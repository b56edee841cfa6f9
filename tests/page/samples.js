// States of a scene to try things on: its default, its ready-made cases, and a fixed series of arbitrary ones.

import { choicesOf, defaultState, withChoice } from '../../www/model/state.js';
import { handlesIn } from '../../www/model/things.js';
import { moveHandle } from './by-name.js';

/** @typedef {import('../../www/model/types.js').Scene} Scene */
/** @typedef {import('../../www/model/types.js').State} State */

/**
 * @param {number} seed
 * @returns {() => number} numbers from 0 to 1 that are the same every time
 */
export function series(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * The state after everything that can be dragged was dragged somewhere.
 * @param {Scene} scene @param {State} state @param {() => number} random
 * @param {boolean} isRound whether to whole numbers, where sides and ends meet exactly
 * @returns {State}
 */
function withHandlesMoved({ fields, world: { minX, minY, maxX, maxY } }, state, random, isRound) {
  const round = isRound ? Math.round : (/** @type {number} */ x) => x;
  let moved = state;
  for (const { id } of handlesIn(fields, state).filter(({ field }) => !field.isLocked)) {
    const at = { x: round(minX + random() * (maxX - minX)), y: round(minY + random() * (maxY - minY)) };
    moved = moveHandle(fields, moved, id, at).state;
  }
  return moved;
}

/**
 * The same, from any state, as a seed has it.
 * @param {Scene} scene @param {State} state @param {number} seed even ones lead to whole numbers
 */
export const dragged = (scene, state, seed) => withHandlesMoved(scene, state, series(seed), seed % 2 === 0);

/** Whether all is asked that `npm run check:full` asks; else a part of it, which finds nearly as much in little time. */
export const isEverywhere = Boolean(process.env.EVERYWHERE);
/** Which share of the samples is tried. */
const share = isEverywhere ? 1 : 0.3;

/** Whether an option can be chosen again and again: to make and draw more things than that takes a second. @param {any} option */
export const isQuick = (option) => !(Number(option) > 1000);

/**
 * The default state, then those of the ready-made cases.
 * @param {Scene} scene
 * @returns {{ id: string, state: State }[]}
 */
export function casesOf({ fields, presets = [] }) {
  const start = { id: 'start', state: defaultState(fields) };
  const isTried = (/** @type {State} */ state) => Object.values(state).every(({ choice }) => isQuick(choice));
  const tried = presets.filter(({ state }) => isEverywhere || isTried(state));
  return [start, ...tried.map(({ id, state }) => ({ id, state: { ...start.state, ...state } }))];
}

/**
 * @param {Scene} scene @param {number} count
 * @returns {State[]}
 */
export function samples(scene, count) {
  const random = series(7);
  const states = casesOf(scene).map(({ state }) => state);
  let [state] = states;
  for (let i = 0; i < count * share; i++) {
    state = withHandlesMoved(scene, state, random, i % 2 === 0);
    for (const { key, options } of choicesOf(scene.fields)) {
      const quick = options.filter(isQuick);
      state = withChoice(scene.fields, state, key, quick[i % quick.length]);
    }
    states.push(state);
  }
  return states;
}
