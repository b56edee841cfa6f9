// The step buttons: they step the handle held last, for hands without arrow keys.

import { make, setAttribute, setText } from '../dom/dom.js';

/** The buttons in their order, with the motion of each. @type {[name: string, sign: string, motion: import('../model/types.js').Point][]} */
const buttons = [
  ['left', '←', { x: -1, y: 0 }],
  ['up', '↑', { x: 0, y: -1 }],
  ['down', '↓', { x: 0, y: 1 }],
  ['right', '→', { x: 1, y: 0 }],
];

/** @import { Extra } from './index.js' */

/** @implements {Extra} */
export default class StepButtons {
  place = /** @type {const} */ ('tool');
  #host;
  #keys;
  #name = make('span', { class: 'name' });

  /** @param {import('./index.js').Host} host */
  constructor(host) {
    this.#host = host;
    const { say, input } = host;
    this.#keys = buttons.map(([name, sign, motion]) => {
      const label = say(`stepButtons.${name}`);
      const names = { 'data-nudge': name, 'aria-label': label, title: label };
      const button = make('button', { type: 'button', class: 'tool', ...names }, sign);
      button.addEventListener('click', () => input.nudge(motion));
      return button;
    });
    const names = { class: 'group step-buttons', role: 'group', 'aria-label': say('stepButtons.label') };
    this.root = make('div', names, this.#name, ...this.#keys);
  }

  /** Names the handle that is stepped; one of a side goes along one axis alone. */
  update() {
    const { handle } = this.#host.input;
    if (!handle) return;
    const { id, axis } = handle;
    for (const [i, [, , motion]] of buttons.entries()) {
      setAttribute(this.#keys[i], 'aria-disabled', String(axis !== 'both' && motion[axis] === 0));
    }
    setText(this.#name, this.#host.say(`handles.${id}`));
  }
}
