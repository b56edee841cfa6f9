// What an element loads: its scene, its words, the library, and the sheets where they are shown.

import * as graze from '../library/page.js';
import { loadSay, nearestLanguage } from '../locales/index.js';
import { findScene } from '../scenes/index.js';

/**
 * The words of a scene; of an unknown one, those that all scenes share.
 * @param {string} language a language tag, or nothing @param {string} name
 */
export function wordsOf(language, name) {
  const say = loadSay(nearestLanguage(language), findScene(name)?.id ?? '');
  // The caller asks for them later; until then a failure is not an unhandled one.
  say.catch(() => {});
  return say;
}

/**
 * The scene and the library, loaded side by side.
 * @param {string} name @param {URL} [source] of the wasm
 * @throws {RangeError} with the name alone, if there is no such scene
 */
export async function loadParts(name, source) {
  const entry = findScene(name);
  if (!entry) throw new RangeError(name);
  const [{ default: scene }] = await Promise.all([entry.load(), graze.load(source)]);
  return { scene, graze };
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
