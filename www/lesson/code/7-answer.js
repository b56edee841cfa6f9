function travel(circle, motion, walls) {
  let { x, y, radius } = circle;
  let left = motion;
  for (let legs = 0; legs < 8; legs++) {
    const hit = first({ x, y, radius }, left, walls);
    const t = hit ? hit.t : 1;
    [x, y] = [x + t * left.x, y + t * left.y];
    if (!hit) break;
    // What is left of the motion slides on.
    left = { x: (1 - t) * left.x, y: (1 - t) * left.y };
    left = slide({ x: 0, y: 0 }, left, { ...hit, t: 0 });
    // It would lead back: an inner corner.
    if (left.x * motion.x + left.y * motion.y <= 0) break;
  }
  return { x, y };
}
