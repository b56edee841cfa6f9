// What the tools do with the model.

import { hasOption, withChoice } from '../../model/state.js';

/** @import { Model } from '../../model/model.js' */

/** The actions by name. @type {Record<string, (model: Model, which: string) => void>} */
const actions = {
  first: (model) => model.stepTo(0),
  previous: (model) => model.stepTo(model.step - 1),
  // From a question to its first step, which is the one on show.
  next: (model) => model.stepTo(model.isOpening ? 0 : model.step + 1),
  last: (model) => model.stepTo(Infinity),
  undo: (model) => model.undo(),
  redo: (model) => model.redo(),
  reset: (model) => model.reset(),
  preset(model, which) {
    const preset = model.scene.presets?.find(({ id }) => id === which);
    if (!preset) return;
    // A preset moves the things in the picture but keeps the reader's view. Whoever presses it asks for its answer, which the
    // last step shows.
    model.set({ ...model.state, ...preset.state });
    model.fit();
    model.stepTo(Infinity);
  },
  choose,
};

/**
 * Does the action of a tool.
 * @param {Model} model @param {string} action `next`, `preset:corner`, `choose:view=relative`
 */
export function act(model, action) {
  const [name, which] = action.split(':');
  actions[name]?.(model, which);
}

/**
 * Sets a switch.
 * @param {Model} model @param {string} which field and option, `view=relative`
 * @returns {boolean} whether there is such an option
 */
export function choose(model, which) {
  const [field, option] = which.split('=');
  if (!hasOption(model.scene.fields, field, option)) return false;
  const state = withChoice(model.scene.fields, model.state, field, option);
  // A page sets the state to begin from, so there is nothing to undo.
  if (model.source === 'user') model.set(state);
  else model.open(state);
  return true;
}
