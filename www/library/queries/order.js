/** Which of several boxes is met first: what a picture of a few walls asks, without a world. */

import { accepted } from '../checks/errors.js';
import { box, circle, point } from '../checks/shapes.js';
import { checkLoaded, entries } from '../memory/wasm.js';

/** @import { Box, Circle, Point } from '../types.js' */

const name = 'circleVsAabbOrder';
const shapes = Object.entries({ circle, motion: point, box, other: box });

/**
 * Which of two boxes a moving circle meets first, by the exact times: negative if the first of them, 0 if both at the same
 * moment. The circle must meet both.
 *
 * @type {(circle: Circle, motion: Point, box: Box, other: Box) => number}
 */
export function circleVsAabbOrder(...given) {
  for (const [i, [path, shape]] of shapes.entries()) shape.check(name, path, /** @type {any} */ (given[i]));
  checkLoaded(name);
  const numbers = shapes.flatMap(([, shape], i) => shape.numbers(/** @type {any} */ (given[i])));
  const code = entries.circleVsAabbOrder(
    .../** @type {[number, number, number, number, number, number, number, number, number, number, number, number, number]} */ (
      numbers
    ),
  );
  return accepted(name, code, Object.fromEntries(shapes.map(([path], i) => [path, given[i]]))) - 1;
}
