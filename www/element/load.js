// What an element loads: its scene, its words, the library, and the sheets where they are shown.

import { loadSay, nearestLanguage } from '../locales/index.js';
import { findScene } from '../scenes/index.js';

/** @typedef {import('../model/types.js').Parts} Parts */

/**
 * The words of a scene; of an unknown one, those that all scenes share.
 * @param {string} language a language tag, or nothing @param {string} name @param {string} challenge set in it, or nothing
 */
export function wordsOf(language, name, challenge) {
  const say = loadSay(nearestLanguage(language), findScene(name)?.id ?? '', challenge && 'challenges');
  // The caller asks for them later; until then a failure is not an unhandled one.
  say.catch(() => {});
  return say;
}

/**
 * What a show needs: the scene and the library; what only some scenes have: the hand to walk, the line of a second answer,
 * the pad for single steps, the time axis; and the challenge if there is one.
 * @typedef {object} Extras
 * @property {typeof import('./hands/walk.js').Walk | null} Walk
 * @property {typeof import('./panel/rival-line.js').RivalLine | null} RivalLine
 * @property {typeof import('./panel/step-pad.js').StepPad | null} StepPad
 * @property {typeof import('./panel/time-axis.js').TimeAxis | null} TimeAxis
 * @property {import('./challenge/load.js').Dare | null} dare
 */
/** @typedef {Parts & Extras} Loaded */

/**
 * The scene and the library, loaded side by side.
 * @param {string} name @param {URL} [source] of the wasm @param {string} [challenge] to be set in it
 * @returns {Promise<Loaded>}
 * @throws {RangeError} with the name alone, if there is no such scene
 */
export async function loadParts(name, source, challenge = '') {
  const entry = findScene(name);
  if (!entry) throw new RangeError(name);
  const [{ default: scene }, graze] = await Promise.all([entry.load(), loadLibrary(source)]);
  const [walker, pad, axis] = await Promise.all([
    scene.walk ? import('./walker.js') : null,
    scene.hasPad ? import('./panel/step-pad.js') : null,
    scene.times ? import('./panel/time-axis.js') : null,
  ]);
  const own = {
    Walk: walker?.Walk ?? null,
    RivalLine: walker?.RivalLine ?? null,
    StepPad: pad?.StepPad ?? null,
    TimeAxis: axis?.TimeAxis ?? null,
  };
  const dare = challenge ? (await import('./challenge/load.js')).challengeIn(challenge, scene) : null;
  return { scene: dare?.scene ?? scene, graze, ...own, dare };
}

/**
 * The library, with its one instance.
 * @param {URL} [source] of the wasm
 * @returns {Promise<import('../model/types.js').Library>}
 */
async function loadLibrary(source) {
  const graze = await import('../library/entries/page.js');
  await graze.load(source);
  return graze;
}

/** @returns {Promise<typeof import('./opening.js').Opening | undefined>} nothing to play is no reason to show nothing */
export async function loadOpening() {
  const opening = await import('./opening.js').catch(() => null);
  return opening?.Opening;
}

/** @returns {Promise<typeof import('./panel/sheets.js').Sheets>} */
export async function loadSheets() {
  return (await import('./panel/sheets.js')).Sheets;
}

/**
 * Whether an error says that there is no WebAssembly here, or that the page forbids it.
 * @param {unknown} error
 */
export function isForbidden(error) {
  if (typeof WebAssembly !== 'object') return true;
  return error instanceof Error && /content security|unsafe-eval|\bcsp\b|disallowed by embedder/i.test(error.message);
}
