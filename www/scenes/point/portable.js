// {about}

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box */
/** @typedef {{ x: number, y: number, radius: number }} Circle */

// {positive}
const placeAt = (/** @type {number} */ depth) => {
  if (depth === 0) return 'boundary';
  return depth > 0 ? 'inside' : 'outside';
};

/** @param {Point} p @param {Box} box */
export function pointVsAabb(p, box) {
  // {box}
  if (p.x < box.minX || p.x > box.maxX) return 'outside';
  if (p.y < box.minY || p.y > box.maxY) return 'outside';
  const isOnX = p.x === box.minX || p.x === box.maxX;
  return isOnX || p.y === box.minY || p.y === box.maxY ? 'boundary' : 'inside';
}

/** @param {Point} p @param {{ points: Point[] }} shape */
export function pointVsConvex(p, { points }) {
  // {flat}
  for (const axis of /** @type {const} */ (['x', 'y'])) {
    const all = points.map((point) => point[axis]);
    if (p[axis] < Math.min(...all) || p[axis] > Math.max(...all))
      return 'outside';
  }
  // {turns}
  const turns = points.map((a, i) => {
    const b = points[(i + 1) % points.length];
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  });
  return placeAt(Math.min(...turns));
}

/** @param {Point} p @param {Circle} circle */
export function pointVsCircle(p, { x, y, radius }) {
  // {circle}
  return placeAt(radius ** 2 - (p.x - x) ** 2 - (p.y - y) ** 2);
}
