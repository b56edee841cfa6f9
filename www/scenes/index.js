// The scenes in the order of the list, in their groups; each is loaded when it is first shown.

/** The groups of the list. */
export const groups = /** @type {const} */ (['segments', 'moving', 'next', 'exactness']);

/** @typedef {{ id: string, group: (typeof groups)[number], load: () => Promise<{ default: import('../model/types.js').Scene }> }} Entry */

/** @type {Entry[]} */
export const scenes = [
  { id: 'half-planes', group: 'segments', load: () => import('./half-planes.js') },
  { id: 'clipping', group: 'segments', load: () => import('./clipping.js') },
  { id: 'rotated-rect', group: 'segments', load: () => import('./rotated-rect.js') },
  { id: 'swept-circle', group: 'moving', load: () => import('./swept-circle.js') },
  { id: 'minkowski', group: 'moving', load: () => import('./minkowski.js') },
  { id: 'slide', group: 'next', load: () => import('./slide.js') },
  { id: 'bounce', group: 'next', load: () => import('./bounce.js') },
  { id: 'walk', group: 'next', load: () => import('./walk.js') },
  { id: 'orientation', group: 'exactness', load: () => import('./orientation.js') },
];

/**
 * The entry of a scene.
 * @param {string} id
 * @returns {Entry | undefined}
 */
export const findScene = (id) => scenes.find((entry) => entry.id === id);
