function hits(a, b, box) {
  // A gap to the left, to the right, above or below: a miss.
  if (a.x < box.minX && b.x < box.minX) return false;
  if (a.x > box.maxX && b.x > box.maxX) return false;
  if (a.y < box.minY && b.y < box.minY) return false;
  if (a.y > box.maxY && b.y > box.maxY) return false;
  // All four corners on one side of the line: a miss.
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const turn = (x, y) => dx * (y - a.y) - dy * (x - a.x);
  const turns = [
    turn(box.minX, box.minY),
    turn(box.maxX, box.minY),
    turn(box.maxX, box.maxY),
    turn(box.minX, box.maxY),
  ];
  return turns.some((t) => t <= 0) && turns.some((t) => t >= 0);
}
