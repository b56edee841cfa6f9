// Fills the templates of the site: the start page, the page of a scene, and the pages of text about how to use it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, usual } from '../../www/locales/index.js';
import { groups } from '../../www/scenes/index.js';
import { root } from '../build/run.js';
import { lessonIn } from './lesson.js';
import { escaped, spriteOf, stillOf } from './pictures.js';
import { embeddingIn, partsIn } from './readme.js';

/** @import { Say } from '../../www/model/types.js' */
/** @import { Site } from './site.js' */

/** The folder of a language, seen from the site. @param {string} language */
export const folderOf = (language) => (language === usual ? '' : `${language.toLowerCase()}/`);

/** What a language calls itself. @param {string} language @returns {string} */
const nameOf = (language) => JSON.parse(readFileSync(join(root, `www/locales/${language}/entry.json`), 'utf8')).name;

/** What is released, and its addresses, once it has them. */
const {
  version,
  license,
  homepage = '',
  repository = '',
} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Where the site is. */
const address = homepage && `${homepage.replace(/\/$/, '')}/`;

/** What the heads of the start page and of scenes have in common. */
const head = readFileSync(join(root, 'www/page/head.html'), 'utf8')
  .replace(/^.*\n\s*/, '')
  .trimEnd();

/** The pages of text, in the order of the links to them. */
export const textPages = /** @type {const} */ (['use', 'embed', 'glossary', 'exact']);

/**
 * The page that asks the question of every scene.
 *
 * @param {string} template with a word in double braces for each thing to fill in
 * @param {Site} site in a language
 */
export function fillStart(template, site) {
  const root = './';
  const base = baseOf(site, root);
  const markup = {
    addresses: addressLinks(site, '', base),
    languages: languageLinks(site, '', base),
    ways: waysOf(site, root),
    lesson: lessonLink(site, root),
    cards: listOf(site, '', root, `${base}stills.svg`),
    use: `<a href="${root}use/">${escaped(site.say('pages.use'))}</a>`,
    examples: examplesOf(site, base),
    foot: footOf(site, root),
  };
  const [first] = site.scenes;
  const title = site.say('start.title');
  return filled(template, site, root, markup, {
    title,
    pageTitle: title,
    description: site.say('start.about'),
    label: first.say('label'),
    picture: `${address || base}${folderOf(site.language)}${first.id}/picture.png`,
  });
}

/**
 * The page of a scene.
 *
 * @param {string} template @param {Site} site
 * @param {string} id of the scene
 * @param {{ isOneFile?: boolean }} [options] whether nothing is beside the page
 */
export function fillScene(template, site, id, { isOneFile = false } = {}) {
  const root = isOneFile ? './' : '../';
  const shown = site.scenes.find((each) => each.id === id);
  if (!shown) throw new RangeError(`fillScene: id must be that of a scene, was ${id}`);
  const { say, explanation, description } = shown;
  const base = baseOf(site, root);
  const title = say('title');
  /** @type {Record<string, string>} */
  const plain = {
    name: id,
    title,
    pageTitle: site.say('page.title', { title }),
    subtitle: say('subtitle'),
    description,
    label: say('label'),
    // Only a whole address tells another site where the picture is.
    picture: `${address ? address + folderOf(site.language) : root}${id}/picture.png`,
  };
  /** @type {Record<string, string>} */
  const markup = {
    addresses: isOneFile ? '' : addressLinks(site, `${id}/`, base),
    brand: isOneFile ? 'Graze' : `<a href="${root}">Graze</a>`,
    languages: isOneFile ? '' : languageLinks(site, `${id}/`, base),
    ways: isOneFile ? '' : waysOf(site, root),
    list: (isOneFile ? '' : lessonLink(site, root)) + listOf(site, id, root, isOneFile ? '' : `${base}stills.svg`),
    // The small pictures that are beside other pages are in the one file.
    stills: isOneFile ? spriteOf(site.scenes).replace('<svg ', '<svg hidden ') : '',
    still: stillOf(shown),
    explanation: explanation.replaceAll('href="./', `href="${root}`),
    next: nextOf(site, id, root),
    foot: footOf(site, isOneFile ? '' : root),
    keys: keysOf(site),
  };
  return filled(template, site, root, markup, plain);
}

/**
 * A page of text.
 *
 * @param {string} template @param {Site} site @param {(typeof textPages)[number]} page
 */
