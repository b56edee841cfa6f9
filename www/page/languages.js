// The choice of a language: it keeps the scene, its state and its step.

import { nearestLanguage } from '../locales/index.js';
import { base } from './site.js';

const key = 'graze2d:language';

/** Where the pages of a language are. @param {HTMLAnchorElement} link to one of them */
const rootOf = ({ dataset: { folder = '' } }) => new URL(folder, base).href;

/**
 * Lets each link of the choice lead to what is on show, and keeps what is chosen.
 * @param {HTMLElement} list @param {() => string} [placeOf] gives where that is among the pages of a language, where the page
 *   itself does not know
 */
export function offerLanguages(list, placeOf) {
  const follow = (/** @type {Event} */ { target }) => {
    const link = /** @type {Element} */ (target).closest('a');
    if (link && placeOf) link.href = rootOf(link) + placeOf();
  };
  for (const type of ['pointerdown', 'focusin', 'click']) list.addEventListener(type, follow);
  const menu = /** @type {HTMLDetailsElement} */ (list.querySelector('details'));
  addEventListener('pointerdown', ({ target }) => {
    if (!list.contains(/** @type {Node} */ (target))) menu.open = false;
  });
  list.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  list.addEventListener('click', ({ target }) => keep(/** @type {Element} */ (target).closest('a')?.hreflang));
}

/** @param {string} [language] that a reader has chosen */
function keep(language) {
  try {
    if (language) localStorage.setItem(key, language);
  } catch {
    // Then the browser's languages count again the next time.
  }
}

/** @returns {string | undefined} the language that the reader chose, or else the one nearest to those of the browser */
function wanted() {
  let chosen = null;
  try {
    chosen = localStorage.getItem(key);
  } catch {
    // Nothing is kept here.
  }
  return (chosen ? nearestLanguage(chosen) : undefined) ?? nearestLanguage(...navigator.languages);
}

/**
 * Goes to the reader's language from the site's front door. Every other address, and every link, keeps the language it has.
 * @param {HTMLElement} list of the languages
 */
export function greet(list) {
  const language = wanted();
  if (location.pathname !== base.pathname || language === document.documentElement.lang) return;
  const link = [...list.querySelectorAll('a')].find(({ hreflang }) => hreflang === language);
  if (link) location.replace(rootOf(link));
}
