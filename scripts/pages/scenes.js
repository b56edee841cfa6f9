// The scenes as the build sees them: with their words, and with what the library answers to their default.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/page.js';
import { loadSay } from '../../www/locales/index.js';
import { chosenIn, defaultState } from '../../www/model/state.js';
import { scenes } from '../../www/scenes/index.js';
import { root } from '../run.js';

/**
 * @typedef {object} BuiltScene
 * @property {string} id
 * @property {string} group
 * @property {import('../../www/model/types.js').Scene} scene
 * @property {import('../../www/model/types.js').Frame} frame the whole picture at its default
 * @property {import('../../www/model/types.js').Say} say
 * @property {string} explanation HTML
 */

/** @returns {Promise<BuiltScene[]>} in the order of the list */
export async function loadScenes() {
  return Promise.all(
    scenes.map(async ({ id, group, load }) => {
      const { default: scene } = await load();
      const say = await loadSay('en', id);
      const state = defaultState(scene.fields);
      const { result, steps } = scene.solve(graze, state);
      const blend = chosenIn(scene.fields, state);
      const frame = {
        state,
        result,
        steps,
        step: steps.length - 1,
        t: 0,
        blend,
        hasField: false,
        hasNormals: true,
        say,
      };
      const file = join(root, `www/scenes/${id}/words/en.html`);
      const explanation = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
      return { id, group, scene, frame, say, explanation };
    }),
  );
}
