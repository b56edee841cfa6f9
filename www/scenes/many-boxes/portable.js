// {about}

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box */
/** @typedef {Box & { id: number, parts: Group[] }} Group */

// {trees}
/** @type {WeakMap<Box[], Group>} */
const trees = new WeakMap();

/** @param {Box[]} boxes @param {{ a: Point, b: Point }} segment */
export function all(boxes, { a, b }) {
  const leaves = () => boxes.map((box, id) => ({ ...box, id, parts: [] }));
  const tree = trees.get(boxes) ?? grouped(leaves());
  trees.set(boxes, tree);
  return hitsIn(a, b, tree);
}

/** @param {Group[]} parts @returns {Group} */
function grouped(parts) {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const part of parts) {
    [minX, minY] = [Math.min(minX, part.minX), Math.min(minY, part.minY)];
    [maxX, maxY] = [Math.max(maxX, part.maxX), Math.max(maxY, part.maxY)];
  }
  const group = { minX, minY, maxX, maxY, id: -1 };
  if (parts.length <= 8) return { ...group, parts };
  // {split}
  const middle = (/** @type {Group} */ part) =>
    maxX - minX > maxY - minY ? part.minX + part.maxX : part.minY + part.maxY;
  const sorted = [...parts].sort((p, q) => middle(p) - middle(q));
  const half = Math.ceil(parts.length / 2);
  const halves = [sorted.slice(0, half), sorted.slice(half)];
  return { ...group, parts: halves.map(grouped) };
}

/** @param {Point} a @param {Point} b @param {Group} group
 * @returns {{ id: number, enter: number, exit: number }[]} */
function hitsIn(a, b, group) {
  let [enter, exit] = [0, 1];
  for (const [from, to, low, high] of [
    [a.x, b.x, group.minX, group.maxX],
    [a.y, b.y, group.minY, group.maxY],
  ]) {
    // {parallel}
    if (from === to && (from < low || from > high)) return [];
    if (from === to) continue;
    const times = [low, high].map((side) => (side - from) / (to - from));
    enter = Math.max(enter, Math.min(...times));
    exit = Math.min(exit, Math.max(...times));
  }
  // {culled}
  if (enter > exit) return [];
  if (group.id >= 0) return [{ id: group.id, enter, exit }];
  const hits = group.parts.flatMap((part) => hitsIn(a, b, part));
  // {order}
  return hits.sort((p, q) => p.enter - q.enter || p.id - q.id);
}
