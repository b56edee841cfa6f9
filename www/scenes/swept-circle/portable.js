// {about}

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box */

/** @param {Point & { radius: number }} circle
 * @param {Point} motion @param {Box} wall */
export function circleVsAabb({ x, y, radius: r }, motion, wall) {
  let [t, end, feature, isBeside] = [0, 1, '', false];
  // {grown}
  for (const [side, from, by] of /** @type {[string, number, number][]} */ ([
    ['left', wall.minX - r - x, motion.x],
    ['right', x - wall.maxX - r, -motion.x],
    ['top', wall.minY - r - y, motion.y],
    ['bottom', y - wall.maxY - r, -motion.y],
  ])) {
    if (from > 0 && from > by) return null;
    if (from >= 0 && from >= by) isBeside = true;
    if (from > by) end = Math.min(end, from / by);
    const when = from === 0 ? 0 : from / by;
    if (from >= 0 && when >= t) [t, feature] = [when, side];
  }
  if (t > end) return null;
  let isTouch = isBeside || t === end;
  // {square}
  let at = { x: x + t * motion.x, y: y + t * motion.y };
  const near = nearest(at, wall);
  if (near.x !== at.x && near.y !== at.y) {
    const [dx, dy] = [x - near.x, y - near.y];
    const gap = dx ** 2 + dy ** 2 - r ** 2;
    const along = dx * motion.x + dy * motion.y;
    const root2 = along ** 2 - (motion.x ** 2 + motion.y ** 2) * gap;
    // {past}
    if (gap > 0 && (along >= 0 || root2 < 0)) return null;
    t = gap > 0 ? gap / (Math.sqrt(root2) - along) : 0;
    if (t > 1) return null;
    const across = at.x < near.x ? 'Left' : 'Right';
    feature = gap < 0 ? '' : (at.y < near.y ? 'top' : 'bottom') + across;
    isTouch = gap > 0 ? root2 === 0 || t === 1 : gap === 0 && along >= 0;
    at = { x: x + t * motion.x, y: y + t * motion.y };
  }
  // {normal}
  const { x: nearX, y: nearY } = nearest(at, wall);
  const normal = { x: (at.x - nearX) / r, y: (at.y - nearY) / r };
  const contact = isTouch ? 'touch' : 'cross';
  return { contact, enter: t, at, feature, normal };
}

// {nearest}
/** @param {Point} at @param {Box} wall */
const nearest = ({ x, y }, { minX, minY, maxX, maxY }) => ({
  x: Math.min(Math.max(x, minX), maxX),
  y: Math.min(Math.max(y, minY), maxY),
});
