// What each tool does with the model.

/** @typedef {import('../model/model.js').Model} Model */
/** @typedef {'user' | 'script'} Source */

/** The actions by name. @type {Record<string, (model: Model, which: string) => void>} */
const actions = {
  first: (model) => model.stepTo(0, 'user'),
  previous: (model) => model.stepTo(model.step - 1, 'user'),
  next: (model) => model.stepTo(model.step + 1, 'user'),
  last: (model) => model.stepTo(Infinity, 'user'),
  undo: (model) => model.undo('user'),
  redo: (model) => model.redo('user'),
  reset: (model) => model.reset('user'),
  preset(model, which) {
    const preset = model.scene.presets?.find(({ id }) => id === which);
    // A preset moves the things in the picture but keeps the reader's view.
    if (preset) model.set({ ...model.state, ...preset.state }, 'user');
  },
  choose: (model, which) => choose(model, which, 'user'),
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
 * @param {Model} model @param {string} which field and option, `view=relative` @param {Source} source
 * @returns {boolean} whether there is such an option
 */
export function choose(model, which, source) {
  const [field, option] = which.split('=');
  if (!model.scene.fields[field]?.options?.includes(option)) return false;
  // A step may show the switch in another position; the last step shows the reader's choice.
  if (source === 'user' && model.shownAt(model.step) !== model.state) model.stepTo(Infinity, source);
  const state = { ...model.state, [field]: { choice: option } };
  // A page sets the state to begin from, so there is nothing to undo.
  if (source === 'user') model.set(state, source);
  else model.open(state);
  return true;
}
