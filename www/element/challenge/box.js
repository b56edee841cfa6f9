// The box of a challenge over the figure: the task, what is still missing, and what to do next.

import { isSameState } from '../../model/state.js';
import { make, setAttribute, setText } from '../dom.js';
import { style } from '../style-sheet.js';
import css from './box.css?inline';

/** @typedef {import('../../challenges/load.js').Challenge} Challenge */
/** @typedef {import('../../model/model.js').Model} Model */
/** @typedef {import('../../model/types.js').Say} Say */
/** @typedef {import('../../model/types.js').State} State */

style.add(css);

export class ChallengeBox {
  #challenge;
  #model;
  #say;
  #tell;
  #root;
  #outcome = make('p', { class: 'outcome' });
  #button = make('button', { type: 'button', class: 'pill' });
  #wasSolved = false;
  #isTouched = false;
  /** @type {State | null} a solution that came with a link, which is not the reader's */
  #given = null;

  /**
   * @param {import('../skeleton.js').Skeleton} skeleton @param {Challenge} challenge @param {Model} model @param {Say} say
   * @param {(detail: Record<string, any>) => void} tell told when it is solved
   */
  constructor({ figure }, challenge, model, say, tell) {
    this.#challenge = challenge;
    this.#model = model;
    this.#say = say;
    this.#tell = tell;
    const { id } = challenge;
    const title = make('strong', {}, `${say('challenge.name')}: ${say(`tasks.${id}.title`)}`);
    const hint = make(
      'details',
      { class: 'challenge-hint' },
      make('summary', {}, say('challenge.hint')),
      make('p', {}, say(`tasks.${id}.hint`)),
    );
    const ways = make('slot', { name: 'challenge' });
    // A button that comes and goes is last, so that nothing moves.
    const tools = challenge.isGuess ? [this.#button, hint, ways] : [hint, ways, this.#button];
    const foot = make('div', { class: 'challenge-foot' }, ...tools);
    const box = {
      class: 'challenge',
      part: 'challenge',
      'aria-label': say('challenge.name'),
      'data-guess': challenge.isGuess,
    };
    const task = make('p', {}, say(`tasks.${id}.task`));
    this.#root = make('section', box, make('p', {}, title), task, this.#outcome, foot);
    figure.before(this.#root);
    this.#button.addEventListener('click', () => this.#press());
    this.#wasSolved = this.isSolved;
    this.update();
  }

  /** @returns {boolean} */
  get isSolved() {
    return this.#challenge.isSolved(this.#model);
  }

  /** @returns {boolean} whether the answer is shown, so that there is nothing more to guess */
  get isClosed() {
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
    if (this.isClosed) return say(`${this.#isGiven ? 'given' : 'own'}.${this.isSolved ? 'near' : 'far'}`);
    if (this.isSolved) return say(this.#isGiven ? 'given.solved' : 'solved');
    if (this.#challenge.isGuess) return say('counts');
    if (isSameState(scene.fields, state, this.#challenge.again(state))) return say('open');
    const missing = this.#challenge.missing(this.#model);
    return missing ? this.#say(`tasks.${this.#challenge.id}.lacks.${missing.key}`, missing.values) : say('open');
  }

  #press() {
    const model = this.#model;
    if (!this.#challenge.isGuess || this.isClosed) model.set(this.#challenge.again(model.state), 'user');
    else model.set({ ...model.state, answer: { choice: 'shown' } }, 'user');
  }

  /** Notes whose state is on show. @param {'user' | 'script'} source of what is changing */
  note(source) {
    if (source === 'user') this.#isTouched = true;
    else if (!this.#isTouched) this.#given = this.isSolved || this.isClosed ? this.#model.state : null;
  }

  /** Judges what was changed. @param {'user' | 'script'} source */
  judge(source) {
    const { isSolved } = this;
    const isCopied = source === 'user' && this.#isGiven;
    if (isSolved && !this.#wasSolved && !isCopied) {
      const { off } = this.#model.result ?? {};
      this.#tell({ challenge: this.#challenge.id, ...(off === undefined ? {} : { off }), source });
    }
    this.#wasSolved = isSolved;
  }

  update() {
    const { isSolved, isClosed } = this;
    setAttribute(this.#outcome, 'data-outcome', isSolved ? 'solved' : isClosed ? 'far' : 'open');
    setText(this.#outcome, this.text);
    setText(this.#button, this.#say(`challenge.${this.#action}`));
    // Nothing to begin anew with: nothing was changed.
    const { state, scene } = this.#model;
    const isIdle = this.#action === 'again' && isSameState(scene.fields, state, this.#challenge.again(state));
    this.#button.toggleAttribute('data-idle', isIdle);
    this.#root.toggleAttribute('data-asks', this.#action === 'reveal');
  }

  /** @returns {string} the word of the button */
  get #action() {
    if (this.#challenge.isGuess && !this.isClosed) return 'reveal';
    if (this.#isGiven) return 'try';
    return this.#challenge.isGuess ? 'another' : 'again';
  }
}
