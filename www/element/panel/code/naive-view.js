// *Naive rule*: the rule that goes wrong in the scene, as plain code to read beside lines that do not.

import { make, setText } from '../../../dom/dom.js';
import { Listing } from './listing.js';

/** @import { Model } from '../../../model/model.js' */
/** @import { Say } from '../../../model/types.js' */

/** The files of the rules, named like the options of the field `rules`. @type {Record<string, () => Promise<any>>} */
const texts = import.meta.glob(['../../../scenes/*/naive/*.js', '!../../../scenes/*/naive/rules.js'], {
  query: '?raw',
  import: 'default',
});

/** The file of the rule that a state follows. @param {Model} model */
const fileIn = ({ scene, state }) => `../../../scenes/${scene.id}/naive/${state.rules?.choice}.js`;

/** Whether a scene follows a naive rule. @param {Model} model */
export const hasNaive = (model) => fileIn(model) in texts;

/** Code without its comments, which are in English alone: the text says what goes wrong. @param {string} text */
const bare = (text) => text.replaceAll(/^ *\/[/*].*\n|\/\*.*?\*\/ /gm, '').trimStart();

export class NaiveView {
  name = 'naive';
  #model;
  #words;
  #listing;
  #file = '';
  #note = make('p', { class: 'note' });
  root;

  /** @param {Model} model @param {Say} words */
  constructor(model, words) {
    this.#model = model;
    this.#words = words;
    this.#listing = new Listing(words, words('panel.naive'));
    this.root = make('div', { class: 'view' }, this.#note, this.#listing.tools, this.#listing.pre);
  }

  /** Shows the rule of the state: another one is loaded first. */
  async update() {
    const file = fileIn(this.#model);
    if (this.#file === file) return;
    this.#file = file;
    const text = await this.#model.late('lines', texts[file]);
    if (this.#file !== file) return;
    if (text) this.#listing.show(bare(text), 'javascript');
    else this.#file = '';
    setText(this.#note, this.#words(text ? 'naiveNote' : 'panel.notLoaded'));
  }
}
