function walk(speed, normal, lift) {
  // The motion without its part into the ground.
  const into = speed * normal.x;
  const x = speed - into * normal.x;
  const y = -into * normal.y;
  return { x, y };
}