export function fillText(template, site, page) {
  const root = '../';
  const base = baseOf(site, root);
  const { language, say } = site;
  const parts = {
    use: () =>
      `<h1>${escaped(say('use.heading'))}</h1><p>${examplesOf(site, base)}</p>${partsIn(language, say, ['install', 'call'], root, base)}${keysOf(site)}`,
    embed: () => embeddingIn(language, root),
    glossary: () => indexOfTerms(site, root),
    exact: () => partsIn(language, say, ['exact'], root, base),
  };
  const markup = {
    addresses: addressLinks(site, `${page}/`, base),
    languages: languageLinks(site, `${page}/`, base),
    ways: waysOf(site, root, page),
    text: withContents(parts[page]()),
    foot: footOf(site, root),
  };
  return filled(template, site, root, markup, { page, pageTitle: say('page.title', { title: `@pages.${page}` }) });
}

/**
 * The lesson.
 *
 * @param {string} template @param {Site} site @param {import('./lesson.js').Counts[]} counts of the answers in code
 */
export function fillLesson(template, site, counts) {
  const root = '../';
  const base = baseOf(site, root);
  const { language, say, figures } = site;
  const markup = {
    addresses: addressLinks(site, 'lesson/', base),
    languages: languageLinks(site, 'lesson/', base),
    ways: waysOf(site, root),
    text: lessonIn(site, counts),
    foot: footOf(site, root),
  };
  const title = say('lesson.title');
  return filled(template, site, root, markup, {
    title,
    pageTitle: say('page.title', { title }),
    description: say('lesson.about'),
    label: figures[0].say('label'),
    picture: `${address ? address + folderOf(language) : root}${figures[0].id}/picture.png`,
  });
}

/**
 * A text with a list of its parts below its heading, if it has several.
 *
 * @param {string} text HTML
 */
function withContents(text) {
  /** @type {string[]} */
  const items = [];
  // A part that is not translated says its language, here as there.
  let foreign = '';
  const linked = text.replaceAll(
    /<div( lang="[^"]+")>|<\/div>|<h2>(.*?)<\/h2>/g,
    (found, language = '', title = '') => {
      if (!title) {
        foreign = language;
        return found;
      }
      items.push(`<li><a href="#part-${items.length + 1}"${foreign}>${title}</a></li>`);
      return `<h2 id="part-${items.length}">${title}</h2>`;
    },
  );
  return items.length < 2 ? text : linked.replace('</h1>', `</h1><ul class="contents">${items.join('')}</ul>`);
}

/** The keys that a figure takes: what each does is told in the words. */
const keys = {
  tab: 'Tab',
  arrows: '← ↑ ↓ →',
  home: 'Home',
  walls: 'Page Up, Page Down',
  escape: 'Esc',
  undo: 'Ctrl+Z, Ctrl+Y',
  help: '?',
};

/** @param {Site} site @returns {string} the list of the keys */
function keysOf({ say }) {
  const rows = Object.entries(keys).map(([name, key]) => {
    const caps = key.split(', ').map((cap) => `<kbd>${cap}</kbd>`);
    return `<dt translate="no">${caps.join(' ')}</dt><dd>${escaped(say(`keys.${name}`))}</dd>`;
  });
  return `<h2>${escaped(say('keys.heading'))}</h2><dl class="keys">${rows.join('')}</dl>`;
}

/** Where the site is, seen from a page. @param {Site} site @param {'./' | '../'} root where the pages of its language are */
function baseOf({ language }, root) {
  if (language === usual) return root;
  return root === './' ? '../' : '../../';
}

/**
 * @param {string} template @param {Site} site @param {'./' | '../'} root @param {Record<string, string>} markup
 * @param {Record<string, string>} plain what is not among the words of the page
 */
