// The pad: buttons that step the handle held last, for hands without arrow keys.

import { make, setAttribute, setText } from '../dom.js';

/** @typedef {import('../../model/types.js').Point} Point */
/** @typedef {import('../../model/types.js').Say} Say */

/** The buttons in their order, with the motion of each. @type {[name: string, sign: string, motion: Point][]} */
const buttons = [
  ['left', '←', { x: -1, y: 0 }],
  ['up', '↑', { x: 0, y: -1 }],
  ['down', '↓', { x: 0, y: 1 }],
  ['right', '→', { x: 1, y: 0 }],
];

export class StepPad {
  #say;
  #keys;
  #name = make('span', { class: 'name' });

  /** @param {Say} say @param {(motion: Point) => void} nudge moves the handle held last */
  constructor(say, nudge) {
    this.#say = say;
    this.#keys = buttons.map(([name, sign, motion]) => {
      const label = say(`pad.${name}`);
      const button = make(
        'button',
        { type: 'button', class: 'tool', 'data-nudge': name, 'aria-label': label, title: label },
        sign,
      );
      button.addEventListener('click', () => nudge(motion));
      return button;
    });
    this.root = make(
      'div',
      { class: 'group pad', role: 'group', 'aria-label': say('pad.label') },
      this.#name,
      ...this.#keys,
    );
  }

  /** @param {import('../../model/state.js').Handle} inHand the handle that is moved; one of a side goes along one axis alone */
  update({ id, axis }) {
    for (const [i, [, , motion]] of buttons.entries()) {
      setAttribute(this.#keys[i], 'aria-disabled', String(axis !== 'both' && motion[axis] === 0));
    }
    setText(this.#name, this.#say(`handles.${id}`));
  }
}
