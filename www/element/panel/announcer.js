// The one voice of a scene: says what is new once things have come to rest.

/** How long nothing must change before it is said, in milliseconds. */
const rest = 350;

export class Announcer {
  #region;
  #timer = 0;

  /** @param {HTMLElement} region a polite live region */
  constructor(region) {
    this.#region = region;
  }

  /** @param {string} text said soon, unless something newer comes first */
  say(text) {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#region.textContent = text;
    }, rest);
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
