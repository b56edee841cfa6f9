// What the page says about a scene: its title, and the explanation below the figure.

import { loadSay, nearestLanguage } from '../locales/index.js';

/** Texts by file, each loaded when its scene is shown; that of the first scene is in the page from the start. */
const texts = /** @type {Record<string, () => Promise<any>>} */ (
  import.meta.glob('../locales/*/*.html', { query: '?raw', import: 'default' })
);

/**
 * @param {HTMLElement} article @param {HTMLElement} title @param {HTMLElement} subtitle @param {string} scene
 */
export async function showExplanation(article, title, subtitle, scene) {
  const language = nearestLanguage(document.documentElement.lang);
  const load = texts[`../locales/${language}/${scene}.html`];
  const [text, say] = await Promise.all([load?.() ?? '', loadSay(language, scene)]);
  // Our own text out of the bundle, nothing a reader has written.
  article.innerHTML = text;
  for (const formula of article.querySelectorAll('math[display="block"]')) {
    // One that is wider than the page is scrolled, by keys too.
    if (formula.scrollWidth > formula.clientWidth) formula.setAttribute('tabindex', '0');
  }
  title.textContent = say('title');
  subtitle.textContent = say('subtitle');
  document.title = `${say('title')} – Graze`;
}
