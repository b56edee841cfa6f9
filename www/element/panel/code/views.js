// The three views of the code, behind tabs: call it, write it yourself, read it.

import { style } from '../../../dom/style-sheet.js';
import { languageOf, loadSay } from '../../../locales/index.js';
import { Tabs } from '../tabs.js';
import { CallView } from './call-view.js';
import { hasPortable } from './portable-sources.js';
import { ReadView } from './read-view.js';
import css from './views.css?inline';
import { WriteView } from './write-view.js';

/** @import { Model } from '../../../model/model.js' */
/** @import { Say } from '../../../model/types.js' */

style.add(css);

export class CodeViews {
  #views;
  #tabs;

  /** @param {Model} model @param {Say} say @param {Say} words @param {() => void} redraw @param {string} language */
  constructor(model, say, words, redraw, language) {
    const { scene } = model;
    this.#views = [
      ...(scene.call ? [new CallView(model, say, words, redraw)] : []),
      ...(scene.call && hasPortable(scene.id) ? [new WriteView(model, say, words, redraw, language)] : []),
      new ReadView(model, words, redraw),
    ];
    this.#tabs = new Tabs(this.#views, words, redraw, 'views');
    this.root = this.#tabs.root;
  }

  /** @param {boolean} isReadonly whether nothing can be moved */
  update(isReadonly) {
    for (const view of this.#views) if (!view.root.hidden) view.update(isReadonly);
  }

  /** Tells the view in front that it can be seen again. */
  open() {
    this.#tabs.open();
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
