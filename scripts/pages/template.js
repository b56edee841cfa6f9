// Fills the templates of the site: a page with the words of a scene, and the page that says how to use all of it.

import en from '../../www/locales/en/page.js';
import { createSay } from '../../www/model/say.js';
import { groups } from '../../www/scenes/index.js';
import { project, released } from '../metadata.js';
import { embedding, partOfReadme } from './readme.js';
import { stillOf } from './still.js';
import { indexOfTerms } from './terms.js';

/** @typedef {import('./scenes.js').BuiltScene} BuiltScene */

const shared = createSay([en]);

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The page of a scene.
 *
 * @param {string} template with a word in double braces for each thing to fill in
 * @param {string} id of the scene
 * @param {'./' | '../'} root where the site is, seen from the page
 * @param {BuiltScene[]} all
 * @param {{ isOneFile?: boolean }} [options] whether nothing is beside the page: then what the others link to is in it
 */
export function fillPage(template, id, root, all, { isOneFile = false } = {}) {
  const shown = all.find((each) => each.id === id);
  if (!shown) throw new RangeError(`fillPage: id must be that of a scene, was ${id}`);
  const { say, explanation } = shown;
  const site = project.homepage && `${project.homepage.replace(/\/$/, '')}/`;
  /** @type {Record<string, string>} */
  const plain = {
    root,
    name: id,
    title: say('title'),
    subtitle: say('subtitle'),
    description: say('description'),
    label: say('label'),
    // Only a whole address tells another site where the picture is.
    picture: `${site || root}${id}/picture.png`,
  };
  /** @type {Record<string, string>} */
  const markup = {
    addresses: site && addressLinks(`${site}${id}/`),
    ways: waysOf(isOneFile ? '' : `${root}use/`) + source(),
    list: listOf(all, id, root),
    still: stillOf(shown),
    explanation: explanation.replaceAll('href="./', `href="${root}`),
    next: nextOf(all, id, root),
    use: isOneFile ? usage('details', all, root) : '',
    foot: footOf(isOneFile ? '' : root),
  };
  return filled(template, root, markup, plain);
}

/**
 * The page that says how to install, use and embed it, and has the index of terms.
 *
 * @param {string} template
 * @param {BuiltScene[]} all
 */
export function fillUse(template, all) {
  const root = '../';
  return filled(template, root, { source: source(), use: usage('section', all, root), foot: footOf(root) });
}

/**
 * @param {string} template @param {string} root @param {Record<string, string>} markup @param {Record<string, string>} [plain]
 */
const filled = (template, root, markup, plain = {}) =>
  template
    .replace(/\b(href|src)="\.\//g, (_, name) => `${name}="${root}`)
    .replace(/<!--\{\{(\w+)\}\}-->/g, (_, name) => markup[name])
    .replace(/\{\{(\w+)\}\}/g, (_, name) => escaped(plain[name]));

/** @param {string} page that says how to use it; empty for this one @returns {string} */
const waysOf = (page) =>
  `<a href="${page}#use">Use it</a> <a href="${page}#embed">Embed it</a> <a href="${page}#terms">Terms</a>`;

/** @returns {string} nothing while the source has no address */
const source = () => (project.repository ? ` <a href="${escaped(project.repository)}">Source</a>` : '');

/**
 * What the README and its companion say to those who want to use it, and where each term is explained.
 *
 * @param {'section' | 'details'} tag
 * @param {BuiltScene[]} all
 * @param {string} root
 */
function usage(tag, all, root) {
  const parts = [
    ['use', 'Use it', partOfReadme('Install it') + partOfReadme('Use it')],
    ['embed', 'Embed it', embedding()],
    ['terms', 'Index of terms', indexOfTerms(all, root)],
  ];
  return parts
    .map(([id, title, text]) => {
      const summary = tag === 'details' ? `<summary>${title}</summary>` : '';
      return `<${tag} class="prose" id="${id}" aria-label="${title}" tabindex="-1">${summary}${text}</${tag}>`;
    })
    .join('');
}

/**
 * Who made it, and where the rest of it is.
 *
 * @param {string} root where the site is; empty where nothing is beside the page
 */
function footOf(root) {
  const { version, license } = released;
  const offline =
    root && ` <a href="${root}graze2d.standalone.html" download>All of it in one file, to use offline</a>`;
  const code = source() || ' Its source is beside each figure, under <em>Code</em>.';
  return `<p>Every figure shows what the library answers, step by step.${code}</p>
      <p>Graze ${version}, by the maintainers of Graze. License: ${license.replace('OR', 'or')}.</p>
      <p>${waysOf(root && `${root}use/`)}${offline}</p>`;
}

/** @param {string} address */
function addressLinks(address) {
  return `<link rel="canonical" href="${escaped(address)}"><meta property="og:url" content="${escaped(address)}">`;
}

/**
 * The way to the next scene of the list, for readers who have come to the end of a text.
 *
 * @param {BuiltScene[]} all @param {string} shown @param {string} root
 */
function nextOf(all, shown, root) {
  const next = all[all.findIndex(({ id }) => id === shown) + 1];
  const link = next && `<a href="${root}${next.id}/" data-scene="${next.id}">${escaped(next.say('title'))}</a>`;
  return `<p class="next" id="next" slot="beside"${link ? '' : ' hidden'}>Next: ${link ?? '<a></a>'}</p>`;
}

/**
 * The list of scenes in its groups.
 *
 * @param {BuiltScene[]} all @param {string} shown @param {string} root
 */
function listOf(all, shown, root) {
  const lists = groups.map((group) => {
    const items = all
      .filter((each) => each.group === group)
      .map(({ id, say }) => {
        const current = id === shown ? ' aria-current="page"' : '';
        const title = escaped(say('title'));
        return `<li><a href="${root}${id}/" data-scene="${id}"${current}><canvas aria-hidden="true"></canvas><span>${title}</span></a></li>`;
      });
    const name = escaped(shared(`groups.${group}`));
    return `<section class="scene-group"><h2>${name}</h2><ul>${items.join('')}</ul></section>`;
  });
  return lists.join('');
}
