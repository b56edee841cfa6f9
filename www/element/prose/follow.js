// What `<graze-value>` and `<graze-when>` do: they follow a scene and show what its answer says.
//
// The words that the page put inside are shown until the scene has answered, and wherever it cannot.

import { make, setText } from '../../dom/dom.js';
import { SharedStyle } from '../../dom/style-sheet.js';
import { languageOf, loadSay } from '../../locales/index.js';
import { late } from '../../model/late.js';
import { readTest } from './grammar.js';
import { namesOf } from './names.js';
import { ProseProblem } from './problem.js';
import { readDigits, writeValue } from './write.js';

/** @import { Say } from '../../model/types.js' */
/** @typedef {HTMLElement & { name: string } & import('./names.js').Told} SceneElement */
/** @typedef {{ slot: HTMLSlotElement, text: HTMLElement, problem: HTMLElement }} Places */
/** @typedef {(ask: (path: string) => any, say: Say | null) => void} Refresh */

const style = new SharedStyle(`[hidden] { display: none; }
.problem { color: light-dark(#a8201a, #ffb4ab); font-size: 0.885em; }`);

/** @type {Record<string, (element: HTMLElement, places: Places) => Refresh>} */
const kinds = {
  'graze-value'(element, { slot, text }) {
    const path = element.getAttribute('name')?.trim() ?? '';
    if (!/^[A-Za-z]\w*(\.\w+)*$/.test(path)) throw new ProseProblem('badName', { text: path });
    const digits = readDigits(element.getAttribute('digits'));
    return (ask, say) => {
      setText(text, writeValue(ask(path), path, digits, languageOf(element), say));
      slot.hidden = true;
    };
  },
  'graze-when'(element) {
    const test = readTest(element.getAttribute('test') ?? '');
    return (ask) => {
      element.hidden = !test(ask);
    };
  },
};

/**
 * Follows the scene that an element names.
 * @param {HTMLElement} element
 * @returns {() => void} ends it
 */
export function follow(element) {
  const places = placesIn(element);
  /** @type {(() => void)[]} */
  const ends = [];
  attempt(element, places, () => {
    const show = kinds[element.localName](element, places);
    const begin = () => {
      const scene = sceneOf(element);
      /** @type {{ name: string, say: Say | null } | null} */
      let words = null;
      const update = () => attempt(element, places, () => words && show(namesOf(scene), words.say));
      // Another scene has other words. Before its first answer those of the page stay.
      const begin = async () => {
        const { name } = scene;
        if (words?.name !== name) {
          const say = await wordsFor(element, name);
          if (name !== scene.name || !scene.matches('[data-ready]')) return;
          words = { name, say };
        }
        update();
      };
      const listeners = Object.entries({ 'graze-ready': begin, 'graze-input': update, 'graze-step': update });
      for (const [type, listener] of listeners) scene.addEventListener(type, listener);
      ends.push(() => {
        for (const [type, listener] of listeners) scene.removeEventListener(type, listener);
      });
      if (scene.matches('[data-ready]')) begin();
    };
    if (document.readyState !== 'loading') return begin();
    const later = () => attempt(element, places, begin);
    document.addEventListener('DOMContentLoaded', later, { once: true });
    ends.push(() => document.removeEventListener('DOMContentLoaded', later));
  });
  return () => {
    for (const end of ends) end();
  };
}

/** @param {HTMLElement} element @returns {Places} as if it followed nothing */
function placesIn(element) {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const places = {
    slot: make('slot'),
    text: make('span', { part: 'value' }),
    problem: make('span', { class: 'problem', part: 'problem', role: 'alert', hidden: true }),
  };
  root.replaceChildren(places.slot, places.text, places.problem);
  style.adopt(root);
  return places;
}

/**
 * The words of a scene, in the language of the page; a value that is to be raw needs none, and a test neither.
 * @param {HTMLElement} element @param {string} scene its name
 * @returns {Promise<Say | null>}
 */
async function wordsFor(element, scene) {
  if (element.localName !== 'graze-value' || element.hasAttribute('raw')) return null;
  return late(
    () => loadSay(languageOf(element), scene),
    () => {},
  );
}

/** @param {HTMLElement} element @returns {SceneElement} */
function sceneOf(element) {
  const id = element.getAttribute('for') ?? '';
  const found = /** @type {Document | ShadowRoot} */ (element.getRootNode()).getElementById(id);
  if (found?.localName !== 'graze-scene') throw new ProseProblem('noScene', { id });
  return /** @type {SceneElement} */ (found);
}

/** Does something; a problem is told in place, beside the words of the page. @param {HTMLElement} element @param {Places} places @param {() => void} what */
function attempt(element, { slot, text, problem }, what) {
  try {
    problem.hidden = true;
    what();
  } catch (error) {
    if (!(error instanceof ProseProblem)) throw error;
    element.hidden = false;
    slot.hidden = false;
    setText(text, '');
    problem.hidden = false;
    tell(element, problem, error);
  }
}

/** @param {HTMLElement} element @param {HTMLElement} place @param {ProseProblem} problem */
async function tell(element, place, { key, values }) {
  const say = await late(
    () => loadSay(languageOf(element), '', 'prose'),
    () => {},
  );
  // The key of the sentence is in English, too.
  setText(place, ` ${say?.(key, values) ?? key}`);
}
