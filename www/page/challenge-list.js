// The challenges on the page: those that a scene offers, with ticks, and the way from one to the next.

import { challenges, nextChallenge } from '../challenges/index.js';
import { make, setText } from '../dom/dom.js';
import { onShow } from '../element/element.js';
import { languageOf, loadSay } from '../locales/index.js';
import { late } from '../model/late.js';
import { addressOf } from './address.js';
import { isSolved, markSolved } from './progress.js';

/** @import { GrazeScene } from '../element/element.js' */
/** @import { Entry } from '../challenges/index.js' */

/** What stays free over a challenge that is brought into view, in pixels. */
const rim = 6;

export class ChallengeList {
  #scene;
  #offer;
  #goTo;
  #slot = make('span', { slot: 'challenge', class: 'challenge-ways' });
  /** @type {import('../model/types.js').Say} */
  #say = (key) => key;
  #hasWords = false;
  /** The challenge that was brought into view. */
  #shown = '';

  /**
   * @param {GrazeScene} scene @param {HTMLElement} offer where the scene's own challenges are offered
   * @param {(name: string, challenge: string) => void} goTo
   */
  constructor(scene, offer, goTo) {
    this.#scene = scene;
    this.#offer = offer;
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

  /** Draws both as things now are, once there are words for them. */
  draw() {
    if (!this.#hasWords) return;
    const current = this.#scene.getAttribute('challenge') ?? '';
    const own = challenges.filter(({ scene }) => scene === this.#scene.name);
    const [before, after] = this.#say('challenge.titled', { title: '|' }).split('|');
    const offered = own.flatMap((entry, i) => [i === 0 ? before : ' · ', this.#offered(entry)]);
    this.#offer.replaceChildren(...(own.length > 0 && !current ? [...offered, after] : []));
    this.#slot.replaceChildren(...(current ? this.#ways(current) : []));
    this.#bringIntoView();
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

  /** @param {Entry} entry @returns {Node} the way to it, with a tick if it is solved */
  #offered(entry) {
    const offered = make('span', { 'data-solved': isSolved(entry.id) }, this.#link(entry));
    if (isSolved(entry.id))
      offered.append(' ', make('span', { role: 'img', 'aria-label': this.#say('challenge.done') }, '✓'));
    return offered;
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
