// {about}

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box */

const [left, right, top, bottom] = [1, 2, 4, 8];

/** @param {Point} p @param {Box} box */
function codeOf(p, box) {
  const across = p.x < box.minX ? left : p.x > box.maxX ? right : 0;
  const down = p.y < box.minY ? top : p.y > box.maxY ? bottom : 0;
  return across | down;
}

/** @param {{ a: Point, b: Point }} segment @param {Box} box */
export function clipSegment({ a, b }, box) {
  let [from, to] = [a, b];
  // {cuts}
  for (let cuts = 0; cuts <= 4; cuts++) {
    const [codeA, codeB] = [codeOf(from, box), codeOf(to, box)];
    // {reject}
    if (codeA & codeB) return null;
    if (codeA === 0 && codeB === 0) break;
    const code = codeA || codeB;
    // {cut}
    let { x, y } = from;
    if (code & (left | right)) {
      x = code & left ? box.minX : box.maxX;
      y = a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x);
    } else {
      y = code & top ? box.minY : box.maxY;
      x = a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
    }
    if (codeA) from = { x, y };
    else to = { x, y };
  }
  // {side}
  const isOnX = from.x === to.x && [box.minX, box.maxX].includes(to.x);
  const isOnY = from.y === to.y && [box.minY, box.maxY].includes(to.y);
  return { contact: isOnX || isOnY ? 'touch' : 'cross', from, to };
}
