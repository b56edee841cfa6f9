// The picture of a question: the shapes and the motion, without what the answer tells. While the motion plays, hits come as it
// meets them.

import { givenIn } from '../extras/index.js';

/** @import { Frame, Scene } from '../model/types.js' */
/** @import { Pen, Role } from '../model/pen.js' */

/**
 * A frame as the question that its scene asks: at its moment if it has a motion, and otherwise at its first step.
 * @param {Scene} scene @param {Frame} frame
 * @returns {Frame}
 */
export function asQuestion(scene, frame) {
  const ticks = givenIn(scene).ticks?.(frame);
  if (!ticks) return { ...frame, step: 0 };
  const { t } = frame;
  const isMissed = ticks.isMissed || ticks.enter > ticks.exit;
  const [enter, exit] = isMissed ? [1, 1] : [ticks.enter, ticks.exit];
  /** @type {Set<Role>} */
  const untold = new Set();
  if (t === 0 || t < enter) untold.add('enter').add('touch').add('normal');
  if (t === 0 || t < exit) untold.add('exit');
  return { ...frame, until: t, untold };
}

/**
 * A pen that leaves out what is not told yet.
 * @template {Pen} P
 * @param {P} pen @param {Set<Role>} roles that is drawn in
 * @returns {P}
 */
export function without(pen, roles) {
  return new Proxy(pen, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (/** @type {any} */ role, /** @type {any[]} */ ...rest) => {
        const isUntold = roles.has(role) || (roles.has('enter') && rest.at(-1)?.isAnswer);
        return isUntold ? undefined : value.call(target, role, ...rest);
      };
    },
  });
}
