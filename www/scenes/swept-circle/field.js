// Where a circle would hit the first of several walls, or the wall in hand.

import { answerField } from '../../parts/answer-field.js';

/** @param {import('../../model/types.js').Scene} scene @returns {import('../../model/types.js').Ask} */
export const wallsField =
  ({ fields }) =>
  (graze, handle, state, within) => {
    const { index } = handle;
    const ask = answerField(
      fields,
      // A wall in hand is asked alone: the others stay where they are hit anyway.
      (graze, { circle, motion, walls = state.walls }) =>
        (index === undefined ? walls : [walls[index]]).map((/** @type {any} */ wall) =>
          graze.circleVsAabb(circle, motion, wall),
        ),
      // A state of 200 walls takes longer to copy than to ask about a few of them.
      ({ circle, motion }, field) => ({ circle, motion, [field]: state[field] }),
    );
    return ask(graze, handle, state, within);
  };
