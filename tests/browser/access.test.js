// The page as axe-core sees it: names, roles, contrast and order, light and dark, wide and narrow.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenes } from '../../www/scenes/index.js';
import { violations } from './axe.js';
import { oneEngine } from './drive.js';
import { openCode, openScene, show } from './scene.js';
import { telling } from './telling.js';

/** What of the page is another with another scene. */
const changing = '.scene-heading, #scene';

for (const engine of oneEngine) {
  for (const { shown, ...look } of [
    {
      width: 1440,
      height: 900,
      dark: false,
      shown: process.env.EVERYWHERE ? scenes.map(({ id }) => id) : telling.slice(-2),
    },
    // Here the colors and the places are others.
    { width: 360, height: 740, dark: true, shown: ['half-planes!entry'] },
  ]) {
    test(`nothing is out of reach at ${look.width} pixels, ${look.dark ? 'dark' : 'light'}`, async () => {
      const { page, visit, close } = await openScene(engine, { look });
      try {
        await visit();
        assert.deepEqual(await violations(page), []);
        for (const id of shown) {
          await show(page, id);
          assert.deepEqual(await violations(page, changing), [], id);
        }
      } finally {
        await close();
      }
    });
  }

  test('each view of the code can be read aloud and reached by keys', async () => {
    const { page, visit, close } = await openScene(engine, { look: { width: 1440, height: 900 } });
    try {
      await visit('#half-planes');
      for (const view of /** @type {const} */ (['write', 'call'])) {
        await openCode(page, view);
        await page.until(() =>
          Boolean(document.querySelector('graze-scene')?.shadowRoot?.querySelector('.view:not([hidden]) .line')),
        );
        assert.deepEqual(await violations(page, '#scene'), [], view);
      }
    } finally {
      await close();
    }
  });
}
