// {about}

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box */

/** @param {{ a: Point, b: Point }} segment @param {Box} box */
export function segmentVsAabb({ a, b }, box) {
  // {distances}
  const distances = {
    left: [box.minX - a.x, box.minX - b.x],
    right: [a.x - box.maxX, b.x - box.maxX],
    top: [box.minY - a.y, box.minY - b.y],
    bottom: [a.y - box.maxY, b.y - box.maxY],
  };
  let [enter, exit, side, isInFront] = [0, 1, '', false];
  for (const [name, [from, to]] of Object.entries(distances)) {
    // {separates}
    if (from > 0 && to > 0) return null;
    // {reaches}
    if (from >= 0 && to >= 0) isInFront = true;
    // {crosses}
    const t = from === 0 ? 0 : from / (from - to);
    if (from >= 0 && (t > enter || !side)) [enter, side] = [t, name];
    if (to > 0) exit = Math.min(exit, t);
  }
  // {order}
  if (enter > exit) return null;
  const contact = isInFront || enter === exit ? 'touch' : 'cross';
  // {normal}
  const point = { x: a.x + enter * (b.x - a.x), y: a.y + enter * (b.y - a.y) };
  const normal = {
    x: Number(side === 'right') - Number(side === 'left'),
    y: Number(side === 'bottom') - Number(side === 'top'),
  };
  return { contact, enter, exit, point, side, normal };
}
