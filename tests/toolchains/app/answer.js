// What every project in these tests asks: one question about two shapes, and one of a world.

import { createWorld, load, segmentVsAabb } from 'graze2d';

/** The right answer: where the sight enters, and where the walker stops. */
export const expected = 'left at 0.2, stops at 6';

/** Asks. */
export async function answer() {
  await load();
  const span = segmentVsAabb({ a: { x: -2, y: 1 }, b: { x: 8, y: 1 } }, { x: 0, y: 0, width: 4, height: 3 });
  const world = createWorld([{ minX: 8, minY: -9, maxX: 9, maxY: 9 }]);
  const { mover } = world.travel({ x: 0, y: 0, radius: 2 }, { x: 20, y: 0 }, 'stop');
  world.dispose();
  return `${span?.enter?.feature} at ${span?.enter?.t}, stops at ${mover.x}`;
}
