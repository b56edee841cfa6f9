// The code of a chapter: the reader edits it, and sees at once what it says about the figure and about many other cases, beside
// the exact answers.

import { make, setText } from '../dom/dom.js';
import { casesOf, chapters, isRight, isRounding } from './chapters.js';
import { edit } from './editor.js';
import { keep } from './kept.js';
import { run } from './run.js';

/** @import { Say } from '../model/types.js' */
/** @import { GrazeScene } from '../element/element.js' */
/** @import { Asked, Case, State } from './chapters.js' */
/** @import { Answer } from './run.js' */

/** How long the hands must rest before code runs, in milliseconds. */
const rest = 250;

/** A value as code, with few digits unless it needs all. @param {any} value @param {boolean} [isWhole] @returns {string} */
function written(value, isWhole = false) {
  if (typeof value === 'number') return String(isWhole ? value : Number(value.toPrecision(6)));
  if (typeof value === 'string') return `'${value}'`;
  if (value === null || typeof value !== 'object') return String(value);
  const parts = Object.entries(value).map(([key, part]) => `${key}: ${written(part, isWhole)}`);
  return `{ ${parts.join(', ')} }`;
}

/** Two answers as code: with all digits where fewer hide that they differ. @param {Asked} asked @param {unknown} yours */
function bothWritten(asked, yours) {
  const { exact } = asked;
  const isWhole = written(yours) === written(exact) && !isRight(asked, yours);
  return { yours: written(yours, isWhole), exact: written(exact, isWhole) };
}

export class CodeBox {
  #root;
  #chapter;
  #figure;
  #say;
  #editor;
  #answer;
  /** The code of other chapters, which this one calls. */
  #given;
  #cases;
  #here = make('p', { class: 'here' });
  #count = make('p', { class: 'count' });
  /** Says that what the reader writes is not kept. */
  #unkept = make('p');
  #show = make('button', { type: 'button', class: 'pill small', hidden: true });
  /** The first case that is wrong by more than rounding. @type {State | null} */
  #wrong = null;
  /** Ends what runs: the cases, and the state of the figure. */
  #ends = { cases: new AbortController(), here: new AbortController() };
  #timer = 0;

  /** @param {HTMLElement} root @param {GrazeScene} figure @param {Say} say */
  constructor(root, figure, say) {
    this.#root = root;
    this.#chapter = chapters[Number(root.dataset.chapter) - 1];
    this.#figure = figure;
    this.#say = say;
    this.#cases = casesOf(this.#chapter);
    const text = (/** @type {string} */ selector) => root.querySelector(selector)?.textContent ?? '';
    const starter = root.dataset.starter ?? '';
    this.#answer = text('.solution code');
    this.#given = root.dataset.given ?? '';
    const place = /** @type {Element} */ (root.querySelector('.starter'));
    this.#editor = edit(place, place.textContent ?? '', say('lesson.code'), () => this.#change());
    const tools = Object.entries({
      showAnswer: () => this.#write(this.#answer),
      startAgain: () => this.#write(starter),
      undo: () => this.#editor.undo(),
    }).map(([name, act]) => {
      const button = make('button', { type: 'button', class: 'pill small' }, say(`lesson.${name}`));
      button.addEventListener('click', act);
      return button;
    });
    setText(this.#show, say('lesson.show'));
    this.#show.addEventListener('click', () => this.#showWrong());
    const outcome = make('div', { class: 'outcome', 'aria-live': 'polite' }, this.#here, this.#count, this.#unkept);
    root.append(make('div', { class: 'row' }, ...tools), outcome, this.#show);
    root.toggleAttribute('data-live', true);
    for (const type of ['graze-ready', 'graze-input']) figure.addEventListener(type, () => this.#compareHere());
    this.#run();
  }

  /** @param {string} text */
  #write(text) {
    this.#editor.text = text;
  }

  #change() {
    if (!keep(this.#root, this.#editor.text)) setText(this.#unkept, this.#say('lesson.unkept'));
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#run(), rest);
  }

  #run() {
    this.#compareHere();
    this.#compareCases();
  }

  /** Runs the code; what ran before for the same purpose ends. @param {'cases' | 'here'} what @param {Asked[]} cases */
  #ask(what, cases) {
    this.#ends[what].abort();
    this.#ends[what] = new AbortController();
    const code = `${this.#given}\n${this.#editor.text}`;
    const task = { code, name: this.#chapter.name, cases: cases.map(({ args }) => args) };
    return run(task, this.#ends[what].signal);
  }

  /** Tells what the code says about the state of the figure. */
  async #compareHere() {
    const { state } = this.#figure;
    delete this.#here.dataset.right;
    if (!state) return setText(this.#here, '');
    if (state.answer?.choice === 'hidden') return setText(this.#here, this.#say('lesson.here.guess'));
    const asked = this.#chapter.ask(state);
    if (!asked) return setText(this.#here, this.#say('lesson.here.none'));
    const { answers } = await this.#ask('here', [asked]);
    // What is wrong with the code is told below.
    if (answers.length === 0) return setText(this.#here, '');
    const isSame = isRight(asked, answers[0]);
    this.#here.dataset.right = String(isSame);
    setText(this.#here, this.#say(`lesson.here.${isSame ? 'same' : 'other'}`, bothWritten(asked, answers[0])));
  }

  /** Tells in how many cases the code is right, and the first in which it is wrong by more than rounding. */
  async #compareCases() {
    const cases = await this.#cases;
    const answer = await this.#ask('cases', cases);
    const { answers } = answer;
    const wrongs = cases.filter((each, i) => i < answers.length && !isRight(each, answers[i]));
    const hasEnded = answers.length < cases.length;
    const wrong = wrongs.find((each) => !isRounding(this.#chapter, each)) ?? null;
    const first = wrong ?? (hasEnded && answer.error ? cases[answers.length] : null);
    this.#wrong = first?.state ?? null;
    this.#show.hidden = first === null;
    this.#count.dataset.right = String(first === null && !hasEnded);
    setText(this.#count, hasEnded ? this.#problemOf(answer) : this.#rightIn(cases, answers, wrongs.length, wrong));
  }

  /** @param {Answer} answer */
  #problemOf({ error, isNameless, isEndless }) {
    const { name } = this.#chapter;
    // Only some engines tell where code is no JavaScript; the editor knows.
    const line = error?.startsWith('SyntaxError') ? this.#editor.brokenLine : null;
    if (line !== null) return this.#say('lesson.problem.line', { line, error });
    if (error !== undefined) return this.#say('lesson.problem.error', { error });
    return this.#say(`lesson.problem.${isNameless ? 'name' : isEndless ? 'endless' : 'missing'}`, { name });
  }

  /** @param {Case[]} cases @param {unknown[]} answers @param {number} wrongs how many @param {Case | null} wrong */
  #rightIn(cases, answers, wrongs, wrong) {
    const counts = { right: cases.length - wrongs, count: cases.length };
    if (!wrong) return this.#say(`lesson.right.${wrongs === 0 ? 'all' : 'rounding'}`, counts);
    return this.#say('lesson.right.some', { ...counts, ...bothWritten(wrong, answers[cases.indexOf(wrong)]) });
  }

  async #showWrong() {
    const figure = this.#figure;
    figure.removeAttribute('challenge');
    figure.scrollIntoView({ block: 'nearest' });
    figure.setAttribute('loading', 'eager');
    await figure.ready;
    figure.state = this.#wrong;
    this.#compareHere();
  }
}
