function walk(speed, normal, lift) {
  // The ground carries whoever stands on it.
  let { x, y } = lift;
  // As far across as on flat ground, and up or down with the slope.
  x += speed;
  y -= (speed * normal.x) / normal.y;
  return { x, y };
}
