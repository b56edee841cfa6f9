function hits(a, b, box) {
  const left = Math.min(a.x, b.x);
  const right = Math.max(a.x, b.x);
  const top = Math.min(a.y, b.y);
  const bottom = Math.max(a.y, b.y);
  return (
    left <= box.maxX &&
    right >= box.minX &&
    top <= box.maxY &&
    bottom >= box.minY
  );
}
