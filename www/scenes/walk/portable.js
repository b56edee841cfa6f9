// {about}

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box */

/** @param {Box[]} walls @param {Point & { radius: number }} walker
 * @param {Point} motion */
export function travel(walls, walker, motion) {
  let { x, y } = walker;
  let { x: goX, y: goY } = motion;
  let left = 1;
  let hits = 0;
  for (let round = 0; round < 200 && left > 0; round++) {
    let time = left;
    for (const { minX, minY, maxX, maxY } of walls) {
      // {nearest}
      const outX = x - Math.min(Math.max(x, minX), maxX);
      const outY = y - Math.min(Math.max(y, minY), maxY);
      const distance = Math.sqrt(outX * outX + outY * outY);
      const speed = -(goX * outX + goY * outY) / distance;
      // {sooner}
      if (speed > 0) time = Math.min(time, (distance - walker.radius) / speed);
      if (!(speed > 0) || distance - walker.radius > 1e-9) continue;
      // {hit}
      goX += (speed * outX) / distance;
      goY += (speed * outY) / distance;
      hits += 1;
      time = 0;
    }
    [x, y, left] = [x + goX * time, y + goY * time, left - time];
  }
  return { x, y, hits };
}
