// A rule like that of Ray Tracing in One Weekend: times must strictly overlap, and thin boxes are padded.

/** Thinner boxes get this much more room, shared between both sides. */
const thin = 0.0001;

/** @type {import('./index.js').Hits} */
export function hits(a, b, box) {
  let [near, far] = [0, 1];
  for (const [from, to, min, max] of [
    [a.x, b.x, ...padded(box.minX, box.maxX)],
    [a.y, b.y, ...padded(box.minY, box.maxY)],
  ]) {
    const inverse = 1 / (to - from);
    const [one, other] = [(min - from) * inverse, (max - from) * inverse];
    const [first, last] = one < other ? [one, other] : [other, one];
    if (first > near) near = first;
    if (last < far) far = last;
    if (far <= near) return false;
  }
  return true;
}

/** @param {number} min @param {number} max @returns {[number, number]} */
const padded = (min, max) => (max - min < thin ? [min - thin / 2, max + thin / 2] : [min, max]);
