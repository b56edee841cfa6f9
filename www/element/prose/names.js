// The values that prose can name: the answer of a scene, its state, and the step on show.

import { answerOf } from '../../model/sentences.js';
import { ProseProblem } from './problem.js';

/** What a scene tells. @typedef {{ result: any, state: any, step: number, steps: any[] }} Told */

/**
 * A function that gives the value of a path: `enter.t`, `hits.0.feature`, `state.circle.radius`, `step`.
 * @param {Told} scene
 * @returns {(path: string) => any} null for what is not there, such as the entry of a miss
 */
export function namesOf({ result, state, step, steps }) {
  const answer = answerOf(result);
  const isMiss = answer === null;
  // A guess hides the answer, which need not be a miss.
  const isTold = steps[0]?.kind !== 'guess';
  // An answer may be one word.
  const own = typeof answer === 'string' ? { answer } : { ...result, ...answer };
  const names = { ...own, ...(isMiss && isTold && { contact: 'miss' }), state, step, steps: steps.length };
  return (path) => valueAt(names, path, isMiss);
}

/** @param {any} names @param {string} path @param {boolean} isMiss whether most names have no value now */
function valueAt(names, path, isMiss) {
  let value = names;
  let whole = '';
  for (const name of path.split('.')) {
    if (value === null || value === undefined) return null;
    if (typeof value !== 'object' || !Object.hasOwn(value, name)) {
      if (isMiss && whole === '') return null;
      // A list has as many as it has now: what is beyond its end is not there.
      if (Array.isArray(value) && /^\d+$/.test(name)) return null;
      const known = typeof value === 'object' ? Object.keys(value) : null;
      throw new ProseProblem(!whole ? 'noName' : known ? 'noPart' : 'oneValue', { path, name, whole, known });
    }
    value = value[name];
    whole = whole ? `${whole}.${name}` : name;
  }
  return value ?? null;
}
