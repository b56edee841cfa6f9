// The languages, and the words of a scene in one of them. A language is there once its folder is, and the words of each scene
// beside that scene: nothing lists them.

import { lengths } from '#locales';
import { createSay } from '../model/say.js';

/** The language of whoever asks for none that is there. */
export const usual = 'en';

const found = Object.keys(lengths).map((path) => path.split('/')[1]);

/** The languages of the page, the usual one first. */
export const languages = [usual, ...found.filter((language) => language !== usual)];

/** How long sentences are, beside those of English. @param {string} language one of the list */
export const lengthIn = (language) => lengths[`./${language}/entry.json`];

/**
 * The language nearest to the wanted one.
 * @param {string} wanted a language tag such as `en-GB`, or nothing
 * @returns {string | undefined} nothing if there is none like it
 */
export function nearestLanguage(wanted) {
  const tag = wanted.toLowerCase();
  const has = (/** @type {(language: string) => boolean} */ test) => languages.find((each) => test(each.toLowerCase()));
  return has((each) => each === tag) ?? has((each) => each.split('-')[0] === tag.split('-')[0]);
}

/**
 * The language that an element and what is around it ask for.
 * @param {Element} element
 * @returns {string} one of the list
 */
export const languageOf = (element) => nearestLanguage(element.closest('[lang]')?.getAttribute('lang') ?? '') ?? usual;

/**
 * The words of a scene, then those of what goes with it, then the common ones.
 * @param {string} language one of the list @param {string} scene empty for no scene
 * @param {string[]} names of what goes with it; empty ones have no words
 * @returns {Promise<any[]>}
 */
export async function loadWords(language, scene, ...names) {
  const own = scene ? [import(`../scenes/${scene}/words/${language}.js`)] : [];
  const all = [...names, 'index'].filter(Boolean).map((name) => import(`./${language}/${name}.js`));
  const lists = await Promise.all([...own, ...all]);
  return lists.map((each) => each.default);
}

/**
/**
 * A function that says the sentences of a scene in a language, and can load more words.
 * @param {string} language one of the list @param {string} scene empty for no scene @param {string[]} names of what goes with it
 * @returns {Promise<import('../model/types.js').LoadingSay>}
 */
export async function loadSay(language, scene, ...names) {
  const lists = await loadWords(language, scene, ...names);
  const load = async (/** @type {string} */ name) => {
    lists.push(...(await loadWords(language, '', name)));
  };
  return Object.assign(createSay(lists, language), { load });
}
