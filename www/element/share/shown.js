// What is shown, for everyone who writes it down: which scene, in which state, and how it is looked at.

import { challengeSetIn } from '../../extras/index.js';
import { writeLook, writeState } from '../../model/permalink.js';
import { toldSentence } from '../../model/sentences.js';

/** @import { Model } from '../../model/model.js' */
/** @import { Say } from '../../model/types.js' */

/**
 * @typedef {object} Shown
 * @property {string} scene its name
 * @property {string} [challenge] the challenge that is set in it, empty for none
 * @property {string} title of the scene
 * @property {string} sentence the verdict and the answer in words
 * @property {string} state as in a link, empty for the default
 * @property {string} seen the same with how it is looked at
 * @property {string} framed the same without the step and the time, which are attributes
 * @property {number | null} [t] null at the start
 * @property {number | null} step from 0; null for the last
 */

/**
 * @param {Model} model @param {Say} say
 * @returns {Shown}
 */
export function shownBy(model, say) {
  const { scene, state, step, isLastStep, look } = model;
  const text = writeState(scene.fields, state);
  return {
    scene: scene.id,
    challenge: challengeSetIn(scene),
    title: say('title'),
    sentence: toldSentence(model, say),
    state: text,
    seen: writeLook(text, look),
    framed: writeLook(text, { sight: look.sight, field: look.field }),
    step: isLastStep ? null : step,
    t: look.t ?? null,
  };
}
