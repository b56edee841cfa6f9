/** The field layer's door: what is asked for is checked before anything is painted. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import { aabbVsAabbField, circleVsAabbField, segmentVsAabbField } from '../../www/library/entries/page.js';

const point = { x: 1, y: 1 };
const segment = { a: point, b: point };
const circle = { x: 1, y: 1, radius: 1 };
const box = { minX: 0, minY: 0, maxX: 4, maxY: 2 };
const palette = /** @type {const} */ ({ cross: [0, 121, 92], touch: [138, 97, 0] });
const tile = { x: 0, y: 0, step: 1, width: 4, height: 4, palette: /** @type {any} */ (palette) };

/** @type {[string, (handle: any, tile: any) => unknown][]} */
const fields = [
  ['segmentVsAabbField', (handle, tile) => segmentVsAabbField(handle, segment, box, tile)],
  ['circleVsAabbField', (handle, tile) => circleVsAabbField(handle, circle, point, box, tile)],
  ['aabbVsAabbField', (handle, tile) => aabbVsAabbField(handle, box, point, box, point, tile)],
];

for (const [name, field] of fields) {
  test(`${name} refuses a handle it does not know, and names those it does`, () => {
    assert.throws(() => field('elbow', tile), {
      name: 'RangeError',
      message: new RegExp(`^${name}: handle must be one of`),
    });
  });

  test(`${name} refuses a tile of no size`, () => {
    const handle = name === 'circleVsAabbField' ? 'circle' : 'a';
    const empty = { ...tile, width: 0 };
    assert.throws(() => field(handle, empty), {
      name: 'RangeError',
      message: new RegExp(`^${name}: tile.width must be`),
    });
  });
}
