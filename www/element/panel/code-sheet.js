// The Rust source that is compiled; the line that emits the current step is lit.

import { make } from '../dom.js';
import { lineOf } from './source-line.js';
import { loadSource } from './sources.js';

/** @typedef {import('../../model/model.js').Model} Model */
/** @typedef {import('../../model/types.js').Say} Say */

const words =
  /(\/\/.*$)|("(?:[^"\\]|\\.)*")|\b(as|const|else|enum|fn|for|if|impl|in|let|match|mut|pub|return|self|Self|struct|use|while|loop|true|false|mod|crate|super|where|ref|move|dyn|type|static|unsafe|trait)\b|\b(\d[\d_.]*(?:f64|f32|usize|u8|i32)?)\b|\b([A-Z]\w*)\b/g;
const kinds = ['', 'comment', 'string', 'keyword', 'digits', 'type'];

export class CodeSheet {
  name = 'code';
  #model;
  #say;
  #redraw;
  #code = make('code', { part: 'code' });
  #note = make('p', { class: 'note' });
  root = make('div', { class: 'sheet code' }, this.#note, make('pre', { tabindex: '0' }, this.#code));
  #source = '';
  #file = '';
  #lit = -1;

  /** @param {Model} model @param {Say} say @param {() => void} redraw */
  constructor(model, say, redraw) {
    this.#model = model;
    this.#say = say;
    this.#redraw = redraw;
  }

  /** Loads the file when it is first looked at. */
  async open() {
    const file = this.#model.scene.source;
    if (this.#file === file) return;
    this.#file = file;
    this.#note.textContent = this.#say('panel.loading');
    try {
      this.#source = await loadSource(file);
      this.#code.replaceChildren(...this.#source.trimEnd().split('\n').map(lineElement));
      this.#note.textContent = `src/${file}.rs`;
      this.#redraw();
    } catch {
      this.#file = '';
      this.#note.textContent = this.#say('panel.noSource');
    }
  }

  update() {
    const { steps, step } = this.#model;
    if (!this.#source || this.root.hidden) return;
    const line = lineOf(this.#source, steps[step].kind);
    if (line === this.#lit) return;
    this.#code.children[this.#lit]?.classList.remove('lit');
    this.#lit = line;
    const element = /** @type {HTMLElement | undefined} */ (this.#code.children[line]);
    if (!element) return;
    element.classList.add('lit');
    const pane = /** @type {HTMLElement} */ (this.#code.parentElement);
    // Scroll only the pane: scrollIntoView would move the page too.
    pane.scrollTop = element.offsetTop - pane.clientHeight / 2;
  }
}

/**
 * One line of source, split into its words.
 * @param {string} text
 * @returns {HTMLElement}
 */
function lineElement(text) {
  const line = make('span', { class: 'line' });
  let from = 0;
  for (const match of text.matchAll(words)) {
    const kind = kinds[match.slice(1).findIndex((group) => group !== undefined) + 1];
    line.append(text.slice(from, match.index), make('span', { class: kind }, match[0]));
    from = match.index + match[0].length;
  }
  line.append(`${text.slice(from)}\n`);
  return line;
}
