// A one-way ledge of the walk holds what is all above its top, to the last bit, and nothing else: judged in whole numbers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/page.js';
import scene, { walk } from '../../www/scenes/walk/scene.js';
import { whole } from './exact-judge.js';
import { ledgeCases } from './ledges.js';

const cases = ledgeCases(scene, 400);

/** How far the lowest point of a walker is above the top of the ledge, exactly; negative below it. @param {any} state */
const gapOf = ({ walker, walls: [ledge] }) => whole(ledge.minY) - whole(walker.y) - whole(walker.radius);

/** The same distance in the same whole numbers, for comparison. @param {number} distance */
const few = 4n * whole(2 ** -46);

/**
 * Whether the step comes down to the height of the ledge beside it: its foot passes that height out of reach of the ledge.
 * @param {any} state after its step
 */
function passesBeside({ from, motion, walker: { radius }, walls: [ledge] }) {
  const fall = whole(motion.y);
  if (fall <= 0n) return false;
  // Where it is then, times the fall.
  const down = whole(ledge.minY) - whole(from.y) - whole(radius);
  const x = whole(from.x) * fall + whole(motion.x) * down;
  const [left, right] = [(whole(ledge.minX) - whole(radius)) * fall, (whole(ledge.maxX) + whole(radius)) * fall];
  return x < left || x > right;
}

for (const way of new Set(cases.map((each) => each.way))) {
  test(`${way}: the ledge is there for a walker that is above it, and for no other`, () => {
    const seen = new Set();
    for (const { state, direction } of cases.filter((each) => each.way === way)) {
      const wasAbove = gapOf(state) >= 0n;
      const next = walk(graze, state, direction);
      const { result } = scene.solve(graze, next);
      const told = JSON.stringify({ walker: state.walker, ledge: state.walls[0], direction });
      const falls = whole(next.motion.y);
      const lands = wasAbove && falls > gapOf(state) && !passesBeside(next);
      seen.add(lands ? 'held' : 'free');
      assert.notEqual(result.naive.verdict, 'through', told);
      assert.equal(result.hits.length > 0, lands, told);
      assert.equal(scene.summary(result, []).key !== 'result.walks', lands, told);
      if (!lands) {
        assert.ok(Math.abs(next.walker.x - next.from.x - next.motion.x) < 1e-12, told);
        assert.ok(Math.abs(next.walker.y - next.from.y - next.motion.y) < 1e-12, told);
        continue;
      }
      // It is never inside, and not held back by more than a few units of the last place.
      assert.ok(gapOf(next) >= 0n && gapOf(next) <= few, told);
      assert.equal(walk(graze, next, { x: 0, y: 1 }).walker.y, next.walker.y, told);
    }
    if (way === 'above') assert.deepEqual([...seen].sort(), ['free', 'held']);
    if (way === 'below' || way === 'beside') assert.deepEqual([...seen], ['free']);
  });
}

test('where the height and the radius add up to the top of the ledge only by rounding, the ledge is decided exactly', () => {
  const rounded = cases.filter(({ state: { walker, walls } }) => {
    const isAbove = walker.y + walker.radius <= walls[0].minY;
    return isAbove !== gapOf(/** @type {any} */ ({ walker, walls })) >= 0n;
  });
  assert.ok(rounded.length > 20, `${rounded.length} of ${cases.length} cases tell a rounded sum from an exact one`);
});
