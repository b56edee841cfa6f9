// Makes a challenge of a scene: a scene again, with a referee.

import { defaultState } from '../model/state.js';
import { goals } from './goals.js';
import { guesses } from './guesses.js';
import { lacks } from './lacks.js';
import { firstState, lockedFields } from './lock.js';
import { guessScene, isRevealed, nextQuestion } from './reveal.js';

/** @typedef {import('../model/types.js').Scene} Scene */
/** @typedef {import('../model/model.js').Model} Model */
/** @typedef {import('../model/types.js').State} State */

/**
 * A challenge.
 * @typedef {object} Challenge
 * @property {string} id
 * @property {Scene} scene with the same id as the one it is made of
 * @property {number} snap handles stop at its multiples; 0 lets them go anywhere
 * @property {boolean} isGuess whether the answer is hidden until the reader has predicted it
 * @property {number} near how far off a guess may be and still count
 * @property {(model: Model) => boolean} isSolved
 * @property {(model: Model) => import('../model/types.js').Message | null} missing what is still missing, by a key of the
 *   task's words; null for a guess, and once it is solved
 * @property {(state: State) => State} again where to begin anew: for a guess, at the next of its questions
 */

/**
 * The challenge of an id.
 * @param {string} id @param {Scene} scene that it is made of
 * @returns {Challenge}
 */
export function challengeOf(id, scene) {
  const goal = goals[id];
  if (goal) return goalChallenge(id, scene, goal);
  const { fields, ...asked } = guessScene(scene, guesses[id]);
  const near = guesses[id].near * (scene.world.maxX - scene.world.minX);
  return {
    id,
    scene: { ...asked, fields, walls: undefined, challenge: id },
    snap: 0,
    isGuess: true,
    near,
    isSolved: ({ state, result }) => isRevealed(state) && result.off <= near,
    missing: () => null,
    again: (state) => ({ ...defaultState(fields), question: nextQuestion(fields, state) }),
  };
}

/**
 * @param {string} id @param {Scene} scene @param {import('./goals.js').Goal} goal
 * @returns {Challenge}
 */
function goalChallenge(id, scene, goal) {
  // Its walls are given.
  const { presets: _, walls: __, ...rest } = scene;
  const fields = lockedFields(scene.fields, firstState(scene, goal), goal.free, goal.held);
  const missing = (/** @type {Model} */ { state, result, steps }) => lacks[id](result, steps, state);
  return {
    id,
    scene: { ...rest, challenge: id, fields },
    snap: goal.snap ?? 0,
    isGuess: false,
    near: 0,
    isSolved: (model) => missing(model) === null,
    missing,
    again: () => defaultState(fields),
  };
}
