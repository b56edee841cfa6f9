// The challenges on the page: the one that a scene offers, the way to the next, and the list of all with ticks.

import { challenges, nextChallenge } from '../challenges/index.js';
import { make, setText } from '../dom/dom.js';
import { onShow } from '../element/element.js';
import { languageOf, loadSay } from '../locales/index.js';
import { late } from '../model/late.js';
import { addressOf } from './address.js';
import { clearSolved, isSolved, markSolved } from './progress.js';

/** @import { GrazeScene } from '../element/element.js' */
/** @import { Entry } from '../challenges/index.js' */

/** What stays free over a challenge that is brought into view, in pixels. */
const rim = 6;

export class ChallengeList {
  #scene;
  #offer;
  #section;
  #goTo;
  #slot = make('span', { slot: 'challenge', class: 'challenge-ways' });
  /** @type {import('../model/types.js').Say} */
  #say = (key) => key;
  #hasWords = false;
  /** The challenge that was brought into view. */
  #shown = '';

  /**
   * @param {GrazeScene} scene @param {HTMLElement} offer where the scene's own challenge is offered
   * @param {HTMLElement} section where all are listed @param {(name: string, challenge: string) => void} goTo
   */
  constructor(scene, offer, section, goTo) {
    this.#scene = scene;
    this.#offer = offer;
    this.#section = section;
    this.#goTo = goTo;
    scene.addEventListener('graze-solved', (event) => {
      const { challenge, source } = /** @type {CustomEvent} */ (event).detail;
      if (source !== 'user') return;
      markSolved(challenge);
      this.draw();
    });
    scene.addEventListener('graze-ready', () => this.draw());
    scene.append(this.#slot);
  }

  /** Loads the words, and draws. */
  async begin() {
    const say = await late(
      () => loadSay(languageOf(document.documentElement), '', 'challenges'),
      (isMissing) => this.#scene[onShow]?.tellLate('challenges', isMissing),
    );
    if (!say) return;
    this.#say = say;
    this.#hasWords = true;
    this.draw();
  }

  /** Brings a challenge that was just opened into view, task and figure together, where the window is too low for all above. */
  #bringIntoView() {
    const current = this.#scene.getAttribute('challenge') ?? '';
    if (current === this.#shown) return;
    this.#shown = current;
    const readout = this.#scene.shadowRoot?.querySelector('.readout');
    if (!current || !readout || readout.getBoundingClientRect().bottom <= window.innerHeight) return;
    // By its own place: the page keeps the room of the figure free over what it scrolls to.
    window.scrollBy({ top: this.#scene.getBoundingClientRect().top - rim, behavior: 'instant' });
  }

  /** Draws all three as things now are, once there are words for them. */
  draw() {
    if (!this.#hasWords) return;
    const { name } = this.#scene;
    const current = this.#scene.getAttribute('challenge') ?? '';
    const own = challenges.filter(({ scene }) => scene === name);
    const offered = own.find(({ id }) => !isSolved(id)) ?? own[0];
    const [before, after] = this.#say('challenge.titled', { title: '|' }).split('|');
    this.#offer.replaceChildren(...(offered && !current ? [before, this.#link(offered), after] : []));
    this.#slot.replaceChildren(...(current ? this.#ways(current) : []));
    const count = challenges.filter(({ id }) => isSolved(id)).length;
    const items = challenges.map((each) => this.#item(each, current));
    this.#section.replaceChildren(
      make('h2', {}, this.#say('challenge.list')),
      make('p', {}, this.#say('challenge.about')),
      this.#progress(count),
      make('ol', { class: 'challenge-list' }, ...items),
    );
    this.#bringIntoView();
  }

  /** @param {number} count of solved ones @returns {Node} how many they are, and a way to forget them */
  #progress(count) {
    const text = this.#say('challenge.progress', { solved: count, count: challenges.length });
    const line = make('p', { class: 'progress', tabindex: '-1' }, text);
    if (count === 0) return line;
    const button = make('button', { type: 'button', class: 'pill small' }, this.#say('challenge.clear'));
    // The second press clears, so that a slip loses nothing.
    let isSure = false;
    const doubt = () => {
      isSure = false;
      setText(button, this.#say('challenge.clear'));
    };
    button.addEventListener('blur', doubt);
    button.addEventListener('click', () => {
      if (isSure) {
        button.removeEventListener('blur', doubt);
        clearSolved();
        this.draw();
        /** @type {HTMLElement | null} */ (this.#section.querySelector('.progress'))?.focus();
        return;
      }
      isSure = true;
      setText(button, this.#say('challenge.clearSure'));
    });
    line.append(' ', button);
    return line;
  }

  /** @param {string} current @returns {Node[]} the ways from a challenge to others */
  #ways(current) {
    const next = nextChallenge(current, isSolved);
    const onward = next ? [this.#link(next, isSolved(current) ? 'challenge.next' : 'challenge.skip')] : [];
    const back = make('a', { href: addressOf(this.#scene.name, '') }, this.#say('challenge.leave'));
    this.#follow(back, this.#scene.name, '');
    const all = next || !isSolved(current) ? [] : [make('span', {}, this.#say('challenge.allDone'))];
    return [...onward, ...all, back];
  }

  /** @param {Entry} entry @param {string} current */
  #item(entry, current) {
    const tick = make('span', { class: 'tick', 'aria-hidden': 'true' });
    const item = make('li', { 'data-solved': isSolved(entry.id) }, tick, this.#link(entry));
    if (isSolved(entry.id)) item.append(' ', make('span', { class: 'done' }, this.#say('challenge.done')));
    if (entry.id === current) item.querySelector('a')?.setAttribute('aria-current', 'true');
    return item;
  }

  /** @param {Entry} entry @param {string} [key] of its words; by default its title */
  #link({ id, scene }, key = `tasks.${id}.title`) {
    const link = make('a', { href: addressOf(scene, '', id), 'data-challenge': id });
    setText(link, this.#say(key));
    this.#follow(link, scene, id);
    return link;
  }

  /** @param {HTMLAnchorElement} link @param {string} scene @param {string} challenge */
  #follow(link, scene, challenge) {
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      this.#goTo(scene, challenge);
    });
  }
}
