// What every scene shows in a few states, awkward numbers among them, for tests of the snippets that readers copy.

import '../../www/library/node.js';
import { shownBy } from '../../www/element/share/shown.js';
import * as graze from '../../www/library/page.js';
import { loadSay } from '../../www/locales/index.js';
import { Model } from '../../www/model/model.js';
import { defaultState } from '../../www/model/state.js';
import { scenes } from '../../www/scenes/index.js';
import { samples, series } from '../page/samples.js';

/** @typedef {import('../../www/model/types.js').Scene} Scene */
/** @typedef {import('../../www/model/types.js').State} State */

/** Numbers that a careless text loses: thirds, neighbors of whole numbers, the smallest double, a negative zero. */
const awkward = [1 / 3, 0.1 + 0.2, 5e-324, 1e-7, -0, 2 ** -1074 * 3, 29.999999999999996, 64.00000000000001];

/** @param {Scene} scene @param {number} count @returns {State[]} states whose numbers are awkward ones, where the limits allow */
function awkwardStates(scene, count) {
  const random = series(11);
  return Array.from({ length: count }, () => {
    const state = defaultState(scene.fields);
    for (const [key, { components, options, check }] of Object.entries(scene.fields)) {
      for (const name of options ? [] : components) {
        const value = { ...state[key], [name]: awkward[Math.floor(random() * awkward.length)] };
        if (random() < 0.6 && check(value) === null) state[key] = value;
      }
    }
    return state;
  });
}

/**
 * Everything that can be shared, scene by scene.
 *
 * @returns {Promise<{ id: string, shown: import('../../www/element/share/shown.js').Shown, state: State, result: any }[]>}
 */
export async function allShown() {
  const list = [];
  for (const { id, load } of scenes) {
    const [{ default: scene }, say] = await Promise.all([load(), loadSay('en', id)]);
    const model = new Model(scene, graze, () => {});
    for (const state of [...samples(scene, 4), ...awkwardStates(scene, 4)]) {
      model.open(state);
      list.push({ id, shown: shownBy(model, say), state: model.state, result: model.result });
    }
  }
  return list;
}
