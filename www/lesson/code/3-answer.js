function side(a, b, box) {
  const hit = enter(a, b, box);
  if (!hit) return null;
  // Is there a side where it is at this time?
  const isAt = (from, to, side) =>
    to === from
      ? from === side
      : (side - from) / (to - from) === hit.t;
  let across = '';
  if (isAt(a.x, b.x, box.minX)) across = 'left';
  else if (isAt(a.x, b.x, box.maxX)) across = 'right';
  let down = '';
  if (isAt(a.y, b.y, box.minY)) down = 'top';
  else if (isAt(a.y, b.y, box.maxY)) down = 'bottom';
  if (across === 'left' && down) return `${down}Left`;
  if (across === 'right' && down) return `${down}Right`;
  return across || down || null;
}
