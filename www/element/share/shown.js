// What is shown, for everyone who writes it down: which scene, in which state, with which question and answer.

import { challengeSetIn } from '../../extras/index.js';
import { answerOf } from '../../model/answer.js';
import { writeState } from '../../model/permalink.js';
import { answerSentence } from '../../model/sentences.js';

/** @import { Model } from '../../model/model.js' */
/** @import { Say } from '../../model/types.js' */

/**
 * @typedef {object} Shown
 * @property {string} scene its name
 * @property {string} [challenge] the challenge that is set in it, empty for none
 * @property {string} title of the scene
 * @property {string} sentence the verdict and the answer in words
 * @property {string} state as in a link, empty for the default
 * @property {number | null} step from 0; null for the last
 * @property {string} verdict in one word, as in code
 * @property {import('../../model/types.js').Call | null} call null if the question cannot be written down
 * @property {any} answer what the library answered to it
 */

/**
 * @param {Model} model @param {Say} say
 * @returns {Shown}
 */
export function shownBy(model, say) {
  const { scene, state, result, steps, step, isLastStep, verdict } = model;
  return {
    scene: scene.id,
    challenge: challengeSetIn(scene),
    title: say('title'),
    sentence: say('figure.told', {
      verdict: `@contacts.${verdict}`,
      sentence: answerSentence(scene, result, steps, say),
    }),
    state: writeState(scene.fields, state),
    step: isLastStep ? null : step,
    verdict,
    call: scene.call?.(state, result) ?? null,
    answer: answerOf(result),
  };
}
