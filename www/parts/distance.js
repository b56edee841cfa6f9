// How far away something is, in words.

/**
 * A distance; what only rounds to zero is told apart from zero.
 * @param {import('../model/types.js').Say} say @param {number} d
 */
export const distanceOf = (say, d) => say(d > 0 && d < 0.0005 ? 'marks.near' : 'marks.distance', { d });
