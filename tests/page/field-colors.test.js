// The picture of a field layer: each pixel as the answer there, and a legend of what is drawn.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import './image-data.js';
import { FieldColors } from '../../www/element/figure/field-colors.js';
import { View } from '../../www/element/figure/view.js';

/** @typedef {import('../../www/model/types.js').Answers} Answers */

const palette = { cross: [1, 1, 1], touch: [2, 2, 2], exit: [3, 3, 3] };
const [width, height] = [60, 40];
const world = { minX: 0, minY: 0, maxX: width, maxY: height };
const touches = /** @type {const} */ ({ other: 'touch', edge: 'touch', tint: 'cross', least: 20, most: 100 });
const walls = /** @type {const} */ ({ other: 'inside', edge: 'change', tint: 'exit', least: 20, most: 100 });

/** @param {Partial<Answers>} answers */
function painted(answers, density = 1) {
  const all = /** @type {Answers} */ ({ ...touches, ...answers });
  const tints = new FieldColors(all, new View(world, width, height, density), palette, 2);
  while (!tints.isDone) tints.go(Infinity);
  const { data } = tints.image;
  const pixel = (/** @type {number} */ x, /** @type {number} */ y) => {
    const at = 4 * (y * tints.image.width + x);
    return { color: data[at], alpha: data[at + 3] };
  };
  return { tints, pixel, size: [tints.image.width, tints.image.height] };
}

/** Something happens in a box, and something else in another one. */
const areas = fc
  .tuple(
    fc.nat(50),
    fc.nat(30),
    fc.integer({ min: 3, max: 40 }),
    fc.integer({ min: 3, max: 30 }),
    fc.constantFrom(0, 0.5, 1),
  )
  .map(([x, y, across, down, lean]) => ({ x, y, right: x + across, low: y + down, lean }));
const within = (/** @type {any} */ area, /** @type {{ x: number, y: number }} */ at) => {
  const x = at.x - area.lean * (at.y - area.y);
  return x > area.x && x < area.right && at.y > area.y && at.y < area.low;
};

test('every pixel that is no line is what the answer there says, however small an area of at least three pixels is', () => {
  fc.assert(
    fc.property(areas, areas, fc.constantFrom(1, 2), (some, other, density) => {
      const at = (/** @type {{ x: number, y: number }} */ place) =>
        within(other, place) ? Number.NaN : within(some, place) ? 0.5 : null;
      const { pixel, size } = painted({ ...walls, at }, density);
      for (let y = 0; y < size[1]; y++) {
        for (let x = 0; x < size[0]; x++) {
          const { color, alpha } = pixel(x, y);
          if (alpha === 255) continue;
          const answer = at({ x: (x + 0.5) / density, y: (y + 0.5) / density });
          const told = alpha === 0 ? null : color === 3 ? 0.5 : Number.NaN;
          assert.ok(Object.is(told, answer), `${x}, ${y}: ${told}, not ${answer}`);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('a line is drawn wherever one kind of answer ends between two pixels, and nowhere else', () => {
  fc.assert(
    fc.property(areas, areas, (some, other) => {
      const at = (/** @type {{ x: number, y: number }} */ place) =>
        within(other, place) ? Number.NaN : within(some, place) ? 0.5 : null;
      const { pixel } = painted({ ...walls, at });
      const kindAt = (/** @type {number} */ x, /** @type {number} */ y) =>
        String(at({ x: Math.min(Math.max(x, 0), width - 1) + 0.5, y: Math.min(Math.max(y, 0), height - 1) + 0.5 }));
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const around = [kindAt(x - 1, y), kindAt(x + 1, y), kindAt(x, y - 1), kindAt(x, y + 1)];
          const isEnd = around.some((kind) => kind !== kindAt(x, y));
          assert.equal(pixel(x, y).alpha === 255, isEnd, `${x}, ${y}`);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('what is drawn is told, and nothing else', () => {
  const kindsOf = (/** @type {Partial<Answers>} */ answers) => new Set(painted(answers).tints.kinds);
  assert.deepEqual(kindsOf({ at: () => null }), new Set(['miss']));
  assert.deepEqual(kindsOf({ at: () => 0.4 }), new Set(['cross']));
  assert.deepEqual(kindsOf({ at: ({ x }) => x / width }), new Set(['cross', 'shade']));
  assert.deepEqual(kindsOf({ at: ({ x }) => (x < 20 ? null : 0.5) }), new Set(['miss', 'cross', 'touch']));
  const inWall = { ...walls, at: (/** @type {{ x: number }} */ { x }) => (x < 20 ? Number.NaN : 0.5) };
  assert.deepEqual(kindsOf(inWall), new Set(['inside', 'cross']));
});
