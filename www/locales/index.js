// The languages, and the words of a scene in one of them.

import { createSay } from '../model/say.js';

/** The languages of the page; the first is the fallback. */
export const languages = ['en'];

/**
 * The language nearest to the wanted one.
 * @param {string} wanted a language tag such as `en-GB`, or nothing
 * @returns {string}
 */
export function nearestLanguage(wanted) {
  const tag = wanted.toLowerCase();
  return (
    languages.find((language) => language.toLowerCase() === tag) ??
    languages.find((language) => language.split('-')[0] === tag.split('-')[0]) ??
    languages[0]
  );
}

/**
 * The words of a scene, then those of what goes with it, then the common ones.
 * @param {string} language one of the list @param {string} scene empty for no scene
 * @param {string[]} names of what goes with it; empty ones have no words
 * @returns {Promise<any[]>}
 */
export async function loadWords(language, scene, ...names) {
  const own = scene ? [import(`../scenes/${scene}/words/${language}.js`)] : [];
  const all = names.filter(Boolean).map((name) => import(`./${language}/${name}.js`));
  const lists = await Promise.all([...own, ...all, import(`./${language}/index.js`)]);
  return lists.map((each) => each.default);
}

/**
 * A function that says the sentences of a scene in a language; missing ones are in English.
 * @param {string} language @param {string} scene empty for no scene @param {string[]} names of what goes with it
 * @returns {Promise<import('../model/types.js').LoadingSay>}
 */
export async function loadSay(language, scene, ...names) {
  /** @type {any[]} */
  const lists = [];
  const add = async (/** @type {[string, ...string[]]} */ ...which) => {
    lists.push(...(await loadWords(language, ...which)));
    if (language !== languages[0]) lists.push(...(await loadWords(languages[0], ...which)));
  };
  await add(scene, ...names);
  return Object.assign(createSay(lists), { load: (/** @type {string} */ name) => add('', name) });
}
