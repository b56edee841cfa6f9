// The lesson as HTML: its text, with the figure, the code and an answer in code for each chapter.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { casesOf, chapters, isRight, isRounding } from '../../www/lesson/chapters.js';
import { root } from '../build/run.js';
import { escaped, stillOf } from './pictures.js';

/** @import { Say } from '../../www/model/types.js' */
/** @import { BuiltScene } from './site.js' */

/** @param {string} path in the folder of the lesson */
const read = (path) => readFileSync(join(root, 'www/lesson', path), 'utf8');

/** The code of a chapter. @param {number} number @param {'start' | 'answer'} kind */
export const codeOf = (number, kind) => read(`code/${number}-${kind}.js`).trim();

/** The code that a chapter calls: that of chapters before it, and what it is given besides. @param {number} number */
export function givenTo(number) {
  const { uses = [] } = chapters[number - 1];
  return uses.map((each) => (each === number ? read(`code/${number}-given.js`) : codeOf(each, 'answer'))).join('\n');
}

/** In how many cases some code is right, of how many, and in how many it is wrong by rounding. @typedef {{ right: number, count: number, rounding: number }} Counts */

/** @type {Map<string, Promise<Counts>>} */
const counted = new Map();

/**
 * In how many cases of a chapter some code is right.
 * @param {number} number @param {string} code
 */
export function rightIn(number, code) {
  const key = `${number} ${code}`;
  const known = counted.get(key) ?? count(number, code);
  counted.set(key, known);
  return known;
}

/** @param {number} number @param {string} code @returns {Promise<Counts>} */
async function count(number, code) {
  const chapter = chapters[number - 1];
  const cases = await casesOf(chapter);
  const ask = new Function(`'use strict';\n${givenTo(number)}\n${code}\nreturn ${chapter.name};`)();
  const wrong = cases.filter((each) => !isRight(each, ask(...structuredClone(each.args))));
  const rounding = wrong.filter((each) => isRounding(chapter, each));
  return { right: cases.length - wrong.length, count: cases.length, rounding: rounding.length };
}

/** In how many cases the answers of all chapters are right. */
export const countAnswers = () => Promise.all(chapters.map((_, i) => rightIn(i + 1, codeOf(i + 1, 'answer'))));

/** The words of the lesson, with a place for each figure and for each code. @param {string} language */
export const lessonWords = (language) => read(`words/${language}.html`).replace(/^<!--.*-->\n/, '');

/**
 * The whole text of the lesson.
 * @param {import('./site.js').Site} site @param {Counts[]} counts of the answers
 */
export function lessonIn({ lesson, say, figures }, counts) {
  const [intro, ...parts] = lesson.split(/(?=<h2>)/);
  const sections = parts.map((part, i) => {
    const number = i + 1;
    const filled = part
      .replace('<h2>', `<h2>${number}. `)
      .replace('<!--figure-->', () => figureOf(number, say, figures[i]))
      .replace('<!--code-->', () => codeBoxOf(number, say, counts[i]));
    return `<section id="chapter-${number}">${filled.trim()}</section>`;
  });
  return intro + sections.join('\n');
}

/** @param {number} number @param {Say} say @param {BuiltScene} built */
function figureOf(number, say, built) {
  const attributes = Object.entries(chapters[number - 1].figure).map(([name, value]) => ` ${name}="${value}"`);
  // On paper a second one stands for the figure, which may not be loaded.
  const [still, paper] = ['figure', 'paper'].map((name) =>
    stillOf(built).replaceAll(/clip-(?=\d)/g, `${name}-${number}-clip-`),
  );
  return `${paper.replace('class="', 'class="paper ')}<graze-scene id="figure-${number}" controls="compact"${attributes.join('')}>${still}<strong slot="question">${escaped(say('lesson.guess'))}</strong></graze-scene>`;
}

/** @param {number} number @param {Say} say @param {Counts} counts */
function codeBoxOf(number, say, counts) {
  const block = (/** @type {string} */ code) => `<pre tabindex="0"><code>${escaped(code)}</code></pre>`;
  const given = escaped(givenTo(number));
  return `<div class="code" data-chapter="${number}" data-missing="${escaped(say('lesson.missing'))}" data-given="${given}">
<div class="starter">${block(codeOf(number, 'start'))}</div>
<details class="solution"><summary>${escaped(say('lesson.solution'))}</summary>${block(codeOf(number, 'answer'))}
<p>${escaped(say(`lesson.right.${counts.right === counts.count ? 'all' : 'rounding'}`, counts))}</p></details>
</div>`;
}
