/** Plays a loop of frames with a contender, to time it or to keep its answers. */

import { BULLETS } from './scene.js';
import { microseconds } from './statistics.js';

/** @import { Answers, PlayFrame } from './contenders/index.js' */
/** @import { Scene } from './scene.js' */

/** @returns {Answers} */
export function noAnswers() {
  return { t: new Float64Array(BULLETS), which: new Int32Array(BULLETS), player: { x: 0, y: 0 } };
}

/**
 * Plays every frame of the scene once.
 *
 * @param {Scene} scene
 * @param {PlayFrame} play
 * @param {Answers} answers
 */
export function loop({ frames }, play, answers) {
  for (let i = 0; i < frames.length; i++) play(frames[i], answers, i === 0);
}

/**
 * Plays every frame once, and writes how many microseconds each took.
 *
 * @param {Scene} scene
 * @param {PlayFrame} play
 * @param {Answers} answers
 * @param {Float64Array} times
 * @param {number} at where the first time goes
 */
export function timedLoop({ frames }, play, answers, times, at) {
  for (let i = 0; i < frames.length; i++) {
    times[at + i] = microseconds(() => play(frames[i], answers, i === 0));
  }
}
