// The legs of a travel, as its steps tell them.

/** @typedef {import('../model/types.js').Point} Point */
/** @typedef {import('../model/types.js').Step} Step */

/** One straight piece of a travel: `aim` is where it would end if no wall were in the way. @typedef {{ from: Point, to: Point, aim: Point, began: number, ended: number, wasHit: boolean }} Leg */

/**
 * The legs in the steps of a travel.
 * @param {Step[]} steps
 * @returns {Leg[]}
 */
export function legsOf(steps) {
  /** @type {Leg[]} */
  const legs = [];
  let began = 0;
  for (const { kind, x, y, t, timeLeft, endX, endY } of steps) {
    if (kind === 'leg') {
      const aim = { x: endX, y: endY };
      legs.push({ from: { x, y }, to: aim, aim, began, ended: 1, wasHit: false });
    }
    const leg = legs.at(-1);
    if (!leg || (kind !== 'hits' && kind !== 'ends') || (kind === 'ends' && leg.wasHit)) continue;
    Object.assign(leg, { to: { x, y }, ended: kind === 'hits' ? t : 1 - timeLeft, wasHit: kind === 'hits' });
    began = leg.ended;
  }
  return legs;
}
