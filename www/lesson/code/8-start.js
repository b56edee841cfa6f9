function walk(speed, normal, lift) {
  // The motion without its part into the ground.
  const into = speed * normal.x;
  return { x: speed - into * normal.x, y: -into * normal.y };
}
