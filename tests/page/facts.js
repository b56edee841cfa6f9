// What the tests of facts ask: a scene with its words, a case solved, an explanation, an exact turn.

import { readFileSync } from 'node:fs';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/worlds.js';
import { loadSay } from '../../www/locales/index.js';
import { defaultState } from '../../www/model/state.js';
import { scenes } from '../../www/scenes/index.js';
import { whole } from './exact-judge.js';

/** @typedef {import('../../www/model/types.js').Point} Point */

/** @param {string} id */
export async function sceneOf(id) {
  const { default: scene } = await /** @type {any} */ (scenes.find((each) => each.id === id)).load();
  return { scene, say: await loadSay('en', id) };
}

/** A ready-made case of a scene, solved. @param {any} scene @param {string} id */
export function solved(scene, id) {
  const state = {
    ...defaultState(scene.fields),
    ...scene.presets.find((/** @type {any} */ each) => each.id === id).state,
  };
  return { state, ...scene.solve(graze, state) };
}

/** The words of an explanation. @param {string} id */
export const proseOf = (id) =>
  readFileSync(new URL(`../../www/scenes/${id}/words/en.html`, import.meta.url), 'utf8').replaceAll(/<[^>]*>/g, '');

/** The sign of a turn, exactly. @param {Point} a @param {Point} b @param {Point} c */
export function turnOf(a, b, c) {
  const [ux, uy, vx, vy] = [b.x, b.y, c.x, c.y].map(whole).map((each, i) => each - whole(i % 2 === 0 ? a.x : a.y));
  const cross = ux * vy - uy * vx;
  return cross > 0n ? 1 : cross < 0n ? -1 : 0;
}
