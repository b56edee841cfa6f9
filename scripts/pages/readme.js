// Parts of the README and of other documents as HTML, so that the page says the same.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import english from '../../www/locales/en/page.js';
import { usual } from '../../www/locales/index.js';
import { root } from '../run.js';

/** @import { Say } from '../../www/model/types.js' */

/** The pictures of the verdict maps, as the README names them. */
export const maps = readdirSync(join(root, 'docs/maps')).map((name) => `docs/maps/${name}`);

/**
 * How to install and call it, and how exact it is, as the README says: `README.id.md` for a language that has one.
 *
 * @param {string} language @param {Say} say
 * @param {string | null} base where the site is, seen from the page; null if nothing is beside it, so that it has the pictures inside
 * @returns {string} HTML
 */
export function usageIn(language, say, base) {
  const { text, isOwn } = read('README', language);
  const parts = text.split(/^(?=## )/m);
  const headings = /** @type {const} */ (['install', 'call', 'exact']).map((name) =>
    isOwn ? say(`use.${name}`) : english.use[name],
  );
  const found = headings.map((heading) => {
    const part = parts.find((each) => each.startsWith(`## ${heading}\n`));
    if (!part) throw new Error(`the README in ${language} has no part "${heading}", which the page shows`);
    return part;
  });
  const html = htmlOf(found.join('\n'), isOwn);
  return html.replaceAll(/<img src="([^"]+)"/g, (_, picture) => {
    const inside = () => `data:image/png;base64,${readFileSync(join(root, picture), 'base64')}`;
    return `<img src="${base === null ? inside() : base + picture}" width="256" height="256" loading="lazy"`;
  });
}

/** @param {string} language @returns {string} HTML: how to embed a figure, as a part of a page */
export function embeddingIn(language) {
  const { text, isOwn } = read('docs/embedding', language);
  return htmlOf(text.replace(/^# /, '## '), isOwn);
}

/** Where the page has what a heading of the README leads to. @type {Record<string, string>} */
const places = {
  'install-it': 'use',
  'use-it': 'use',
  'embed-a-figure': 'embed',
  'style-it': 'embed',
  'scenes-and-challenges': 'embed',
};

/**
 * A document in a language, or in the usual one where there is no other.
 *
 * @param {string} name without its ending @param {string} language
 */
function read(name, language) {
  const own = join(root, `${name}.${language}.md`);
  const isOwn = language === usual || existsSync(own);
  return { text: readFileSync(existsSync(own) ? own : join(root, `${name}.md`), 'utf8'), isOwn };
}

/** @param {string} part @param {boolean} isOwn whether it is in the language of the page */
function htmlOf(part, isOwn) {
  const parsed = /** @type {string} */ (marked.parse(part, { async: false }));
  const html = parsed.replaceAll(/href="#([^"]+)"/g, (_, heading) => {
    const place = places[decodeURI(heading)];
    if (!place) throw new Error(`the page has no place for "${decodeURI(heading)}", to which a document links`);
    return `href="#${place}"`;
  });
  // What may be wider than a phone can be scrolled, also with keys.
  const text = html.replaceAll(/<(table|pre)>/g, '<$1 tabindex="0">').trim();
  return isOwn ? text : `<div lang="${usual}">${text}</div>`;
}
