// A rule like Ericson's: centers and halves on three axes, with a tolerance against paths that are nearly parallel to one.

/** Added to the halves of the path before the last axis is tried. */
const tolerance = 2 ** -23;

/** @type {import('./index.js').Hits} */
export function hits(a, b, { minX, minY, maxX, maxY }) {
  const center = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
  const half = { x: maxX - center.x, y: maxY - center.y };
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const reach = { x: b.x - middle.x, y: b.y - middle.y };
  const away = { x: middle.x - center.x, y: middle.y - center.y };
  const [across, down] = [Math.abs(reach.x), Math.abs(reach.y)];
  if (Math.abs(away.x) > half.x + across || Math.abs(away.y) > half.y + down) return false;
  return Math.abs(away.x * reach.y - away.y * reach.x) <= half.x * (down + tolerance) + half.y * (across + tolerance);
}
