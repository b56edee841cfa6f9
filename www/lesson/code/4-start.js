function when(circle, motion, box) {
  const { x, y, radius: r } = circle;
  const grown = {
    minX: box.minX - r,
    minY: box.minY - r,
    maxX: box.maxX + r,
    maxY: box.maxY + r,
  };
  const end = { x: x + motion.x, y: y + motion.y };
  const hit = enter(circle, end, grown);
  return hit ? hit.t : null;
}
