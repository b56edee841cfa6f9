// Fills the templates of the site: a page with the words of a scene, and the page that says how to use all of it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, usual } from '../../www/locales/index.js';
import { groups } from '../../www/scenes/index.js';
import { project, released } from '../metadata.js';
import { root } from '../run.js';
import { embeddingIn, usageIn } from './readme.js';
import { stillOf } from './still.js';
import { indexOfTerms } from './terms.js';

/** @import { Say } from '../../www/model/types.js' */
/** @import { Site } from './scenes.js' */

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The folder of a language, seen from the site. @param {string} language */
export const folderOf = (language) => (language === usual ? '' : `${language.toLowerCase()}/`);

/** What a language calls itself. @param {string} language @returns {string} */
const nameOf = (language) => JSON.parse(readFileSync(join(root, `www/locales/${language}/entry.json`), 'utf8')).name;

/** Where the site is, once it has an address. */
const address = project.homepage && `${project.homepage.replace(/\/$/, '')}/`;

/**
 * The page of a scene.
 *
 * @param {string} template with a word in double braces for each thing to fill in
 * @param {Site} site in a language
 * @param {string} id of the scene
 * @param {'./' | '../'} root where the pages of its language are, seen from the page
 * @param {{ isOneFile?: boolean }} [options] whether nothing is beside the page: then what the others link to is in it
 */
export function fillPage(template, site, id, root, { isOneFile = false } = {}) {
  const shown = site.scenes.find((each) => each.id === id);
  if (!shown) throw new RangeError(`fillPage: id must be that of a scene, was ${id}`);
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
    languages: isOneFile ? '' : languageLinks(site, root === './' ? '' : `${id}/`, base),
    ways: waysOf(site, isOneFile ? '' : `${root}use/`) + source(site),
    list: listOf(site, id, root),
    still: stillOf(shown),
    explanation: explanation.replaceAll('href="./', `href="${root}`),
    next: nextOf(site, id, root),
    use: isOneFile ? usage('details', site, root) : '',
    foot: footOf(site, isOneFile ? '' : root),
  };
  return filled(template, site, root, markup, plain);
}

/**
 * The page that says how to install, use and embed it, and has the index of terms.
 *
 * @param {string} template
 * @param {Site} site
 */
export function fillUse(template, site) {
  const root = '../';
  const base = baseOf(site, root);
  const markup = {
    addresses: addressLinks(site, 'use/', base),
    languages: languageLinks(site, 'use/', base),
    source: source(site),
    parts: waysOf(site, ''),
    examples: examplesOf(site, base),
    use: usage('section', site, root),
    foot: footOf(site, root),
  };
  return filled(template, site, root, markup, { pageTitle: site.say('page.title', { title: '@use.title' }) });
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
  return template
    .replace(/\b(href|src)="\.\//g, (_, name) => `${name}="${base}`)
    .replace(/<!--\{\{(\w+)\}\}-->/g, (_, name) => markup[name])
    .replace(/\{\{([\w.]+)\}\}/g, (_, name) => escaped(texts[name] ?? say(name)));
}

/**
 * A sentence of the page with marked up parts.
 *
 * @param {Say} say @param {string} key @param {Record<string, string>} parts
 */
const marked = (say, key, parts) => escaped(say(key)).replace(/\{(\w+)\}/g, (_, name) => parts[name]);

/** @param {Site} site @param {string} page that says how to use it; empty for this one @returns {string} */
const waysOf = ({ say }, page) =>
  ['use', 'embed', 'terms'].map((part) => `<a href="${page}#${part}">${escaped(say(`page.${part}`))}</a>`).join(' ');

/** @param {Site} site @param {string} base where the site is, seen from the page */
function examplesOf({ say }, base) {
  const link = (/** @type {string} */ name) =>
    `<a href="${base}examples/${name}/" hreflang="${usual}">${escaped(say(`use.${name}`))}</a>`;
  return marked(say, 'use.examples', { canvas: link('canvas'), page: link('page') });
}

/** @param {Site} site @returns {string} nothing while the source has no address */
const source = ({ say }) =>
  project.repository ? ` <a href="${escaped(project.repository)}">${escaped(say('page.source'))}</a>` : '';

/**
 * What the README and its companion say to those who want to use it, and where each term is explained.
 *
 * @param {'section' | 'details'} tag details in the page that has nothing beside it
 * @param {Site} site
 * @param {'./' | '../'} root
 */
function usage(tag, site, root) {
  const { language, say } = site;
  const base = tag === 'details' ? null : baseOf(site, root);
  const parts = [
    ['use', say('page.use'), usageIn(language, say, base)],
    ['embed', say('page.embed'), embeddingIn(language)],
    ['terms', say('use.terms'), indexOfTerms(site, root)],
  ];
  return parts
    .map(([id, title, text]) => {
      const summary = tag === 'details' ? `<summary>${escaped(title)}</summary>` : '';
      return `<${tag} class="prose" id="${id}" aria-label="${escaped(title)}" tabindex="-1">${summary}${text}</${tag}>`;
    })
    .join('');
}

/**
 * Who made it, and where the rest of it is.
 *
 * @param {Site} site
 * @param {'' | './' | '../'} root where the pages of its language are; empty where nothing is beside the page
 */
function footOf(site, root) {
  const { say } = site;
  const { version, license } = released;
  const file = root && `${baseOf(site, root)}graze2d.standalone.html`;
  const offline = file && ` <a href="${file}" download>${escaped(say('page.offline'))}</a>`;
  const code = source(site) || ` ${marked(say, 'page.code', { code: `<em>${escaped(say('panel.code'))}</em>` })}`;
  const [one, other] = license.split(' OR ');
  const either = other ? say('page.either', { one, other }) : one;
  return `<p>${escaped(say('page.foot'))}${code}</p>
      <p>${escaped(say('page.about', { version, license: either }))}</p>
      <p>${waysOf(site, root && `${root}use/`)}${offline}</p>`;
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
  return `<nav class="choice-of-language" id="languages" aria-label="${label}"><details translate="no"><summary class="language" title="${label}">${code}</summary><p class="languages">${links.join('')}</p></details></nav>`;
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

/**
 * The list of scenes in its groups.
 *
 * @param {Site} site @param {string} shown @param {string} root
 */
function listOf(site, shown, root) {
  const lists = groups.map((group) => {
    const items = site.scenes
      .filter((each) => each.group === group)
      .map(({ id, say }) => {
        const current = id === shown ? ' aria-current="page"' : '';
        const title = escaped(say('title'));
        return `<li><a href="${root}${id}/" data-scene="${id}"${current}><canvas aria-hidden="true"></canvas><span>${title}</span></a></li>`;
      });
    const name = escaped(site.say(`groups.${group}`));
    return `<section class="scene-group"><h2>${name}</h2><ul>${items.join('')}</ul></section>`;
  });
  return lists.join('');
}
