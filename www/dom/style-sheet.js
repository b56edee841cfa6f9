// The style of all elements of a page: one constructed sheet, which each component adds its own sheet to.

/** A style sheet that shadow roots share. It is made when a root first adopts it: a server has none. */
export class SharedStyle {
  /** @type {CSSStyleSheet | null} */
  #sheet = null;
  /** What comes first, what components add, and what comes last. */
  #css;

  /** @param {string} [css] */
  constructor(css = '') {
    this.#css = [css, '', ''];
  }

  /**
   * @param {string} css of a component that has just been loaded
   * @param {0 | 1 | 2} [place] 0 before the sheets of all others, 2 after them
   */
  add(css, place = 1) {
    this.#css[place] += css;
    this.#sheet?.replaceSync(this.#css.join(''));
  }

  /** @param {ShadowRoot} root */
  adopt(root) {
    if (!this.#sheet) {
      this.#sheet = new CSSStyleSheet();
      this.#sheet.replaceSync(this.#css.join(''));
    }
    if (!root.adoptedStyleSheets.includes(this.#sheet)) root.adoptedStyleSheets.push(this.#sheet);
  }
}

/** The style of `<graze-scene>`. */
export const style = new SharedStyle();
