function slide(circle, motion, hit) {
  let x = circle.x + motion.x;
  let y = circle.y + motion.y;
  if (hit) {
    const { t, normal } = hit;
    if (normal.x !== 0) x = circle.x + t * motion.x;
    if (normal.y !== 0) y = circle.y + t * motion.y;
  }
  return { x, y };
}
