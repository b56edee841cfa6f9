// Walls that come and go, in every scene with several of them: by button and key, in links, up to 200.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import { aabbVsAabb } from '../../www/library/entries/index.js';
import * as graze from '../../www/library/entries/page.js';
import { readState, writeState } from '../../www/model/permalink.js';
import { defaultState, handlesIn, isSameState } from '../../www/model/state.js';
import { keysOf, mostWalls, wallsOf } from '../../www/parts/wall-fields.js';
import { scenes } from '../../www/scenes/index.js';
import { recordingPen } from './recording-pen.js';

/** @typedef {import('../../www/model/types.js').State} State */

const still = { x: 0, y: 0 };

for (const { id, load } of scenes) {
  const { default: scene } = await load();
  const { fields } = scene;
  if (!scene.walls) continue;
  const walls = await scene.walls.loadEdits();
  const { least = 0 } = scene.walls;
  const usual = defaultState(fields);
  const keys = keysOf(usual);
  // A scene that opens with one wall can have more.
  const start = least > 0 ? (walls.add(walls.add(usual, '')?.state ?? {}, '')?.state ?? {}) : usual;

  /** @param {State} state @param {number} count */
  const withMore = (state, count) => {
    let now = state;
    for (let i = 0; i < count; i++) now = walls.add(now, '')?.state ?? now;
    return now;
  };

  test(`${id}: an added wall has a handle, is where nothing is, and comes with a link`, () => {
    const before = wallsOf(start).length;
    const added = walls.add(start, '');
    assert.ok(added);
    assert.equal(added.id, `wall${before + 1}`);
    assert.equal(wallsOf(added.state).length, before + 1);
    assert.ok(handlesIn(fields, added.state).some((handle) => handle.id === added.id));
    assert.ok(!handlesIn(fields, start).some((handle) => handle.id === added.id));
    const own = added.state[added.id];
    for (const other of wallsOf(start)) assert.equal(aabbVsAabb(own, still, other, still), null);
    const insideOf = (/** @type {State} */ state) => scene.solve(graze, state).result?.inside?.length;
    assert.equal(insideOf(added.state), insideOf(start));
    assert.deepEqual(readState(fields, writeState(fields, added.state)), added.state);
  });

  test(`${id}: a removed wall is gone, those after it move up, and a link says so`, () => {
    const before = wallsOf(start);
    const removed = walls.remove(start, 'wall2');
    assert.ok(removed);
    assert.deepEqual(wallsOf(removed.state), [before[0], ...before.slice(2)]);
    assert.equal(removed.id, 'wall2');
    assert.deepEqual(readState(fields, writeState(fields, removed.state)), removed.state);
    const last = walls.remove(start, 'motion');
    assert.deepEqual(wallsOf(last?.state ?? {}), before.slice(0, -1));
    const first = walls.remove(start, keys[0]);
    assert.deepEqual([first?.id, wallsOf(first?.state ?? {})], [keys[0], before.slice(1)]);
  });

  test(`${id}: with as few walls as can be it answers and draws, and no more can be removed`, () => {
    let state = start;
    while (wallsOf(state).length > least) state = walls.remove(state, '')?.state ?? {};
    assert.equal(walls.remove(state, ''), null);
    const { result, steps } = scene.solve(graze, state);
    const { pen, strokes } = recordingPen();
    const look = { step: steps.length - 1, t: 0, blend: {}, hasField: false, hasNormals: true, say: String };
    scene.draw(pen, { state, result, steps, ...look });
    assert.ok(strokes.length > 0);
    assert.deepEqual(readState(fields, writeState(fields, state)), state);
  });

  test(`${id}: two hundred walls can be there, and no more; their link reads back, and presets clear them`, () => {
    const state = withMore(start, mostWalls);
    assert.equal(wallsOf(state).length, mostWalls);
    assert.equal(walls.add(state, ''), null);
    // The longest numbers that a drag makes.
    const long = wallsOf(state).map(({ minX, minY, maxX, maxY }) => ({
      minX: minX + 0.123456789,
      minY: minY + 0.123456789,
      maxX: maxX + 0.123456789,
      maxY: maxY + 0.123456789,
    }));
    const dragged = { ...state, ...Object.fromEntries(long.map((wall, i) => [keys[i], wall])) };
    const link = writeState(fields, dragged);
    assert.deepEqual(readState(fields, link), dragged, `${link.length}`);
    const { result, steps } = scene.solve(graze, dragged);
    assert.ok(steps.length > 0 && (result.inside?.length ?? 0) <= mostWalls);
    const preset = scene.presets?.[0]?.state ?? {};
    assert.ok(isSameState(fields, { ...dragged, ...preset }, { ...usual, ...preset }));
  });

  test(`${id}: an absent wall in a link must be written as such`, () => {
    assert.ok(readState(fields, '1~wall9=0,0,-1,-1'));
    for (const wrong of ['0,0,-1,-2', '-1,-1,-1,-1', '5,5,4,9'])
      assert.equal(readState(fields, `1~wall9=${wrong}`), null);
    assert.equal(readState(fields, '1~wall201=1,1,2,2'), null);
  });
}
