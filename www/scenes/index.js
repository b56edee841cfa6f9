// The scenes in the order of the list, in their groups; each is loaded when it is first shown.

/** The groups of the list. */
export const groups = /** @type {const} */ (['segments', 'moving', 'next', 'exactness']);

/** @typedef {{ tools?: number, answers?: number }} Room kept below the figure until a scene is there: how much taller its tools are than those of most scenes, in `rem`, and how many answers are told */
/** @typedef {{ id: string, group: (typeof groups)[number], room?: Room, load: () => Promise<{ default: import('../model/types.js').Scene }> }} Entry */

/** @type {Entry[]} */
export const scenes = [
  { id: 'half-planes', group: 'segments', load: () => import('./half-planes/scene.js') },
  { id: 'clipping', group: 'segments', load: () => import('./clipping/scene.js') },
  { id: 'rotated-rect', group: 'segments', load: () => import('./rotated-rect/scene.js') },
  {
    id: 'swept-circle',
    group: 'moving',
    room: { tools: 3.6 },
    load: () => import('./swept-circle/scene.js'),
  },
  { id: 'minkowski', group: 'moving', load: () => import('./minkowski/scene.js') },
  { id: 'slide', group: 'next', room: { tools: 3.6 }, load: () => import('./slide/scene.js') },
  { id: 'bounce', group: 'next', load: () => import('./bounce/scene.js') },
  { id: 'walk', group: 'next', room: { tools: 16.5, answers: 2 }, load: () => import('./walk/scene.js') },
  { id: 'orientation', group: 'exactness', load: () => import('./orientation/scene.js') },
  {
    id: 'degenerates',
    group: 'exactness',
    room: { tools: 3.6 },
    load: () => import('./degenerates/scene.js'),
  },
];

/**
 * The entry of a scene.
 * @param {string} id
 * @returns {Entry | undefined}
 */
export const findScene = (id) => scenes.find((entry) => entry.id === id);
