// Several walls in the scene swept-circle: the first one is that of a world, to the last bit, and everything on show agrees.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import { circleVsAabb, createWorld } from '../../www/library/entries/index.js';
import * as graze from '../../www/library/entries/page.js';
import { defaultState } from '../../www/model/state.js';
import { handleOf } from '../../www/model/things.js';
import scene from '../../www/scenes/swept-circle/scene.js';
import { moveHandle } from './by-name.js';
import { samples, series } from './samples.js';

/** @typedef {import('../../www/model/types.js').Box} Box */
/** @typedef {import('../../www/model/types.js').State} State */

const usual = defaultState(scene.fields);
/** @param {Box[]} walls @param {State} [more] @returns {State} */
const withWalls = (walls, more) => ({ ...usual, walls, ...more });
const several = { ...usual, ...scene.presets?.find(({ id }) => id === 'several')?.state };

/** What a world of the walls says. @param {State} state */
function firstInWorld(state) {
  const world = createWorld(state.walls);
  const found = world.first({ mover: state.circle, motion: state.motion });
  world.dispose();
  return found;
}

test('the first of several walls is the one of a world', () => {
  let met = 0;
  for (const state of samples(scene, 600).filter((each) => each.walls.length > 1)) {
    const found = firstInWorld(state);
    const { result, steps } = scene.solve(graze, state);
    assert.deepEqual(result?.found ?? null, found);
    assert.deepEqual([...new Set(steps.slice(0, -1).map(({ wall }) => wall))], [...state.walls.keys()]);
    const { key, values } = scene.summary(result, steps);
    const end = scene.caption(steps, steps.length - 1);
    if (found)
      assert.deepEqual(end.values, { count: state.walls.length, wall: `@handles.walls[${found.id}]`, t: found.t });
    else assert.equal(end.key, 'result.among.missed');
    if (found) met += 1;
    else assert.deepEqual([key, values], ['result.among.missed', { count: state.walls.length }]);
  }
  assert.ok(met > 20, `${met}`);
});

test('times that round to the same double are told apart, and equal ones go by the number', () => {
  const random = series(3);
  let close = 0;
  for (let i = 0; i < 400; i++) {
    const minX = 90 + random() * 50;
    const walls = [minX + 1.5e-14, minX].map((x) => ({ minX: x, minY: 20, maxX: 150, maxY: 60 }));
    const state = withWalls(walls, { circle: { x: 20, y: 40, radius: 7 }, motion: { x: 135, y: 0.3 } });
    const { result } = scene.solve(graze, state);
    assert.deepEqual(result.found, firstInWorld(state));
    const [one, other] = walls.map((wall) => circleVsAabb(state.circle, state.motion, wall)?.enter?.t);
    if (walls[0].minX !== minX && one === other) {
      close += 1;
      assert.equal(result.found.id, 1);
    }
  }
  assert.ok(close > 5, `${close}`);
  const tiles = [40, 60].map((minX) => ({ minX, minY: 60, maxX: minX + 20, maxY: 70 }));
  const seam = withWalls(tiles, { circle: { x: 60, y: 20, radius: 5 }, motion: { x: 0, y: 60 } });
  const { result, steps } = scene.solve(graze, seam);
  assert.equal(result.found.id, 0);
  assert.deepEqual(
    steps.flatMap(({ place }) => place ?? []),
    ['firstSoFar', 'together'],
  );
  assert.equal(scene.summary(result, steps).key, 'result.among.together');
});

for (const [handle, state] of /** @type {[string, State][]} */ ([
  ['motion', several],
  ['circle', several],
  ['circle.radius', several],
  ['walls[2]', several],
  ['walls[2].top', several],
  ['walls[0]', several],
  ['walls[0].left', several],
  ['motion', usual],
])) {
  test(`with ${handle} in hand and ${state.walls.length} walls, each place is told as the scene says from there`, async () => {
    const answers = (await scene.field?.load(scene))?.(graze, handleOf(scene.fields, handle), state);
    const seen = new Set();
    for (let y = 4.3; y < 97; y += 3.7) {
      for (let x = 3.1; x < 150; x += 3.7) {
        const moved = moveHandle(scene.fields, state, handle, { x, y }).state;
        // Of a wall in hand it tells whether that one is hit, whatever the others are.
        const held = moved.walls[Number(/\d/.exec(handle)?.[0] ?? -1)];
        const { result } = scene.solve(graze, held ? { ...moved, walls: [held] } : moved);
        const { contact, enter } = result ?? {};
        const told = contact === 'cross' ? 1 - (enter?.t ?? 0) : contact === 'touch' ? Number.NaN : null;
        assert.equal(answers?.at({ x, y }), told, `${x}, ${y}`);
        seen.add(contact);
      }
    }
    assert.ok(seen.has('cross'), 'nothing is tinted');
  });
}
