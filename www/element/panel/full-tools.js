// The tools that only the full size shows: the field layer, the scene's switches and ready-made cases, and walls that come
// and go.

import { disable, iconButton, make, nameIt, onAction, setAttribute } from '../../dom/dom.js';
import { style } from '../../dom/style-sheet.js';
import { choicesOf } from '../../model/state.js';
import { listIn } from '../../model/things.js';
import css from './full-tools.css?inline';

/** @import { Model } from '../../model/model.js' */
/** @import { Say, Scene } from '../../model/types.js' */

style.add(css);

const wallActions = /** @type {const} */ (['add', 'remove']);

export class FullTools {
  #model;
  #say;
  #field = iconButton('field', 'field');
  #presets = make('div', { class: 'presets row', role: 'group' });
  #choices = make('div', { class: 'choices row' });
  #walls = wallActions.map((action) => make('button', { type: 'button', class: 'choice', 'data-action': action }));

  /** @param {Model} model @param {Say} say @param {(action: string) => void} act @param {HTMLElement[]} own that the scene brings */
  constructor(model, say, act, own) {
    this.#model = model;
    this.#say = say;
    const { fields, field, presets = [] } = model.scene;
    this.root = make('div', { class: 'extras row' }, ...own, this.#field, this.#choices, this.#presets);
    onAction(this.root, act);
    this.#field.append(make('span', { class: 'tool-name' }, say('toolbar.field')));
    this.#field.hidden = !field;
    this.#presets.setAttribute('aria-label', say('toolbar.presets'));
    if (listIn(fields)) this.#makeWalls();
    this.#makePresets(presets);
    this.#makeChoices(choicesOf(fields).filter(({ key }) => !fields[key].isLocked));
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

  /** @param {boolean} hasField whether the field layer is on */
  update(hasField) {
    const { preset, state, step, scene } = this.#model;
    setAttribute(this.#field, 'aria-pressed', String(hasField));
    for (const button of this.#presets.children) {
      setAttribute(button, 'aria-pressed', String(button.getAttribute('data-preset') === preset));
    }
    const list = listIn(scene.fields);
    if (list) {
      const { least, most } = scene.fields[list];
      const { length } = state[list];
      disable(this.#walls[0], length === most);
      disable(this.#walls[1], length === least);
    }
    const shown = this.#model.shownAt(step);
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (this.#choices.querySelectorAll('[data-choice]'))) {
      const { choice = '', option } = button.dataset;
      setAttribute(button, 'aria-pressed', String(shown[choice].choice === option));
    }
  }
}
