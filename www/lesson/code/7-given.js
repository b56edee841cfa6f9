function first(circle, motion, walls) {
  let found = null;
  for (const wall of walls) {
    const t = when(circle, motion, wall);
    if (t === null || (found && t >= found.t)) continue;
    const x = circle.x + t * motion.x;
    const y = circle.y + t * motion.y;
    const nx = x - Math.min(Math.max(x, wall.minX), wall.maxX);
    const ny = y - Math.min(Math.max(y, wall.minY), wall.maxY);
    const length = Math.hypot(nx, ny);
    const normal = { x: nx / length, y: ny / length };
    const into = normal.x * motion.x + normal.y * motion.y;
    if (into < -1e-9 * Math.hypot(motion.x, motion.y))
      found = { t, normal };
  }
  return found;
}
