// A rule like that of the answer "use planes": an end on the line of a side counts as in front of it, and near may equal far.

/** @type {import('./index.js').Hits} */
export function hits(a, b, { minX, minY, maxX, maxY }) {
  let [near, far] = [-Infinity, Infinity];
  for (const [from, to] of [
    [minX - a.x, minX - b.x],
    [a.x - maxX, b.x - maxX],
    [minY - a.y, minY - b.y],
    [a.y - maxY, b.y - maxY],
  ]) {
    if (from >= 0 && to >= 0) return false;
    const t = from / (from - to);
    if (from >= 0) near = Math.max(near, t);
    else if (to >= 0) far = Math.min(far, t);
  }
  return near <= far;
}
