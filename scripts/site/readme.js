// Parts of the README and of other documents as HTML, so that the pages say the same.

import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { marked } from 'marked';
import english from '../../www/locales/en/page.js';
import { usual } from '../../www/locales/index.js';
import { root } from '../build/run.js';

/** @import { Say } from '../../www/model/types.js' */

/**
 * Parts of the README: `docs/README.id.md` for a language that has one.
 *
 * @param {string} language @param {Say} say
 * @param {('install' | 'call' | 'exact')[]} names of the parts; one alone is a page, with its heading
 * @param {string} root where the pages of the language are @param {string} base where the site is, seen from the page
 * @returns {string} HTML
 */
export function partsIn(language, say, names, root, base) {
  const { text, isOwn } = read('README', language);
  const parts = text.split(/^(?=## )/m);
  const headings = names.map((name) => (isOwn ? say(`use.${name}`) : english.use[name]));
  const found = headings.map((heading) => {
    const part = parts.find((each) => each.startsWith(`## ${heading}\n`));
    if (!part) throw new Error(`the README in ${language} has no part "${heading}", which the page shows`);
    return part;
  });
  const html = htmlOf(names.length === 1 ? found[0].replaceAll(/^#(?=#)/gm, '') : found.join('\n'), isOwn, root);
  // The other READMEs lie in docs/ themselves.
  return html.replaceAll(
    /<img src="(?:docs\/)?([^"]+)"/g,
    `<img src="${base}docs/$1" width="256" height="256" loading="lazy"`,
  );
}

/** @param {string} language @param {string} root where its pages are @returns {string} HTML: how to embed a figure */
export function embeddingIn(language, root) {
  const { text, isOwn } = read('docs/embedding', language);
  return htmlOf(text, isOwn, root);
}

/** The page that has what a heading of the README leads to. @type {Record<string, string>} */
const places = {
  'install-it': 'use',
  'use-it': 'use',
  'embed-a-figure': 'embed',
  'style-it': 'embed',
  'states-and-answers': 'embed',
  'scenes-and-challenges': 'embed',
};

/**
 * A document in a language, or in the usual one where there is no other.
 *
 * @param {string} name without its ending @param {string} language
 */
function read(name, language) {
  const own = join(root, `docs/${basename(name)}.${language}.md`);
  const isOwn = language === usual || existsSync(own);
  return { text: readFileSync(existsSync(own) ? own : join(root, `${name}.md`), 'utf8'), isOwn };
}

/** @param {string} part @param {boolean} isOwn whether it is in the language of the page @param {string} root */
function htmlOf(part, isOwn, root) {
  const parsed = /** @type {string} */ (marked.parse(part, { async: false }));
  const html = parsed.replaceAll(/href="#([^"]+)"/g, (_, heading) => {
    const page = places[decodeURI(heading)];
    if (!page) throw new Error(`no page has "${decodeURI(heading)}", to which a document links`);
    return `href="${root}${page}/"`;
  });
  // What may be wider than a phone can be scrolled, also with keys.
  const text = html.replaceAll(/<(table|pre)>/g, '<$1 tabindex="0">').trim();
  return isOwn ? text : `<div lang="${usual}">${text}</div>`;
}
