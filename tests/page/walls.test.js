// Walls that come and go, in every scene with several of them: by button and key, in links, up to 200.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import { aabbVsAabb } from '../../www/library/entries/index.js';
import * as graze from '../../www/library/entries/page.js';
import { readState, writeState } from '../../www/model/permalink.js';
import { defaultState, isSameState } from '../../www/model/state.js';
import { handlesIn, listIn } from '../../www/model/things.js';
import { withoutWall, withWall } from '../../www/parts/wall-edits.js';
import { mostWalls } from '../../www/parts/walls.js';
import { scenes } from '../../www/scenes/index.js';

/** @typedef {import('../../www/model/types.js').Box} Box */
/** @typedef {import('../../www/model/types.js').State} State */

const still = { x: 0, y: 0 };

for (const { id, load } of scenes) {
  const { default: scene } = await load();
  const { fields } = scene;
  if (listIn(fields) !== 'walls') continue;
  const { least = 0 } = fields.walls;
  const usual = defaultState(fields);

  /** @param {State} state @param {number} count */
  const withMore = (state, count) => {
    let now = state;
    for (let i = 0; i < count; i++) now = withWall(scene, now)?.state ?? now;
    return now;
  };
  // A scene that opens with one wall can have more.
  const start = withMore(usual, 2 * least);

  test(`${id}: an added wall has a handle, is where nothing is, and comes with a link`, () => {
    const before = start.walls;
    const added = withWall(scene, start);
    assert.ok(added);
    assert.equal(added.id, `walls[${before.length}]`);
    assert.deepEqual(added.state.walls.slice(0, -1), before);
    assert.ok(handlesIn(fields, added.state).some((handle) => handle.id === added.id));
    assert.ok(!handlesIn(fields, start).some((handle) => handle.id === added.id));
    const own = added.state.walls.at(-1);
    // With some room around it.
    const around = { minX: own.minX - 0.9, minY: own.minY - 0.9, maxX: own.maxX + 0.9, maxY: own.maxY + 0.9 };
    for (const other of before) assert.equal(aabbVsAabb(around, still, other, still), null);
    const insideOf = (/** @type {State} */ state) => scene.solve(graze, state).result?.inside?.length;
    assert.equal(insideOf(added.state), insideOf(start));
    assert.deepEqual(readState(fields, writeState(fields, added.state)), added.state);
  });

  test(`${id}: a removed wall is gone, those after it move up, and a link says so`, () => {
    const before = start.walls;
    const removed = withoutWall(scene, start, 'walls[1].left');
    assert.ok(removed);
    assert.deepEqual(removed.state.walls, [before[0], ...before.slice(2)]);
    assert.equal(removed.id, 'walls[1]');
    assert.deepEqual(readState(fields, writeState(fields, removed.state)), removed.state);
    const last = withoutWall(scene, start, 'motion');
    assert.deepEqual(last?.state.walls, before.slice(0, -1));
    assert.equal(last?.id, `walls[${before.length - 2}]`);
    const first = withoutWall(scene, start, 'walls[0]');
    assert.deepEqual([first?.id, first?.state.walls], ['walls[0]', before.slice(1)]);
  });

  test(`${id}: two hundred walls can be there, and no more; their link reads back, and presets clear them`, () => {
    const state = withMore(start, mostWalls);
    assert.equal(state.walls.length, mostWalls);
    assert.equal(withWall(scene, state), null);
    // The longest numbers that a drag makes.
    const by = 0.123456789;
    const walls = state.walls.map((/** @type {Box} */ { minX, minY, maxX, maxY }) => ({
      minX: minX + by,
      minY: minY + by,
      maxX: maxX + by,
      maxY: maxY + by,
    }));
    const dragged = { ...state, walls };
    const link = writeState(fields, dragged);
    assert.deepEqual(readState(fields, link), dragged, `${link.length}`);
    const { result, steps } = scene.solve(graze, dragged);
    assert.ok(steps.length > 0 && (result.inside?.length ?? 0) <= mostWalls);
    const preset = scene.presets?.[0]?.state ?? {};
    assert.ok(isSameState(fields, { ...dragged, ...preset }, { ...usual, ...preset }));
  });
}
