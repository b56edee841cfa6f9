// States of a scene to try things on: its default, its ready-made cases, and a fixed series of arbitrary ones.

import { choicesOf, defaultState, moveHandle } from '../../www/model/state.js';
import { handlesIn } from '../../www/model/things.js';

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
 * The state with three walls, in a scene that opens with one.
 * @param {Scene} scene @param {State} state @param {() => number} random
 * @returns {State}
 */
function withMoreWalls({ fields, world }, state, random) {
  if (!fields.walls?.item) return state;
  const walls = [...state.walls];
  while (walls.length < 3) {
    const [x, y, width, height] = [0.9, 0.9, 0.4, 0.4].map((most) => Math.round(100 * most * random()));
    walls.push({ minX: x, minY: y, maxX: Math.min(x + width, world.maxX), maxY: Math.min(y + height, world.maxY) });
  }
  return { ...state, walls };
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

/** Which share of the samples is tried: few enough for every run of the tests; `SAMPLES=1` tries all. */
const share = Number(process.env.SAMPLES ?? 0.3);

/**
 * @param {Scene} scene @param {number} count
 * @returns {State[]}
 */
export function samples(scene, count) {
  const random = series(7);
  let state = defaultState(scene.fields);
  const states = [state, ...(scene.presets ?? []).map((preset) => ({ ...state, ...preset.state }))];
  for (let i = 0; i < count * share; i++) {
    state = withHandlesMoved(scene, state, random, i % 2 === 0);
    for (const { key, options } of choicesOf(scene.fields)) {
      state = { ...state, [key]: { choice: options[i % options.length] } };
    }
    states.push(i % 3 === 2 ? withMoreWalls(scene, state, random) : state);
  }
  return states;
}
