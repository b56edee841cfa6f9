// Parts of the README as HTML, so that the page and the README say the same.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import { root } from '../run.js';

/**
 * A part of the README with its heading.
 *
 * @param {string} heading
 * @returns {string} HTML
 */
export function partOfReadme(heading) {
  const text = readFileSync(join(root, 'README.md'), 'utf8');
  const part = text.split(/^(?=## )/m).find((each) => each.startsWith(`## ${heading}\n`));
  if (!part) throw new Error(`README.md has no part "${heading}", which the page shows`);
  const html = /** @type {string} */ (marked.parse(part, { async: false }));
  // What may be wider than a phone can be scrolled, also with keys.
  return html.replaceAll(/<(table|pre)>/g, '<$1 tabindex="0">').trim();
}
