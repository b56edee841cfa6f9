// The page as axe-core sees it: names, roles, contrast and order, light and dark, wide and narrow.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenes } from '../../www/scenes/index.js';
import { violations } from './axe.js';
import { oneEngine } from './drive.js';
import { openCode, openScene, show } from './scene.js';

for (const engine of oneEngine) {
  for (const look of [
    { width: 1440, height: 900, dark: false },
    { width: 360, height: 740, dark: true },
  ]) {
    test(`nothing is out of reach at ${look.width} pixels, ${look.dark ? 'dark' : 'light'}`, async () => {
      const { page, visit, close } = await openScene(engine, { look });
      try {
        await visit();
        for (const id of [...scenes.map((scene) => scene.id), 'half-planes!entry']) {
          await show(page, id);
          // A link of the list that is scrolled out of sight looks like a skip link; with the first scene none is.
          const rules = { 'skip-link': { enabled: id === scenes[0].id } };
          assert.deepEqual(await violations(page, rules), [], id);
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
        assert.deepEqual(await violations(page), [], view);
      }
    } finally {
      await close();
    }
  });
}
