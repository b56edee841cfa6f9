function enter(a, b, box) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [left, right] = [(box.minX - a.x) / dx, (box.maxX - a.x) / dx];
  const [top, bottom] = [(box.minY - a.y) / dy, (box.maxY - a.y) / dy];
  const t = Math.max(0, Math.min(left, right), Math.min(top, bottom));
  const end = Math.min(1, Math.max(left, right), Math.max(top, bottom));
  if (t > end) return null;
  return { t, x: a.x + t * dx, y: a.y + t * dy };
}