function filled(template, site, root, markup, plain) {
  const base = baseOf(site, root);
  const { language, say } = site;
  const texts = /** @type {Record<string, string>} */ ({ ...plain, language, root, base });
  return (
    template
      .replace('<!--{{head}}-->', head)
      // The build sees a template two folders below the site.
      .replace(/\b(href|src)="\.\.\/\.\.\//g, (_, name) => `${name}="${base}`)
      .replace(/<!--\{\{(\w+)\}\}-->/g, (_, name) => markup[name])
      .replace(/\{\{([\w.]+)\}\}/g, (_, name) => escaped(texts[name] ?? say(name)))
  );
}

/**
 * A sentence of the page with marked up parts.
 *
 * @param {Say} say @param {string} key @param {Record<string, string>} parts
 */
const marked = (say, key, parts) => escaped(say(key)).replace(/\{(\w+)\}/g, (_, name) => parts[name]);

/** @param {Site} site @param {string} root where the pages of its language are @param {string} [shown] the page on show */
function waysOf(site, root, shown) {
  const links = textPages.map((page) => {
    const current = page === shown ? ' aria-current="page"' : '';
    return `<a href="${root}${page}/"${current}>${escaped(site.say(`pages.${page}`))}</a>`;
  });
  return links.join(' ') + source(site);
}

/** @param {Site} site @param {string} base where the site is, seen from the page */
function examplesOf({ say }, base) {
  const link = (/** @type {string} */ name) =>
    `<a href="${base}examples/${name}/" hreflang="${usual}">${escaped(say(`use.${name}`))}</a>`;
  return marked(say, 'use.examples', { canvas: link('canvas'), page: link('page'), game: link('game') });
}

/** @param {Site} site @returns {string} nothing while the source has no address */
const source = ({ say }) => (repository ? ` <a href="${escaped(repository)}">${escaped(say('page.source'))}</a>` : '');

/**
 * Who made it, and where the rest of it is.
 *
 * @param {Site} site
 * @param {'' | './' | '../'} root where the pages of its language are; empty where nothing is beside the page
 */
function footOf(site, root) {
  const { say } = site;
  const file = root && `${baseOf(site, root)}graze2d.standalone.html`;
  const offline = file && ` <a href="${file}" download>${escaped(say('page.offline'))}</a>`;
  const code = source(site) || ` ${marked(say, 'page.code', { code: `<em>${escaped(say('panel.code'))}</em>` })}`;
  const [one, other] = license.split(' OR ');
  const either = other ? say('page.either', { one, other }) : one;
  return `<p>${escaped(say('page.foot'))}${code}</p>
      <p>${escaped(say('page.about', { version, license: either }))}</p>
      ${root && `<p>${waysOf(site, root)}${offline}</p>`}`;
}

/**
 * Where a page is, and the same page in other languages.
 *
 * @param {Site} site @param {string} page its folder among the pages of its language @param {string} base
 */
function addressLinks({ language }, page, base) {
  const own = `${address}${folderOf(language)}${page}`;
  const links =
    address && `<link rel="canonical" href="${escaped(own)}"><meta property="og:url" content="${escaped(own)}">`;
  if (languages.length === 1) return links;
  const others = [...languages.map((each) => [each, each]), [usual, 'x-default']].map(
    ([each, tag]) =>
      `<link rel="alternate" hreflang="${tag}" href="${escaped(address || base)}${folderOf(each)}${page}">`,
  );
  return links + others.join('');
}

/**
 * The choice of a language, if there is one.
 *
 * @param {Site} site @param {string} page its folder among the pages of its language @param {string} base
 */
function languageLinks({ language, say }, page, base) {
  if (languages.length === 1) return '';
  const links = languages.map((each) => {
    const current = each === language ? ' aria-current="true"' : '';
    const name = escaped(nameOf(each));
    const folder = folderOf(each);
    return `<a href="${base}${folder}${page}" data-folder="${folder}" hreflang="${each}" lang="${each}"${current}>${name}</a>`;
  });
  const label = escaped(say('page.languages'));
  const code = language.split('-')[0].toUpperCase();
  return `<nav class="choice-of-language" id="languages" aria-label="${label}"><details translate="no"><summary class="framed" title="${label}">${code}</summary><p class="languages">${links.join('')}</p></details></nav>`;
}

/**
 * The way to the next scene of the list, for readers who have come to the end of a text.
 *
 * @param {Site} site @param {string} shown @param {string} root
 */
function nextOf({ say, scenes }, shown, root) {
  const next = scenes[scenes.findIndex(({ id }) => id === shown) + 1];
  const link = next
    ? `<a href="${root}${next.id}/" data-scene="${next.id}">${escaped(next.say('title'))}</a>`
    : '<a></a>';
  return `<p class="next" id="next" slot="beside"${next ? '' : ' hidden'}>${marked(say, 'page.next', { link })}</p>`;
}

/** The way to the lesson, before the scenes. @param {Site} site @param {string} root */
const lessonLink = ({ say }, root) =>
  `<p class="first"><a href="${root}lesson/">${escaped(say('lesson.start'))}</a></p>`;

/**
 * The list of scenes in its groups, each with its small picture.
 *
 * @param {Site} site @param {string} shown @param {string} root @param {string} stills the file of the pictures; empty in one file
 */
function listOf(site, shown, root, stills) {
  const lists = groups.map((group) => {
    const items = site.scenes
      .filter((each) => each.group === group)
      .map(({ id, say }) => {
        const current = id === shown ? ' aria-current="page"' : '';
        const title = escaped(say('title'));
        return `<li><a href="${root}${id}/" data-scene="${id}"${current}><svg viewBox="0 0 239 149.38" aria-hidden="true"><use href="${stills}#still-${id}"></use></svg><span>${title}</span></a></li>`;
      });
    const name = escaped(site.say(`groups.${group}`));
    return `<section class="scene-group"><h2>${name}</h2><ul>${items.join('')}</ul></section>`;
  });
  return lists.join('');
}

/**
 * The index of terms as HTML, in alphabetical order.
 *
 * @param {import('./site.js').Site} site
 * @param {string} root where the pages of its language are, seen from this one
 */
function indexOfTerms({ language, say, scenes }, root) {
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
