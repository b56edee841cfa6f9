// The index of terms: from the word that people search for to what it means, and to the scene and the query that answer it.

/**
 * The index as HTML, in alphabetical order.
 *
 * @param {import('./scenes.js').Site} site
 * @param {string} root where the pages of its language are, seen from this one
 */
export function indexOfTerms({ language, say, scenes }, root) {
  const rows = scenes.flatMap(({ id, terms, say: own }) =>
    Object.entries(terms).map(([term, told]) => ({ term, ...told, link: `${root}${id}/`, title: own('title') })),
  );
  rows.sort((one, other) => one.term.localeCompare(other.term, language));
  const body = rows.map(
    ({ term, about, query, link, title }) =>
      `<tr><td><b>${term}</b><br />${about}</td><td><a href="${link}">${title}</a></td><td><code>${query}</code></td></tr>`,
  );
  const head = ['term', 'figure', 'query'].map((name) => `<th>${say(`use.columns.${name}`)}</th>`);
  return `<h1>${say('pages.glossary')}</h1>
<table tabindex="0"><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
