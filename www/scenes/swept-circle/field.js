// Where a circle would hit the first of several walls.

import { answerField } from '../../parts/answer-field.js';
import { keysOf, wallsOf } from '../../parts/wall-fields.js';

/** @param {import('../../model/types.js').Scene} scene @returns {import('../../model/types.js').Paint} */
export const wallsField =
  ({ fields }) =>
  (graze, handle, state, tile) => {
    const [walls, keys] = [wallsOf(state), keysOf(state)];
    const paint = answerField(
      fields,
      (graze, there) =>
        walls.map((wall, id) => graze.circleVsAabb(there.circle, there.motion, there[keys[id]] ?? wall)),
      // A state of 200 walls takes longer to copy than to ask about a few of them.
      ({ circle, motion }, field) => ({ circle, motion, [field]: state[field] }),
    );
    return paint(graze, handle, state, tile);
  };
