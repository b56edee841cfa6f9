// What axe-core finds in a page.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The rules that the page breaks, each with the places where.
 *
 * @param {import('./drive.js').Page} page
 * @param {string} [parts] a selector: what is looked at, if not all
 */
export function violations(page, parts = 'html') {
  return page.evaluate(
    async (code, parts) => {
      const known = /** @type {any} */ (globalThis);
      if (!known.axe) document.head.append(Object.assign(document.createElement('script'), { textContent: code }));
      const found = await known.axe.run({ include: parts }, { resultTypes: ['violations'] });
      return found.violations.map((/** @type {any} */ { id, nodes }) => [
        id,
        ...nodes.map((/** @type {any} */ { target, failureSummary }) => `${target}: ${failureSummary}`),
      ]);
    },
    source,
    parts,
  );
}
