function travel(circle, motion, walls) {
  let { x, y, radius } = circle;
  let left = motion;
  const normals = [];
  for (let legs = 0; legs < 8; legs++) {
    const hit = first({ x, y, radius }, left, walls);
    const t = hit ? hit.t : 1;
    [x, y] = [x + t * left.x, y + t * left.y];
    if (!hit) break;
    normals.push(hit.normal);
    // What is left of the motion slides on.
    left = { x: (1 - t) * left.x, y: (1 - t) * left.y };
    left = slide({ x: 0, y: 0 }, left, { ...hit, t: 0 });
    // It would lead back into a wall: an inner corner.
    const least = -1e-9 * Math.hypot(left.x, left.y);
    const isAgainst = (n) =>
      left.x * n.x + left.y * n.y < least;
    if (normals.some(isAgainst)) break;
  }
  return { x, y };
}
