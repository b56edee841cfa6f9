/** Whether the contenders find the same first hits, so that they race over the same work. */

import { loop, noAnswers } from './play.js';
import { BULLETS } from './scene.js';

/** @typedef {import('./contenders/index.js').PlayFrame} PlayFrame */
/** @typedef {import('./scene.js').Scene} Scene */

/** A centimeter: rapier computes in single precision. */
const TOLERANCE = 0.01;
/** What share of the bullets may differ; those that graze a corner do. */
const MOST = 0.001;

/**
 * The answers of one loop.
 *
 * @param {Scene} scene
 * @param {PlayFrame} play
 */
export function answersOf(scene, play) {
  const count = scene.frames.length * BULLETS;
  const all = { t: new Float64Array(count), which: new Int32Array(count) };
  let at = 0;
  const keep = (/** @type {any} */ frame, /** @type {any} */ answers, /** @type {boolean} */ isFirst) => {
    play(frame, answers, isFirst);
    all.t.set(answers.t, at);
    all.which.set(answers.which, at);
    at += BULLETS;
  };
  loop(scene, keep, noAnswers());
  return all;
}

/**
 * How many first hits differ: another box at another time, or none.
 *
 * @param {Scene} scene
 * @param {{ t: Float64Array, which: Int32Array }} wanted
 * @param {{ t: Float64Array, which: Int32Array }} given
 */
export function differences({ frames }, wanted, given) {
  let count = 0;
  for (let i = 0; i < wanted.t.length; i++) {
    const { bullets } = frames[Math.floor(i / BULLETS)];
    const [ax, ay, bx, by] = bullets.subarray(4 * (i % BULLETS));
    const apart = Math.abs(wanted.t[i] - given.t[i]) * Math.hypot(bx - ax, by - ay);
    const isSame = wanted.which[i] < 0 ? given.which[i] < 0 : apart <= TOLERANCE;
    if (!isSame) count++;
  }
  return count;
}

/**
 * Refuses a contender that does other work.
 *
 * @param {string} name
 * @param {number} count of first hits that differ
 * @param {Scene} scene
 */
export function mustAgree(name, count, { frames }) {
  const bullets = frames.length * BULLETS;
  if (count > MOST * bullets) throw new Error(`${name} finds ${count} of ${bullets} first hits elsewhere`);
}
