// The style of all elements of a page: one constructed sheet, which each component adds its own sheet to.

import element from './element.css?inline';
import pill from './pill.css?inline';
import print from './print.css?inline';
import tokens from './tokens.css?inline';

/** A style sheet that shadow roots share. It is made when a root first adopts it: a server has none. */
export class SharedStyle {
  /** @type {CSSStyleSheet | null} */
  #sheet = null;
  #css;
  #last;

  /** @param {string} css @param {string} [last] what comes after all that is added */
  constructor(css, last = '') {
    this.#css = css;
    this.#last = last;
  }

  /** @param {string} css of a component that has just been loaded */
  add(css) {
    this.#css += css;
    this.#sheet?.replaceSync(this.#css + this.#last);
  }

  /** @param {ShadowRoot} root */
  adopt(root) {
    if (!this.#sheet) {
      this.#sheet = new CSSStyleSheet();
      this.#sheet.replaceSync(this.#css + this.#last);
    }
    if (!root.adoptedStyleSheets.includes(this.#sheet)) root.adoptedStyleSheets.push(this.#sheet);
  }
}

/** The style of `<graze-scene>`. */
export const style = new SharedStyle(tokens + element + pill, print);
