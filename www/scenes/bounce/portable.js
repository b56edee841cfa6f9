// {about}

/** @typedef {{ x: number, y: number }} Motion */
/** @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box */

/** @param {Box[]} walls @param {Box} box @param {Motion} motion
 * @param {{ restitution: number }} response */
export function travel(walls, box, motion, { restitution }) {
  const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
  let { minX: x, minY: y } = box;
  let [goX, goY, left, hits] = [motion.x, motion.y, 1, 0];
  while (left > 0) {
    let [t, byX, byY] = [left, 1, 1];
    for (const wall of walls) {
      // {corner}
      const inX = times(x, goX, wall.minX - width, wall.maxX);
      const inY = times(y, goY, wall.minY - height, wall.maxY);
      const enter = Math.max(inX.enter, inY.enter);
      const exit = Math.min(inX.exit, inY.exit);
      // {inside}
      if (hits === 0 && enter < 0 && exit > 0) return { x, y, hits };
      // {rounding}
      if (enter < -1e-9 || enter >= Math.min(t, exit)) continue;
      t = Math.max(enter, 0);
      byX = inX.enter >= inY.enter ? -restitution : restitution;
      byY = inY.enter >= inX.enter ? -restitution : restitution;
    }
    [x, y, left] = [x + goX * t, y + goY * t, left - t];
    if (left === 0) break;
    hits += 1;
    if (hits === 16) break;
    [goX, goY] = [goX * byX, goY * byY];
  }
  return { x, y, hits };
}

/** @param {number} at @param {number} go
 * @param {number} low @param {number} high */
function times(at, go, low, high) {
  const isBetween = low < at && at < high;
  if (go === 0)
    return isBetween ? { enter: -2, exit: 2 } : { enter: 2, exit: -2 };
  const [one, other] = [(low - at) / go, (high - at) / go];
  return { enter: Math.min(one, other), exit: Math.max(one, other) };
}
