// The index of terms: from the word that people search for to the scene and the query that answer it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.js';

/**
 * The index as HTML, in alphabetical order.
 *
 * @param {import('./scenes.js').BuiltScene[]} all
 * @param {string} site where it is, seen from the page
 */
export function indexOfTerms(all, site) {
  const rows = all.flatMap(({ id, say }) => {
    /** @type {Record<string, string>} */
    const terms = JSON.parse(readFileSync(join(root, `www/scenes/${id}/terms.json`), 'utf8'));
    return Object.entries(terms).map(([term, query]) => ({ term, query, link: `${site}${id}/`, title: say('title') }));
  });
  rows.sort((one, other) => one.term.localeCompare(other.term, 'en'));
  const body = rows.map(
    ({ term, query, link, title }) =>
      `<tr><td>${term}</td><td><a href="${link}">${title}</a></td><td><code>${query}</code></td></tr>`,
  );
  return `<h2>Index of terms</h2>
<table tabindex="0"><thead><tr><th>term</th><th>figure</th><th>query</th></tr></thead><tbody>${body.join('')}</tbody></table>`;
}
