// A rule like Phaser's: an end in the rectangle hits; else the path must meet one edge, and the corner above the left edge
// does not count as part of it.

/** @type {import('./index.js').Hits} */
export function hits(a, b, { minX, minY, maxX, maxY }) {
  const isIn = (/** @type {{ x: number, y: number }} */ { x, y }) => x >= minX && x <= maxX && y >= minY && y <= maxY;
  if (isIn(a) || isIn(b)) return true;
  const yAt = (/** @type {number} */ x) => a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x);
  const xAt = (/** @type {number} */ y) => a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
  if (a.x < minX && b.x >= minX) {
    const y = yAt(minX);
    if (y > minY && y <= maxY) return true;
  } else if (a.x > maxX && b.x <= maxX) {
    const y = yAt(maxX);
    if (y >= minY && y <= maxY) return true;
  }
  const side = a.y < minY && b.y >= minY ? minY : a.y > maxY && b.y <= maxY ? maxY : null;
  if (side === null) return false;
  const x = xAt(side);
  return x >= minX && x <= maxX;
}
