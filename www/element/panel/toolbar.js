// The tools: buttons for the steps, undo and redo; the field layer, the scene's switches and presets.

import { iconButton, make, nameIt, setAttribute, setText } from '../../dom/dom.js';
import { style } from '../../dom/style-sheet.js';
import { choicesOf } from '../../model/state.js';
import css from './toolbar.css?inline';

/** @typedef {import('../../model/model.js').Model} Model */
/** @typedef {import('../../model/types.js').Say} Say */
/** @typedef {import('../../model/types.js').Scene} Scene */

style.add(css);

const stepActions = /** @type {const} */ (['first', 'previous', 'next', 'last']);
const wallActions = /** @type {const} */ (['add', 'remove']);
const editActions = /** @type {const} */ (['undo', 'redo', 'reset']);

export class Toolbar {
  #steps = stepActions.map((action) => iconButton(action, action));
  #edits = editActions.map((action) => iconButton(action, action));
  #field = iconButton('field', 'field');
  #share = iconButton('share', 'share');
  #slider = make('input', { type: 'range', min: '0', max: '0', step: '1', value: '0', 'data-control': 'step' });
  #count = make('output', { class: 'count', 'data-value': 'step' });
  #stepName = make('span', { class: 'name', 'aria-hidden': 'true' });
  #stepGroup = make(
    'div',
    { class: 'group steps', role: 'group' },
    this.#stepName,
    ...this.#steps,
    this.#slider,
    this.#count,
  );
  #presets = make('div', { class: 'presets', role: 'group' });
  #choices = make('div', { class: 'choices' });
  #walls = wallActions.map((action) => make('button', { type: 'button', class: 'choice', 'data-action': action }));
  #say;

  /** @param {Scene} scene @param {Say} say @param {(action: string) => void} act @param {(index: number) => void} stepTo */
  constructor(scene, say, act, stepTo) {
    this.#say = say;
    const edits = make('div', { class: 'group edits' }, ...this.#edits);
    this.root = make(
      'div',
      { class: 'tools' },
      this.#stepGroup,
      edits,
      make('div', { class: 'group shares' }, this.#share),
    );
    this.extras = make('div', { class: 'extras' }, this.#field, this.#choices, this.#presets);
    for (const part of [this.root, this.extras]) {
      part.addEventListener('click', (event) => {
        const button = event.target instanceof Element ? event.target.closest('[data-action]') : null;
        if (button) act(button.getAttribute('data-action') ?? '');
      });
    }
    this.#slider.addEventListener('input', () => stepTo(Number(this.#slider.value)));
    this.#nameTools(say);
    this.#field.hidden = !scene.field;
    if (scene.walls) this.#makeWalls();
    this.#makePresets(scene.presets ?? []);
    this.#makeChoices(choicesOf(scene.fields).filter(({ key }) => !scene.fields[key].isLocked));
  }

  /** @param {Say} say */
  #nameTools(say) {
    for (const [i, action] of stepActions.entries()) nameIt(this.#steps[i], say(`toolbar.${action}`));
    for (const [i, action] of editActions.entries()) nameIt(this.#edits[i], say(`toolbar.${action}`));
    this.#field.append(make('span', { class: 'tool-name' }, say('toolbar.field')));
    this.#field.setAttribute('aria-pressed', 'false');
    this.#stepName.textContent = say('toolbar.steps');
    nameIt(this.#share, say('toolbar.share'));
    this.#share.append(make('span', { class: 'tool-name' }, say('toolbar.share')));
    this.isSharing = false;
    this.#stepGroup.setAttribute('aria-label', say('toolbar.steps'));
    this.#slider.setAttribute('aria-label', say('toolbar.slider'));
    this.#presets.setAttribute('aria-label', say('toolbar.presets'));
  }

  /** @param {NonNullable<Scene['presets']>} presets */
  #makePresets(presets) {
    for (const { id } of presets) {
      const which = { 'data-action': `preset:${id}`, 'data-preset': id };
      this.#presets.append(make('button', { type: 'button', class: 'pill', ...which }, this.#say(`presets.${id}`)));
    }
    this.#presets.hidden = presets.length === 0;
  }

  /** @param {ReturnType<typeof choicesOf>} choices */
  #makeChoices(choices) {
    for (const { key, options } of choices) {
      const buttons = options.map((option) => {
        const which = { 'data-action': `choose:${key}=${option}`, 'data-choice': key, 'data-option': option };
        return make('button', { type: 'button', class: 'choice', ...which }, this.#say(`options.${option}`));
      });
      const label = this.#say(`handles.${key}`);
      this.#choices.append(make('div', { class: 'choice-group', role: 'group', 'aria-label': label }, ...buttons));
    }
    this.#choices.hidden = this.#choices.children.length === 0;
  }

  /** Makes the buttons that add and remove walls. */
  #makeWalls() {
    for (const [i, action] of wallActions.entries()) {
      nameIt(this.#walls[i], this.#say(`toolbar.walls.${action}Name`));
      this.#walls[i].textContent = this.#say(`toolbar.walls.${action}`);
    }
    const names = { class: 'choice-group', role: 'group', 'aria-label': this.#say('toolbar.walls.label') };
    this.#choices.append(make('div', names, ...this.#walls));
  }

  /** @param {boolean} isOpen whether the menu to share is there */
  set isSharing(isOpen) {
    this.#share.setAttribute('aria-expanded', String(isOpen));
  }

  /** @param {Model} model @param {boolean} hasField */
  update(model, hasField) {
    const { step, steps, preset } = model;
    const last = steps.length - 1;
    if (this.#slider.max !== String(last)) this.#slider.max = String(last);
    if (this.#slider.value !== String(step)) this.#slider.value = String(step);
    const count = this.#say('toolbar.stepOf', { step: step + 1, count: last + 1 });
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
    setAttribute(this.#field, 'aria-pressed', String(hasField));
    for (const button of this.#presets.children) {
      setAttribute(button, 'aria-pressed', String(button.getAttribute('data-preset') === preset));
    }
    const shown = model.shownAt(step);
    if (model.scene.walls) {
      const { most, least = 0, count } = model.scene.walls;
      const now = count(model.state);
      disable(this.#walls[0], now === most);
      disable(this.#walls[1], now === least);
    }
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (this.#choices.querySelectorAll('[data-choice]'))) {
      const { choice = '', option } = button.dataset;
      setAttribute(button, 'aria-pressed', String(shown[choice].choice === option));
    }
  }
}

/**
 * Marks a tool that has nothing to do. It stays in the Tab order, so that it keeps the focus.
 * @param {HTMLElement} button @param {boolean} isIdle
 */
function disable(button, isIdle) {
  setAttribute(button, 'aria-disabled', String(isIdle));
}
