// The site as the build sees it: in each language its words, and its scenes with what the library answers to their default; and
// its files, made of them: pages, pictures and verdict maps.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import '../../www/library/entries/node.js';
import { chapters } from '../../www/lesson/chapters.js';
import * as graze from '../../www/library/entries/worlds.js';
import { languages, loadSay, usual } from '../../www/locales/index.js';
import { readState } from '../../www/model/permalink.js';
import { chosenIn } from '../../www/model/state.js';
import { findScene, scenes } from '../../www/scenes/index.js';
import { root } from '../build/run.js';
import { countAnswers, lessonWords } from './lesson.js';
import { pictureOf, spriteOf } from './pictures.js';
import { fillLesson, fillScene, fillStart, fillText, folderOf, textPages } from './template.js';

/** @import { Frame, Say, Scene } from '../../www/model/types.js' */
/** @import { Listed } from '../../www/scenes/index.js' */

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

/**
 * @typedef {object} Site
 * @property {string} language
 * @property {Say} say
 * @property {BuiltScene[]} scenes in the order of the list
 * @property {string} lesson its words
 * @property {BuiltScene[]} figures those of the lesson, in their states
 */

/** @param {string} language @returns {Promise<Site>} */
export async function loadSite(language) {
  const say = await loadSay(language, '', 'page', 'sheets', 'lesson');
  const figures = chapters.map(({ figure: { name, state } }) =>
    builtScene(/** @type {Listed} */ (findScene(name)), language, state),
  );
  return {
    language,
    say,
    lesson: lessonWords(language),
    scenes: await Promise.all(scenes.map((entry) => builtScene(entry, language))),
    figures: await Promise.all(figures),
  };
}

/** @param {Listed} entry @param {string} language @param {string} [text] its state @returns {Promise<BuiltScene>} */
async function builtScene({ id, group, load }, language, text = '') {
  const { default: scene } = await load();
  const say = await loadSay(language, id);
  const state = readState(scene.fields, text);
  if (!state) throw new RangeError(`${id} has no state ${text}`);
  const { result, steps } = scene.solve(graze, state);
  const blend = chosenIn(scene.fields, state);
  const step = steps.length - 1;
  const frame = { state, result, steps, step, t: 0, blend, hasField: false, hasNormals: true, say };
  const words = (/** @type {string} */ kind) =>
    readFileSync(join(root, `www/scenes/${id}/words/${language}.${kind}`), 'utf8');
  const { description, terms } = JSON.parse(words('json'));
  return { id, group, scene, frame, say, explanation: words('html').trim(), description, terms };
}

/** The template of each kind of page. */
export const templates = /** @type {const} */ ({
  start: 'www/page/start.html',
  scene: 'www/page/scene.html',
  text: 'www/page/text.html',
  lesson: 'www/lesson/lesson.html',
});

/** @typedef {keyof typeof templates} Kind */
/** @typedef {{ language: string, name: string, kind: Kind }} Asked `name` is that of a scene, of a page of text or of the lesson, or nothing */

/** @param {string} name @returns {Kind | null} null if it is that of no page */
function kindOf(name) {
  if (name === '') return 'start';
  if (name === 'lesson') return name;
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
 * @param {string} template @param {Site} site @param {string} name
 */
async function fillPage(template, site, name) {
  const kind = kindOf(name);
  if (kind === 'start') return fillStart(template, site);
  if (kind === 'lesson') return fillLesson(template, site, await countAnswers());
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

/** What a page may load and run: files of the site, and pictures that it has made itself. */
const shared =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'";
/** No text becomes code or HTML but the explanations. */
const strict = `${shared}; require-trusted-types-for 'script'; trusted-types graze-words`;
/** The editor of the lesson writes style elements, and its worker is started by an address, which is a text. */
const forLesson = `${shared}; style-src 'self' 'unsafe-inline'`;

/** A page with its policy. While developing there is none: Vite adds scripts of its own. @param {string} html @param {Kind} kind */
const guarded = (html, kind) =>
  html.replace(
    '<meta charset="utf-8">',
    `$&\n    <meta http-equiv="Content-Security-Policy" content="${kind === 'lesson' ? forLesson : strict}">`,
  );

/**
 * Every file of the site.
 *
 * @param {Record<Kind, string>} sources the templates
 * @returns {Promise<{ fileName: string, source: string | Uint8Array }[]>}
 */
export async function filesFrom(sources) {
  /** @type {{ fileName: string, source: string | Uint8Array }[]} */
  const files = [{ fileName: 'stills.svg', source: await stills() }];
  for (const map of readdirSync(join(root, 'docs/maps')))
    files.push({ fileName: `docs/maps/${map}`, source: readFileSync(join(root, 'docs/maps', map)) });
  for (const language of languages) {
    const site = await loadSite(language);
    const folder = folderOf(language);
    for (const name of ['', 'lesson', ...textPages, ...scenes.map(({ id }) => id)]) {
      const kind = /** @type {Kind} */ (kindOf(name));
      const source = guarded(await fillPage(sources[kind], site, name), kind);
      files.push({ fileName: `${folder}${name && `${name}/`}index.html`, source });
    }
    for (const scene of site.scenes)
      files.push({ fileName: `${folder}${scene.id}/picture.png`, source: await pictureOf(scene) });
  }
  return files;
}
