// Makes a challenge of a scene: a scene again, with a referee.

import { challengeBox } from '../extras/index.js';
import { sightOf } from '../model/sight.js';
import { defaultState, hasState } from '../model/state.js';
import { asks, guesses } from './asks.js';
import { goals } from './goals.js';
import { findChallenge } from './index.js';
import { lacks } from './lacks.js';
import { firstState, lockedFields } from './lock.js';
import { guessScene, hasGuess, isRevealed } from './reveal.js';

/** @import { Scene, State } from '../model/types.js' */
/** @import { Model } from '../model/model.js' */

/** @typedef {import('../extras/challenge-box.js').Challenge & { scene: Scene }} Challenge with a scene of the same id as the one it is made of */

/**
 * The challenge of an id.
 * @param {string} id @param {Scene} scene
 * @returns {Challenge | null} null if the scene has no such challenge
 */
export const challengeIn = (id, scene) =>
  findChallenge(id)?.scene === scene.id || asks[scene.id]?.[id] ? challengeOf(id, scene) : null;

/**
 * The challenge of an id.
 * @param {string} id @param {Scene} scene that it is made of
 * @returns {Challenge}
 */
export function challengeOf(id, scene) {
  const challenge = goals[id] ? goalChallenge(id, scene, goals[id]) : guessChallenge(id, scene);
  const { extras = [] } = challenge.scene;
  return { ...challenge, scene: { ...challenge.scene, extras: [challengeBox(challenge), ...extras] } };
}

/**
 * A guess: of a question of ours, or of the state that a page asks about.
 * @param {string} id @param {Scene} scene
 * @returns {Challenge}
 */
function guessChallenge(id, scene) {
  const { ask: name = id, preset, questions = [{}] } = guesses[id] ?? {};
  const ask = asks[scene.id][name];
  const firsts = questions.map((state) => firstState(scene, { preset, state }));
  const own = guessScene(scene, ask, firsts, !guesses[id]);
  const { fields } = own;
  /** @param {Model} model */
  const near = ({ state, result, home }) => {
    if (ask.kind !== 'place') return ask.near;
    // Of the window that shows the question, wherever the guess is.
    const { minX, maxX } = sightOf({ scene: own, state: again(state), result, home }) ?? scene.world;
    return ask.near * (maxX - minX);
  };
  /** @param {State} state @returns {State} */
  const again = (state) => {
    const asked = firsts.findIndex((first) => hasState(scene.fields, state, first));
    const next = isRevealed(state) ? firsts[(asked + 1) % firsts.length] : firsts[asked];
    return { ...state, ...(asked >= 0 && next), guess: fields.guess.default, answer: fields.answer.default };
  };
  return {
    id,
    scene: own,
    snap: 0,
    guess: ask,
    task: guesses[id] ? id : ask.task,
    hasOthers: firsts.length > 1,
    near,
    hasGuess: (state) => hasGuess(fields, state),
    isSolved: (model) => isRevealed(model.state) && hasGuess(fields, model.state) && model.result.off <= near(model),
    missing: () => null,
    again,
  };
}

/**
 * @param {string} id @param {Scene} scene @param {import('./goals.js').Goal} goal
 * @returns {Challenge}
 */
function goalChallenge(id, scene, goal) {
  const { presets: _, ...rest } = scene;
  const fields = lockedFields(scene.fields, [firstState(scene, goal)], goal.free, goal.held);
  const missing = (/** @type {Model} */ { state, result, steps }) => lacks[id](result, steps, state);
  return {
    id,
    scene: { ...rest, fields },
    snap: goal.snap ?? 0,
    guess: null,
    task: id,
    hasOthers: false,
    near: () => 0,
    hasGuess: () => false,
    isSolved: (model) => missing(model) === null,
    missing,
    again: () => defaultState(fields),
  };
}
