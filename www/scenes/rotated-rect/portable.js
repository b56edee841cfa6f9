// {about}

/** @typedef {{ x: number, y: number }} Point */

// {turn}
/** @param {Point} a @param {Point} b @param {Point} c */
function turn(a, b, c) {
  const across = (b.x - a.x) * (c.y - a.y);
  return across - (b.y - a.y) * (c.x - a.x);
}

/** @param {{ a: Point, b: Point }} segment
 * @param {{ points: Point[] }} shape */
export function segmentVsConvex({ a, b }, { points }) {
  let [enter, exit, edge] = [0, 1, -1];
  // {area}
  let isBeside = points.length < 3;
  for (const [i, point] of points.entries()) {
    const next = points[(i + 1) % points.length];
    const [atA, atB] = [turn(point, next, a), turn(point, next, b)];
    // {front}
    if (atA < 0 && atB < 0) return null;
    if (atA <= 0 && atB <= 0) isBeside = true;
    const t = atA === 0 ? 0 : atA / (atA - atB);
    // {enters}
    if (atA <= 0 && t >= enter) [enter, edge] = [t, i];
    if (atB < 0) exit = Math.min(exit, t);
  }
  // {line}
  const turns = points.map((point) => turn(a, b, point));
  const [low, high] = [Math.min(...turns), Math.max(...turns)];
  if (low > 0 || high < 0) return null;
  if (low < high && (low === 0 || high === 0)) isBeside = true;
  // {flat}
  for (const axis of /** @type {const} */ (['x', 'y'])) {
    const all = points.map((point) => point[axis]);
    if (Math.max(a[axis], b[axis]) < Math.min(...all)) return null;
    if (Math.min(a[axis], b[axis]) > Math.max(...all)) return null;
  }
  const at = { x: a.x + enter * (b.x - a.x), y: a.y + enter * (b.y - a.y) };
  const contact = isBeside ? 'touch' : 'cross';
  return { contact, enter, exit: Math.max(enter, exit), at, edge };
}
