// The scenes in the order of the list, and what each asks of the library; both are loaded when it is first shown.

/** @typedef {{ id: string, kit: string, load: () => Promise<{ default: import('../model/types.js').Scene }> }} Entry */

/** @type {Entry[]} */
export const scenes = [
  { id: 'half-planes', kit: 'segment-aabb', load: () => import('./half-planes.js') },
  { id: 'clipping', kit: 'segment-aabb', load: () => import('./clipping.js') },
  { id: 'orientation', kit: 'segments', load: () => import('./orientation.js') },
  { id: 'rotated-rect', kit: 'quad', load: () => import('./rotated-rect.js') },
  { id: 'swept-circle', kit: 'circle-aabb', load: () => import('./swept-circle.js') },
  { id: 'slide', kit: 'world', load: () => import('./slide.js') },
  { id: 'minkowski', kit: 'aabb-aabb', load: () => import('./minkowski.js') },
  { id: 'bounce', kit: 'world', load: () => import('./bounce.js') },
  { id: 'walk', kit: 'walk', load: () => import('./walk.js') },
];

/**
 * The entry of a scene.
 * @param {string} id
 * @returns {Entry | undefined}
 */
export const findScene = (id) => scenes.find((entry) => entry.id === id);
