// `<graze-value>` and `<graze-when>`: prose that reacts to a scene. Their code is loaded when the first is in a page.

import { late } from '../../model/late.js';

/** The base class; a server has no elements but can still import this file. */
const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {});

class Prose extends Base {
  #count = 0;
  #end = () => {};

  connectedCallback() {
    this.#follow();
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#follow();
  }

  disconnectedCallback() {
    this.#count += 1;
    this.#end();
  }

  /** Follows the scene anew; a start that was overtaken while it loaded does not go on. */
  async #follow() {
    this.#count += 1;
    const count = this.#count;
    // Without it the words of the page stay.
    const loaded = await late(
      () => import('./follow.js'),
      () => {},
    );
    if (!loaded || count !== this.#count) return;
    this.#end();
    this.#end = loaded.follow(this);
  }
}

/** The value of a name in the answer, such as `enter.t`. */
export class GrazeValue extends Prose {
  static observedAttributes = ['for', 'name', 'digits', 'raw'];
}

/** Words that are shown while a test holds, such as `contact == cross`. */
export class GrazeWhen extends Prose {
  static observedAttributes = ['for', 'test'];
}
