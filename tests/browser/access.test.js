// The page as axe-core sees it: names, roles, contrast and order, light and dark, wide and narrow.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenes } from '../../www/scenes/index.js';
import { violations } from './axe.js';
import { oneEngine } from './drive.js';
import { openCode, openScene, show } from './scene.js';

/** What of the page is another with another scene. */
const changing = '.scene-heading, #scene, #challenges';

/** What is drawn in every color and with every tool that there is: scenes that show it as well as all. */
const various = ['half-planes', 'slide', 'walk', 'degenerates'];
/** What these rules ask of other scenes is the same: the colors of the page, and the size of its buttons. */
const alike = ['color-contrast', 'target-size'];

for (const engine of oneEngine) {
  for (const { shown, ...look } of [
    { width: 1440, height: 900, dark: false, shown: scenes.map(({ id }) => id) },
    // Here the colors and the places are others.
    { width: 360, height: 740, dark: true, shown: ['half-planes', 'slide', 'walk', 'half-planes!entry'] },
  ]) {
    test(`nothing is out of reach at ${look.width} pixels, ${look.dark ? 'dark' : 'light'}`, async () => {
      const { page, visit, close } = await openScene(engine, { look });
      try {
        await visit();
        assert.deepEqual(await violations(page), []);
        for (const id of shown) {
          await show(page, id);
          const isAll = look.dark || various.includes(id) || process.env.EVERYWHERE;
          assert.deepEqual(await violations(page, changing, isAll ? [] : alike), [], id);
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
      for (const view of /** @type {const} */ (['call', 'write', 'read'])) {
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
