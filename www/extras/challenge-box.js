// The box of a challenge over the figure: the task, what is still missing, and what to do next.

import { make, setAttribute, setText } from '../dom/dom.js';
import { style } from '../dom/style-sheet.js';
import { isSameState } from '../model/state.js';
import css from './challenge-box.css?inline';
import { GuessInput } from './guess-input.js';

/** @import { Model } from '../model/model.js' */
/** @import { State } from '../model/types.js' */
/** @import { Extra } from './index.js' */

/**
 * What a reader predicts; of walls, which there are.
 * @typedef {{ kind: 'place' | 'time' | 'wall', walls?: (state: State) => string[] }} Guess
 */

/**
 * A challenge: what the box asks of its referee.
 * @typedef {object} Challenge
 * @property {string} id
 * @property {number} snap handles stop at its multiples; 0 lets them go anywhere
 * @property {string} task the key of its words
 * @property {Guess | null} guess what the reader predicts before the answer is shown; null if something is to be brought about
 * @property {boolean} hasOthers whether there are further questions
 * @property {(state: State) => boolean} hasGuess whether the reader has guessed: without that there is nothing to judge
 * @property {(model: Model) => number} near how far off a guess may be and still count
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
  /** @type {GuessInput | null} */
  #input = null;
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
    const { task, guess } = challenge;
    const title = make('strong', {}, say('challenge.titled', { title: `@tasks.${task}.title` }));
    // A page can ask in its own words.
    const asked = make('slot', { name: 'question' }, make('p', {}, title), make('p', {}, say(`tasks.${task}.task`)));
    const ways = make('slot', { name: 'challenge' });
    if (guess && guess.kind !== 'place') this.#input = new GuessInput(model, say, guess);
    // A button that comes and goes is last, so that nothing moves.
    const tools = guess ? [this.#button, this.#hint, ways] : [this.#hint, ways, this.#button];
    const foot = make('div', { class: 'challenge-foot row' }, ...(this.#input ? [this.#input.root] : []), ...tools);
    // No landmark: a page may have many.
    const box = {
      role: 'group',
      class: 'challenge',
      part: 'challenge',
      'aria-label': say('challenge.name'),
      'data-guess': guess !== null,
    };
    this.root = make('div', box, asked, this.#outcome, foot);
    this.#button.addEventListener('click', () => this.#press());
    this.#wasSolved = this.isSolved;
    this.update();
  }

  /** @returns {HTMLElement | string} nothing where the task says all */
  get #hint() {
    const key = `tasks.${this.#challenge.task}.hint`;
    const hint = this.#say(key);
    if (hint === key) return '';
    const summary = make('summary', {}, this.#say('challenge.hint'));
    return make('details', { class: 'challenge-hint' }, summary, make('p', {}, hint));
  }

  /** @returns {boolean} */
  get isSolved() {
    return this.#challenge.isSolved(this.#model);
  }

  /** @returns {boolean} whether the answer is shown: there is nothing more to guess, and a guess cannot be moved any more */
  get isLocked() {
    return this.#challenge.guess !== null && this.#model.state.answer.choice === 'shown';
  }

  /** @returns {boolean} whether it waits for a guess that is put somewhere in the figure */
  get isAsking() {
    return this.#challenge.guess?.kind === 'place' && !this.isLocked;
  }

  /** @returns {boolean} whether the solution, or the guess, on show came with a link */
  get #isGiven() {
    const { state, scene } = this.#model;
    return this.#given !== null && isSameState(scene.fields, state, this.#given);
  }

  /** @returns {string} how it stands, in a sentence */
  get text() {
    const { state, scene } = this.#model;
    const { guess } = this.#challenge;
    if (guess) return this.#guessText(guess);
    if (this.isSolved) return this.#say(`challenge.${this.#isGiven ? 'given.solved' : 'solved'}`);
    const open = this.#say('challenge.open');
    if (isSameState(scene.fields, state, this.#challenge.again(state))) return open;
    const missing = this.#challenge.missing(this.#model);
    return missing ? this.#say(`tasks.${this.#challenge.id}.lacks.${missing.key}`, missing.values) : open;
  }

  /** @param {Guess} guess @returns {string} */
  #guessText({ kind, walls }) {
    const { state, result, scene, sight } = this.#model;
    const { minX, maxX } = sight ?? scene.world;
    const values = {
      near: this.#challenge.near(this.#model),
      width: maxX - minX,
      // To as many digits as count.
      off: result?.off && Number(result.off.toFixed(kind === 'time' ? 2 : 1)),
      wall: walls?.(state)[result?.there - 1] ?? '@guess.none',
    };
    const say = (/** @type {string} */ key) => this.#say(`challenge.${key}`, values);
    if (!this.isLocked) return say(`counts.${kind}`);
    if (result.off === undefined) return say('own.nothing');
    const how = this.isSolved ? 'near' : 'far';
    if (kind === 'wall') return say(this.#hasGuess ? `wall.${how}` : 'wall.none');
    if (!this.#isGiven && !this.#hasGuess) return say('own.none');
    return say(`${this.#isGiven ? 'given' : 'own'}.${how}`);
  }

  #press() {
    const model = this.#model;
    if (!this.#challenge.guess || this.isLocked) model.set(this.#challenge.again(model.state));
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
    this.#input?.update(isLocked);
  }

  get #hasGuess() {
    return this.#challenge.hasGuess(this.#model.state);
  }

  /** @returns {string} the word of the button */
  get #action() {
    if (this.#challenge.guess && !this.isLocked) return 'reveal';
    if (this.#isGiven) return 'try';
    return this.#challenge.hasOthers ? 'another' : 'again';
  }
}
