// A language that nobody speaks, made of English: each letter is another one, and the text is longer by half, with letters as
// wide as those of Chinese and Japanese. Where an English letter is left, a word stands outside the files of words; where
// something is cut off or covered, its room was that of English.

import { loadWords } from '../www/locales/index.js';
import { createSay } from '../www/model/say.js';

/** Its tag: private, and with the numbers of Indonesian, which has a comma where English has a point. */
export const pseudo = 'id-x-pseudo';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const other = [...'áƀçđéƒğħíĵķłɱñóþɋřšŧúṽŵẋýžÁɃÇĐÉƑĞĦÍĴĶŁƜÑÓÞɊŘŠŦÚṼŴẊÝŽ'];
const wide = '衝突判定線分';

/** @param {string} text that is no place of a value, tag or name of code */
function changed(text) {
  let letters = 0;
  return text.replace(/[A-Za-z]+/g, (word) => {
    const before = Math.floor(letters / 4);
    letters += word.length;
    // A wide letter and another one for every four: longer by half even where no font has the wide ones.
    const added = Array.from(
      { length: Math.floor(letters / 4) - before },
      (_, i) => `ö${wide[(before + i) % wide.length]}`,
    );
    return [...word].map((letter) => other[plain.indexOf(letter)]).join('') + added.join('');
  });
}

/** What stands between parts that stay as they are. @param {string} text @param {RegExp} kept with one group around all */
const between = (text, kept) =>
  text
    .split(kept)
    .map((part, index) => (index % 2 === 0 ? changed(part) : part))
    .join('');

/** A sentence; the places of values stay. @param {string} text */
export const pseudoText = (text) => between(text, /(\{[^}]*\})/);

/** Text with tags; these, formulas and names of code stay. @param {string} html */
export const pseudoHtml = (html) => between(html, /(<(?:math|code)\b.*?<\/(?:math|code)>|<[^>]*>|&\w+;)/s);

/** @param {any} words sentences by their keys @returns {any} */
export const pseudoWords = (words) =>
  typeof words === 'string'
    ? pseudoText(words)
    : Object.fromEntries(Object.entries(words).map(([key, value]) => [key, pseudoWords(value)]));

/** The terms of a scene; the names of queries stay. @param {Record<string, { query: string, about: string }>} terms */
export const pseudoTerms = (terms) =>
  Object.fromEntries(
    Object.entries(terms).map(([term, { query, about }]) => [pseudoText(term), { query, about: pseudoText(about) }]),
  );

/**
 * The sentences of a scene in this language.
 * @param {string} scene empty for no scene @param {string[]} names of what goes with it
 */
export const pseudoSay = async (scene, ...names) =>
  createSay((await loadWords('en', scene, ...names)).map(pseudoWords), pseudo);

/** The site in this language. @param {import('../scripts/site/site.js').Site} english @returns {Promise<import('../scripts/site/site.js').Site>} */
export async function pseudoSite({ scenes, lesson, figures }) {
  const own = async (/** @type {import('../scripts/site/site.js').BuiltScene} */ each) => {
    const say = await pseudoSay(each.id);
    return {
      ...each,
      say,
      frame: { ...each.frame, say },
      explanation: pseudoHtml(each.explanation),
      description: pseudoText(each.description),
      terms: pseudoTerms(each.terms),
    };
  };
  return {
    language: pseudo,
    say: await pseudoSay('', 'page', 'sheets', 'lesson'),
    lesson: pseudoHtml(lesson),
    scenes: await Promise.all(scenes.map(own)),
    figures: await Promise.all(figures.map(own)),
  };
}
