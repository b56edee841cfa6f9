// The scenes in the order of the list, in their groups; each is loaded when it is first shown.

import { entries } from '#scenes';

/** The groups of the list. */
export const groups = /** @type {const} */ (['segments', 'moving', 'next', 'exactness']);

/** @typedef {{ tools?: number }} Room kept below the figure until a scene is there: how much taller its tools are than those of most scenes, in `rem` */
/** @typedef {{ group: (typeof groups)[number], place: number, room?: Room, asksWorlds?: true }} Entry `entry.json` in the folder of a scene; `place` orders a group */
/** @typedef {Entry & { id: string, load: () => Promise<{ default: import('../model/types.js').Scene }> }} Listed */

/** @type {Listed[]} */
export const scenes = Object.entries(entries)
  .map(([path, entry]) => {
    const id = path.split('/')[1];
    return { id, ...entry, load: () => import(`./${id}/scene.js`) };
  })
  .sort((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group) || one.place - other.place);

/**
 * The entry of a scene.
 * @param {string} id
 * @returns {Listed | undefined}
 */
export const findScene = (id) => scenes.find((entry) => entry.id === id);
