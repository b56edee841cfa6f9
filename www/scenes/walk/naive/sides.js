// Naive rules: every side that the end of a step lies just behind counts as hit. For comparison only.
//
//   ┌ ─ ─ ─ ─ ─ ─ ─┐    the wall grown by the radius, with square corners;
//     ▓▓▓▓▓▓▓▓▓▓▓▓      only the end of the step is looked at, never the way there;
//    ●                ←  near a corner, or at the seam of two tiles, it lies just behind two sides
//   └●─ ─ ─ ─ ─ ─ ─┘

/** How far such code keeps from a wall, lest rounding put it inside. */
const epsilon = 1e-3;

/** @type {import('./rules.js').Rules} */
export function sides({ x, y, radius }, motion, walls) {
  const end = { x: x + motion.x, y: y + motion.y };
  const position = { ...end };
  const tests = [];
  for (const [index, { minX, minY, maxX, maxY }] of walls.entries()) {
    const depths = {
      left: end.x - (minX - radius),
      right: maxX + radius - end.x,
      top: end.y - (minY - radius),
      bottom: maxY + radius - end.y,
    };
    if (Object.values(depths).some((depth) => depth <= 0)) continue;
    // One step can have brought it no deeper than this.
    const [across, down] = [Math.abs(motion.x) + epsilon, Math.abs(motion.y) + epsilon];
    const isHit = { left: depths.left <= across, right: depths.right <= across };
    const isMet = { ...isHit, top: depths.top <= down, bottom: depths.bottom <= down };
    if (isMet.left) position.x = minX - radius - epsilon;
    if (isMet.right) position.x = maxX + radius + epsilon;
    if (isMet.top) position.y = minY - radius - epsilon;
    if (isMet.bottom) position.y = maxY + radius + epsilon;
    for (const side of /** @type {const} */ (['left', 'right', 'top', 'bottom'])) {
      if (isMet[side]) tests.push({ index, side });
    }
  }
  return { position, tests };
}
