// The lines below the picture: the verdict, the sentence of the step or answer, and notices; all are read aloud.

import { setAttribute, setText } from '../../dom/dom.js';
import { answerSentence, stepSentence } from '../../model/sentences.js';
import { hasPlaces } from '../../model/sight.js';
import { listIn } from '../../model/things.js';
import { Announcer } from './announcer.js';

/** @import { Model } from '../../model/model.js' */
/** @import { Say } from '../../model/types.js' */

export class Readout {
  #skeleton;
  #model;
  #say;
  #announcer;
  #extras;

  /**
   * @param {import('../shell/skeleton.js').Skeleton} skeleton @param {Model} model @param {Say} say
   * @param {import('../../extras/index.js').Extra[]} extras
   */
  constructor(skeleton, model, say, extras) {
    this.#skeleton = skeleton;
    this.#model = model;
    this.#say = say;
    this.#announcer = new Announcer(skeleton.live);
    this.#extras = extras;
    const { fields } = model.scene;
    const keys = ['instructions', listIn(fields) && 'walls', hasPlaces(fields) && 'zoom'].filter(Boolean);
    setText(skeleton.instructions, keys.map((key) => say(`figure.${key}`)).join(say('figure.space')));
    setText(skeleton.hint, say('hint'));
  }

  /**
   * Announces what is new, and removes notices that no longer apply.
   * @param {import('../../model/model.js').News} news
   */
  hear(news) {
    const { source } = this.#model;
    // How a task stands is told before the answer.
    const told = this.#extras.map(({ text }) => text);
    if (news === 'change')
      this.#announcer.say([...told, this.#summary].filter(Boolean).join(this.#say('figure.space')));
    if (news === 'step' && source === 'user') {
      this.#announcer.say(this.#model.isLastStep ? this.#summary : this.#sentence);
    }
    if (news === 'change' && source === 'user') this.notice('');
    if (news === 'input' && source === 'user') this.#skeleton.hint.classList.add('done');
  }

  /** @param {string} text shown under the picture, or nothing */
  notice(text) {
    setText(this.#skeleton.notice, text);
    this.#skeleton.notice.hidden = text === '';
  }

  update() {
    const { verdict, caption } = this.#skeleton;
    const model = this.#model;
    const { isLastStep, isOpening, step } = model;
    const isAnswered = isLastStep && !isOpening;
    // The verdict comes with the last step; before, its place says how far the steps are.
    setAttribute(verdict, 'data-contact', isAnswered ? model.verdict : 'open');
    setAttribute(verdict, 'data-tone', isAnswered ? model.tone : 'open');
    const place = isOpening ? '?' : this.#say('toolbar.stepAt', { step: step + 1 });
    setText(verdict, isAnswered ? this.#say(`contacts.${model.verdict}`) : place);
    setText(caption, isOpening ? this.#say('title') : isLastStep ? this.#summary : this.#sentence);
  }

  stop() {
    this.#announcer.stop();
  }

  get #summary() {
    const { scene, result, steps } = this.#model;
    return answerSentence(scene, result, steps, this.#say);
  }

  get #sentence() {
    return stepSentence(this.#model.scene, this.#model.steps, this.#model.step, this.#say);
  }
}
