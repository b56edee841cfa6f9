// *Read it*: the Rust source that is compiled. The line that emits the current step is lit, and in sight.

import { make } from '../../../dom/dom.js';
import { Listing } from './listing.js';
import { lineOf } from './source-line.js';

/** @import { Model } from '../../../model/model.js' */
/** @import { Say } from '../../../model/types.js' */

/** Where the steps on show come from. @param {Model} model */
const sourceIn = ({ scene: { trace }, state }) => (trace.chosen?.(state) ?? trace).source;

export class ReadView {
  name = 'read';
  #model;
  #redraw;
  #words;
  #listing;
  #note = make('p', { class: 'note' });
  /** The file on show. */
  #file = '';
  #source = '';
  #lit = -1;
  root;

  /** @param {Model} model @param {Say} words @param {() => void} redraw */
  constructor(model, words, redraw) {
    this.#model = model;
    this.#words = words;
    this.#redraw = redraw;
    this.#listing = new Listing(words, words('panel.read'));
    this.root = make('div', { class: 'view' }, this.#note, this.#listing.tools, this.#listing.pre);
    // Another size of the pane moves the lines, and so does coming to the front.
    new ResizeObserver(() => this.#follow()).observe(this.#listing.pre);
  }

  /** Loads the file when it is first looked at. */
  async open() {
    const { file, load } = sourceIn(this.#model);
    if (this.#file === file) return;
    [this.#file, this.#source, this.#lit] = [file, '', -1];
    this.#note.textContent = this.#words('panel.loading');
    const loaded = await this.#model.late('source', load);
    if (this.#file !== file) return;
    if (!loaded) {
      this.#file = '';
      this.#note.textContent = this.#words('panel.notLoaded');
      return;
    }
    this.#source = loaded.default;
    this.#listing.show(this.#source, 'rust');
    this.#note.textContent = this.#words('readNote', { file: `src/${file}.rs` });
    this.#redraw();
  }

  update() {
    const { steps, step } = this.#model;
    if (this.#file && this.#file !== sourceIn(this.#model).file) this.open();
    if (!this.#source) return;
    const line = lineOf(this.#source, steps[step].kind);
    if (line === this.#lit) return;
    this.#listing.line(this.#lit)?.classList.remove('lit');
    this.#lit = line;
    this.#listing.line(line)?.classList.add('lit');
    this.#follow();
  }

  /** Brings the lit line to the middle of the pane. To scroll it into view would move the page too. */
  #follow() {
    const line = this.#listing.line(this.#lit);
    const { pre } = this.#listing;
    if (line) pre.scrollTop = line.offsetTop + line.offsetHeight / 2 - pre.clientHeight / 2;
  }
}
