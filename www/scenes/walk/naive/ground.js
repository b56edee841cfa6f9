// Naive rules for a ledge that is solid from above: whoever stands on it does not rise. For comparison only.
//
//     ●        a ray from the middle down looks for the ledge; halfway through, from below, it finds one:
//   ──┼──      the walker is said to stand there, and its way up ends
//     ↑

/** @type {import('./rules.js').Rules} */
export function ground({ x, y, radius }, motion, walls, ledge) {
  const isIn = (/** @type {import('./rules.js').Point} */ at, /** @type {import('./rules.js').Box} */ wall) =>
    at.x + radius > wall.minX && at.x - radius < wall.maxX && at.y + radius > wall.minY && at.y - radius < wall.maxY;
  const position = { x, y };
  /** @type {import('./rules.js').Test[]} */
  const tests = [];
  const own = walls[ledge];
  const isOver = own !== undefined && own.minX <= x && x <= own.maxX && y <= own.minY;
  const depth = isOver ? y + radius - own.minY : 0;
  if (depth > 0) tests.push({ index: ledge, side: 'top', depth });
  for (const axis of /** @type {const} */ (['x', 'y'])) {
    if (motion[axis] === 0 || (axis === 'y' && motion.y < 0 && depth > 0)) continue;
    const end = { ...position, [axis]: position[axis] + motion[axis] };
    const found = walls.flatMap((wall, index) => (index !== ledge && isIn(end, wall) ? [index] : []));
    const isForward = motion[axis] > 0;
    const side = axis === 'x' ? (isForward ? 'left' : 'right') : isForward ? 'top' : 'bottom';
    for (const index of found) tests.push({ index, side, depth: 0 });
    const lands = isOver && axis === 'y' && end.y + radius > own.minY;
    if (found.length === 0) position[axis] = lands ? own.minY - radius : end[axis];
  }
  return { position, tests };
}
