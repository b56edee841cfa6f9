// {about}

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ a: Point, b: Point }} Segment */

// {turn}
/** @param {Point} a @param {Point} b @param {Point} c */
function turn(a, b, c) {
  const across = (b.x - a.x) * (c.y - a.y);
  return Math.sign(across - (b.y - a.y) * (c.x - a.x));
}

// {before}
/** @param {Point} p @param {Point} q */
const order = (p, q) => p.x - q.x || p.y - q.y;

/** @param {Segment} one @param {Segment} other */
export function segmentVsSegment({ a, b }, { a: c, b: d }) {
  const [atC, atD] = [turn(a, b, c), turn(a, b, d)];
  const [atA, atB] = [turn(c, d, a), turn(c, d, b)];
  // {line}
  if (atC === 0 && atD === 0 && atA === 0 && atB === 0) {
    const [start, end] = [a, b].sort(order);
    const [otherStart, otherEnd] = [c, d].sort(order);
    const from = order(start, otherStart) > 0 ? start : otherStart;
    const to = order(end, otherEnd) < 0 ? end : otherEnd;
    const left = order(from, to);
    return left > 0 ? 'apart' : left === 0 ? 'touch' : 'overlap';
  }
  // {oneSide}
  if (atC * atD > 0 || atA * atB > 0) return 'apart';
  // {end}
  return atC * atD * atA * atB === 0 ? 'touch' : 'proper';
}
