// What hands and keys do to a handle, which these tests call by its name.

import * as state from '../../www/model/state.js';
import { handleOf } from '../../www/model/things.js';

/** @import { Fields, State } from '../../www/model/types.js' */

/**
 * @template {any[]} Rest
 * @param {(fields: Fields, state: State, handle: import('../../www/model/things.js').Handle, ...rest: Rest) => state.Moved} change
 */
const byName =
  (change) =>
  (
    /** @type {Fields} */ fields,
    /** @type {State} */ before,
    /** @type {string} */ id,
    /** @type {Rest} */ ...rest
  ) => {
    const { state, handle } = change(fields, before, handleOf(fields, id), ...rest);
    return { state, id: handle.id };
  };

export const moveHandle = byName(state.moveHandle);
export const nudgeHandle = byName(state.nudgeHandle);
export const resetHandle = byName(state.resetHandle);

/** @param {import('../../www/model/model.js').Model} model @param {string} id @param {import('../../www/model/types.js').Point} at */
export const drag = (model, id, at) => model.drag(handleOf(model.scene.fields, id), at);
