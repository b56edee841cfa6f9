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
export async function violations(page, parts = 'html') {
  // As the driver's own code: the policy of the page lets no script in.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(/** @type {any} */ (`() => {${source}}`));
  return page.evaluate(async (parts) => {
    const { axe } = /** @type {any} */ (globalThis);
    const found = await axe.run({ include: parts }, { resultTypes: ['violations'] });
    return found.violations.map((/** @type {any} */ { id, nodes }) => [
      id,
      ...nodes.map((/** @type {any} */ { target, failureSummary }) => `${target}: ${failureSummary}`),
    ]);
  }, parts);
}
