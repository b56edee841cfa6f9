// The views of the code, behind tabs: a naive rule, write it yourself, call it; and below them a link to the source of the current step.

import { style } from '../../../dom/style-sheet.js';
import { languageOf, loadSay } from '../../../locales/index.js';
import { Tabs } from '../tabs.js';
import { CallView } from './call-view.js';
import { hasNaive, NaiveView } from './naive-view.js';
import { SourceLink } from './source-link.js';
import css from './views.css?inline';
import { hasPortable, WriteView } from './write-view.js';

/** @import { Model } from '../../../model/model.js' */
/** @import { Say } from '../../../model/types.js' */

style.add(css);

export class CodeViews {
  #views;
  #tabs;
  #source;

  /** @param {Model} model @param {Say} say @param {Say} words @param {() => void} redraw @param {string} language */
  constructor(model, say, words, redraw, language) {
    const { id } = model.scene;
    this.#views = [
      ...(hasNaive(model) ? [new NaiveView(model, words)] : []),
      ...(hasPortable(id) ? [new WriteView(model, say, words, redraw, language)] : []),
      new CallView(model, say, words, redraw),
    ];
    this.#tabs = new Tabs(this.#views, words, redraw, 'views');
    this.#source = new SourceLink(model, words, redraw);
    this.root = this.#tabs.root;
    this.root.append(this.#source.root);
  }

  update() {
    for (const view of this.#views) if (!view.root.hidden) view.update();
    this.#source.update();
  }

  /** Tells the view in front that it can be seen again. */
  open() {
    this.#tabs.open();
    this.#source.open();
  }
}

/**
 * Puts the views into the sheet, with their style and in the language around it.
 * @param {HTMLElement} sheet @param {Model} model @param {Say} say @param {() => void} redraw
 */
export async function loadViews(sheet, model, say, redraw) {
  const root = /** @type {ShadowRoot} */ (sheet.getRootNode());
  const language = languageOf(root.host);
  const views = new CodeViews(model, say, await loadSay(language, '', 'code', 'sheets'), redraw, language);
  sheet.replaceChildren(views.root);
  return views;
}
