// The tools of every size: buttons for the steps, undo and redo, and to share.

import { disable, iconButton, make, nameIt, onAction, setAttribute, setText } from '../../dom/dom.js';
import { style } from '../../dom/style-sheet.js';
import css from './toolbar.css?inline';

/** @import { Model } from '../../model/model.js' */
/** @import { Say } from '../../model/types.js' */

style.add(css);

const stepActions = /** @type {const} */ (['first', 'previous', 'next', 'last']);
const editActions = /** @type {const} */ (['undo', 'redo', 'reset']);

export class Toolbar {
  #steps = stepActions.map((action) => iconButton(action, action));
  #edits = editActions.map((action) => iconButton(action, action));
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
  #say;

  /** @param {Say} say @param {(action: string) => void} act @param {(index: number) => void} stepTo */
  constructor(say, act, stepTo) {
    this.#say = say;
    const edits = make('div', { class: 'group edits' }, ...this.#edits);
    const shares = make('div', { class: 'group shares' }, this.#share);
    this.root = make('div', { class: 'tools row' }, this.#stepGroup, edits, shares);
    onAction(this.root, act);
    this.#slider.addEventListener('input', () => stepTo(Number(this.#slider.value)));
    this.#nameTools(say);
  }

  /** @param {Say} say */
  #nameTools(say) {
    for (const [i, action] of stepActions.entries()) nameIt(this.#steps[i], say(`toolbar.${action}`));
    for (const [i, action] of editActions.entries()) nameIt(this.#edits[i], say(`toolbar.${action}`));
    this.#stepName.textContent = say('toolbar.steps');
    nameIt(this.#share, say('toolbar.share'));
    this.#share.append(make('span', { class: 'tool-name' }, say('toolbar.share')));
    this.isSharing = false;
    this.#stepGroup.setAttribute('aria-label', say('toolbar.steps'));
    this.#slider.setAttribute('aria-label', say('toolbar.slider'));
  }

  /** @param {boolean} isOpen whether the menu to share is there */
  set isSharing(isOpen) {
    this.#share.setAttribute('aria-expanded', String(isOpen));
  }

  /** @param {Model} model */
  update(model) {
    const { step, steps, scene } = model;
    this.#stepGroup.hidden = scene.trace.only !== undefined;
    const last = steps.length - 1;
    if (this.#slider.max !== String(last)) this.#slider.max = String(last);
    if (this.#slider.value !== String(step)) this.#slider.value = String(step);
    const isAsked = model.isOpening && step < last;
    const count = this.#say('toolbar.stepOf', { step: isAsked ? 0 : step + 1, count: last + 1 });
    setText(this.#count, count);
    setAttribute(this.#slider, 'aria-valuetext', count);
    const [first, previous, next, end] = this.#steps;
    next.classList.toggle('inviting', isAsked);
    disable(first, step === 0);
    disable(previous, step === 0);
    disable(next, step === last);
    disable(end, step === last);
    const [undo, redo] = this.#edits;
    disable(undo, !model.canUndo);
    disable(redo, !model.canRedo);
  }
}
