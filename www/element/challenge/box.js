// The box of a challenge over the figure: the task, whether it is solved, and what to do next.

import css from '../../style/challenge.css?inline';
import { make, setAttribute, setText } from '../dom.js';
import { sharedStyle } from '../style-sheet.js';

/** @typedef {import('../../challenges/load.js').Challenge} Challenge */
/** @typedef {import('../../model/model.js').Model} Model */
/** @typedef {import('../../model/types.js').Say} Say */

const addStyle = sharedStyle(css);

export class ChallengeBox {
  #challenge;
  #model;
  #say;
  #tell;
  #outcome = make('span', { class: 'outcome', role: 'status' });
  #button = make('button', { type: 'button', class: 'preset' });
  #wasSolved = false;

  /**
   * @param {import('../skeleton.js').Skeleton} skeleton @param {Challenge} challenge @param {Model} model @param {Say} say
   * @param {(detail: Record<string, any>) => void} tell told when it is solved
   */
  constructor({ figure }, challenge, model, say, tell) {
    this.#challenge = challenge;
    this.#model = model;
    this.#say = say;
    this.#tell = tell;
    const title = make('strong', {}, `${say('challenge.name')}: ${say(`tasks.${challenge.id}.title`)}`);
    const foot = make(
      'p',
      { class: 'challenge-foot' },
      this.#outcome,
      this.#button,
      make('slot', { name: 'challenge' }),
    );
    const task = make('p', {}, say(`tasks.${challenge.id}.task`));
    const box = { class: 'challenge', part: 'challenge', 'aria-label': say('challenge.name') };
    figure.before(make('section', box, make('p', {}, title), task, foot));
    addStyle(/** @type {ShadowRoot} */ (figure.getRootNode()));
    this.#button.addEventListener('click', () => this.#press());
    this.#wasSolved = this.isSolved;
  }

  /** @returns {boolean} */
  get isSolved() {
    return this.#challenge.isSolved(this.#model);
  }

  /** @returns {boolean} whether the answer is shown, so that there is nothing more to guess */
  get isClosed() {
    return this.#challenge.isGuess && this.#model.state.answer.choice === 'shown';
  }

  #press() {
    const model = this.#model;
    if (!this.#challenge.isGuess || this.isClosed) model.reset('user');
    else model.set({ ...model.state, answer: { choice: 'shown' } }, 'user');
  }

  /** Judges what was changed. @param {'user' | 'script'} source */
  judge(source) {
    const { isSolved } = this;
    if (isSolved && !this.#wasSolved) {
      const { off } = this.#model.result ?? {};
      this.#tell({ challenge: this.#challenge.id, ...(off === undefined ? {} : { off }), source });
    }
    this.#wasSolved = isSolved;
  }

  update() {
    const { isSolved, isClosed } = this;
    const { off, near } = this.#model.result ?? {};
    setAttribute(this.#outcome, 'data-outcome', isSolved ? 'solved' : isClosed ? 'far' : 'open');
    const key = isClosed ? (isSolved ? 'close' : 'far') : isSolved ? 'solved' : 'open';
    setText(this.#outcome, this.#say(`challenge.${key}`, { off, near }));
    const isAsked = this.#challenge.isGuess && !isClosed;
    setText(this.#button, this.#say(isAsked ? 'challenge.reveal' : 'challenge.again'));
  }
}
