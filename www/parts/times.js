// The near and far time of an explanation, as far as it has got.

/** @typedef {import('../model/types.js').Frame} Frame */
/** @typedef {import('../model/types.js').Step} Step */

/**
 * @param {Step[]} steps @param {number} index
 * @returns {{ near: number, far: number }} the near and far times once a step is done
 */
export function running(steps, index) {
  const times = { near: 0, far: 1 };
  for (const { step, ...own } of steps.slice(0, index + 1)) {
    const { near, far, enters, end, t } = step ?? own;
    if (near !== undefined) Object.assign(times, { near, far });
    else if (t !== undefined) times[enters || end === 'a' ? 'near' : 'far'] = t;
  }
  return times;
}

/**
 * @param {Frame} frame
 * @returns {{ enter: number, exit: number, isMissed: boolean }} the ticks on the time axis: those of the answer once it
 *   is there; a walk that is cut short leaves times between which nothing is met
 */
export function timesOf({ result, steps, step }) {
  const isLast = step === steps.length - 1;
  if (isLast && result) return { enter: result.enter?.t ?? 0, exit: result.exit?.t ?? 1, isMissed: false };
  const { near, far } = running(steps, step);
  return { enter: near, exit: far, isMissed: isLast };
}
