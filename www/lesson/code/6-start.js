function slide(circle, motion, hit) {
  let [x, y] = [circle.x + motion.x, circle.y + motion.y];
  if (hit) {
    if (hit.normal.x !== 0) x = circle.x + hit.t * motion.x;
    if (hit.normal.y !== 0) y = circle.y + hit.t * motion.y;
  }
  return { x, y };
}
