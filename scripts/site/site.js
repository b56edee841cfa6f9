// The files of the site: in each language the start page, the page and the picture of each scene, and the pages of text; the
// small pictures of all scenes, and the verdict maps.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, usual } from '../../www/locales/index.js';
import { scenes } from '../../www/scenes/index.js';
import { root } from '../build/run.js';
import { pictureOf } from './card.js';
import { maps } from './readme.js';
import { loadSite } from './scenes.js';
import { spriteOf } from './still.js';
import { fillScene, fillStart, fillText, folderOf, textPages } from './template.js';

/** The template of each kind of page. */
export const templates = /** @type {const} */ ({
  start: 'www/page/start.html',
  scene: 'www/page/scene.html',
  text: 'www/page/text.html',
});

/** @typedef {keyof typeof templates} Kind */
/** @typedef {{ language: string, name: string, kind: Kind }} Asked `name` is that of a scene or of a page of text, or nothing */

/** @param {string} name @returns {Kind | null} null if it is that of no page */
function kindOf(name) {
  if (name === '') return 'start';
  if (textPages.some((page) => page === name)) return 'text';
  return scenes.some(({ id }) => id === name) ? 'scene' : null;
}

/**
 * The page that an address asks for.
 *
 * @param {string} url
 * @returns {Asked | null} null if it is not one of ours
 */
export function pageAt(url) {
  const [path] = url.split(/[?#]/);
  const language = languages.find((each) => each !== usual && path.startsWith(`/${folderOf(each)}`)) ?? usual;
  const name = /^([\w-]*)\/?(?:index\.html)?$/.exec(path.slice(folderOf(language).length + 1))?.[1];
  const kind = name === undefined ? null : kindOf(name);
  return kind && name !== undefined ? { language, name, kind } : null;
}

/**
 * That page.
 *
 * @param {string} template @param {import('./scenes.js').Site} site @param {string} name
 */
function fillPage(template, site, name) {
  const kind = kindOf(name);
  if (kind === 'start') return fillStart(template, site);
  return kind === 'text'
    ? fillText(template, site, /** @type {(typeof textPages)[number]} */ (name))
    : fillScene(template, site, name);
}

/** @param {string} template @param {Asked} asked */
export async function fillFor(template, { language, name }) {
  return fillPage(template, await loadSite(language), name);
}

/** The page that has all scenes in one file. @param {string} template */
export async function fillOneFile(template) {
  return fillScene(template, await loadSite(usual), scenes[0].id, { isOneFile: true });
}

/** The small pictures of all scenes. */
export const stills = async () => spriteOf((await loadSite(usual)).scenes);

/**
 * Every file of the site.
 *
 * @param {Record<Kind, string>} sources the templates
 * @returns {Promise<{ fileName: string, source: string | Uint8Array }[]>}
 */
export async function filesFrom(sources) {
  /** @type {{ fileName: string, source: string | Uint8Array }[]} */
  const files = maps.map((map) => ({ fileName: map, source: readFileSync(join(root, map)) }));
  files.push({ fileName: 'stills.svg', source: await stills() });
  for (const language of languages) {
    const site = await loadSite(language);
    const folder = folderOf(language);
    for (const name of ['', ...textPages, ...scenes.map(({ id }) => id)]) {
      const kind = /** @type {Kind} */ (kindOf(name));
      files.push({ fileName: `${folder}${name && `${name}/`}index.html`, source: fillPage(sources[kind], site, name) });
    }
    for (const scene of site.scenes)
      files.push({ fileName: `${folder}${scene.id}/picture.png`, source: await pictureOf(scene) });
  }
  return files;
}
