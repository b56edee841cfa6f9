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
 * A language and its script, such as `zh-Hant`, also of a tag that only names a country, such as `zh-TW`.
 * @param {string} tag
 * @returns {string} nothing if it is no language tag
 */
function scriptOf(tag) {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return '';
  }
}

/** @param {string} tag */
const lower = (tag) => tag.toLowerCase();

/** @param {string} tag @returns {string} its language alone */
const bare = (tag) => lower(tag).split('-')[0];

/**
 * The language nearest to what a reader wants. The same language in another script comes last: who reads traditional
 * Chinese and English gets English, and who reads only traditional Chinese gets simplified Chinese.
 * @param {...string} wanted language tags such as `en-GB`, the best one first
 * @returns {string | undefined} nothing if there is none like them
 */
export function nearestLanguage(...wanted) {
  const like = (/** @type {string} */ tag, /** @type {(tag: string) => string} */ of) =>
    languages.find((each) => of(tag) !== '' && of(each) === of(tag));
  const near = wanted.map((tag) => like(tag, lower) ?? like(tag, scriptOf));
  return [...near, ...wanted.map((tag) => like(tag, bare))].find((each) => each !== undefined);
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
 * A function that says the sentences of a scene in a language, and can load more words.
 * @param {string} language one of the list @param {string} scene empty for no scene @param {string[]} names of what goes with it
 * @returns {Promise<import('../model/types.js').LoadingSay>}
 */
export async function loadSay(language, scene, ...names) {
  const lists = await loadWords(language, scene, ...names);
  const loaded = new Set(names);
  const load = async (/** @type {string} */ name) => {
    if (loaded.has(name)) return;
    lists.push(...(await loadWords(language, '', name)));
    loaded.add(name);
  };
  return Object.assign(createSay(lists, language), { load });
}
