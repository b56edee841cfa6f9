// Naive rules: rays from the corners of the walker find walls; those that look for the ground start on its very side. For
// comparison only.
//
//      ┌──┐▓     the ray from the lower right corner starts in the side of the wall that the walker presses against:
//      │● │▓     the wall is taken for ground at no distance, and the walker is put on it, a little higher each step
//      └──┤▓
//         ↓▓

/** How far inside the walker its rays begin. */
const skin = 0.25;

/** @type {import('./rules.js').Rules} */
export function rays({ x, y, radius }, motion, walls) {
  const position = { x, y };
  /** @type {import('./rules.js').Test[]} */
  const tests = [];
  const reach = radius - skin;
  if (motion.x !== 0) {
    const way = Math.sign(motion.x);
    let most = Math.abs(motion.x);
    for (const [index, { minX, minY, maxX, maxY }] of walls.entries()) {
      const gap = way > 0 ? minX - (x + reach) : x - reach - maxX;
      const isMet = [y - reach, y + reach].some((height) => minY <= height && height <= maxY);
      if (!isMet || gap < 0 || gap - skin >= most) continue;
      most = gap - skin;
      tests.push({ index, side: way > 0 ? 'left' : 'right', depth: gap });
    }
    position.x += way * most;
  }
  // Down also while nobody walks down: that is how such code finds the ground.
  const way = motion.y < 0 ? -1 : 1;
  let most = Math.abs(motion.y);
  for (const [index, { minX, minY, maxX, maxY }] of walls.entries()) {
    const from = y + way * reach;
    const gap = minY <= from && from <= maxY ? 0 : way > 0 ? minY - from : from - maxY;
    const isMet = [position.x - radius, position.x + radius].some((side) => minX <= side && side <= maxX);
    if (!isMet || gap < 0 || gap - skin >= most) continue;
    most = gap - skin;
    tests.push({ index, side: way > 0 ? 'top' : 'bottom', depth: gap });
  }
  position.y += way * most;
  return { position, tests };
}
