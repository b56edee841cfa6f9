// The time axis: a slider from the start of a path (0) to its end (1), with ticks for entry and exit.

import { icon, make, nameIt, setText } from '../dom/dom.js';
import { style } from '../dom/style-sheet.js';
import { linesAt, percent, stripes } from './stripes.js';
import css from './time-axis.css?inline';

/**
 * The ticks on the time axis: at both times a path is open between, even if it has no entry or no exit to mark there.
 * @typedef {object} Ticks
 * @property {number} enter
 * @property {number} exit
 * @property {boolean} [hasEnter] whether there is a tick at the entry; there is by default
 * @property {boolean} [hasExit]
 * @property {boolean} [isTouch] whether nothing is entered: then only the touch has a name
 * @property {boolean} [isMissed] whether nothing is met: then there is no tick at all
 * @property {{ t: number }[]} [marks] further times to mark, in order
 */

style.add(css);

/** How close to a tick the slider snaps to it. */
const pull = 0.012;
/** How long it takes to play the whole path at usual speed, in milliseconds. */
const duration = 2400;

/** @import { Extra } from './index.js' */

/** @implements {Extra} */
export default class TimeAxis {
  place = /** @type {const} */ ('motion');
  #play = make('button', { type: 'button', class: 'tool player', 'data-action': 'play' }, icon('play'));
  #slider = make('input', { type: 'range', min: '0', max: '1', step: '0.001', value: '0', 'data-control': 't' });
  #between = make('span', { class: 'stretch' });
  #marks = make('span', { class: 'marks' });
  #near = make('span', { class: 'tick near' });
  #far = make('span', { class: 'tick far' });
  #now = make('output', { class: 'now', 'data-value': 't' });
  #frame = 0;
  /** The time that it played last. */
  #played = Number.NaN;
  #host;
  #ticksOf;
  /** @type {number[]} */
  #ticks = [];

  /** @param {import('./index.js').Host} host @param {{ ticks: (frame: import('../model/types.js').Frame) => Ticks | null }} given */
  constructor(host, { ticks }) {
    this.#host = host;
    this.#ticksOf = ticks;
    const { model, say } = host;
    const ends = [make('span', { class: 'end' }, '0'), make('span', { class: 'end' }, '1')];
    const track = make('div', { class: 'track' }, this.#between, this.#marks, this.#slider, this.#near, this.#far);
    const name = make('span', { class: 'name', 'aria-hidden': 'true' }, say('toolbar.motion'));
    const names = { class: 'time', role: 'group', 'aria-label': say('toolbar.motion') };
    this.root = make('div', names, name, this.#play, ends[0], track, ends[1], this.#now);
    this.#slider.addEventListener('input', () => {
      this.pause();
      const wanted = Number(this.#slider.value);
      const tick = this.#ticks.find((each) => Math.abs(each - wanted) < pull);
      model.seek(tick ?? wanted);
    });
    this.#play.addEventListener('click', () => (this.isPlaying ? this.pause() : this.play()));
    this.#slider.setAttribute('aria-label', say('toolbar.time'));
    this.#showPlay();
  }

  /** @returns {boolean} */
  get isPlaying() {
    return this.#frame !== 0;
  }

  /**
   * Runs along the path from where the slider is, or from the start once it has arrived.
   * @returns {number} how long it takes to its end, in milliseconds
   */
  play() {
    const { model, settings } = this.#host;
    let t = model.t >= 1 ? 0 : model.t;
    const whole = ((1 - t) * duration) / settings.speed;
    if (this.root.hidden) return 0;
    if (this.isPlaying) return whole;
    let last = 0;
    this.#played = model.t;
    const tick = (/** @type {number} */ time) => {
      // The reader or a script has chosen another time meanwhile, which stands.
      if (model.t !== this.#played) return this.pause();
      t += (((last && time) - last) / duration) * settings.speed;
      last = time;
      if (settings.isLooped && t > 1) t %= 1;
      this.#frame = t < 1 ? requestAnimationFrame(tick) : 0;
      model.byScript(() => model.seek(Math.min(t, 1)));
      this.#played = model.t;
      if (!this.isPlaying) this.#showPlay();
    };
    this.#frame = requestAnimationFrame(tick);
    this.#showPlay();
    return whole;
  }

  pause() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#showPlay();
  }

  /** Ends where it began, unless the reader or a script has chosen another time meanwhile. */
  rest() {
    const { model } = this.#host;
    this.pause();
    if (model.t === this.#played) model.byScript(() => model.seek(0));
  }

  #showPlay() {
    this.#play.replaceChildren(icon(this.isPlaying ? 'pause' : 'play'));
    nameIt(this.#play, this.#host.say(this.isPlaying ? 'toolbar.pause' : 'toolbar.play'));
  }

  /** @param {import('../model/types.js').Frame} frame */
  update(frame) {
    const { t } = frame;
    const ticks = this.#ticksOf(frame);
    this.root.hidden = ticks === null;
    if (ticks === null) return;
    const { enter, exit, hasEnter = true, hasExit = true, isTouch = false, isMissed = false } = ticks;
    const marks = (ticks.marks ?? []).map((each) => each.t);
    // The last entry after the first exit rules a hit out, too; of a question no time is told.
    const isRuledOut = isMissed || enter > exit || this.#host.model.isOpening;
    this.#ticks = isRuledOut ? [] : [enter, exit, ...marks];
    if (this.#slider.value !== String(t)) this.#slider.value = String(t);
    setText(this.#now, this.#host.say('values.digits', { value: t }));
    place(this.#near, enter);
    place(this.#far, exit);
    show(this.#between, !isRuledOut);
    show(this.#near, !isRuledOut && hasEnter);
    show(this.#far, !isRuledOut && hasExit);
    const { say } = this.#host;
    for (const tick of [this.#near, this.#far]) tick.classList.toggle('touch', isTouch);
    name(this.#near, say(isTouch ? 'contacts.touch' : 'toolbar.near'));
    name(this.#far, isTouch ? '' : say('toolbar.far'));
    setStyle(this.#between, 'backgroundImage', stripes([[enter, exit]]));
    setStyle(this.#marks, 'backgroundImage', linesAt(this.#host.model.isOpening ? [] : marks));
  }
}

/** @param {HTMLElement} element @param {number} t */
const place = (element, t) => setStyle(element, 'left', percent(t));

/** @param {HTMLElement} tick @param {string} text below it, in small letters as the words beside it */
function name(tick, text) {
  if (tick.dataset.name !== text) tick.dataset.name = text;
}

/** @param {HTMLElement} element @param {boolean} isShown */
function show(element, isShown) {
  if (element.hidden === isShown) element.hidden = !isShown;
}

/** @param {HTMLElement} element @param {'left' | 'backgroundImage'} name @param {string} value set if it differs */
function setStyle(element, name, value) {
  if (element.style[name] !== value) element.style[name] = value;
}
