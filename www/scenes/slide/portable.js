// {about}

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box */

/** @param {Box[]} walls @param {Point & { radius: number }} circle
 * @param {Point} motion @param {{ kind: string, corner?: string }} response */
export function travel(walls, circle, motion, { kind, corner }) {
  let [{ x, y, radius }, go, left, hits] = [circle, motion, 1, 0];
  // {inside}
  for (const { minX, minY, maxX, maxY } of walls) {
    const dx = Math.max(minX - x, 0, x - maxX);
    const dy = Math.max(minY - y, 0, y - maxY);
    if (dx * dx + dy * dy < radius * radius) return { x, y, hits };
  }
  while (left > 0 && hits < 16) {
    const found = walls.flatMap((wall) => touches(x, y, radius, go, wall));
    const hit = found.sort((one, other) => one.t - other.t)[0];
    const t = Math.min(hit?.t ?? left, left);
    [x, y, left] = [x + go.x * t, y + go.y * t, left - t];
    if (left === 0) break;
    hits += 1;
    if (kind === 'stop' || (corner === 'stop' && hit.x && hit.y)) break;
    // {deflects}
    const twice = kind === 'bounce' ? 2 : 1;
    const into = twice * (go.x * hit.x + go.y * hit.y);
    go = { x: go.x - into * hit.x, y: go.y - into * hit.y };
    // {held}
    if (kind !== 'bounce' && go.x * motion.x + go.y * motion.y <= 0) break;
  }
  return { x, y, hits };
}

/** @param {number} x @param {number} y @param {number} radius
 * @param {Point} go @param {Box} wall */
function touches(x, y, radius, go, { minX, minY, maxX, maxY }) {
  const met = [];
  // {side}
  const tx = (go.x > 0 ? minX - radius - x : maxX + radius - x) / go.x;
  const ty = (go.y > 0 ? minY - radius - y : maxY + radius - y) / go.y;
  const [atY, atX] = [y + go.y * tx, x + go.x * ty];
  const [outX, outY] = [-Math.sign(go.x), -Math.sign(go.y)];
  if (minY <= atY && atY <= maxY) met.push({ t: tx, x: outX, y: 0 });
  if (minX <= atX && atX <= maxX) met.push({ t: ty, x: 0, y: outY });
  // {corner}
  for (const dx of [x - minX, x - maxX]) {
    for (const dy of [y - minY, y - maxY]) {
      const [long, along] = [go.x * go.x + go.y * go.y, dx * go.x + dy * go.y];
      const gap = dx * dx + dy * dy - radius * radius;
      const t = (-along - Math.sqrt(along * along - long * gap)) / long;
      met.push({ t, x: (dx + go.x * t) / radius, y: (dy + go.y * t) / radius });
    }
  }
  // {ahead}
  return met.filter((at) => at.t > -1e-9 && go.x * at.x + go.y * at.y < -1e-9);
}
