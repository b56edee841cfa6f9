// The lesson: figures with questions, and code that readers mend beside them. An editor comes when its place comes near.

import '../element/define.js';
import { make, setText } from '../dom/dom.js';
import { setAddresses } from '../element/share/addresses.js';
import { languageOf, loadSay } from '../locales/index.js';
import { late } from '../model/late.js';
import { offerLanguages } from '../page/languages.js';
import { base } from '../page/site.js';
import { keptFor } from './kept.js';

/** @import { GrazeScene } from '../element/element.js' */

const language = languageOf(document.documentElement);
const languages = document.getElementById('languages');
if (languages) offerLanguages(languages);
// The build puts the element's files beside the page, for others to embed.
setAddresses({ folder: new URL('element/', base).href, page: '' });

/** Lets the reader end the question of a figure, and go on with the same shapes. @param {GrazeScene} figure @param {string} word */
function offerFigure(figure, word) {
  const button = make('button', { type: 'button', slot: 'challenge', class: 'pill small' }, word);
  button.addEventListener('click', () => figure.removeAttribute('challenge'));
  figure.append(button);
}

// Whoever reads the answer has no more to guess. It is about the figure as that was at first.
for (const answer of document.querySelectorAll('.answer')) {
  const figure = /** @type {GrazeScene | undefined} */ (answer.parentElement?.querySelector('graze-scene'));
  answer.addEventListener('toggle', () => {
    if (!(/** @type {HTMLDetailsElement} */ (answer).open)) return;
    figure?.removeAttribute('challenge');
    figure?.reset();
  });
}

/** @param {HTMLElement} box with the code of a chapter */
async function open(box) {
  const figure = /** @type {GrazeScene} */ (document.getElementById(`figure-${box.dataset.chapter}`));
  const note = make('p', { class: 'note', role: 'alert' });
  const loaded = await late(
    () => Promise.all([import('./code-box.js'), loadSay(language, '', 'lesson')]),
    (isMissing) => isMissing && setText(note, box.dataset.missing ?? ''),
  );
  if (!loaded) return box.append(note);
  const [{ CodeBox }, say] = loaded;
  offerFigure(figure, say('lesson.drag'));
  // Without the library, which comes with it, nothing is compared.
  const isReady = await figure.ready.then(
    () => true,
    () => false,
  );
  if (isReady) new CodeBox(box, figure, say);
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      open(/** @type {HTMLElement} */ (target));
    }
  },
  { rootMargin: '100% 0px' },
);
for (const box of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.code'))) {
  const code = /** @type {Element} */ (box.querySelector('.starter code'));
  box.dataset.starter = code.textContent ?? '';
  // It may be printed before its editor comes.
  code.textContent = keptFor(box) ?? code.textContent;
  near.observe(box);
}
