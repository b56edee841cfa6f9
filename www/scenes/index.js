// The scenes in the order of the list; each is loaded when it is first shown.

/** @typedef {{ id: string, load: () => Promise<{ default: import('../model/types.js').Scene }> }} Entry */

/** @type {Entry[]} */
export const scenes = [
  { id: 'half-planes', load: () => import('./half-planes.js') },
  { id: 'clipping', load: () => import('./clipping.js') },
  { id: 'orientation', load: () => import('./orientation.js') },
  { id: 'rotated-rect', load: () => import('./rotated-rect.js') },
  { id: 'swept-circle', load: () => import('./swept-circle.js') },
  { id: 'slide', load: () => import('./slide.js') },
  { id: 'minkowski', load: () => import('./minkowski.js') },
  { id: 'bounce', load: () => import('./bounce.js') },
  { id: 'walk', load: () => import('./walk.js') },
];

/**
 * The entry of a scene.
 * @param {string} id
 * @returns {Entry | undefined}
 */
export const findScene = (id) => scenes.find((entry) => entry.id === id);
