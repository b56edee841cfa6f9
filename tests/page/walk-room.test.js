// Walls dropped on the walker: whatever the room, it then is in no wall, or no free place is left and the page says so. Judged
// in whole numbers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/page.js';
import { loadSay } from '../../www/locales/index.js';
import { defaultState } from '../../www/model/state.js';
import { loadRoom, wallsIn } from '../../www/scenes/walk/exact.js';
import scene, { walk } from '../../www/scenes/walk/scene.js';
import { whole } from './exact-judge.js';
import { nastyRooms } from './nasty-rooms.js';

/** @typedef {import('../../www/model/types.js').Box} Box */
/** @typedef {import('../../www/model/types.js').State} State */

const nowhere = { x: 0, y: 0 };
const rooms = nastyRooms(scene, 500);

/** Whether a circle overlaps a wall: the point of the wall nearest to its center is nearer than the radius. @param {any} circle @param {Box} wall */
function isIn({ x, y, radius }, { minX, minY, maxX, maxY }) {
  const [right, down] = [Math.min(Math.max(x, minX), maxX), Math.min(Math.max(y, minY), maxY)];
  const [outX, outY] = [whole(x) - whole(right), whole(y) - whole(down)];
  if (radius > 0) return outX * outX + outY * outY < whole(radius) ** 2n;
  return minX < x && x < maxX && minY < y && y < maxY;
}

/** Whether a walker of the same size has room anywhere, as a square, on a grid. @param {State} state @returns {boolean} */
function hasRoom(state) {
  const { radius } = state.walker;
  const boxes = wallsIn(state).map(({ minX, minY, maxX, maxY }) => [
    minX - radius,
    minY - radius,
    maxX + radius,
    maxY + radius,
  ]);
  for (let x = 3.25; x < 157; x += 0.5) {
    const here = boxes.filter(([minX, , maxX]) => minX < x && x < maxX);
    for (let y = 3.25; y < 97; y += 0.5) {
      if (!here.some(([, minY, , maxY]) => minY < y && y < maxY)) return true;
    }
  }
  return false;
}

test('before farther places are loaded, pushes alone lead out, or the walker stays; afterwards it is asked again', async () => {
  // In the middle of the seam of two tiles each pushes into the other.
  const at = { x: 44, y: 63 };
  const state = { ...defaultState(scene.fields), walker: { ...at, radius: 6 }, naive: at };
  // A module of its own, since another test may have loaded these places.
  const own = '../../www/scenes/walk/exact.js?alone';
  const { outOfWalls } = await import(own);
  const first = await new Promise((resolve) => {
    /** @type {any} */
    const kept = outOfWalls(graze, state, state.walker, (/** @type {() => Promise<any>} */ load) =>
      load().then(() => resolve(kept)),
    );
  });
  assert.deepEqual(first, state.walker);
  await loadRoom();
  const { walker } = walk(graze, state, nowhere);
  assert.deepEqual(walker, outOfWalls(graze, state, state.walker));
  // Up and down are as near; both are free.
  assert.deepEqual(walker, { x: 44, y: 50, radius: 6 });
});

for (const kind of new Set(rooms.map((each) => each.kind))) {
  test(`${kind}: in no wall afterwards, or no free place is left, and the page says so`, async () => {
    await loadRoom();
    const say = await loadSay('en', 'walk');
    const counts = { free: 0, moved: 0, stays: 0 };
    for (const { state } of rooms.filter((each) => each.kind === kind)) {
      const walls = wallsIn(state);
      const next = walk(graze, state, nowhere);
      const isStuck = walls.some((wall) => isIn(next.walker, wall));
      const { result } = scene.solve(graze, next);
      const told = JSON.stringify({ before: state.walker, after: next.walker });
      assert.equal(result.inside.length > 0, isStuck, told);
      counts[isStuck ? 'stays' : next === state ? 'free' : 'moved'] += 1;
      if (!isStuck) {
        assert.deepEqual(walk(graze, next, nowhere).walker, next.walker, told);
        continue;
      }
      assert.equal(next, state, told);
      const { key, values } = scene.summary(result, []);
      assert.match(say(key, values), /No free place was found/);
      assert.ok(!hasRoom(state), told);
    }
    assert.ok(counts.moved > 5, JSON.stringify(counts));
  });
}

test('without any wall, and with the same wall two hundred times, there is nothing special', async () => {
  await loadRoom();
  const usual = /** @type {State} */ ({ ...defaultState(scene.fields), walls: [] });
  assert.equal(walk(graze, usual, nowhere), usual);
  const wall = { minX: 40, minY: 40, maxX: 80, maxY: 70 };
  const many = /** @type {State} */ ({ ...usual, walls: Array.from({ length: 200 }, () => wall) });
  assert.deepEqual(walk(graze, many, nowhere).walker, { ...many.walker, y: 34 });
});
