// Does the segment from a to b meet the box? Ask one line after another.

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box */

/** @param {Point} a @param {Point} b @param {Box} box */
export function segmentMeetsBox(a, b, box) {
  // How far a and b are in front of each line. The box is behind all four.
  const distances = [
    [box.minX - a.x, box.minX - b.x], // left
    [a.x - box.maxX, b.x - box.maxX], // right
    [box.minY - a.y, box.minY - b.y], // top
    [a.y - box.maxY, b.y - box.maxY], // bottom
  ];
  let enter = 0;
  let exit = 1;
  let isInFront = false;
  for (const [from, to] of distances) {
    // Both ends are in front: this line separates the path from the box.
    if (from > 0 && to > 0) return null;
    // No end is behind: the path reaches this line at most.
    if (from >= 0 && to >= 0) isInFront = true;
    // The path gets behind the line, or in front of it.
    if (from > 0) enter = Math.max(enter, from / (from - to));
    if (to > 0) exit = Math.min(exit, from / (from - to));
  }
  // It leaves through one line before it enters through another.
  if (enter > exit) return null;
  const contact = isInFront || enter === exit ? 'touch' : 'cross';
  return { contact, enter, exit };
}
