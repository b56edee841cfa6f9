function slide(circle, motion, hit) {
  const t = hit ? hit.t : 1;
  // Up to the hit.
  let x = circle.x + t * motion.x;
  let y = circle.y + t * motion.y;
  if (hit) {
    // What is left, without its part into the wall.
    const { normal } = hit;
    const left = {
      x: (1 - t) * motion.x,
      y: (1 - t) * motion.y,
    };
    const into = left.x * normal.x + left.y * normal.y;
    x += left.x - into * normal.x;
    y += left.y - into * normal.y;
  }
  return { x, y };
}
