// Fills the template of the page with the words of a scene.

import en from '../../www/locales/en/index.js';
import { createSay } from '../../www/model/say.js';
import { groups } from '../../www/scenes/index.js';
import { project } from '../metadata.js';
import { embedding, partOfReadme } from './readme.js';
import { stillOf } from './still.js';

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
 * @param {{ repository: string, homepage: string }} [addresses]
 */
export function fillPage(template, id, root, all, addresses = project) {
  const shown = all.find((each) => each.id === id);
  if (!shown) throw new RangeError(`fillPage: id must be that of a scene, was ${id}`);
  const { say, explanation } = shown;
  const site = addresses.homepage && `${addresses.homepage.replace(/\/$/, '')}/`;
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
    source: addresses.repository && ` <a href="${escaped(addresses.repository)}">Source</a>`,
    list: listOf(all, id, root),
    still: stillOf(shown),
    explanation,
    use: partOfReadme('Install it') + partOfReadme('Use it'),
    embed: embedding(),
  };
  return template
    .replace(/\b(href|src)="\.\//g, (_, name) => `${name}="${root}`)
    .replace(/<!--\{\{(\w+)\}\}-->/g, (_, name) => markup[name])
    .replace(/\{\{(\w+)\}\}/g, (_, name) => escaped(plain[name]));
}

/** @param {string} address */
function addressLinks(address) {
  return `<link rel="canonical" href="${escaped(address)}"><meta property="og:url" content="${escaped(address)}">`;
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
