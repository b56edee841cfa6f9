// The tests published with a classic listing in Ruby for a segment and four corners, under their names.

import { quadFrom } from '../../model/fields/quad.js';

/** Whether they are expected to meet, the ends of a segment, then four corners. @type {[boolean, ...number[]][]} */
const tests = [
  [true, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 1],
  [true, 7, 5, 10, 11, 8, 5, 8, 1, 1, 1, 1, 5],
  [true, 8, 0, 8, 6, 8, 1, 0, 1, 0, 3, 8, 3],
  [true, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  [false, 1, 1, 3, 1, 4, 1, 6, 1, 6, 3, 1, 3],
];

export const published = tests.map(([expected, ...numbers], index) => {
  const [a, b, ...corners] = [0, 1, 2, 3, 4, 5].map((i) => ({ x: numbers[2 * i], y: numbers[2 * i + 1] }));
  return {
    id: `seg_rect_collide? ${index + 1}`,
    group: 'published',
    expected: String(expected),
    state: { a, b, quad: quadFrom(corners), form: { choice: 'corners' } },
  };
});
