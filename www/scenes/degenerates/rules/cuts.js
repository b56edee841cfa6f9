// A rule like that of an answer about region codes: the start is cut off, by one side after the other, until it is inside.

/** @type {import('./index.js').Hits} */
export function hits(a, b, { minX, minY, maxX, maxY }) {
  const codeOf = (/** @type {number} */ x, /** @type {number} */ y) =>
    Number(y < minY) | (Number(y > maxY) << 1) | (Number(x > maxX) << 2) | (Number(x < minX) << 3);
  let { x, y } = a;
  // Rounded, a cut may lead back and forth for ever.
  for (let cuts = 0; cuts < 9; cuts++) {
    const code = codeOf(x, y);
    if (code === 0) return true;
    if (code & codeOf(b.x, b.y)) return false;
    const [along, down] = [b.x - x, b.y - y];
    if (code & 3) {
      const side = code & 1 ? minY : maxY;
      [x, y] = [x + (along * (side - y)) / down, side];
    } else {
      const side = code & 4 ? maxX : minX;
      [x, y] = [side, y + (down * (side - x)) / along];
    }
  }
  return false;
}
