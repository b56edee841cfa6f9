// What a scene declares, with what is usual in place of what it leaves out.

import { usualWorld } from '../model/fields/index.js';

/** @import { FieldLayer, Scene } from '../model/types.js' */

/** The field layer of a scene's own question. @type {FieldLayer} */
const field = { load: async (scene) => (await import('./answer-field.js')).callField(scene) };

/**
 * @param {Omit<Scene, 'world'> & Partial<Pick<Scene, 'world'>>} own `field: null` for a scene without a field layer
 * @returns {Scene}
 */
export const defineScene = (own) => ({ world: usualWorld, field, ...own });
