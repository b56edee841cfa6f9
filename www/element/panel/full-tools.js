// The tools that only the full size shows: the field layer, the scene's switches and ready-made cases.

import { iconButton, make, onAction, setAttribute, setText } from '../../dom/dom.js';
import { style } from '../../dom/style-sheet.js';
import { choicesOf, optionIn } from '../../model/state.js';
import { handleOf, nameOf } from '../../model/things.js';
import css from './full-tools.css?inline';
import { RoomLink } from './room-link.js';

/** @import { Model } from '../../model/model.js' */
/** @import { Say } from '../../model/types.js' */

style.add(css);

export class FullTools {
  #model;
  #say;
  #field = iconButton('field', 'field');
  #presets = make('div', { class: 'presets row', role: 'group' });
  #choices = make('div', { class: 'choices row' });
  /** The switch or slider of each field that has one. @type {Map<string, HTMLElement>} */
  #tools = new Map();
  /** The slider of each number that has one, by its field. @type {Map<string, HTMLInputElement>} */
  #sliders = new Map();
  #note;
  #noteName = make('span');
  #room;

  /**
   * @param {Model} model @param {Say} say @param {(action: string) => void} act @param {HTMLElement[]} own that the scene brings
   * @param {HTMLElement} note where the legend of the field layer goes
   */
  constructor(model, say, act, own, note) {
    this.#model = model;
    this.#say = say;
    const { fields, presets = [] } = model.scene;
    this.#room = new RoomLink(model, say);
    this.root = make('div', { class: 'extras row' }, ...own, this.#field, this.#choices, this.#presets);
    onAction(this.root, act);
    this.#field.append(make('span', { class: 'tool-name' }, say('toolbar.fieldName', { question: '@toolbar.field' })));
    this.#note = note;
    // One fact each, of which the layer shows those that are drawn. What goes without saying has no words.
    const facts = ['Cross', 'Shade', 'Touch', 'Inside', 'Miss'].map((kind) => {
      const words = say(`toolbar.field${kind}`);
      return words && make('span', { class: kind.toLowerCase() }, make('i'), words);
    });
    note.replaceChildren(this.#noteName, ...facts);
    this.#presets.setAttribute('aria-label', say('tools.presets'));
    for (const { id, isInText } of presets) {
      if (isInText) continue;
      const which = { 'data-action': `preset:${id}`, 'data-preset': id };
      this.#presets.append(make('button', { type: 'button', class: 'pill', ...which }, say(`presets.${id}`)));
    }
    this.#presets.append(this.#room.root);
    this.#presets.hidden = presets.length === 0;
    this.#makeChoices(choicesOf(fields).filter(({ key }) => !fields[key].isLocked));
    for (const [key, { slider, isLocked }] of Object.entries(fields))
      if (slider && !isLocked) this.#makeSlider(key, slider);
  }

  /** @param {ReturnType<typeof choicesOf>} choices */
  #makeChoices(choices) {
    for (const { key, options } of choices) {
      const buttons = options.map((option) => {
        const which = { 'data-action': `choose:${key}=${option}`, 'data-choice': key, 'data-option': option };
        return make('button', { type: 'button', class: 'choice', ...which }, this.#say(`options.${option}`));
      });
      const label = this.#say(`handles.${key}`);
      const group = make('div', { class: 'choice-group', role: 'group', 'aria-label': label }, ...buttons);
      // Switches with the same options are told apart by their names.
      const isTwin = choices.filter((each) => each.options.join() === options.join()).length > 1;
      if (isTwin) group.prepend(make('span', { class: 'name', 'aria-hidden': 'true' }, label));
      this.#tools.set(key, group);
      this.#choices.append(group);
    }
    this.#choices.hidden = this.#choices.children.length === 0;
  }

  /** @param {string} key @param {Record<string, number>} range */
  #makeSlider(key, range) {
    const limits = Object.fromEntries(Object.entries(range).map(([name, number]) => [name, String(number)]));
    const input = make('input', { type: 'range', ...limits, 'data-slider': key });
    const model = this.#model;
    input.addEventListener('input', () => model.goOn({ ...model.state, [key]: { value: Number(input.value) } }));
    input.addEventListener('change', () => model.commit());
    this.#sliders.set(key, input);
    const label = make('label', { class: 'number-slider row' }, make('span', {}, this.#say(`handles.${key}`)));
    label.append(input, make('output'));
    this.#tools.set(key, label);
    this.#choices.append(label);
    this.#choices.hidden = false;
  }

  /** @param {boolean} hasField whether the field layer is on @param {string} inHand the handle that it is about */
  update(hasField, inHand) {
    this.#note.hidden = !hasField;
    this.#room.update();
    const { preset, state, scene } = this.#model;
    const note = scene.field?.note?.(state) ?? 'fieldNote';
    if (hasField && inHand) {
      const name = nameOf(state, handleOf(scene.fields, inHand));
      setText(this.#noteName, this.#say(`toolbar.${note}`, { name }));
    }
    setAttribute(this.#field, 'aria-pressed', String(hasField));
    for (const button of this.#presets.querySelectorAll('button')) {
      setAttribute(button, 'aria-pressed', String(button.getAttribute('data-preset') === preset));
    }
    for (const [key, input] of this.#sliders) {
      const text = String(state[key].value);
      if (input.value !== text) input.value = text;
      setText(/** @type {HTMLElement} */ (input.nextElementSibling), text);
    }
    this.#field.hidden = !scene.field || (scene.field.isOff?.(state) ?? false);
    for (const [key, tool] of this.#tools) tool.hidden = scene.fields[key].isAbsent?.(state) ?? false;
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (this.#choices.querySelectorAll('[data-choice]'))) {
      const { choice = '', option } = button.dataset;
      setAttribute(button, 'aria-pressed', String(optionIn(scene.fields, state, choice) === option));
    }
  }
}
