// Draws once in each frame in which something changed, and never while nothing changes or the figure is off screen.

export class DrawLoop {
  #draw;
  #frame = 0;
  #isRunning = false;
  #isVisible = true;
  #isStale = true;

  /** @param {() => void} draw */
  constructor(draw) {
    this.#draw = draw;
  }

  start() {
    this.#isRunning = true;
  }

  stop() {
    this.#isRunning = false;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** Asks for a drawing in the next screen frame; any number of calls give one. */
  ask() {
    this.#isStale = true;
    if (this.#frame || !this.#isVisible || !this.#isRunning) return;
    this.#frame = requestAnimationFrame(() => this.now());
  }

  /** Draws at once. */
  now() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#isStale = false;
    this.#draw();
  }

  /** @param {boolean} isVisible whether anybody can see what is drawn */
  see(isVisible) {
    this.#isVisible = isVisible;
    if (isVisible && this.#isStale) this.ask();
  }
}
