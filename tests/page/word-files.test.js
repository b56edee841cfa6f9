// The files of words: every language has those of English, with the same keys and the same places for values, and explanations
// with the same parts.

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { languages } from '../../www/locales/index.js';
import { scenes } from '../../www/scenes/index.js';

const folder = fileURLToPath(new URL('../../www/locales', import.meta.url));
/** The words of a language: what all scenes share, the lesson, and what each scene has beside it. @type {(language: string) => string[]} */
const filesOf = (language) => [
  ...readdirSync(join(folder, language))
    .filter((name) => name !== 'entry.json')
    .sort()
    .map((name) => `locales/${language}/${name}`),
  `lesson/words/${language}.html`,
  ...scenes.flatMap(({ id }) => ['js', 'html', 'json'].map((kind) => `scenes/${id}/words/${language}.${kind}`)),
];

/**
 * Every sentence by its dotted key.
 * @param {any} words @param {string} [prefix]
 * @returns {[string, string][]}
 */
const sentencesOf = (words, prefix = '') =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' ? sentencesOf(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );

/** The names of the values that a sentence tells, each once. @param {string} sentence */
const valuesIn = (sentence) =>
  [...new Set([...sentence.matchAll(/\{(\w+)(?::(?:%|,|\d|at))?(?:>\w+)?\}/g)].map(([, name]) => name))].sort();

/**
 * What is wrong with the words of a language.
 * @param {any} words @param {any} english
 * @returns {string[]}
 */
function faultsOf(words, english) {
  const [own, wanted] = [new Map(sentencesOf(words)), new Map(sentencesOf(english))];
  const missing = [...wanted.keys()].filter((key) => !own.has(key)).map((key) => `${key} is missing`);
  const unknown = [...own.keys()].filter((key) => !wanted.has(key)).map((key) => `${key} is not in English`);
  const others = [...own].flatMap(([key, sentence]) => {
    const [here, there] = [valuesIn(sentence), valuesIn(wanted.get(key) ?? sentence)];
    return String(here) === String(there) ? [] : [`${key} tells {${here}}, in English {${there}}`];
  });
  return [...missing, ...unknown, ...others];
}

/**
 * What an explanation has besides words, block by block. Within a block each language has its own order, and its own emphasis.
 * @param {string} html
 * @returns {string[]}
 */
const partsOf = (html) =>
  html.split(/(?=<(?:h2|p|div|details|summary)\b)/).map((block) => {
    const [start, ...rest] = block.match(/<(math|code)\b.*?<\/\1>|<\/?(?!em\b|cite\b)\w+[^>]*>/gs) ?? [''];
    return [start, ...new Set(rest.filter((part) => !part.startsWith('</')).sort())].join(' ');
  });

const textIn = (/** @type {string} */ name) => readFileSync(join(folder, '..', name), 'utf8');

/** The words in a file. @param {string} name */
async function wordsIn(name) {
  if (name.endsWith('.js')) return (await import(`../../www/${name}`)).default;
  // Each language has its own terms, which lead to whatever answers them there.
  const { terms, ...words } = JSON.parse(textIn(name));
  return words;
}

test('each language that is offered has a folder, and no other folder is there', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  assert.deepEqual(folders.map(({ name }) => name).sort(), [...languages].sort());
});

for (const language of languages) {
  test(`${language} has every file of English, and in each the same keys, values and parts`, async () => {
    const [own, english] = [filesOf(language), filesOf('en')];
    assert.equal(own.length, english.length);
    for (const [index, name] of own.entries()) {
      assert.ok(existsSync(join(folder, '..', name)), `${name} is missing`);
      if (name.endsWith('.html')) assert.deepEqual(partsOf(textIn(name)), partsOf(textIn(english[index])), name);
      else assert.deepEqual(faultsOf(await wordsIn(name), await wordsIn(english[index])), [], name);
    }
  });
}

/** The words of a sentence that are neither a value nor a tag nor a formula nor a name of one letter. @param {string} sentence */
const wordsOf = (sentence) =>
  sentence.replace(/<(math|code)\b.*?<\/\1>|\{[^}]*\}|<[^>]*>|&\w+;/gs, ' ').match(/[A-Za-z]{2,}/g) ?? [];

/** What an explanation says, block by block. @param {string} html */
const blocksOf = (html) => html.split(/(?=<(?:h2|p|div|details|summary)\b)/).map((block) => block.trim());

for (const language of languages.filter((each) => each !== 'en')) {
  test(`${language} is translated: no sentence and no paragraph is the English one`, async () => {
    const english = filesOf('en');
    for (const [index, name] of filesOf(language).entries()) {
      const sentences = async (/** @type {string} */ file) =>
        file.endsWith('.html')
          ? blocksOf(textIn(file))
          : sentencesOf(await wordsIn(file)).map(([, sentence]) => sentence);
      const originals = new Set(await sentences(english[index]));
      // Titles of books and names are the same in every language.
      const same = (await sentences(name)).filter((each) => wordsOf(each).length > 5 && originals.has(each));
      assert.deepEqual(same, [], `${name} has English in it`);
    }
  });
}
