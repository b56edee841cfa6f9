// The naive rules of the walk are no worse than they claim: plain walls stop them, and what they do in a mirror is what they do,
// mirrored.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rules } from '../../www/scenes/walk/naive/rules.js';
import { series } from './samples.js';

/** @typedef {import('../../www/scenes/walk/naive/rules.js').Box} Box */
/** @typedef {import('../../www/scenes/walk/naive/rules.js').Point} Point */
/** @typedef {import('../../www/scenes/walk/naive/rules.js').Rules} Rules */

const across = {
  point: (/** @type {Point} */ { x, y }) => ({ x: -x, y }),
  box: (/** @type {Box} */ { minX, minY, maxX, maxY }) => ({ minX: -maxX, minY, maxX: -minX, maxY }),
  sides: { left: 'right', right: 'left', top: 'top', bottom: 'bottom' },
};
const upright = {
  point: (/** @type {Point} */ { x, y }) => ({ x, y: -y }),
  box: (/** @type {Box} */ { minX, minY, maxX, maxY }) => ({ minX, minY: -maxY, maxX, maxY: -minY }),
  sides: { left: 'left', right: 'right', top: 'bottom', bottom: 'top' },
};

/** A few walls around the walker, which takes a step. @param {() => number} random */
function scene(random) {
  const between = (/** @type {number} */ low, /** @type {number} */ high) => low + random() * (high - low);
  const walls = Array.from({ length: 4 }, () => {
    const [minX, minY] = [between(-12, 4), between(-12, 4)];
    return { minX, minY, maxX: minX + between(5, 12), maxY: minY + between(5, 12) };
  });
  return { walker: { x: between(-3, 3), y: between(-3, 3) }, motion: { x: between(-4, 4), y: between(-4, 4) }, walls };
}

/** To nine digits: in a mirror sums round alike, but not always in the same order. @param {ReturnType<Rules>} step */
const written = ({ position, tests }) =>
  JSON.stringify([position, tests.map(({ index, side }) => [index, side])], (_, part) =>
    typeof part === 'number' ? Number(part.toFixed(9)) + 0 : part,
  );

for (const [name, step] of Object.entries(rules)) {
  test(`${name}: a step straight at a wall does not end in it`, () => {
    const wall = { minX: -5, minY: -5, maxX: 5, maxY: 5 };
    for (const way of [
      { x: 1, y: 0 },
      { x: -1, y: 0 },
      { x: 0, y: 1 },
      { x: 0, y: -1 },
    ]) {
      const { position } = step({ x: 8 * way.x, y: 8 * way.y, radius: 2 }, { x: -2 * way.x, y: -2 * way.y }, [wall]);
      assert.ok(position.x * way.x + position.y * way.y >= 7 - 1e-9, JSON.stringify(way));
    }
  });

  for (const [way, { point, box, sides }] of Object.entries({ across, upright })) {
    test(`${name}: a step in a mirror, ${way}, is the mirrored step`, () => {
      const random = series(5);
      let hit = 0;
      for (let i = 0; i < 300; i++) {
        const { walker, motion, walls } = scene(random);
        const made = step({ ...walker, radius: 2 }, motion, walls);
        const expected = {
          position: point(made.position),
          tests: made.tests.map((each) => ({ ...each, side: /** @type {any} */ (sides)[each.side] })),
        };
        const seen = step({ ...point(walker), radius: 2 }, point(motion), walls.map(box));
        assert.equal(written(seen), written(expected), `${i}`);
        hit += made.tests.length;
      }
      assert.ok(hit > 100, `${hit}`);
    });
  }
}
