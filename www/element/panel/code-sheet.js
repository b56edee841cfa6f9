// The Rust source that is compiled; the line that emits the current step is lit. Instead, the call of the scene as code.

import { make } from '../dom.js';
import { CallView } from './call-view.js';
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
  #pre = make('pre', { tabindex: '0' }, this.#code);
  #call;
  root = make('div', { class: 'sheet code' });
  #source = '';
  #file = '';
  #lit = -1;

  /** @param {Model} model @param {Say} say @param {() => void} redraw */
  constructor(model, say, redraw) {
    this.#model = model;
    this.#say = say;
    this.#redraw = redraw;
    this.#call = new CallView(model, say, linesOf, redraw);
    this.root.append(this.#call.switch, this.#note, this.#pre, this.#call.pre);
  }

  /** Loads the file when it is first looked at. */
  async open() {
    this.#call.open();
    const file = this.#model.scene.source;
    if (this.#file === file) return;
    this.#file = file;
    this.#note.textContent = this.#say('panel.loading');
    try {
      this.#source = await loadSource(file);
      this.#code.replaceChildren(...linesOf(this.#source));
      this.#note.textContent = `src/${file}.rs`;
      this.#redraw();
    } catch {
      this.#file = '';
      this.#note.textContent = this.#say('panel.noSource');
    }
  }

  update() {
    const { steps, step } = this.#model;
    if (this.root.hidden) return;
    this.#call.update();
    this.#pre.hidden = this.#note.hidden = this.#call.isShown;
    if (!this.#source || this.#call.isShown) return;
    const line = lineOf(this.#source, steps[step].kind);
    if (line === this.#lit) return;
    this.#code.children[this.#lit]?.classList.remove('lit');
    this.#lit = line;
    const element = /** @type {HTMLElement | undefined} */ (this.#code.children[line]);
    if (!element) return;
    element.classList.add('lit');
    // Scroll only the pane: scrollIntoView would move the page too.
    this.#pre.scrollTop = element.offsetTop - this.#pre.clientHeight / 2;
  }
}

/** @param {string} text @returns {HTMLElement[]} */
const linesOf = (text) => text.trimEnd().split('\n').map(lineElement);

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
