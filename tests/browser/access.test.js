// The page as axe-core sees it: names, roles, contrast and order, light and dark, wide and narrow.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { scenes } from '../../www/scenes/index.js';
import { openScene } from './scene.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

for (const look of [
  { width: 1440, height: 900, dark: false },
  { width: 360, height: 740, dark: true },
]) {
  test(`nothing is out of reach at ${look.width} pixels, ${look.dark ? 'dark' : 'light'}`, async () => {
    const { page, visit, close } = await openScene('chromium', { look });
    try {
      for (const id of [...scenes.map((scene) => scene.id), 'half-planes!entry']) {
        await visit(`#${id}`);
        // A link of the list that is scrolled out of sight looks like a skip link; with the first scene none is.
        const rules = { 'skip-link': { enabled: id === scenes[0].id } };
        const violations = await page.evaluate(
          async (source, rules) => {
            document.head.append(Object.assign(document.createElement('script'), { textContent: source }));
            const found = await /** @type {any} */ (globalThis).axe.run({ rules });
            return found.violations.map((/** @type {any} */ { id, nodes }) => [
              id,
              ...nodes.map((/** @type {any} */ { target, failureSummary }) => `${target}: ${failureSummary}`),
            ]);
          },
          axe,
          rules,
        );
        assert.deepEqual(violations, [], id);
      }
    } finally {
      await close();
    }
  });
}
