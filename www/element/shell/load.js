// What an element loads: its scene, its words, and the library.

import * as base from '../../library/entries/page.js';
import { loadSay } from '../../locales/index.js';
import { findScene } from '../../scenes/index.js';

/** @import { Parts } from '../../model/types.js' */

/**
 * The words of a scene; of an unknown one, those that all scenes share.
 * @param {string} language @param {string} name @param {string} challenge set in it, or nothing
 */
export function wordsOf(language, name, challenge) {
  const say = loadSay(language, findScene(name)?.id ?? '', challenge && 'challenges');
  // The caller asks for them later; until then a failure is not an unhandled one.
  say.catch(() => {});
  return say;
}

/** @typedef {(host: import('../../extras/index.js').Host) => import('../../extras/index.js').Extra} Maker makes an extra of the scene */
/** @typedef {Parts & { makers: Maker[] }} Loaded */

/**
 * The scene with a challenge set in it, if it has that challenge, the library, and what the scene brings besides.
 * @param {string} name @param {URL} [source] of the wasm @param {string} [challenge]
 * @returns {Promise<Loaded>}
 * @throws {RangeError} with the name alone, if there is no such scene
 */
export async function loadAll(name, source, challenge) {
  const entry = findScene(name);
  if (!entry) throw new RangeError(name);
  // Few figures ask about worlds.
  const graze = /** @type {Promise<import('../../model/types.js').Library>} */ (
    entry.asksWorlds ? import('../../library/entries/worlds.js') : Promise.resolve(base)
  );
  const [{ default: own }, library] = await Promise.all([entry.load(), graze, base.load(source)]);
  const { challengeIn } = challenge ? await import('../../challenges/load.js') : {};
  const scene = challengeIn?.(challenge ?? '', own)?.scene ?? own;
  const makers = await Promise.all(
    (scene.extras ?? []).map(async ({ given, load }) => {
      const { default: Extra } = await load();
      return (/** @type {import('../../extras/index.js').Host} */ host) => new Extra(host, given);
    }),
  );
  return { scene, graze: library, makers };
}

/**
 * Whether an error says that there is no WebAssembly here, or that the page forbids it.
 * @param {unknown} error
 */
export function isForbidden(error) {
  if (typeof WebAssembly !== 'object') return true;
  return error instanceof Error && /content security|unsafe-eval|\bcsp\b|disallowed by embedder/i.test(error.message);
}
