// Autoplay: the steps of a scene, played once by themselves until the reader touches something.

/** The time of all steps together, and the least and the most of one, in milliseconds. */
const whole = 4500;
const [least, most] = [250, 1000];

/** What ends it: any touch or key, wherever on the page. */
const ends = ['pointerdown', 'keydown', 'wheel', 'touchstart'];

export class Autoplay {
  #model;
  #whenPlayed;
  #timer = 0;
  #step = 0;
  #end = () => this.end();

  /** @param {import('../../model/model.js').Model} model @param {() => void} whenPlayed called if nobody ended it before */
  constructor(model, whenPlayed) {
    this.#model = model;
    this.#whenPlayed = whenPlayed;
  }

  play() {
    for (const type of ends) window.addEventListener(type, this.#end, { capture: true, passive: true });
    this.#show(0);
  }

  /** @param {number} step shown now, and the next one after a while */
  #show(step) {
    this.#step = step;
    this.#model.byScript(() => this.#model.stepTo(step));
    const { length } = this.#model.steps;
    const pause = Math.min(Math.max(whole / length, least), most);
    this.#timer = window.setTimeout(() => this.#next(), pause);
  }

  #next() {
    // Another script went elsewhere: it knows better.
    if (this.#model.step !== this.#step) this.#stop();
    else if (!this.#model.isLastStep) this.#show(this.#step + 1);
    else {
      this.#stop();
      this.#whenPlayed();
    }
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    for (const type of ends) window.removeEventListener(type, this.#end, { capture: true });
  }

  /** Ends it, and shows the last step. */
  end() {
    if (!this.#timer) return;
    const isOwn = this.#model.step === this.#step;
    this.#stop();
    if (isOwn) this.#model.byScript(() => this.#model.stepTo(Number.POSITIVE_INFINITY));
  }
}
