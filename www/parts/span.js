// The answer of a query in words and marks: the stretch of a path inside a convex region.

/** @typedef {import('../model/types.js').Message} Message */
/** @typedef {import('../model/types.js').Pen} Pen */
/** @typedef {import('../model/types.js').Point} Point */
/** @typedef {import('../model/types.js').Say} Say */

/**
 * @param {any} result
 * @returns {Message} the answer in one sentence
 */
export function summaryOf(result) {
  if (!result) return { key: 'result.misses' };
  const { enter, exit, pushOut } = result;
  const values = {
    enter: enter && `@features.${enter.feature}`,
    exit: exit && `@features.${exit.feature}`,
    near: enter?.t,
    far: exit?.t,
    depth: pushOut?.depth,
  };
  if (result.contact === 'touch')
    return { key: enter?.t === exit?.t ? 'result.touchesOnce' : 'result.touches', values };
  if (result.isContained) return { key: 'result.contained', values };
  return { key: enter ? (exit ? 'result.crosses' : 'result.endsInside') : 'result.startsInside', values };
}

/** @typedef {{ role: 'enter' | 'exit', at: Point, normal?: Point, key: string, t: number }} Mark */

/**
 * @param {any} result
 * @returns {Mark[]}
 */
export function marksOf({ contact, enter, exit }) {
  /** @type {Mark[]} */
  const marks = [];
  const isOnePoint = enter && exit && enter.t === exit.t;
  if (exit && !isOnePoint)
    marks.push({ role: 'exit', at: exit.point, normal: exit.normal, key: 'marks.exit', t: exit.t });
  if (enter) {
    const key = contact === 'touch' && isOnePoint ? 'marks.touch' : 'marks.enter';
    marks.push({ role: 'enter', at: enter.point, normal: enter.normal, key, t: enter.t });
  }
  return marks;
}

/**
 * Each mark with the normal of what is met, its name and its time.
 * @param {Pen} pen @param {Say} say @param {Mark[]} marks
 */
export function drawMarks(pen, say, marks) {
  for (const { role, at, normal, key, t } of marks) {
    if (normal) pen.ray('normal', at, normal, 34);
    pen.dot(role, at, { ring: role === 'enter', hollow: role === 'exit' });
    const towards = normal ? { x: normal.x || 0.7, y: normal.y || -0.7 } : { x: 0.7, y: -0.7 };
    pen.label(role, at, say(pen.width < 480 ? 'marks.t' : key, { t }), towards, 12);
  }
}
