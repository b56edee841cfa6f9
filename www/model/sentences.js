// What a scene tells: a sentence for a step, one for the answer, and the answer itself.

/** @import { Say, Scene } from './types.js' */

/**
 * The sentence of one step.
 * @param {Scene} scene @param {import('./types.js').Step[]} steps @param {number} index @param {Say} say
 */
export function stepSentence(scene, steps, index, say) {
  const { key, values } = scene.caption(steps, index);
  return say(key, values);
}

/**
 * The sentence of the answer: what happened, or why nothing did.
 * @param {Scene} scene @param {any} result @param {import('./types.js').Step[]} steps @param {Say} say
 */
export function answerSentence(scene, result, steps, say) {
  const { key, values } = scene.summary(result, steps);
  return say(key, values);
}

/**
 * The verdict and the answer in words.
 * @param {import('./model.js').Model} model @param {Say} say
 */
export const toldSentence = ({ scene, result, steps, verdict }, say) =>
  say('figure.told', {
    verdict: `@contacts.${verdict}`,
    sentence: answerSentence(scene, result, steps, say),
  });

/**
 * The answer of the library within the result of a scene, which may keep other things beside it.
 * @param {any} result
 * @returns {any} null is a miss
 */
export const answerOf = (result) => result?.found ?? (result?.span === undefined ? result : result.span);
