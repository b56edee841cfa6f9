// The row of tools: through the steps, back and forth in time of editing, the field layer, and the scene's own
// switches, and ready-made cases.

import { choicesOf } from '../../model/state.js';
import { iconButton, make, nameIt, setAttribute, setText } from '../dom.js';

/** @typedef {import('../../model/model.js').Model} Model */
/** @typedef {import('../../model/types.js').Say} Say */

const stepActions = /** @type {const} */ (['first', 'previous', 'next', 'last']);
const editActions = /** @type {const} */ (['undo', 'redo', 'reset']);

export class Toolbar {
  #steps = stepActions.map((action) => iconButton(action, action));
  #edits = editActions.map((action) => iconButton(action, action));
  #fieldName = make('span', { class: 'tool-name' });
  #field = iconButton('field', 'field');
  #slider = make('input', { type: 'range', min: '0', max: '0', step: '1', value: '0', 'data-control': 'step' });
  #count = make('output', { class: 'count', 'data-value': 'step' });
  #stepGroup = make('div', { class: 'group steps', role: 'group' }, ...this.#steps, this.#slider, this.#count);
  #presets = make('div', { class: 'presets', role: 'group' });
  #choices = make('div', { class: 'choices' });
  /** @type {Say | null} */
  #say = null;

  /** @param {(action: string) => void} act @param {(index: number) => void} stepTo */
  constructor(act, stepTo) {
    const edits = make('div', { class: 'group edits' }, ...this.#edits, this.#field);
    this.root = make('div', { class: 'tools' }, this.#stepGroup, edits);
    this.extras = make('div', { class: 'extras' }, this.#choices, this.#presets);
    for (const part of [this.root, this.extras]) {
      part.addEventListener('click', (event) => {
        const button = event.target instanceof Element ? event.target.closest('[data-action]') : null;
        if (button) act(button.getAttribute('data-action') ?? '');
      });
    }
    this.#slider.addEventListener('input', () => stepTo(Number(this.#slider.value)));
    this.#field.append(this.#fieldName);
    this.#field.setAttribute('aria-pressed', 'false');
  }

  /** @param {Say} say @param {Model} model */
  words(say, model) {
    this.#say = say;
    for (const [i, action] of stepActions.entries()) nameIt(this.#steps[i], say(`toolbar.${action}`));
    for (const [i, action] of editActions.entries()) nameIt(this.#edits[i], say(`toolbar.${action}`));
    nameIt(this.#field, say('toolbar.field'));
    this.#fieldName.textContent = say('toolbar.field');
    this.#field.hidden = model.scene.field === undefined;
    this.#stepGroup.setAttribute('aria-label', say('toolbar.steps'));
    this.#slider.setAttribute('aria-label', say('toolbar.slider'));
    this.#presets.setAttribute('aria-label', say('toolbar.presets'));
    const presets = model.scene.presets ?? [];
    this.#presets.replaceChildren(
      ...presets.map(({ id }) =>
        make(
          'button',
          { type: 'button', class: 'preset', 'data-action': `preset:${id}`, 'data-preset': id },
          say(`presets.${id}`),
        ),
      ),
    );
    this.#presets.hidden = presets.length === 0;
    const choices = choicesOf(model.scene.fields);
    this.#choices.replaceChildren(
      ...choices.map(({ key, options }) => {
        const buttons = options.map((option) => {
          const which = { 'data-action': `choose:${key}=${option}`, 'data-choice': key, 'data-option': option };
          return make('button', { type: 'button', class: 'choice', ...which }, say(`options.${option}`));
        });
        return make('div', { class: 'choice-group', role: 'group', 'aria-label': say(`handles.${key}`) }, ...buttons);
      }),
    );
    this.#choices.hidden = choices.length === 0;
  }

  /** @param {Model} model @param {boolean} isFieldShown @param {string | null} preset the one that is shown as it is */
  update(model, isFieldShown, preset) {
    const { step, steps } = model;
    const last = steps.length - 1;
    this.#slider.max = String(last);
    this.#slider.value = String(step);
    const count = this.#say?.('toolbar.stepOf', { step: step + 1, count: last + 1 }) ?? '';
    setText(this.#count, count);
    setAttribute(this.#slider, 'aria-valuetext', count);
    const [first, previous, next, end] = this.#steps;
    disable(first, step === 0);
    disable(previous, step === 0);
    disable(next, step === last);
    disable(end, step === last);
    const [undo, redo] = this.#edits;
    disable(undo, !model.canUndo);
    disable(redo, !model.canRedo);
    setAttribute(this.#field, 'aria-pressed', String(isFieldShown));
    for (const button of this.#presets.children) {
      setAttribute(button, 'aria-pressed', String(button.getAttribute('data-preset') === preset));
    }
    for (const button of this.#choices.querySelectorAll('button')) {
      const { choice = '', option } = button.dataset;
      setAttribute(button, 'aria-pressed', String(model.state[choice].choice === option));
    }
  }
}

/**
 * A tool that has nothing to do stays in the Tab order, so that the focus is not lost under the user's hand.
 * @param {HTMLElement} button @param {boolean} isIdle
 */
function disable(button, isIdle) {
  setAttribute(button, 'aria-disabled', String(isIdle));
}
