// Naive rules: first the step across, then the step down; one that ends in a wall is not made at all. For comparison only.
//
//   ▓▓▓▓▓▓▓▓
//   ●→           touching counts as overlapping, to be on the safe side: in a hallway exactly as wide as the walker no step
//   ▓▓▓▓▓▓▓▓     is made, and a step over a thin wall ends in none

/** @type {import('./rules.js').Rules} */
export function axes({ x, y, radius }, motion, walls) {
  const position = { x, y };
  /** @type {import('./rules.js').Test[]} */
  const tests = [];
  for (const axis of /** @type {const} */ (['x', 'y'])) {
    if (motion[axis] === 0) continue;
    const end = { ...position, [axis]: position[axis] + motion[axis] };
    const found = walls.flatMap(({ minX, minY, maxX, maxY }, index) => {
      const isAcross = end.x + radius >= minX && end.x - radius <= maxX;
      return isAcross && end.y + radius >= minY && end.y - radius <= maxY ? [index] : [];
    });
    const isForward = motion[axis] > 0;
    const side = axis === 'x' ? (isForward ? 'left' : 'right') : isForward ? 'top' : 'bottom';
    for (const index of found) tests.push({ index, side });
    if (found.length === 0) position[axis] = end[axis];
  }
  return { position, tests };
}
