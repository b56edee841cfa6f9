function when(circle, motion, box) {
  const { x, y, radius: r } = circle;
  const { minX, minY, maxX, maxY } = box;
  const end = { x: x + motion.x, y: y + motion.y };
  // The grown box: two boxes, and a disc at each corner.
  const wide = { ...box, minX: minX - r, maxX: maxX + r };
  const tall = { ...box, minY: minY - r, maxY: maxY + r };
  const hits = [wide, tall].map((b) => enter(circle, end, b));
  const times = hits.map((hit) => hit?.t);
  for (const cx of [minX, maxX])
    for (const cy of [minY, maxY])
      times.push(disc(x - cx, y - cy, motion, r));
  const t = Math.min(...times.map((each) => each ?? 2));
  return t <= 1 ? t : null;
}

function disc(x, y, motion, r) {
  const apart = x * x + y * y - r * r;
  if (apart <= 0) return 0;
  const along = x * motion.x + y * motion.y;
  const long = motion.x * motion.x + motion.y * motion.y;
  const root = along * along - long * apart;
  if (root < 0 || along >= 0) return null;
  return apart / (Math.sqrt(root) - along);
}
