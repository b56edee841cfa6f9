// The field layer of a query says of every place what the scene says from there.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/worlds.js';
import { defaultState, moveHandle, placeOfHandle } from '../../www/model/state.js';
import { handlesIn } from '../../www/model/things.js';
import { scenes } from '../../www/scenes/index.js';

const names = ['half-planes', 'clipping', 'rotated-rect', 'swept-circle', 'minkowski', 'orientation'];

for (const name of names) {
  const { default: scene } = await /** @type {(typeof scenes)[number]} */ (scenes.find(({ id }) => id === name)).load();
  const { world, fields } = scene;

  test(`${name}: with any handle in hand, the layer tells of each place what the scene says from there`, async () => {
    const step = (world.maxX - world.minX) / 26;
    const state = defaultState(fields);
    const ask = await /** @type {NonNullable<typeof scene.field>} */ (scene.field).load(scene);
    for (const handle of handlesIn(fields, state)) {
      const answers = ask(graze, handle, state);
      const seen = new Set();
      for (let y = world.minY + step / 3; y < world.maxY; y += step) {
        for (let x = world.minX + step; x < world.maxX; x += step) {
          const moved = moveHandle(fields, state, handle, { x, y }).state;
          const { result } = scene.solve(graze, moved);
          const at = placeOfHandle(fields, moved, handle);
          // Between the places of a lattice there is no answer.
          if (name === 'orientation' && Math.hypot(at.x - x, at.y - y) > 0.3) {
            assert.equal(answers.at({ x, y }), null);
            continue;
          }
          const { relation, span = result } = result ?? {};
          const isCross = relation === 'proper' || span?.contact === 'cross';
          const isMiss = relation === 'apart' || result === null || span === null;
          const t = relation ? 0.25 : (span?.enter?.t ?? 0);
          const told = isMiss ? null : isCross ? 1 - t : Number.NaN;
          assert.equal(answers.at({ x, y }), told, `${handle.id} at ${x}, ${y}`);
          seen.add(isCross);
        }
      }
      assert.ok(seen.size > 0);
    }
  });
}

test('where a hand goes from place to place, nothing lies between a miss and a crossing', async () => {
  const edges = new Map();
  for (const each of scenes) {
    const { default: scene } = await each.load();
    const state = defaultState(scene.fields);
    const [handle] = handlesIn(scene.fields, state);
    const answers = (await scene.field?.load(scene))?.(graze, handle, state);
    if (answers) edges.set(each.id, answers.edge);
  }
  assert.equal(edges.get('orientation'), null, 'on its lattice');
  edges.delete('orientation');
  assert.deepEqual(new Set(edges.values()), new Set(['touch', 'change']), 'everywhere else');
});

test('the legend of a layer calls what is drawn as the verdicts there are called', async () => {
  const { loadSay } = await import('../../www/locales/index.js');
  for (const language of ['en', 'ja', 'zh-Hans', 'id']) {
    const say = await loadSay(language, 'point', 'sheets');
    for (const [kind, verdict] of /** @type {const} */ ([
      ['Cross', 'inside'],
      ['Touch', 'boundary'],
      ['Miss', 'outside'],
    ]))
      assert.equal(say(`toolbar.field${kind}`), say(`contacts.${verdict}`).toLowerCase(), language);
  }
});
