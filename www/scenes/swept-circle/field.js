// Where a circle would hit the first of several walls.

import { answerField } from '../../parts/answer-field.js';

/** @param {import('../../model/types.js').Scene} scene @returns {import('../../model/types.js').Ask} */
export const wallsField =
  ({ fields }) =>
  (graze, handle, state, within) => {
    const ask = answerField(
      fields,
      (graze, { circle, motion, walls = state.walls }) =>
        walls.map((/** @type {any} */ wall) => graze.circleVsAabb(circle, motion, wall)),
      // A state of 200 walls takes longer to copy than to ask about a few of them.
      ({ circle, motion }, field) => ({ circle, motion, [field]: state[field] }),
    );
    return ask(graze, handle, state, within);
  };
