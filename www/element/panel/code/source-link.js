// A link to the Rust source of the current step. It names the file and the line, and opens the file in a page of its own.

import { make, setText } from '../../../dom/dom.js';
import { lineOf } from './source-line.js';

/** @import { Model } from '../../../model/model.js' */
/** @import { Say } from '../../../model/types.js' */

/** Where the steps on show come from. @param {Model} model */
const sourceIn = ({ scene: { trace }, state }) => (trace.chosen?.(state) ?? trace).source;

export class SourceLink {
  #model;
  #words;
  #redraw;
  /** The file that is linked, and its text. */
  #file = '';
  #text = '';
  #link = make('a', { target: '_blank', rel: 'noopener' });
  root;

  /** @param {Model} model @param {Say} words @param {() => void} redraw */
  constructor(model, words, redraw) {
    this.#model = model;
    this.#words = words;
    this.#redraw = redraw;
    this.root = make('p', { class: 'note source', hidden: true }, `${words('source')} `, this.#link);
  }

  /** Loads the file when the code is first looked at, and another one when the steps come from there. */
  async open() {
    const { file, load } = sourceIn(this.#model);
    if (this.#file === file) return;
    this.#file = file;
    this.root.hidden = true;
    const loaded = await this.#model.late('source', load);
    if (this.#file !== file) return;
    if (!loaded) {
      this.#file = '';
      return;
    }
    this.#text = loaded.default;
    URL.revokeObjectURL(this.#link.href);
    this.#link.href = URL.createObjectURL(new Blob([this.#text], { type: 'text/plain;charset=utf-8' }));
    this.root.hidden = false;
    this.#redraw();
  }

  update() {
    const { steps, step } = this.#model;
    if (this.#file !== sourceIn(this.#model).file) this.open();
    if (this.root.hidden) return;
    const [file, line] = [`src/${this.#file}.rs`, lineOf(this.#text, steps[step].kind)];
    setText(this.#link, line === 0 ? file : this.#words('sourceLine', { file, line }));
  }
}
