// The field layer of travels says of every place what the travel from there says.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/worlds.js';
import { defaultState } from '../../www/model/state.js';
import { handleOf } from '../../www/model/things.js';
import { travelVerdict } from '../../www/parts/travel.js';
import bounce from '../../www/scenes/bounce/scene.js';
import room from '../../www/scenes/room/scene.js';
import slide from '../../www/scenes/slide/scene.js';
import { moveHandle } from './by-name.js';

/**
 * How far from the tip of its motion a mover ends, as a share of that motion.
 * @param {import('../../www/model/types.js').State} state @param {import('../../www/model/types.js').Point} position
 */
function lostOf({ circle, mover, motion }, position) {
  const [x, y] = circle ? [circle.x, circle.y] : [mover.minX, mover.minY];
  const lost = Math.hypot(x + motion.x - position.x, y + motion.y - position.y);
  return Math.min(1, lost / Math.hypot(motion.x, motion.y) || 0);
}

for (const [scene, handle] of /** @type {const} */ ([
  [slide, 'circle'],
  [slide, 'motion'],
  [slide, 'walls[4]'],
  [bounce, 'mover'],
])) {
  test(`${scene.id}: with ${handle} in hand, each place has the verdict of the travel from there`, async () => {
    const state = defaultState(scene.fields);
    const answers = (await scene.field?.load(scene))?.(graze, handleOf(scene.fields, handle), state);
    const seen = new Set();
    for (let y = 3; y < 99; y += 4) {
      for (let x = 2; x < 158; x += 4) {
        const moved = moveHandle(scene.fields, state, handle, { x, y }).state;
        const { result } = scene.solve(graze, moved);
        const answer = answers?.at({ x, y }) ?? null;
        const told = answer === null ? 'miss' : answer >= 0 ? 'touch' : 'cross';
        assert.equal(told, travelVerdict(result), `${x}, ${y}`);
        if (told === 'touch') {
          const bounces = new Set(result.hits.map((/** @type {any} */ { leg }) => leg)).size;
          assert.equal(answer, scene === bounce ? Math.min(4, bounces) / 4 : lostOf(moved, result.position));
        }
        seen.add(told);
      }
    }
    assert.ok(seen.size >= 2, `only ${[...seen]} were seen`);
  });
}

for (const i of [0, 1]) {
  test(`room: with a handle of mover ${i + 1} in hand, each place says what becomes of that mover`, async () => {
    const state = {
      ...defaultState(room.fields),
      movers: [
        { x: 30, y: 40, radius: 6, motion: { x: 60, y: 20 } },
        { x: 60, y: 50, radius: 6, motion: { x: 40, y: 0 } },
      ],
    };
    const handle = handleOf(room.fields, `movers[${i}]`);
    const answers = (await room.field?.load(room))?.(graze, handle, state);
    for (let y = 10; y < 90; y += 8) {
      for (let x = 12; x < 150; x += 8) {
        const { travels } = room.solve(graze, moveHandle(room.fields, state, handle.id, { x, y }).state).result;
        const answer = answers?.at({ x, y }) ?? null;
        const told = answer === null ? 'miss' : answer >= 0 ? 'touch' : 'cross';
        assert.equal(told, travelVerdict(travels[i]), `${x}, ${y}`);
      }
    }
  });
}
