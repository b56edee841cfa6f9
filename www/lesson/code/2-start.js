function enter(a, b, box) {
  const { min, max } = Math;
  const { minX, minY, maxX, maxY } = box;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const xs = [(minX - a.x) / dx, (maxX - a.x) / dx];
  const ys = [(minY - a.y) / dy, (maxY - a.y) / dy];
  const t = max(0, min(...xs), min(...ys));
  const end = min(1, max(...xs), max(...ys));
  if (t > end) return null;
  const x = a.x + t * dx;
  const y = a.y + t * dy;
  return { t, x, y };
}
