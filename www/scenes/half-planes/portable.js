// {about}

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box */

/** @param {Point} a @param {Point} b @param {Box} box */
export function segmentMeetsBox(a, b, box) {
  // {distances}
  const distances = [
    [box.minX - a.x, box.minX - b.x], // {left}
    [a.x - box.maxX, b.x - box.maxX], // {right}
    [box.minY - a.y, box.minY - b.y], // {top}
    [a.y - box.maxY, b.y - box.maxY], // {bottom}
  ];
  let enter = 0;
  let exit = 1;
  let isInFront = false;
  for (const [from, to] of distances) {
    // {separates}
    if (from > 0 && to > 0) return null;
    // {reaches}
    if (from >= 0 && to >= 0) isInFront = true;
    // {crosses}
    if (from > 0) enter = Math.max(enter, from / (from - to));
    if (to > 0) exit = Math.min(exit, from / (from - to));
  }
  // {order}
  if (enter > exit) return null;
  const contact = isInFront || enter === exit ? 'touch' : 'cross';
  return { contact, enter, exit };
}
