// The page: connects the list of scenes, the scene on show, its explanation and the address.

import '../element/define.js';
import { style } from '../dom/style-sheet.js';
import { onShow } from '../element/element.js';
import { setAddresses } from '../element/share/addresses.js';
import { findScene } from '../scenes/index.js';
import { Address, readAddress } from './address.js';
import beside from './beside.css?inline';
import { ChallengeList } from './challenge-list.js';
import { showExplanation } from './explanation.js';
import { offerLanguages } from './languages.js';
import { Reading } from './reading.js';
import { SceneList } from './scene-list.js';
import { base, site } from './site.js';

/** @import { GrazeScene } from '../element/element.js' */

/**
 * The element with an id.
 * @param {string} id
 * @returns {any}
 */
const byId = (id) => document.getElementById(id);

const scene = /** @type {GrazeScene} */ (byId('scene'));
/** Has the figure say what is missing beside it. @param {string} name @returns {import('../model/late.js').TellLate} */
const tellLate = (name) => async (isMissing) => {
  await scene.ready.catch(() => {});
  scene[onShow]?.tellLate(name, isMissing);
};
// The build puts the element's files beside the page, for others to embed.
setAddresses({ folder: new URL('element/', base).href, page: location.href.replace(/[?#].*$/, '') });

const article = /** @type {HTMLElement} */ (byId('explanation'));
// Only the page has a text beside its figure.
style.add(beside);
const reading = new Reading(scene, article, byId('back'));
/** @param {string} name */
const tell = async (name) => {
  await showExplanation(article, byId('title'), byId('subtitle'), name, tellLate('text'));
  reading.begin();
};
const address = new Address(scene, (name) => {
  list.mark(name);
  tell(name);
});
// A scene that could not be loaded has left its words out.
scene.addEventListener('graze-ready', () => byId('title').textContent || tell(scene.name));
// Only where there is a choice.
const languages = byId('languages');
if (languages)
  offerLanguages(languages, () => {
    const hash = scene.toLink();
    return `${scene.name}/${hash === `#${scene.name}` ? '' : hash}`;
  });
/** @param {string} name @param {string} [challenge] */
const goTo = (name, challenge) => {
  address.goTo(name, challenge);
  window.scrollTo({ top: 0, behavior: 'instant' });
};
const list = new SceneList(byId('scene-list'), byId('next'));
const challengeList = new ChallengeList(scene, byId('offer'), goTo);

list.mark(readAddress().name);
reading.begin();
address.read();
// After the figure: nothing of it is needed for a first drag.
scene.addEventListener('graze-ready', () => challengeList.begin(), { once: true });

// The list, the way to the next scene and the texts lead to scenes, which need no other page.
for (const part of [byId('scene-list'), byId('next'), article]) {
  part.addEventListener('click', (/** @type {MouseEvent} */ event) => {
    const link = /** @type {Element} */ (event.target).closest('a');
    const name = link?.href.startsWith(site.href) ? (new URL(link.href).pathname.split('/').at(-2) ?? '') : '';
    // With a modifier a link opens elsewhere, as everywhere.
    if (!findScene(name) || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // A link with a state shows that state, by itself.
    if (link?.hash) return;
    event.preventDefault();
    goTo(name);
  });
}

// The folder of the page changes with the scene, so no address may depend on it.
for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (
  document.querySelectorAll('a[href]:not([href^="#"]), link[rel="icon"]')
)) {
  link.href = String(link.href);
}

addEventListener('keydown', ({ key }) => {
  if (key === '?') byId('keys').togglePopover();
});

// The part after the # belongs to the scene, so a link within the page must not write there.
for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('a[href^="#"]'))) {
  link.addEventListener('click', (event) => {
    const part = byId(link.hash.slice(1));
    if (!part) return;
    event.preventDefault();
    part.focus({ preventScroll: true });
    part.scrollIntoView({ block: 'start' });
  });
}
