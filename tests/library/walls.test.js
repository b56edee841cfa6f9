/** The walls of a figure with very many boxes: they answer as a world of the same boxes does. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWorld } from '../../www/library/entries/node.js';
import { Walls } from '../../www/library/world/walls.js';
import { series } from '../page/samples.js';

test('walls tell every contact, and its steps, as a world of the same boxes does', () => {
  const next = series(1);
  const between = (/** @type {number} */ least, /** @type {number} */ most) => least + next() * (most - least);
  for (let round = 0; round < 200; round++) {
    const boxes = Array.from({ length: round % 8 }, () => {
      const [minX, minY] = [between(-50, 50), between(-50, 50)];
      return { minX, minY, maxX: minX + between(0, 30), maxY: minY + between(0, 30) };
    });
    const [walls, world] = [new Walls(boxes), createWorld(boxes)];
    const point = () => ({ x: between(-60, 60), y: between(-60, 60) });
    const segment = { a: point(), b: point() };
    const { all, steps } = world.allSteps(segment);
    const told = all.map(({ id, span }) => ({ id, span }));
    assert.deepStrictEqual(walls.all(segment), told);
    assert.deepStrictEqual(walls.all(segment, true), told);
    assert.deepStrictEqual(walls.allSteps(segment), { all: told, steps });
    walls.dispose();
    world.dispose();
  }
});

test('walls refuse a box that a world refuses', () => {
  const box = { minX: 0, minY: 0, maxX: 1, maxY: 1 };
  assert.throws(() => new Walls([box, { ...box, minX: 2 }]), /new Walls: boxes\[1\]\.minX must be ≤ boxes\[1\]\.maxX/);
  assert.throws(() => new Walls([{ ...box, minX: NaN }]), /boxes\[0\]/);
});
