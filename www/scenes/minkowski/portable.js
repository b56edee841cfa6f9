// {about}

/** @typedef {{ x: number, y: number }} Motion */
/** @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box */

/** @param {Box} a @param {Motion} motionA
 * @param {Box} b @param {Motion} motionB */
export function movingBoxesMeet(a, motionA, b, motionB) {
  // {distances}
  const axes = [
    [b.minX - a.maxX, b.maxX - a.minX, motionA.x - motionB.x],
    [b.minY - a.maxY, b.maxY - a.minY, motionA.y - motionB.y],
  ];
  let enter = 0;
  let exit = 1;
  let isBeside = false;
  for (const [near, far, motion] of axes) {
    if (motion === 0) {
      // {apart}
      if (near > 0 || far < 0) return null;
      if (near === 0 || far === 0) isBeside = true;
    } else {
      const [one, other] = [near / motion, far / motion];
      enter = Math.max(enter, Math.min(one, other));
      exit = Math.min(exit, Math.max(one, other));
    }
  }
  // {order}
  if (enter > exit) return null;
  const contact = isBeside || enter === exit ? 'touch' : 'cross';
  return { contact, enter, exit };
}
