function meet(a, motionA, b, motionB) {
  for (let t = 0; t <= 1; t += 1 / 16) {
    const [x, y] = [
      (motionA.x - motionB.x) * t,
      (motionA.y - motionB.y) * t,
    ];
    const isApart =
      a.maxX + x < b.minX ||
      a.minX + x > b.maxX ||
      a.maxY + y < b.minY ||
      a.minY + y > b.maxY;
    if (!isApart) return t;
  }
  return null;
}
