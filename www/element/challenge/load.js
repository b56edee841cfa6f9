// What an element loads for a challenge: its scene with a referee, and its box.

import { challenges } from '../../challenges/index.js';
import { challengeOf } from '../../challenges/load.js';
import { ChallengeBox } from './box.js';

/** @typedef {import('../../challenges/load.js').Challenge & { Box: typeof ChallengeBox }} Dare */

/** @param {string} scene @returns {string[]} the ids of its challenges */
export const namesIn = (scene) => challenges.filter((each) => each.scene === scene).map(({ id }) => id);

/**
 * A challenge of a scene.
 * @param {string} id @param {import('../../model/types.js').Scene} scene
 * @returns {Dare | null} null if the scene has no such challenge
 */
export function challengeIn(id, scene) {
  return namesIn(scene.id).includes(id) ? { ...challengeOf(id, scene), Box: ChallengeBox } : null;
}
