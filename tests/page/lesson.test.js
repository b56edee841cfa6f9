// The lesson: each chapter is whole and short, its first code is wrong, and its answer is right wherever doubles can be.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { codeOf, countAnswers, lessonIn, rightIn } from '../../scripts/site/lesson.js';
import { loadSite } from '../../scripts/site/site.js';
import { fillLesson } from '../../scripts/site/template.js';
import { chapters } from '../../www/lesson/chapters.js';
import { languages } from '../../www/locales/index.js';

const template = readFileSync(new URL('../../www/lesson/lesson.html', import.meta.url), 'utf8');
const counts = await countAnswers();
const html = fillLesson(template, await loadSite('en'), counts);

/** What of a text is words. @param {string} text */
const wordsIn = (text) =>
  text
    .replace(/<(svg|pre)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word));

test('each chapter has a question, a figure with a still picture, an answer and code, in at most 250 words', () => {
  const sections = html.split('<section ').slice(1);
  assert.equal(sections.length, chapters.length);
  for (const [i, section] of sections.entries()) {
    const [text] = section.split('</section>');
    const order = ['<h2>', '?</p>', '<graze-scene', '<svg class="still"', '<details class="answer"', 'class="starter"'];
    const places = order.map((part) => text.indexOf(part));
    assert.deepEqual(
      places,
      places.filter((place) => place >= 0).sort((one, other) => one - other),
      `${i + 1}`,
    );
    assert.ok(wordsIn(text).length <= 250, `${i + 1}: ${wordsIn(text).length} words`);
  }
});

for (const language of languages) {
  test(`${language}: the numbers in the answers are those of the figures, in words and in what follows the figure`, async () => {
    const site = await loadSite(language);
    const sections = lessonIn(site, counts).split('<section ').slice(1);
    for (const [i, { frame }] of site.figures.entries()) {
      const [, answer] = /<details class="answer">(.*?)<\/details>/s.exec(sections[i]) ?? [];
      const values = [...(answer ?? '').matchAll(/name="([\w.]+)" digits="(\d)">([^<]*)</g)];
      for (const [, path, digits, text] of values) {
        const value = path.split('.').reduce((/** @type {any} */ whole, name) => whole[name], frame.result);
        assert.equal(text, value.toFixed(digits).replace('.', language === 'id' ? ',' : '.'), `${i + 1}: ${path}`);
        assert.ok(answer?.split(text).length === 3, `${i + 1}: ${text} stands once in words`);
      }
    }
  });
}

for (const [i, { name }] of chapters.entries()) {
  const number = i + 1;
  test(`${number}, ${name}: the first code is wrong by more than rounding, its answer by nothing else, and short`, async () => {
    const { right, count, rounding } = counts[i];
    const start = await rightIn(number, codeOf(number, 'start'));
    assert.ok(start.count - start.right > start.rounding, `${start.right} of ${count} at the start`);
    assert.equal(right + rounding, count);
    const lines = codeOf(number, 'answer').split('\n');
    assert.ok(lines.length <= 27, `${lines.length} lines`);
    const all = count.toLocaleString('en');
    assert.ok(html.includes(`right in ${right === count ? 'all' : `${right} of`} ${all} cases`));
  });
}
