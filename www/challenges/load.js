// Makes a challenge of a scene: a scene again, with a referee.

import { challengeBox } from '../extras/index.js';
import { defaultState } from '../model/state.js';
import { goals } from './goals.js';
import { guesses } from './guesses.js';
import { findChallenge } from './index.js';
import { lacks } from './lacks.js';
import { firstState, lockedFields } from './lock.js';
import { guessScene, isRevealed, nextQuestion } from './reveal.js';

/** @import { Scene, State } from '../model/types.js' */
/** @import { Model } from '../model/model.js' */

/** @typedef {import('../extras/challenge-box.js').Challenge & { scene: Scene }} Challenge with a scene of the same id as the one it is made of */

/**
 * The challenge of an id.
 * @param {string} id @param {Scene} scene
 * @returns {Challenge | null} null if the scene has no such challenge
 */
export const challengeIn = (id, scene) => (findChallenge(id)?.scene === scene.id ? challengeOf(id, scene) : null);

/**
 * The challenge of an id.
 * @param {string} id @param {Scene} scene that it is made of
 * @returns {Challenge}
 */
export function challengeOf(id, scene) {
  const challenge = goals[id] ? goalChallenge(id, scene, goals[id]) : guessChallenge(id, scene, guesses[id]);
  const { extras = [] } = challenge.scene;
  return { ...challenge, scene: { ...challenge.scene, extras: [challengeBox(challenge), ...extras] } };
}

/**
 * @param {string} id @param {Scene} scene @param {import('./guesses.js').Guess} guess
 * @returns {Challenge}
 */
function guessChallenge(id, scene, guess) {
  const { fields, ...asked } = guessScene(scene, guess);
  const near = guess.near * (scene.world.maxX - scene.world.minX);
  return {
    id,
    scene: { ...asked, fields },
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
  const { presets: _, ...rest } = scene;
  const fields = lockedFields(scene.fields, firstState(scene, goal), goal.free, goal.held);
  const missing = (/** @type {Model} */ { state, result, steps }) => lacks[id](result, steps, state);
  return {
    id,
    scene: { ...rest, fields },
    snap: goal.snap ?? 0,
    isGuess: false,
    near: 0,
    isSolved: (model) => missing(model) === null,
    missing,
    again: () => defaultState(fields),
  };
}
