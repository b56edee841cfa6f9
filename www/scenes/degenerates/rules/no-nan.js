// A rule like that of the Rust crate bvh: what gives NaN is no hit. A path in the line of a side gives 0 · ∞, which is NaN.

/** @type {import('./index.js').Hits} */
export function hits(a, b, { minX, minY, maxX, maxY }) {
  const inverse = { x: 1 / (b.x - a.x), y: 1 / (b.y - a.y) };
  const low = [(minX - a.x) * inverse.x, (minY - a.y) * inverse.y];
  const high = [(maxX - a.x) * inverse.x, (maxY - a.y) * inverse.y];
  if ([...low, ...high].some(Number.isNaN)) return false;
  const near = Math.max(0, ...low.map((time, i) => Math.min(time, high[i])));
  const far = Math.min(1, ...low.map((time, i) => Math.max(time, high[i])));
  return near <= far;
}
