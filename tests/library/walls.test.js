/** The walls of figures: they answer as a world of the same boxes does. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWorld } from '../../www/library/entries/node.js';
import { Walls } from '../../www/library/world/walls.js';
import { series } from '../page/samples.js';

const responses = /** @type {const} */ ([
  { kind: 'stop' },
  { kind: 'slide' },
  { kind: 'slide', corner: 'stop' },
  { kind: 'bounce' },
  { kind: 'bounce', restitution: 0.5 },
  { kind: 'pass' },
]);

test('walls answer every travel, and tell its steps, as a world of the same boxes does', () => {
  const next = series(1);
  const between = (/** @type {number} */ least, /** @type {number} */ most) => least + next() * (most - least);
  for (let round = 0; round < 200; round++) {
    const boxes = Array.from({ length: round % 8 }, () => {
      const [minX, minY] = [between(-50, 50), between(-50, 50)];
      return { minX, minY, maxX: minX + between(0, 30), maxY: minY + between(0, 30) };
    });
    const [walls, world] = [new Walls(boxes), createWorld(boxes)];
    const circle = { x: between(-60, 60), y: between(-60, 60), radius: between(0, 10) };
    const box = { x: circle.x, y: circle.y, width: circle.radius, height: between(0, 10) };
    const motion = { x: between(-90, 90), y: between(-90, 90) };
    for (const mover of [circle, box]) {
      const asked = /** @type {const} */ ([
        mover,
        motion,
        responses[round % 6],
        { startInside: round % 4 === 0 ? 'leave' : 'stay' },
      ]);
      const { ground: _, ...told } = world.travel(...asked);
      assert.deepStrictEqual(walls.travel(...asked), told);
      assert.deepStrictEqual(walls.travelSteps(...asked), { travel: told, steps: world.travelSteps(...asked).steps });
    }
    walls.dispose();
    world.dispose();
  }
});

test('walls refuse a box that a world refuses', () => {
  const box = { minX: 0, minY: 0, maxX: 1, maxY: 1 };
  assert.throws(() => new Walls([box, { ...box, minX: 2 }]), /new Walls: boxes\[1\]\.minX must be ≤ boxes\[1\]\.maxX/);
  assert.throws(() => new Walls([{ ...box, minX: NaN }]), /boxes\[0\]/);
});
