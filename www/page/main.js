// The page: connects the list of scenes, the scene on show, its explanation and the address.

import '../element/define.js';
import { setAddresses } from '../element/share/addresses.js';
import { readAddress, watchAddress } from './address.js';
import { showExplanation } from './explanation.js';
import { SceneList } from './scene-list.js';

/** @typedef {import('../element/graze-scene.js').GrazeScene} GrazeScene */

/**
 * The element with an id.
 * @param {string} id
 * @returns {any}
 */
const byId = (id) => document.getElementById(id);

const scene = /** @type {GrazeScene} */ (byId('scene'));
// The build puts the element's files beside the page, for others to embed.
setAddresses({ folder: new URL('element/', document.baseURI).href, page: location.href.replace(/[?#].*$/, '') });

const list = new SceneList(byId('scene-list'));

scene.addEventListener('graze-ready', () => list.draw(scene));
for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
  // The element reads its colors in this turn, so the list waits for the next.
  matchMedia(query).addEventListener('change', () => setTimeout(() => list.draw(scene)));
}
scene.addEventListener('graze-input', () => list.redraw(scene));
watchAddress(scene, (name) => {
  list.mark(name);
  showExplanation(byId('explanation'), byId('title'), byId('subtitle'), name);
});
list.mark(readAddress().name || scene.name);

// The part after the # belongs to the scene, so the skip link must not write there.
document.querySelector('.skip')?.addEventListener('click', (event) => {
  event.preventDefault();
  byId('main').focus();
});
