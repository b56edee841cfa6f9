// Naive rules: the deepest wall alone pushes back, through its nearest side; the others wait for the next step. For
// comparison only.
//
//   ●→   ▓    in a corner two walls are entered, and each step leaves one of them for later:
//   ↓    ▓    the walker goes to and fro between the two
//   ▓▓▓▓▓▓

/** @type {import('./rules.js').Rules} */
export function push({ x, y, radius }, motion, walls) {
  const end = { x: x + motion.x, y: y + motion.y };
  const tests = [];
  for (const [index, { minX, minY, maxX, maxY }] of walls.entries()) {
    const depths = {
      left: end.x - (minX - radius),
      right: maxX + radius - end.x,
      top: end.y - (minY - radius),
      bottom: maxY + radius - end.y,
    };
    const depth = Math.min(...Object.values(depths));
    if (depth <= 0) continue;
    const nearest = Object.entries(depths).find(([, each]) => each === depth);
    const side = /** @type {import('./rules.js').Side} */ (nearest?.[0]);
    const out = { left: minX - radius, right: maxX + radius, top: minY - radius, bottom: maxY + radius }[side];
    tests.push({ index, side, depth, out });
  }
  const [first] = tests.sort((one, other) => other.depth - one.depth);
  if (!first) return { position: end, tests };
  const isAcross = first.side === 'left' || first.side === 'right';
  return { position: isAcross ? { ...end, x: first.out } : { ...end, y: first.out }, tests };
}
