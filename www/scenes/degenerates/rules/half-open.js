// A rule like that of the tutorial intersect: a box is a center and two halves, and a hit at t = 1 comes too late.

/** @type {import('./index.js').Hits} */
export function hits(a, b, box) {
  const [x, y] = [timesOf(a.x, b.x, box.minX, box.maxX), timesOf(a.y, b.y, box.minY, box.maxY)];
  if (x.near > y.far || y.near > x.far) return false;
  const near = x.near > y.near ? x.near : y.near;
  const far = x.far < y.far ? x.far : y.far;
  return !(near >= 1 || far <= 0);
}

/** @param {number} from @param {number} to @param {number} min @param {number} max */
function timesOf(from, to, min, max) {
  const [center, half] = [(min + max) / 2, (max - min) / 2];
  const scale = 1 / (to - from);
  const sign = scale < 0 ? -1 : 1;
  return { near: (center - sign * half - from) * scale, far: (center + sign * half - from) * scale };
}
