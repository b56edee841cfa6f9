// What axe-core finds in a page.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The rules that the page breaks, each with the places where.
 *
 * @param {import('./drive.js').Page} page
 * @param {Record<string, { enabled: boolean }>} [rules] other than usual
 */
export function violations(page, rules = {}) {
  return page.evaluate(
    async (code, rules) => {
      const known = /** @type {any} */ (globalThis);
      if (!known.axe) document.head.append(Object.assign(document.createElement('script'), { textContent: code }));
      const found = await known.axe.run({ rules });
      return found.violations.map((/** @type {any} */ { id, nodes }) => [
        id,
        ...nodes.map((/** @type {any} */ { target, failureSummary }) => `${target}: ${failureSummary}`),
      ]);
    },
    source,
    rules,
  );
}
