// Plain arithmetic: the usual division by the direction, with no tolerance, in doubles.

/** @type {import('./index.js').Hits} */
export function hits(a, b, { minX, minY, maxX, maxY }) {
  let [near, far] = [0, 1];
  for (const [from, to, min, max] of [
    [a.x, b.x, minX, maxX],
    [a.y, b.y, minY, maxY],
  ]) {
    const along = to - from;
    if (along === 0) {
      if (from < min || from > max) return false;
    } else {
      const [one, other] = [(min - from) / along, (max - from) / along];
      near = Math.max(near, Math.min(one, other));
      far = Math.min(far, Math.max(one, other));
    }
  }
  return near <= far;
}
