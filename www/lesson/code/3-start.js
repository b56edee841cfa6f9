function side(a, b, box) {
  const hit = enter(a, b, box);
  if (!hit) return null;
  if (hit.x === box.minX) return 'left';
  if (hit.x === box.maxX) return 'right';
  if (hit.y === box.minY) return 'top';
  if (hit.y === box.maxY) return 'bottom';
  return null;
}
