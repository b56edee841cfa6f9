// {about}

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box */

/** @param {Point} p @param {Box} box
 * @returns {'inside' | 'boundary' | 'outside'} */
export function pointInBox(p, box) {
  // {outside}
  if (p.x < box.minX || p.x > box.maxX) return 'outside';
  if (p.y < box.minY || p.y > box.maxY) return 'outside';
  // {inside}
  const isOnX = p.x === box.minX || p.x === box.maxX;
  const isOnY = p.y === box.minY || p.y === box.maxY;
  return isOnX || isOnY ? 'boundary' : 'inside';
}
