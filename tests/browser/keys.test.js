// In a page that listens on its document, as books and slides do: what a figure uses of the keyboard is not the page's.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { engines, oneEngine, open } from './drive.js';
import { untilDrawn, visitor } from './host.js';

const arrows = ['ArrowRight', 'ArrowUp'];
const press = [' ', 'Enter'];
const all = [...arrows, ...press, 'Home', 'PageDown', 'Delete', 'b', 'd', 'Escape', 'Tab'];

/** What moves a page on, and never leaves a figure. */
const moving = [...arrows, ...press, 'Home', 'PageDown'];

/** What can have the focus, and the keys that it then uses. @type {Record<string, string[]>} */
const uses = {
  '[data-handle="circle"]': moving,
  '[data-handle="walls[1]"]': moving,
  '[data-action="previous"]': moving,
  '[data-control="step"]': moving,
  '[data-control="exact"]': moving,
  '[data-field]': all.slice(0, -2),
  '.sheet.values': moving,
  // Last: it opens another sheet.
  '[data-tab="values"]': moving,
  '#own': [],
};

/** What engines do by themselves with keys differs in these; what a figure keeps for itself, one engine shows. */
const various = ['[data-handle="circle"]', '[data-control="step"]', '[data-field]'];

const host = `<script>heard = []; document.addEventListener('keydown', ({ key }) => heard.push(key));</script>`;

for (const engine of engines) {
  describe(engine, () => {
    /** @type {import('./drive.js').Page} */
    let page;
    /** @type {ReturnType<typeof visitor>} */
    let visit;
    before(async () => {
      page = await open(engine, { width: 1000, height: 900 });
      visit = visitor(page);
    });
    after(async () => {
      await page?.close();
      await visit?.close();
    });

    /** Which of some keys the page hears while something has the focus. @param {string} selector @param {string[]} keys */
    const heardOf = async (selector, keys) => {
      /** What was heard since this was asked last, with the focus where it belongs. @returns {Promise<string[]>} */
      const next = () =>
        page.evaluate((selector) => {
          const found = document.querySelector('graze-scene')?.shadowRoot?.querySelector(selector);
          const target = /** @type {HTMLElement} */ (found ?? document.querySelector(selector));
          target.focus();
          return /** @type {any} */ (globalThis).heard.splice(0);
        }, selector);
      const heard = [];
      await next();
      for (const key of keys) {
        await page.press(key);
        if ((await next()).includes(key)) heard.push(key);
      }
      return heard;
    };

    test('the page hears the keys that what has the focus does not use, and no other', async () => {
      await visit.show(
        `${host}<graze-scene name="slide" controls="full"><button slot="toolbar" id="own">Own</button></graze-scene>`,
      );
      await page.click('[data-tab="values"]');
      await untilDrawn(page);
      for (const selector of oneEngine.includes(engine) ? Object.keys(uses) : various) {
        const own = uses[selector];
        const others = all.filter((key) => !own.includes(key));
        assert.deepEqual(await heardOf(selector, all), others, selector);
      }
    });

    test('the keys that walk are those of the walk, until the page is pressed', async () => {
      await visit.show(`${host}<graze-scene name="walk" controls="full"></graze-scene><button id="own">Own</button>`);
      await page.click('[data-control="walk"]');
      assert.deepEqual(await heardOf('[data-control="walk"]', ['ArrowRight', 'd', 'b']), ['b']);
      await page.click('#own');
      assert.deepEqual(await heardOf('#own', ['ArrowRight', 'd', 'b']), ['ArrowRight', 'd', 'b']);
    });
  });
}
