// The site in one language as the build sees it: its words, and its scenes with what the library answers to their default.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/page.js';
import { loadSay } from '../../www/locales/index.js';
import { chosenIn, defaultState } from '../../www/model/state.js';
import { scenes } from '../../www/scenes/index.js';
import { root } from '../build/run.js';

/** @import { Frame, Say, Scene } from '../../www/model/types.js' */

/**
 * @typedef {object} BuiltScene
 * @property {string} id
 * @property {string} group
 * @property {Scene} scene
 * @property {Frame} frame the whole picture at its default
 * @property {Say} say
 * @property {string} explanation HTML
 * @property {string} description what the scene shows, for those who have not seen it
 * @property {Record<string, { query: string, about: string }>} terms that people search for, the query that answers each, and
 *   what each means
 */

/** @typedef {{ language: string, say: Say, scenes: BuiltScene[] }} Site its scenes are in the order of the list */

/** @param {string} language @returns {Promise<Site>} */
export async function loadSite(language) {
  const say = await loadSay(language, '', 'page', 'sheets');
  return { language, say, scenes: await Promise.all(scenes.map((entry) => builtScene(entry, language))) };
}

/** @param {import('../../www/scenes/index.js').Listed} entry @param {string} language @returns {Promise<BuiltScene>} */
async function builtScene({ id, group, load }, language) {
  const { default: scene } = await load();
  const say = await loadSay(language, id);
  const state = defaultState(scene.fields);
  const { result, steps } = scene.solve(graze, state);
  const blend = chosenIn(scene.fields, state);
  const step = steps.length - 1;
  const frame = { state, result, steps, step, t: 0, blend, hasField: false, hasNormals: true, say };
  const text = (/** @type {string} */ kind) =>
    readFileSync(join(root, `www/scenes/${id}/words/${language}.${kind}`), 'utf8');
  const { description, terms } = JSON.parse(text('json'));
  return { id, group, scene, frame, say, explanation: text('html').trim(), description, terms };
}
