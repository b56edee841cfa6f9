function travel(circle, motion, walls) {
  const hit = first(circle, motion, walls);
  return slide(circle, motion, hit);
}
