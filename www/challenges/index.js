// The challenges in the order in which they are best met: which scene each is made of. The rest is loaded when one is opened.

/** @typedef {{ id: string, scene: string }} Entry */

/** @type {Entry[]} */
export const challenges = [
  { id: 'corner', scene: 'half-planes' },
  { id: 'entry', scene: 'half-planes' },
  { id: 'cuts', scene: 'clipping' },
  { id: 'diagonal', scene: 'tiles' },
  { id: 'lane', scene: 'many-boxes' },
  { id: 'sliver', scene: 'rotated-rect' },
  { id: 'rim', scene: 'point' },
  { id: 'round', scene: 'swept-circle' },
  { id: 'contact', scene: 'swept-circle' },
  { id: 'half', scene: 'minkowski' },
  { id: 'tangent', scene: 'minkowski' },
  { id: 'rest', scene: 'slide' },
  { id: 'end', scene: 'bounce' },
  { id: 'squeeze', scene: 'walk' },
  { id: 'line', scene: 'orientation' },
  { id: 'last', scene: 'degenerates' },
];

/**
 * The entry of a challenge.
 * @param {string} id
 * @returns {Entry | undefined}
 */
export const findChallenge = (id) => challenges.find((entry) => entry.id === id);

/**
 * The challenge to go on with: the next one that is not solved, going around once.
 * @param {string} id where the reader is, or nothing @param {(id: string) => boolean} isSolved
 * @returns {Entry | undefined} none if all others are solved
 */
export function nextChallenge(id, isSolved) {
  const at = challenges.findIndex((entry) => entry.id === id);
  const rest = [...challenges.slice(at + 1), ...challenges.slice(0, Math.max(at, 0))];
  return rest.find((entry) => !isSolved(entry.id));
}
