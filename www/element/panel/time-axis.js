// The time axis: a slider from a (0) to b (1) with two ticks, near and far, and the stretch between them.

import { icon, make, nameIt, setText } from '../dom.js';

/** How near a tick the slider lets itself be drawn in. */
const pull = 0.012;
/** How long the whole path takes when it plays, in milliseconds. */
const duration = 2400;

export class TimeAxis {
  #play = make('button', { type: 'button', class: 'tool', 'data-action': 'play' }, icon('play'));
  #slider = make('input', { type: 'range', min: '0', max: '1', step: '0.001', value: '0', 'data-control': 't' });
  #stretch = make('span', { class: 'stretch' });
  #near = make('span', { class: 'tick near' });
  #far = make('span', { class: 'tick far' });
  #now = make('output', { class: 'now', 'data-value': 't' });
  #frame = 0;
  /** @type {import('../../model/types.js').Say | null} */
  #say = null;
  /** @type {number[]} */
  #ticks = [];

  /** @param {(t: number, source: 'user' | 'script') => void} seek @param {() => number} now */
  constructor(seek, now) {
    this.seek = seek;
    this.now = now;
    const ends = [make('span', { class: 'end' }, '0'), make('span', { class: 'end' }, '1')];
    const track = make('div', { class: 'track' }, this.#stretch, this.#slider, this.#near, this.#far);
    this.root = make('div', { class: 'time' }, this.#play, ends[0], track, ends[1], this.#now);
    this.#slider.addEventListener('input', () => {
      this.pause();
      const wanted = Number(this.#slider.value);
      const tick = this.#ticks.find((each) => Math.abs(each - wanted) < pull);
      seek(tick ?? wanted, 'user');
    });
    this.#play.addEventListener('click', () => (this.isPlaying ? this.pause() : this.play()));
  }

  /** @returns {boolean} */
  get isPlaying() {
    return this.#frame !== 0;
  }

  /** Runs along the path from where the slider is, or from the start once it has arrived. */
  play() {
    if (this.isPlaying) return;
    const from = this.now() >= 1 ? 0 : this.now();
    let began = 0;
    const tick = (/** @type {number} */ time) => {
      began ||= time;
      const t = from + (time - began) / duration;
      this.#frame = t < 1 ? requestAnimationFrame(tick) : 0;
      this.seek(Math.min(t, 1), 'script');
      if (!this.isPlaying) this.#showPlay();
    };
    this.#frame = requestAnimationFrame(tick);
    this.#showPlay();
  }

  pause() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#showPlay();
  }

  #showPlay() {
    this.#play.replaceChildren(icon(this.isPlaying ? 'pause' : 'play'));
    if (this.#say) nameIt(this.#play, this.#say(this.isPlaying ? 'toolbar.pause' : 'toolbar.play'));
  }

  /** @param {import('../../model/types.js').Say} say */
  words(say) {
    this.#say = say;
    nameIt(this.#slider, say('toolbar.time'));
    this.#slider.removeAttribute('title');
    this.#near.dataset.name = say('toolbar.near');
    this.#far.dataset.name = say('toolbar.far');
    this.#showPlay();
  }

  /** @param {number} t @param {{ enter: number, exit: number, isMissed?: boolean }} times */
  update(t, { enter, exit, isMissed = false }) {
    this.#ticks = [enter, exit];
    this.#slider.value = String(t);
    setText(this.#now, t.toFixed(3));
    place(this.#near, enter);
    place(this.#far, exit);
    this.#stretch.classList.toggle('closed', isMissed || enter >= exit);
    place(this.#stretch, Math.min(enter, exit));
    this.#stretch.style.width = percent(Math.abs(exit - enter));
    this.#near.classList.toggle('right', enter > exit);
    this.#far.classList.toggle('left', enter > exit);
  }
}

/** @param {number} part @returns {string} */
const percent = (part) => `${(part * 100).toFixed(3)}%`;

/** @param {HTMLElement} element @param {number} t */
function place(element, t) {
  element.style.left = percent(t);
}
