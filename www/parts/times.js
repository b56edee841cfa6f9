// The near and far time of an explanation, up to the current step.

/** @import { Frame, Step } from '../model/types.js' */

/**
 * The near and far time once a step is done.
 * @param {Step[]} steps @param {number} index
 * @returns {{ near: number, far: number }}
 */
export function timesAfter(steps, index) {
  const times = { near: 0, far: 1 };
  for (const { step, ...own } of steps.slice(0, index + 1)) {
    const { near, far, enters, end, t } = step ?? own;
    if (near !== undefined) Object.assign(times, { near, far });
    else if (t !== undefined) times[enters || end === 'a' ? 'near' : 'far'] = t;
  }
  return times;
}

/**
 * The ticks on the time axis: those of the answer, if there is one.
 * @param {Frame} frame
 * @returns {import('../extras/time-axis.js').Ticks}
 */
export function ticksOf({ result, steps, step }) {
  const isLast = step === steps.length - 1;
  if (isLast && result) {
    const { enter, exit, contact } = result;
    return {
      enter: enter?.t ?? 0,
      exit: exit?.t ?? 1,
      hasEnter: !!enter,
      hasExit: !!exit,
      isTouch: contact === 'touch',
    };
  }
  const { near, far } = timesAfter(steps, step);
  // The ends of the path are no times of its own.
  return { enter: near, exit: far, hasEnter: near !== 0, hasExit: far !== 1, isMissed: isLast };
}
