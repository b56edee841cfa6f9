// Shows the words about a scene: its title, and the explanation beside the figure.

import { languageOf, loadSay } from '../locales/index.js';
import { late } from '../model/late.js';
import { site } from './site.js';

/** The explanations by file, each loaded when its scene is shown. */
const texts = /** @type {Record<string, () => Promise<any>>} */ (
  import.meta.glob('../scenes/*/words/*.html', { query: '?raw', import: 'default' })
);

/** The only texts that become HTML: our own from the bundle, nothing that a reader wrote. The policy of the page allows no others. */
const trusted = /** @type {any} */ (globalThis).trustedTypes?.createPolicy('graze-words', {
  createHTML: (/** @type {string} */ text) => text,
});

/** How often other words were asked for: those of a scene that was left meanwhile come too late. */
let asked = 0;

/**
 * Shows the words about a scene.
 * @param {HTMLElement} article @param {HTMLElement} title @param {HTMLElement} subtitle @param {string} scene
 * @param {import('../model/late.js').TellLate} tell
 */
export async function showExplanation(article, title, subtitle, scene, tell) {
  asked += 1;
  const own = asked;
  const language = languageOf(document.documentElement);
  const load = texts[`../scenes/${scene}/words/${language}.html`];
  // Words that cannot be loaded leave an empty place, not those of another scene; the figure says what is wrong.
  const all = await late(() => Promise.all([load?.() ?? '', loadSay(language, scene, 'page')]), tell);
  const [text, say] = all ?? ['', null];
  if (own !== asked) return;
  const linked = text.replaceAll('href="./', `href="${site.href}`);
  article.innerHTML = trusted?.createHTML(linked) ?? linked;
  title.textContent = say?.('title') ?? '';
  subtitle.textContent = say?.('subtitle') ?? '';
  document.title = say?.('page.title', { title: title.textContent }) ?? '';
}
