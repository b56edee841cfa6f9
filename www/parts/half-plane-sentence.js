// The sentence for one step of the half-plane test, for every scene that uses it.

/** @import { Message, Step } from '../model/types.js' */

/**
 * Whether a step tells that the path reaches a line that it never gets behind.
 * @param {Step | undefined} step
 */
const isReached = (step) => step?.da === 0 || step?.db === 0;

/**
 * The sentence of a step.
 * @param {string} prefix of the keys
 * @param {Step} step @param {Step | undefined} before
 * @param {{ tellsReached?: boolean }} [options] whether there are sentences for a line that is reached and not entered: only
 *   where distances are differences of two numbers, which are zero exactly then
 * @returns {Message}
 */
export function halfPlaneSentence(prefix, { kind, side, decides, ...values }, before, { tellsReached = false } = {}) {
  // The times decide only where no line has the whole path in front of it.
  const isByTimes = before?.kind !== 'inFront';
  const variant = {
    inFront: tellsReached && isReached(/** @type {any} */ (values)) ? 'inFrontReached' : 'inFront',
    enters: decides ? 'enters' : 'entersEarlier',
    leaves: decides ? 'leaves' : 'leavesLater',
    touches: isByTimes ? 'touchesAtOnce' : 'touches',
    misses: isByTimes ? 'missesOutOfOrder' : tellsReached && isReached(before) ? 'missesReached' : 'misses',
  }[kind];
  return { key: `${prefix}.${variant ?? kind}`, values: { ...values, side: `@sides.${side}` } };
}
