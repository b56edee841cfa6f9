// The box of a challenge over the figure: the task, what is still missing, and what to do next.

import { make, setAttribute, setText } from '../dom/dom.js';
import { style } from '../dom/style-sheet.js';
import { isSameState } from '../model/state.js';
import css from './challenge-box.css?inline';

/** @import { Model } from '../model/model.js' */
/** @import { State } from '../model/types.js' */
/** @import { Extra } from './index.js' */

/**
 * A challenge: what the box asks of its referee.
 * @typedef {object} Challenge
 * @property {string} id
 * @property {number} snap handles stop at its multiples; 0 lets them go anywhere
 * @property {boolean} isGuess whether the answer is hidden until the reader has predicted it
 * @property {number} near how far off a guess may be and still count
 * @property {(model: Model) => boolean} isSolved
 * @property {(model: Model) => import('../model/types.js').Message | null} missing what is still missing, by a key of the
 *   task's words; null for a guess, and once it is solved
 * @property {(state: State) => State} again where to begin anew: for a guess, at the next of its questions
 */

style.add(css);

/** @implements {Extra} */
export default class ChallengeBox {
  place = /** @type {const} */ ('task');
  #challenge;
  #host;
  #model;
  #say;
  #outcome = make('p', { class: 'outcome' });
  #button = make('button', { type: 'button', class: 'pill small' });
  #wasSolved = false;
  #isTouched = false;
  /** @type {State | null} a solution that came with a link, which is not the reader's */
  #given = null;

  /** @param {import('./index.js').Host} host @param {{ challenge: Challenge }} given */
  constructor(host, { challenge }) {
    const { model, say } = host;
    this.#host = host;
    this.#challenge = challenge;
    this.#model = model;
    this.#say = say;
    this.snap = challenge.snap;
    const { id } = challenge;
    const title = make('strong', {}, say('challenge.titled', { title: `@tasks.${id}.title` }));
    const hint = make(
      'details',
      { class: 'challenge-hint' },
      make('summary', {}, say('challenge.hint')),
      make('p', {}, say(`tasks.${id}.hint`)),
    );
    const ways = make('slot', { name: 'challenge' });
    // A button that comes and goes is last, so that nothing moves.
    const tools = challenge.isGuess ? [this.#button, hint, ways] : [hint, ways, this.#button];
    const foot = make('div', { class: 'challenge-foot row' }, ...tools);
    const box = {
      class: 'challenge',
      part: 'challenge',
      'aria-label': say('challenge.name'),
      'data-guess': challenge.isGuess,
    };
    const task = make('p', {}, say(`tasks.${id}.task`));
    this.root = make('section', box, make('p', {}, title), task, this.#outcome, foot);
    this.#button.addEventListener('click', () => this.#press());
    this.#wasSolved = this.isSolved;
    this.update();
  }

  /** @returns {boolean} */
  get isSolved() {
    return this.#challenge.isSolved(this.#model);
  }

  /** @returns {boolean} whether the answer is shown: there is nothing more to guess, and a guess cannot be moved any more */
  get isLocked() {
    return this.#challenge.isGuess && this.#model.state.answer.choice === 'shown';
  }

  /** @returns {boolean} whether the solution, or the guess, on show came with a link */
  get #isGiven() {
    const { state, scene } = this.#model;
    return this.#given !== null && isSameState(scene.fields, state, this.#given);
  }

  /** @returns {string} how it stands, in a sentence */
  get text() {
    const { state, result, scene } = this.#model;
    const { near } = this.#challenge;
    const values = { off: result?.off, near, width: scene.world.maxX - scene.world.minX };
    const say = (/** @type {string} */ key) => this.#say(`challenge.${key}`, values);
    if (this.isLocked && !this.#isGiven && !this.#hasGuess) return say('own.none');
    if (this.isLocked) return say(`${this.#isGiven ? 'given' : 'own'}.${this.isSolved ? 'near' : 'far'}`);
    if (this.isSolved) return say(this.#isGiven ? 'given.solved' : 'solved');
    if (this.#challenge.isGuess) return say('counts');
    if (isSameState(scene.fields, state, this.#challenge.again(state))) return say('open');
    const missing = this.#challenge.missing(this.#model);
    return missing ? this.#say(`tasks.${this.#challenge.id}.lacks.${missing.key}`, missing.values) : say('open');
  }

  #press() {
    const model = this.#model;
    if (!this.#challenge.isGuess || this.isLocked) model.set(this.#challenge.again(model.state));
    else model.set({ ...model.state, answer: { choice: 'shown' } });
  }

  /** Notes whose state is on show, and judges what was changed. @param {import('../model/model.js').News} news */
  hear(news) {
    const { source, state } = this.#model;
    if (news === 'change') this.#judge();
    if (news !== 'input') return;
    if (source === 'user') this.#isTouched = true;
    else if (!this.#isTouched) this.#given = this.isSolved || this.isLocked ? state : null;
  }

  #judge() {
    const { isSolved } = this;
    const { source, result } = this.#model;
    const isCopied = source === 'user' && this.#isGiven;
    if (isSolved && !this.#wasSolved && !isCopied) {
      const { off } = result ?? {};
      const detail = { challenge: this.#challenge.id, ...(off === undefined ? {} : { off }) };
      this.#host.emit('graze-solved', detail);
    }
    this.#wasSolved = isSolved;
  }

  update() {
    const { isSolved, isLocked } = this;
    setAttribute(this.#outcome, 'data-outcome', isSolved ? 'solved' : isLocked && this.#hasGuess ? 'far' : 'open');
    setText(this.#outcome, this.text);
    setText(this.#button, this.#say(`challenge.${this.#action}`));
    // Nothing to begin anew with: nothing was changed.
    const { state, scene } = this.#model;
    const isIdle = this.#action === 'again' && isSameState(scene.fields, state, this.#challenge.again(state));
    this.#button.toggleAttribute('data-idle', isIdle);
    this.root.toggleAttribute('data-asks', this.#action === 'reveal');
  }

  /** Whether the reader has moved the guess. Without a guess there is nothing to judge. */
  get #hasGuess() {
    const { state } = this.#model;
    const { x, y } = this.#challenge.again(state).guess;
    return state.guess.x !== x || state.guess.y !== y;
  }

  /** @returns {string} the word of the button */
  get #action() {
    if (this.#challenge.isGuess && !this.isLocked) return 'reveal';
    if (this.#isGiven) return 'try';
    return this.#challenge.isGuess ? 'another' : 'again';
  }
}
