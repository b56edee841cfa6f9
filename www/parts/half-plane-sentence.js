// The sentence for one step of the half-plane test, for every scene that uses it.

/** @typedef {import('../model/types.js').Message} Message */
/** @typedef {import('../model/types.js').Step} Step */

/**
 * The sentence of a step.
 * @param {string} prefix of the keys
 * @param {Step} step @param {Step | undefined} before
 * @returns {Message}
 */
export function halfPlaneSentence(prefix, { kind, side, ...values }, before) {
  const isOutOfOrder = before?.kind !== 'inFront' && values.near >= values.far;
  const variant = {
    enters: values.near === values.t ? 'enters' : 'entersEarlier',
    leaves: values.far === values.t ? 'leaves' : 'leavesLater',
    touches: isOutOfOrder ? 'touchesOutOfOrder' : 'touches',
    misses: isOutOfOrder ? 'missesOutOfOrder' : 'misses',
  }[kind];
  return { key: `${prefix}.${variant ?? kind}`, values: { ...values, side: `@sides.${side}` } };
}
