function meet(a, motionA, b, motionB) {
  // Seen from b, only a moves.
  const x = motionA.x - motionB.x;
  const y = motionA.y - motionB.y;
  // A corner of a is a point on a line; b grows by the rest of a.
  const grown = {
    minX: b.minX - a.maxX,
    minY: b.minY - a.maxY,
    maxX: b.maxX - a.minX,
    maxY: b.maxY - a.minY,
  };
  const hit = enter({ x: 0, y: 0 }, { x, y }, grown);
  return hit ? hit.t : null;
}
