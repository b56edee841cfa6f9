// Where things stand in the picture: the window onto the world, and labels that step aside.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeLabels } from '../../www/element/figure/lay-out.js';
import { View } from '../../www/element/figure/view.js';

const world = { minX: 0, minY: 0, maxX: 160, maxY: 100 };
const room = { minX: 0, minY: 0, maxX: 400, maxY: 250 };

test('a place on the screen is the same place back in the world', () => {
  const view = new View(world, 817, 503, 1.5);
  for (const place of [
    { x: 0, y: 0 },
    { x: 37.25, y: 99 },
  ]) {
    const back = view.toWorld(view.toScreen(place));
    assert.ok(Math.abs(back.x - place.x) < 1e-9 && Math.abs(back.y - place.y) < 1e-9);
  }
});

test('the whole world is in sight, in the middle, whatever the shape of the picture', () => {
  const { area } = new View(world, 1000, 100);
  assert.ok(area.minX < 0 && area.maxX > 160);
  assert.ok(Math.abs(area.minY) < 1e-9 && Math.abs(area.maxY - 100) < 1e-9);
});

test('places are rounded to no more than a pixel', () => {
  for (const width of [160, 328, 816, 1600, 3000]) {
    const { grain, scale } = new View(world, width, (width * 10) / 16);
    assert.ok(grain <= 1 / scale && grain > 0.3 / scale, `${grain} at ${width}`);
  }
});

const wish = { at: { x: 200, y: 120 }, width: 80, height: 17, towards: { x: 0, y: -1 }, gap: 8 };

test('a label stands where it wishes when nothing is in the way', () => {
  const [place] = placeLabels([wish], [], room);
  assert.deepEqual(place, { minX: 160, minY: 95, maxX: 240, maxY: 112 });
});

test('labels of one place do not overlap', () => {
  const places = placeLabels([wish, wish, wish, wish], [], room);
  for (const [i, one] of places.entries()) {
    for (const other of places.slice(i + 1)) {
      assert.ok(one.maxX <= other.minX || other.maxX <= one.minX || one.maxY <= other.minY || other.maxY <= one.minY);
    }
  }
});

test('a label stays in the picture', () => {
  const [place] = placeLabels([{ ...wish, at: { x: 399, y: 1 } }], [], room);
  assert.ok(place.minX >= 0 && place.minY >= 0 && place.maxX <= 400 && place.maxY <= 250);
});
