// Brings a scene to what a text is about: a ready-made case, an option of a switch, a step.

import { hasOption, isSameState, withChoice } from '../../model/state.js';

/** @import { State, Step } from '../../model/types.js' */

/**
 * What a text is about; what it leaves out stays as it is.
 * @typedef {object} Target
 * @property {string} [preset] a ready-made case
 * @property {string} [choose] an option of a switch: `view=relative`
 * @property {string} [step] a kind of step: `enters`, or `turns 3` for the third of that kind; `last` is the whole picture
 */

/**
 * The state that a target asks for.
 * @param {import('../../model/types.js').Scene} scene @param {State} state from which it starts @param {Target} target
 * @returns {State | null} null if the scene has no such case or option
 */
export function stateOf(scene, state, { preset, choose }) {
  const found = preset === undefined ? null : scene.presets?.find(({ id }) => id === preset);
  if (found === undefined) return null;
  const [field, option] = choose?.split('=') ?? [];
  if (field !== undefined && !hasOption(scene.fields, field, option)) return null;
  const shown = { ...state, ...found?.state };
  return field === undefined ? shown : withChoice(scene.fields, shown, field, option);
}

/**
 * The index of the step that a target asks for.
 * @param {Step[]} steps @param {Target} target
 * @returns {number} the last where there is no such step
 */
export function stepOf(steps, { step = 'last' }) {
  const [kind, nth = '1'] = step.split(' ');
  const all = steps.flatMap((each, index) => (each.kind === kind ? [index] : []));
  return all[Number(nth) - 1] ?? steps.length - 1;
}

/**
 * Shows what a text is about. A script's wish leaves no trace in the history; a reader's can be undone.
 * @param {import('../../model/model.js').Model} model @param {Target} target
 * @param {State} [from] the state that it starts from, by default the one on show
 */
export function present(model, target, from = model.state) {
  const state = stateOf(model.scene, from, target);
  if (!state) return;
  // As long as the text is about what is on show, it stays as the reader has zoomed it.
  if (!isSameState(model.scene.fields, model.state, state)) {
    if (model.source === 'user') model.set(state);
    else model.open(state);
    model.fit();
  }
  model.stepTo(stepOf(model.steps, target));
}
