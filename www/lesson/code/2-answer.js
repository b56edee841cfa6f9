function enter(a, b, box) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let [t, end] = [0, 1];
  for (const [from, by, low, high] of [
    [a.x, dx, box.minX, box.maxX],
    [a.y, dy, box.minY, box.maxY],
  ]) {
    if (by === 0) {
      // It never crosses these two lines: it stays between them, or out.
      if (from < low || from > high) return null;
    } else {
      const [one, other] = [(low - from) / by, (high - from) / by];
      t = Math.max(t, Math.min(one, other));
      end = Math.min(end, Math.max(one, other));
    }
  }
  return t > end ? null : { t, x: a.x + t * dx, y: a.y + t * dy };
}
