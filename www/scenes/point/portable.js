// Is the point p inside the box? Four comparisons.

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box */

/** @param {Point} p @param {Box} box
 * @returns {'inside' | 'boundary' | 'outside'} */
export function pointInBox(p, box) {
  // In front of one line is outside.
  if (p.x < box.minX || p.x > box.maxX) return 'outside';
  if (p.y < box.minY || p.y > box.maxY) return 'outside';
  // Behind or on all of them: inside, unless it is on one.
  const isOnX = p.x === box.minX || p.x === box.maxX;
  const isOnY = p.y === box.minY || p.y === box.maxY;
  return isOnX || isOnY ? 'boundary' : 'inside';
}
