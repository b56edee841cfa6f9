// What every scene shows in a few states, awkward numbers among them, for tests of the snippets that readers copy.

import '../../www/library/entries/node.js';
import { challenges } from '../../www/challenges/index.js';
import { challengeOf } from '../../www/challenges/load.js';
import { shownBy } from '../../www/element/share/shown.js';
import { challengeSetIn, givenIn } from '../../www/extras/index.js';
import { walkDirection } from '../../www/extras/walk/keys.js';
import * as graze from '../../www/library/entries/worlds.js';
import { loadSay } from '../../www/locales/index.js';
import { Model } from '../../www/model/model.js';
import { answerOf } from '../../www/model/sentences.js';
import { choicesOf, defaultState, withChoice } from '../../www/model/state.js';
import { scenes } from '../../www/scenes/index.js';
import { casesOf, dragged, isQuick, series } from '../page/samples.js';

/** @typedef {import('../../www/model/types.js').Scene} Scene */
/** @typedef {import('../../www/model/types.js').State} State */

/** Numbers that a careless text loses: thirds, neighbors of whole numbers, the smallest double, a negative zero. */
const awkward = [1 / 3, 0.1 + 0.2, 5e-324, 1e-7, -0, 2 ** -1074 * 3, 29.999999999999996, 64.00000000000001];

/** @param {Scene} scene @param {number} count @returns {State[]} states whose numbers are awkward ones, where the limits allow */
function awkwardStates(scene, count) {
  const random = series(11);
  return Array.from({ length: count }, () => {
    const state = defaultState(scene.fields);
    for (const [key, { components, options, has, check }] of Object.entries(scene.fields)) {
      for (const name of options ? [] : components) {
        if (has?.(name, null, state[key]) === false) continue;
        const value = { ...state[key], [name]: awkward[Math.floor(random() * awkward.length)] };
        if (random() < 0.6 && check(value) === null) state[key] = value;
      }
    }
    return state;
  });
}

/**
 * A case of a scene, and the same case after things were dragged in it.
 * @param {Scene} scene @param {State} state @returns {State[]}
 */
const withDrags = (scene, state) => [state, dragged(scene, state, 5), dragged(scene, state, 6)];

/**
 * The states that someone walks through with the keys of a ready-made walk, and a little beyond.
 * @param {Scene} scene @param {import('../../www/model/types.js').Preset} preset @returns {State[]}
 */
function walkedStates(scene, { walk }) {
  if (!walk) return [];
  let state = { ...defaultState(scene.fields), ...walk.state };
  const direction = walkDirection(walk.keys.split(' '));
  return Array.from({ length: walk.steps + 24 }, () => {
    state = givenIn(scene).walk?.(graze, state, direction) ?? state;
    return state;
  });
}

/** Every state that is tried of a scene. @param {Scene} scene @returns {State[]} */
function statesOf(scene) {
  const cases = casesOf(scene).map(({ state }) => state);
  const [start] = cases;
  const chosen = choicesOf(scene.fields).flatMap(({ key, options }) =>
    options
      .filter(isQuick)
      .map((option) => withChoice(scene.fields, start, key, option))
      .filter((state) => scene.fields[key].check(state[key]) === null),
  );
  const walks = (scene.presets ?? []).flatMap((preset) =>
    walkedStates(scene, preset).filter((_, step) => step % 8 === 0),
  );
  return [...cases.flatMap((state) => withDrags(scene, state)), ...chosen, ...walks, ...awkwardStates(scene, 4)];
}

/** The challenges of a scene, each a scene again. @param {string} id @param {Scene} scene @returns {Scene[]} */
const challengesIn = (id, scene) =>
  challenges.filter((each) => each.scene === id).map((each) => challengeOf(each.id, scene).scene);

/**
 * Everything that can be shared: each scene and each challenge in it, in every ready-made case and many states beside.
 *
 * @returns {Promise<{ id: string, scene: Scene, state: State, steps: number, shown: import('../../www/element/share/shown.js').Shown, call: import('../../www/model/types.js').Call | null, answer: any }[]>}
 */
export async function allShown() {
  const list = [];
  for (const { id, load } of scenes) {
    const { default: plain } = await load();
    for (const scene of [plain, ...challengesIn(id, plain)]) {
      const say = await loadSay('en', id, challengeSetIn(scene) ? 'challenges' : '');
      for (const state of statesOf(scene)) {
        // Each is opened by itself: the part of the plane that the one before showed would be a part of its link.
        const model = new Model(scene, graze, () => {});
        model.open(state);
        const { result, steps } = model;
        const call = scene.call?.(model.state, result) ?? null;
        list.push({
          id,
          scene,
          state,
          steps: steps.length,
          shown: shownBy(model, say),
          call,
          answer: answerOf(result),
        });
      }
    }
  }
  return list;
}
