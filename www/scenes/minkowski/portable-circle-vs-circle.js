// {aboutCircles}

/** @typedef {{ x: number, y: number }} Motion */
/** @typedef {{ x: number, y: number, radius: number }} Circle */

/** @param {Circle} a @param {Motion} motionA
 * @param {Circle} b @param {Motion} motionB */
export function circleVsCircle(a, motionA, b, motionB) {
  // {relative}
  const radius = a.radius + b.radius;
  const [x, y] = [a.x - b.x, a.y - b.y];
  const [dx, dy] = [motionA.x - motionB.x, motionA.y - motionB.y];
  // {squares}
  const long = dx * dx + dy * dy;
  const along = x * dx + y * dy;
  const gap = x * x + y * y - radius * radius;
  if (long === 0) {
    // {still}
    if (gap > 0) return null;
    return { contact: gap < 0 ? 'cross' : 'touch', enter: 0, exit: 1 };
  }
  // {discriminant}
  const inside = along * along - long * gap;
  if (inside < 0) return null;
  const root = Math.sqrt(inside);
  const enter = Math.max(0, (-along - root) / long);
  const exit = Math.min(1, (root - along) / long);
  // {orderCircles}
  if (enter > exit) return null;
  const contact = inside === 0 || enter === exit ? 'touch' : 'cross';
  return { contact, enter, exit };
}
