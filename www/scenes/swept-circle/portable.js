// {about}

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box */

/** @param {Point} center @param {number} r the radius
 * @param {Point} motion @param {Box} wall */
export function circleMeetsWall({ x, y }, r, motion, wall) {
  const { minX, minY, maxX, maxY } = wall;
  // {grown}
  const times = [
    both(lane(x, motion.x, minX - r, maxX + r), lane(y, motion.y, minY, maxY)),
    both(lane(x, motion.x, minX, maxX), lane(y, motion.y, minY - r, maxY + r)),
    ...[x - minX, x - maxX].flatMap((dx) =>
      [y - minY, y - maxY].map((dy) => round(dx, dy, motion, r)),
    ),
  ].filter(([from, to]) => from <= to);
  if (times.length === 0) return null;
  const enter = Math.min(...times.map(([from]) => from));
  const exit = Math.max(...times.map(([, to]) => to));
  // {halfway}
  const mid = (enter + exit) / 2;
  const outX = Math.max(minX - x - motion.x * mid, x + motion.x * mid - maxX);
  const outY = Math.max(minY - y - motion.y * mid, y + motion.y * mid - maxY);
  const [dx, dy] = [Math.max(outX, 0), Math.max(outY, 0)];
  const isNear = dx * dx + dy * dy < r * r || Math.max(outX, outY) < 0;
  return { contact: isNear && enter < exit ? 'cross' : 'touch', enter, exit };
}

// {first}
/** @param {Point} at @param {number} radius
 * @param {Point} motion @param {Box[]} walls */
export function firstWall(at, radius, motion, walls) {
  const met = walls.flatMap((wall, index) => {
    const span = circleMeetsWall(at, radius, motion, wall);
    return span ? [{ ...span, wall: index }] : [];
  });
  return met.sort((one, other) => one.enter - other.enter)[0] ?? null;
}

/** @param {number} at @param {number} go
 * @param {number} low @param {number} high */
function lane(at, go, low, high) {
  if (go === 0) return low <= at && at <= high ? [0, 1] : [1, 0];
  const times = [(low - at) / go, (high - at) / go];
  return [Math.max(0, Math.min(...times)), Math.min(1, Math.max(...times))];
}

/** @param {number[]} one @param {number[]} other */
const both = ([a, b], [c, d]) => [Math.max(a, c), Math.min(b, d)];

/** @param {number} dx @param {number} dy
 * @param {Point} go @param {number} radius */
function round(dx, dy, go, radius) {
  const [long, along] = [go.x * go.x + go.y * go.y, dx * go.x + dy * go.y];
  const gap = dx * dx + dy * dy - radius * radius;
  if (long === 0) return gap <= 0 ? [0, 1] : [1, 0];
  const root = Math.sqrt(along * along - long * gap);
  const [from, to] = [(-along - root) / long, (root - along) / long];
  return [Math.max(0, from), Math.min(1, to)];
}
