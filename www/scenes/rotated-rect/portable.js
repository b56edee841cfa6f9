// {about}

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ halfX: number, halfY: number, angle: number }} Shape */
/** @typedef {Point & Shape} Rectangle */

/** @param {Point} a @param {Point} b @param {Rectangle} rectangle */
export function segmentMeetsRectangle(a, b, rectangle) {
  const { halfX, halfY, angle } = rectangle;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // {seen}
  const turned = (/** @type {Point} */ p) => {
    const [x, y] = [p.x - rectangle.x, p.y - rectangle.y];
    return { x: x * cos + y * sin, y: y * cos - x * sin };
  };
  const [from, to] = [turned(a), turned(b)];
  let enter = 0;
  let exit = 1;
  let isBeside = false;
  for (const [start, end, half] of [
    [from.x, to.x, halfX],
    [from.y, to.y, halfY],
  ]) {
    const [low, high] = [Math.min(start, end), Math.max(start, end)];
    // {beyond}
    if (low > half || high < -half) return null;
    if (low >= half || high <= -half) isBeside = true;
    if (start === end) continue;
    const one = (-half - start) / (end - start);
    const other = (half - start) / (end - start);
    enter = Math.max(enter, Math.min(one, other));
    exit = Math.min(exit, Math.max(one, other));
  }
  if (enter > exit) return null;
  const contact = isBeside || enter === exit ? 'touch' : 'cross';
  return { contact, enter, exit };
}
