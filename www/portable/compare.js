// The portable lines beside the exact answer: what each says about a question, and whether they differ.

import { answerOf } from '../model/answer.js';
import { corners as sidesOf } from '../model/sides.js';

/**
 * What the lines say: a verdict, and of several walls which one is met first, from 0; the side or corner that is entered, ''
 * if none is, and where the path or the mover is then; or where a mover ends and whether it has hit anything; or, in no word of
 * the scene but plainly, what else they answer.
 * @typedef {{ verdict: string, isPlain?: boolean, enter?: number, exit?: number, wall?: number, feature?: string, place?: Point, at?: Point }} Said
 */

/**
 * The lines of a scene, beside the library.
 * @typedef {object} Portable
 * @property {(lines: any, ...given: any[]) => Said} ask their module, with the arguments of the library's function
 * @property {(answer: any) => Said} exact what the library answered, in the same form
 * @property {string} [asks] the only question they answer, if the scene asks others
 * @property {number} [strays] how many of 300 plain samples they may get wrong
 */

/**
 * Hard cases in `tests/cases/`: the kind of line, and the calls made of its numbers.
 * @typedef {{ kind: string, calls: (numbers: any) => import('../model/types.js').Call[] }} HardCases
 */

/** @import { Point, Scene, State } from '../model/types.js' */
/** @typedef {{ said: Said, exact: Said, isSame: boolean, isSeen: boolean }} Comparison isSeen: they differ by more than a word */

/** How far apart two places are, as a share of the largest number in the question: this much is rounding, or is seen. */
const [rounding, seen] = [1e-6, 2e-3];

/**
 * @param {Portable} portable @param {any} lines its module @param {any[]} given what the library was asked with
 * @param {any} answer of the library
 * @returns {Comparison}
 */
export function compare(portable, lines, given, answer) {
  const [said, exact] = [portable.ask(lines, ...given), portable.exact(answer)];
  const most = largest(given);
  const far = distance(said.at, exact.at);
  const isSameHit = said.verdict === exact.verdict && said.wall === exact.wall;
  const isSameEntry =
    isSameFeature(said.feature, exact.feature) && distance(said.place, exact.place) <= rounding * most;
  const isSame = isSameHit && isSameEntry && far <= rounding * most;
  return { said, exact, isSame, isSeen: said.at ? far > seen * most : !isSameHit };
}

/**
 * Whether lines name what is entered as the library does. A corner is the end of the two sides that meet there, so it may be
 * called any of the three.
 * @param {string | undefined} said @param {string | undefined} exact undefined: it is not told, so nothing is compared
 */
export function isSameFeature(said, exact) {
  if (said === undefined || exact === undefined || said === exact) return true;
  return endsOf(said).includes(exact) || endsOf(exact).includes(said);
}

/** The sides of a box, or the edges of a quad, that end in a corner. @param {string} corner @returns {string[]} */
function endsOf(corner) {
  const [, vertex] = /^vertex(\d)$/.exec(corner) ?? [];
  return vertex ? [`edge${vertex}`, `edge${(Number(vertex) + 3) % 4}`] : (sidesOf[corner] ?? []);
}

/**
 * Whether the lines answer the question of a state, told before it is solved.
 * @param {Scene} scene @param {Portable} portable @param {State} state
 */
export const isAsked = (scene, { asks }, state) => asks === undefined || scene.call?.(state, null)?.[0] === asks;

/**
 * The same for what a scene shows.
 * @param {Portable} portable @param {any} lines @param {Scene} scene @param {State} state @param {any} result
 * @returns {Comparison | null} null if the scene has no question to write down
 */
export function compareShown(portable, lines, scene, state, result) {
  const call = scene.call?.(state, result);
  return call && (portable.asks ?? call[0]) === call[0]
    ? compare(portable, lines, call.slice(1), answerOf(result))
    : null;
}

/** @param {Point} [one] @param {Point} [other] without one of them nothing is compared; NaN is far away from everything */
function distance(one, other) {
  if (!one || !other) return 0;
  const far = Math.hypot(one.x - other.x, one.y - other.y);
  return Number.isNaN(far) ? Number.POSITIVE_INFINITY : far;
}

/** @param {any} value @returns {number} the largest number in it */
function largest(value) {
  if (typeof value === 'number') return Math.abs(value);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((most, each) => Math.max(most, largest(each)), 0);
}
