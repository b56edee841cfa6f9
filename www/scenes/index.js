// The scenes in the order of the list, in their groups, and what each asks of the library; both are loaded when it is first shown, and what only
// its field layer asks when that is first turned on.

/** The groups of the list. */
export const groups = /** @type {const} */ (['segments', 'moving', 'next', 'exactness']);

/** @typedef {{ tools?: number, answers?: number }} Room kept below the figure until a scene is there: how much taller its tools are than those of most scenes, in `rem`, and how many answers are told */
/** @typedef {{ id: string, group: (typeof groups)[number], kit: string, fieldKit?: string, room?: Room, load: () => Promise<{ default: import('../model/types.js').Scene }> }} Entry */

/** @type {Entry[]} */
export const scenes = [
  { id: 'half-planes', group: 'segments', kit: 'segment-aabb', load: () => import('./half-planes.js') },
  { id: 'clipping', group: 'segments', kit: 'segment-aabb', load: () => import('./clipping.js') },
  { id: 'rotated-rect', group: 'segments', kit: 'quad', load: () => import('./rotated-rect.js') },
  {
    id: 'swept-circle',
    group: 'moving',
    kit: 'circle-aabb',
    fieldKit: 'circle-aabb-field',
    room: { tools: 3.6 },
    load: () => import('./swept-circle.js'),
  },
  { id: 'minkowski', group: 'moving', kit: 'aabb-aabb', load: () => import('./minkowski.js') },
  { id: 'slide', group: 'next', kit: 'world', room: { tools: 3.6 }, load: () => import('./slide.js') },
  { id: 'bounce', group: 'next', kit: 'world-boxes', load: () => import('./bounce.js') },
  { id: 'walk', group: 'next', kit: 'world', room: { tools: 16.5, answers: 2 }, load: () => import('./walk.js') },
  { id: 'orientation', group: 'exactness', kit: 'segments', load: () => import('./orientation.js') },
  {
    id: 'degenerates',
    group: 'exactness',
    kit: 'segment-aabb',
    room: { tools: 3.6 },
    load: () => import('./degenerates.js'),
  },
];

/**
 * The entry of a scene.
 * @param {string} id
 * @returns {Entry | undefined}
 */
export const findScene = (id) => scenes.find((entry) => entry.id === id);
