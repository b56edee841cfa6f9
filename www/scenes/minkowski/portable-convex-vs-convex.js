// {aboutShapes}

/** @typedef {{ x: number, y: number }} Motion */
/** @typedef {{ points: Motion[] }} Shape */

/** @param {Shape} a @param {Motion} motionA
 * @param {Shape} b @param {Motion} motionB */
export function convexVsConvex(a, motionA, b, motionB) {
  const x = motionA.x - motionB.x;
  const y = motionA.y - motionB.y;
  // {path}
  const normals = [
    [y, -x],
    [-y, x],
    [x, y],
    [-x, -y],
  ];
  // {edges}
  for (const [{ points }, sign] of /** @type {[Shape, number][]} */ ([
    [b, 1],
    [a, -1],
  ])) {
    for (const [i, from] of points.entries()) {
      const to = points[(i + 1) % points.length];
      normals.push([sign * (to.y - from.y), sign * (from.x - to.x)]);
    }
  }
  let [enter, exit, isBeside] = [0, 1, false];
  for (const [nx, ny] of normals.filter(([nx, ny]) => nx !== 0 || ny !== 0)) {
    // {gap}
    const ofA = a.points.map((point) => nx * point.x + ny * point.y);
    const ofB = b.points.map((point) => nx * point.x + ny * point.y);
    const gap = Math.min(...ofA) - Math.max(...ofB);
    const last = gap + nx * x + ny * y;
    // {front}
    if (gap > 0 && last > 0) return null;
    if (gap >= 0 && last >= 0) isBeside = true;
    // {line}
    if (gap > 0) enter = Math.max(enter, gap / (gap - last));
    if (last > 0) exit = Math.min(exit, gap / (gap - last));
  }
  // {bounds}
  if (enter > exit) return null;
  const contact = isBeside || enter === exit ? 'touch' : 'cross';
  return { contact, enter, exit };
}
