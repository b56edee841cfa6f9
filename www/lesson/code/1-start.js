function hits(a, b, box) {
  const { min, max } = Math;
  const left = min(a.x, b.x);
  const right = max(a.x, b.x);
  const top = min(a.y, b.y);
  const bottom = max(a.y, b.y);
  return (
    left <= box.maxX &&
    right >= box.minX &&
    top <= box.maxY &&
    bottom >= box.minY
  );
}
