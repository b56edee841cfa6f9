// Makes a challenge of a scene: a scene again, with a referee.

import { goals } from './goals.js';
import { guesses } from './guesses.js';
import { firstState, lockedFields } from './lock.js';
import { guessScene, isRevealed } from './reveal.js';

/** @typedef {import('../model/types.js').Scene} Scene */
/** @typedef {import('../model/model.js').Model} Model */

/**
 * A challenge.
 * @typedef {object} Challenge
 * @property {string} id
 * @property {Scene} scene with the same id as the one it is made of
 * @property {number} snap handles stop at its multiples; 0 lets them go anywhere
 * @property {boolean} isGuess whether the answer is hidden until the reader has predicted it
 * @property {(model: Model) => boolean} isSolved
 */

/**
 * The challenge of an id.
 * @param {string} id @param {Scene} scene that it is made of
 * @returns {Challenge}
 */
export function challengeOf(id, scene) {
  const goal = goals[id];
  if (goal) return goalChallenge(id, scene, goal);
  return {
    id,
    scene: { ...guessScene(scene, guesses[id]), challenge: id },
    snap: 0,
    isGuess: true,
    isSolved: ({ state, result }) => isRevealed(state) && result.off <= result.near,
  };
}

/**
 * @param {string} id @param {Scene} scene @param {import('./goals.js').Goal} goal
 * @returns {Challenge}
 */
function goalChallenge(id, scene, goal) {
  const { presets: _, ...rest } = scene;
  const fields = lockedFields(scene.fields, firstState(scene, goal), goal.free, goal.held);
  return {
    id,
    scene: { ...rest, challenge: id, fields },
    snap: goal.snap ?? 0,
    isGuess: false,
    isSolved: ({ state, result, steps }) => goal.isMet(result, steps, state),
  };
}
