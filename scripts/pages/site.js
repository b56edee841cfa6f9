// The files of the site: in each language the page of the first scene, a folder with the page of each scene, and how to use it
// all; the picture of each scene, and the verdict maps.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, usual } from '../../www/locales/index.js';
import { scenes } from '../../www/scenes/index.js';
import { root } from '../run.js';
import { pictureOf } from './picture.js';
import { maps } from './readme.js';
import { loadSite } from './scenes.js';
import { fillPage, fillUse, folderOf } from './template.js';

/** @typedef {{ language: string, name: string, template: 'index.html' | 'use.html' }} Asked `name` is that of a scene, `use`, or nothing */

/**
 * The page that an address asks for.
 *
 * @param {string} url
 * @returns {Asked | null} null if it is not one of ours
 */
export function pageAt(url) {
  const [path] = url.split(/[?#]/);
  const language = languages.find((each) => each !== usual && path.startsWith(`/${folderOf(each)}`)) ?? usual;
  const name = /^([\w-]*)\/?(?:index\.html)?$/.exec(path.slice(folderOf(language).length + 1))?.[1] ?? null;
  if (name === 'use') return { language, name, template: 'use.html' };
  const isOurs = name === '' || scenes.some(({ id }) => id === name);
  return isOurs && name !== null ? { language, name, template: 'index.html' } : null;
}

/**
 * That page.
 *
 * @param {string} template @param {Asked} asked @param {{ isOneFile?: boolean }} [options]
 */
export async function fillFor(template, { language, name }, options) {
  const site = await loadSite(language);
  if (name === 'use') return fillUse(template, site);
  return fillPage(template, site, name || scenes[0].id, name ? '../' : './', options);
}

/**
 * Every page of the site, the picture of each scene, and the verdict maps.
 *
 * @param {string} index the template of most pages @param {string} use that of the page that says how to use it
 * @returns {Promise<{ fileName: string, source: string | Uint8Array }[]>}
 */
export async function filesFrom(index, use) {
  /** @type {{ fileName: string, source: string | Uint8Array }[]} */
  const files = maps.map((map) => ({ fileName: map, source: readFileSync(join(root, map)) }));
  for (const language of languages) {
    const site = await loadSite(language);
    const folder = folderOf(language);
    files.push({ fileName: `${folder}index.html`, source: fillPage(index, site, scenes[0].id, './') });
    files.push({ fileName: `${folder}use/index.html`, source: fillUse(use, site) });
    for (const scene of site.scenes) {
      files.push({ fileName: `${folder}${scene.id}/index.html`, source: fillPage(index, site, scene.id, '../') });
      files.push({ fileName: `${folder}${scene.id}/picture.png`, source: await pictureOf(scene) });
    }
  }
  return files;
}
