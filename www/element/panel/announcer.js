// The voice of a scene: announces what is new once nothing changes any more.

/** How long nothing must change before the announcement, in milliseconds. */
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
