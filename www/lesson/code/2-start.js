function enter(a, b, box) {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const xs = [(box.minX - a.x) / dx, (box.maxX - a.x) / dx];
  const ys = [(box.minY - a.y) / dy, (box.maxY - a.y) / dy];
  const t = Math.max(0, Math.min(...xs), Math.min(...ys));
  const end = Math.min(1, Math.max(...xs), Math.max(...ys));
  if (t > end) return null;
  return { t, x: a.x + t * dx, y: a.y + t * dy };
}
