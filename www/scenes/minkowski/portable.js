// {about}

/** @typedef {{ x: number, y: number }} Motion */
/** @typedef {{ minX: number, minY: number, maxX: number, maxY: number }} Box */

/** @param {Box} a @param {Motion} motionA
 * @param {Box} b @param {Motion} motionB */
export function aabbVsAabb(a, motionA, b, motionB) {
  // {distances}
  const axes = {
    x: [b.minX - a.maxX, b.maxX - a.minX, motionA.x - motionB.x],
    y: [b.minY - a.maxY, b.maxY - a.minY, motionA.y - motionB.y],
  };
  const sides = { x: ['left', 'right'], y: ['top', 'bottom'] };
  let [enter, exit, side, isBeside] = [0, 1, '', false];
  for (const axis of /** @type {const} */ (['x', 'y'])) {
    const [near, far, motion] = axes[axis];
    if (motion === 0) {
      // {apart}
      if (near > 0 || far < 0) return null;
      if (near === 0 || far === 0) isBeside = true;
    } else {
      const [one, other] = [near / motion, far / motion];
      const t = Math.min(one, other);
      // {side}
      if (t > enter || (t === enter && !side))
        [enter, side] = [t, sides[axis][motion > 0 ? 0 : 1]];
      exit = Math.min(exit, Math.max(one, other));
    }
    // {contact}
    if (near === 0) side ||= sides[axis][0];
    if (far === 0) side ||= sides[axis][1];
  }
  // {order}
  if (enter > exit) return null;
  const contact = isBeside || enter === exit ? 'touch' : 'cross';
  // {place}
  const x = a.minX + enter * motionA.x;
  const y = a.minY + enter * motionA.y;
  const normal = {
    x: Number(side === 'right') - Number(side === 'left'),
    y: Number(side === 'bottom') - Number(side === 'top'),
  };
  return { contact, enter, exit, position: { x, y }, side, normal };
}
