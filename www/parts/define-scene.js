// What a scene declares, with what is usual in place of what it leaves out.

import { usualWorld } from '../model/fields/index.js';
import { answered } from './asked.js';

/** @import { Call, FieldLayer, Scene } from '../model/types.js' */

/** The field layer of a scene's own question. @type {FieldLayer} */
const field = { load: async (scene) => (await import('./answer-field.js')).callField(scene) };

/**
 * @param {Omit<Scene, 'world' | 'solve'> & Partial<Pick<Scene, 'world' | 'solve'>>} own `field: null` for a scene without a field
 *   layer; a scene without `solve` shows the answer to its call and the steps as they are
 * @returns {Scene}
 */
export const defineScene = (own) => ({
  world: usualWorld,
  field,
  solve: (graze, state) => answered(graze, /** @type {Call} */ (own.call?.(state, null))),
  ...own,
});
