// The longest sentences, and whether there is room for them below the figure.

import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/worlds.js';
import { answerSentence, stepSentence } from '../../www/model/sentences.js';
import { scenes } from '../../www/scenes/index.js';
import { samples } from '../page/samples.js';

/** The samples of every scene, solved once for all languages. @type {ReturnType<typeof solveAll> | undefined} */
let solved;
const solveAll = () =>
  Promise.all(
    scenes.map(async ({ id, load }) => {
      const { default: scene } = await load();
      return { id, scene, answers: samples(scene, 20).map((state) => scene.solve(graze, state)) };
    }),
  );

/**
 * The longest sentences of all scenes: as many as may take the most lines.
 *
 * @param {(scene: string) => Promise<import('../../www/model/types.js').Say>} sayOf the words of a scene in a language
 */
export async function longestSentences(sayOf) {
  /** @type {Set<string>} */
  const all = new Set();
  solved ??= solveAll();
  for (const { id, scene, answers } of await solved) {
    const say = await sayOf(id);
    for (const { result, steps } of answers) {
      for (const index of steps.keys()) all.add(stepSentence(scene, steps, index, say));
      all.add(answerSentence(scene, result, steps, say));
    }
  }
  return [...all].sort((one, other) => other.length - one.length).slice(0, 24);
}

/**
 * The sentences that move the tools below them, each with where the tools then are.
 *
 * @param {import('./drive.js').Page} page
 * @param {string[]} sentences
 * @param {string} word the longest one in place of a verdict
 */
export const movedBy = (page, sentences, word) =>
  page.evaluate(
    (all, longest) => {
      const root = /** @type {ShadowRoot} */ (document.querySelector('graze-scene')?.shadowRoot);
      const [verdict, sentence, tools] = ['.verdict', '.sentence', '.toolbar'].map((each) => root.querySelector(each));
      if (!verdict || !sentence || !tools) return [];
      const shown = [verdict.textContent, sentence.textContent];
      verdict.textContent = longest;
      const tops = ['', ...all].map((text) => {
        sentence.textContent = text;
        return [tools.getBoundingClientRect().top, text];
      });
      [verdict.textContent, sentence.textContent] = shown;
      return tops.filter(([top]) => top !== tops[0][0]);
    },
    sentences,
    word,
  );
