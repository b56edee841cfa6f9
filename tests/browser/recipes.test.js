// The recipes of docs/embedding*.md, "Make it yours", as teachers paste them: each does what is said of it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { root } from '../../scripts/build/run.js';
import { oneEngine, open } from './drive.js';
import { untilDrawn, untilReady, visitor } from './host.js';

/** The recipes of a guide: what is between its second and its third heading. @param {string} file */
function recipesIn(file) {
  const [, , part] = readFileSync(join(root, 'docs', file), 'utf8').split(/^#+ .*\n/m);
  return [...part.matchAll(/```html\n([^`]+)```/g)].map(([, lines]) => lines);
}

for (const engine of oneEngine) {
  describe(engine, () => {
    /** @type {import('./drive.js').Page} */
    let page;
    /** @type {ReturnType<typeof visitor>} */
    let visit;
    before(async () => {
      page = await open(engine, { width: 800, height: 700 });
      visit = visitor(page);
    });
    after(async () => {
      await page?.close();
      await visit?.close();
    });

    for (const language of ['', '.id', '.ja', '.zh-Hans'])
      test(`each recipe of embedding${language}.md runs as it is pasted`, async () => {
        const recipes = recipesIn(`embedding${language}.md`);
        assert.equal(recipes.length, 4);
        const [numbers, question, words, look] = recipes;
        const show = async (/** @type {string} */ body) => {
          await visit.show(body);
          await untilReady(page);
          await untilDrawn(page);
          const notice = '(e) => e.shadowRoot.querySelector(".notice")?.textContent';
          assert.equal(await visit.ask(notice), '', body);
        };

        await show(numbers);
        const link = '#slide~1~circle=12,12,5~motion=50,20~walls=0,40,80,50;52,24,60,40~.sight=0,0,80,50';
        assert.equal(await visit.ask('(e) => e.toLink()'), link);
        assert.ok((await visit.ask('(e) => e.result.hits.length')) > 0);

        await show(question);
        assert.ok((await page.rect('[slot="question"]')).height > 10);
        assert.equal(await visit.ask('(e) => e.result'), null);
        // The names of walls are words of the language, too.
        const [crate, ramp] = [...question.matchAll(/name,([^;"]+)/g)].map(([, name]) => name);
        assert.equal(crate === 'Crate' || ramp === 'Ramp', language === '');
        await page.evaluate((name) => {
          const { shadowRoot } = /** @type {Element} */ (document.querySelector('graze-scene'));
          const choice = /** @type {HTMLSelectElement} */ (shadowRoot?.querySelector('.guess select'));
          choice.selectedIndex = [...choice.options].findIndex(({ text }) => text === name);
          choice.dispatchEvent(new Event('input'));
          choice.dispatchEvent(new Event('change'));
        }, crate);
        await page.click('.challenge-foot button');
        await page.until(() => {
          const { shadowRoot } = /** @type {Element} */ (document.querySelector('graze-scene'));
          return shadowRoot?.querySelector('.outcome')?.getAttribute('data-outcome') === 'solved';
        });

        await show(words);
        await page.until(() => document.querySelector('graze-when')?.checkVisibility());
        await page.evaluate(() => {
          /** @type {any} */ (document.querySelector('graze-scene')).state = { motion: { x: 0, y: -5 } };
        });
        await page.until(() => !document.querySelector('graze-when')?.checkVisibility());

        await show(look);
        assert.ok((await page.rect('canvas.picture')).width <= 480);
        assert.match(/** @type {string} */ (await visit.ask('(e) => e.toSVG()')), /rgb\(122, 31, 162\)|#7a1fa2/);
      });
  });
}
