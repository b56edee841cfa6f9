// Parts of the README and of other documents as HTML, so that the page says the same.

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
  return htmlOf(part);
}

/** @returns {string} HTML: how to embed a figure, as a part of a page */
export const embedding = () => htmlOf(readFileSync(join(root, 'docs/embedding.md'), 'utf8').replace(/^# /, '## '));

/** Where the page has what a heading of the README leads to. @type {Record<string, string>} */
const parts = { 'install-it': 'use', 'use-it': 'use', 'embed-a-figure': 'embed', 'scenes-and-challenges': 'embed' };

/** @param {string} part */
function htmlOf(part) {
  const parsed = /** @type {string} */ (marked.parse(part, { async: false }));
  const html = parsed.replaceAll(/href="#([^"]+)"/g, (_, heading) => `href="#${parts[heading]}"`);
  // What may be wider than a phone can be scrolled, also with keys.
  return html.replaceAll(/<(table|pre)>/g, '<$1 tabindex="0">').trim();
}
