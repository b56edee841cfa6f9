/** The field layer: what is asked for is checked before anything is painted, and every pixel is that of its answer. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../page/image-data.js';
import '../../www/library/entries/node.js';
import {
  aabbVsAabbField,
  circleVsAabbField,
  segmentVsAabbField,
  segmentVsRectangleField,
  segmentVsSegmentField,
} from '../../www/library/entries/page.js';

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

/** Tiles of one row unless told, with samples 1 apart. @type {(x: number, y: number, width: number, height?: number) => any} */
const raster = (x, y, width, height = 1) => ({ x, y, step: 1, width, height, palette });
/** The opacity of each pixel, row by row. @param {ImageData} image */
const opacity = ({ data, width, height }) =>
  Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => data[4 * (width * y + x) + 3]));

// A point at each pixel: the box from (1, 1) to (3, 3) shows as its border and its inside.
test('the field of a resting point is a picture of the box', () => {
  const around = { minX: 1, minY: 1, maxX: 3, maxY: 3 };
  const image = segmentVsAabbField('a', { a: { x: 0, y: 0 }, b: { x: 0, y: 9 } }, around, raster(0, 0, 5, 5));
  const pixel = (/** @type {number} */ x, /** @type {number} */ y) => [
    ...image.data.slice(4 * (5 * y + x)).slice(0, 4),
  ];
  assert.deepEqual([image.width, image.height, image.data.length], [5, 5, 100]);
  assert.deepEqual(pixel(0, 0), [0, 0, 0, 0], 'left of the box, the path to (0, 9) misses it');
  assert.deepEqual(pixel(1, 3), [138, 97, 0, 255], 'on the left side, the path leaves it');
  assert.deepEqual(pixel(2, 2), [0, 121, 92, 104], 'a start inside has crossed at t = 0');
});

// ╭───────╮      a resting circle of radius 2 around a box of one point, its center at each pixel:
// │ ● box │      the rounded box is a disc, and the line is drawn although no sample lies on it
// ╰───────╯
const [resting, dot] = [
  { x: 0, y: 0, radius: 2 },
  { minX: 3, minY: 3, maxX: 3, maxY: 3 },
];
const disc = (/** @type {number} */ top, /** @type {number} */ height) =>
  circleVsAabbField('circle', resting, { x: 0, y: 0 }, dot, raster(0.5, top, 6, height));

test('the field of a resting circle is a picture of the rounded box', () => {
  assert.deepEqual(opacity(disc(0.5, 6)).slice(0, 4), [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 255, 255, 255, 0],
    [0, 255, 104, 104, 255, 255],
    [0, 255, 104, 104, 104, 255],
  ]);
});

test('the lines of two tiles join', () => {
  assert.deepEqual([...disc(0.5, 2).data, ...disc(2.5, 4).data], [...disc(0.5, 6).data]);
});

test('the field of a resting box is a picture of the Minkowski sum', () => {
  const [a, b] = [
    { minX: 0, minY: 1, maxX: 2, maxY: 3 },
    { minX: 3, minY: 1, maxX: 6, maxY: 3 },
  ];
  const rest = { x: 0, y: 0 };
  const field = (/** @type {'a' | 'none'} */ handle) =>
    opacity(aabbVsAabbField(handle, a, rest, b, rest, raster(0, 2, 9)))[0];
  assert.deepEqual(field('a'), [0, 0, 255, 104, 104, 104, 104, 255, 0], 'touches at 2 and 7');
  assert.deepEqual(field('none'), [0, 0, 0, 0, 0, 0, 0, 0, 0], 'without a handle it shows the answer as it is');
});

//        p │
//   q ●────┼───▶ ?     the end of q at each pixel of its own row: apart, on p, across p
//          │
test('the field of a segment shows where it crosses the other', () => {
  const p = { a: { x: 2, y: 0 }, b: { x: 2, y: 4 } };
  const q = { a: { x: 0, y: 2 }, b: { x: 9, y: 9 } };
  assert.deepEqual(opacity(segmentVsSegmentField('q.b', p, q, raster(0, 2, 5)))[0], [0, 0, 255, 83, 83]);
});

test('the field of a rectangle moves it and turns it', () => {
  /** @type {(handle: any, tile: any, at: [number, number], halfX: number) => number[]} */
  const field = (handle, tile, [x, y], halfX) => {
    const rectangle = { center: { x: 0, y: 0 }, half: { x: halfX, y: 1 }, angle: 0 };
    return opacity(segmentVsRectangleField(handle, { a: { x, y }, b: { x, y } }, rectangle, tile))[0];
  };
  assert.deepEqual(field('rectangle', raster(0, 3, 7), [3, 3], 1), [0, 0, 255, 104, 255, 0, 0]);
  assert.deepEqual(field('rectangle.angle', raster(0, -5, 1), [3, 0], 4), [104], 'the knob above: it lies level');
  assert.deepEqual(field('rectangle.angle', raster(5, 0, 1), [3, 0], 4), [0], 'the knob on the right: it stands');
});
