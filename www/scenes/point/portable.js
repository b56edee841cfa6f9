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

/** @param {Point} p @param {{ corners: Point[] }} rectangle */
export function pointVsQuad(p, { corners }) {
  // {flat}
  for (const axis of /** @type {const} */ (['x', 'y'])) {
    const all = corners.map((corner) => corner[axis]);
    if (p[axis] < Math.min(...all) || p[axis] > Math.max(...all))
      return 'outside';
  }
  // {turns}
  const turns = corners.map((a, i) => {
    const b = corners[(i + 1) % 4];
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  });
  return placeAt(Math.max(Math.min(...turns), -Math.max(...turns)));
}

/** @param {Point} p @param {Circle} circle */
export function pointVsCircle(p, { x, y, radius }) {
  // {circle}
  return placeAt(radius ** 2 - (p.x - x) ** 2 - (p.y - y) ** 2);
}
