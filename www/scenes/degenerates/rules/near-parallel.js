// A rule like Box2D's: a short extent counts as parallel, and a path that starts inside hits nothing.

/** The distance from 1 to the next single-precision number: an extent below it counts as none. */
const short = 2 ** -23;

/** @type {import('./index.js').Hits} */
export function hits(a, b, { minX, minY, maxX, maxY }) {
  let [near, far] = [-Infinity, Infinity];
  for (const [from, to, min, max] of [
    [a.x, b.x, minX, maxX],
    [a.y, b.y, minY, maxY],
  ]) {
    const along = to - from;
    if (Math.abs(along) < short) {
      if (from < min || max < from) return false;
      continue;
    }
    const inverse = 1 / along;
    const times = [(min - from) * inverse, (max - from) * inverse];
    if (times[0] > times[1]) times.reverse();
    if (times[0] > near) near = times[0];
    if (times[1] < far) far = times[1];
    if (near > far) return false;
  }
  return near >= 0 && near <= 1;
}
