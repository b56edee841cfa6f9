function when(circle, motion, box) {
  const { x, y, radius } = circle;
  const grown = {
    minX: box.minX - radius,
    minY: box.minY - radius,
    maxX: box.maxX + radius,
    maxY: box.maxY + radius,
  };
  const hit = enter({ x, y }, { x: x + motion.x, y: y + motion.y }, grown);
  return hit ? hit.t : null;
}
