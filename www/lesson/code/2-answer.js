function enter(a, b, box) {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  let [t, end] = [0, 1];
  for (const [from, by, low, high] of [
    [a.x, dx, box.minX, box.maxX],
    [a.y, dy, box.minY, box.maxY],
  ]) {
    if (by === 0) {
      // It stays between these two lines, or outside of them.
      if (from < low || from > high) return null;
      continue;
    }
    const times = [(low - from) / by, (high - from) / by];
    t = Math.max(t, Math.min(...times));
    end = Math.min(end, Math.max(...times));
  }
  if (t > end) return null;
  const x = a.x + t * dx;
  const y = a.y + t * dy;
  return { t, x, y };
}
