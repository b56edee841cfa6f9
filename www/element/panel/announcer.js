// The one voice of a scene: says the result once things have come to rest.

const rest = 350;

export class Announcer {
  #timer = 0;

  /** @param {HTMLElement} region a polite live region */
  constructor(region) {
    this.region = region;
  }

  /** @param {string} text said soon, unless something newer comes first */
  say(text) {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.region.textContent = text;
    }, rest);
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
