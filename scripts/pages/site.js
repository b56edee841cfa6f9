// The files of the site: the page of the first scene, and for each scene a folder with its page and its picture.

import { scenes } from '../../www/scenes/index.js';
import { pictureOf } from './picture.js';
import { loadScenes } from './scenes.js';
import { fillPage, fillUse } from './template.js';

export { fillUse, loadScenes };

/**
 * The scene whose page an address is.
 *
 * @param {string} url
 */
export function sceneIn(url) {
  const name = /^\/([\w-]+)\/(?:index\.html)?(?:[?#]|$)/.exec(url)?.[1];
  return scenes.find(({ id }) => id === name)?.id;
}

/**
 * The page that an address asks for.
 *
 * @param {string} template @param {string} url @param {import('./scenes.js').BuiltScene[]} all
 * @param {{ isOneFile?: boolean }} [options]
 */
export function fillFor(template, url, all, options) {
  const name = sceneIn(url);
  return fillPage(template, name ?? scenes[0].id, name ? '../' : './', all, options);
}

/**
 * Every page of the site, and the picture of each scene.
 *
 * @param {string} template
 * @returns {Promise<{ first: string, others: { fileName: string, source: string | Uint8Array }[] }>}
 */
export async function filesFrom(template) {
  const all = await loadScenes();
  const folders = all.map(async (scene) => [
    { fileName: `${scene.id}/index.html`, source: fillPage(template, scene.id, '../', all) },
    { fileName: `${scene.id}/picture.png`, source: await pictureOf(scene) },
  ]);
  return { first: fillPage(template, scenes[0].id, './', all), others: (await Promise.all(folders)).flat() };
}
