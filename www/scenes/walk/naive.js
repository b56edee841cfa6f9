// The naive walker: where its rules bring it, and what exact tests say of the same step from the same place.

import { wallName } from '../../parts/walls.js';
import { rules } from './naive/rules.js';

/** @import { Box, Library, Point, State } from '../../model/types.js' */
/** @import { Rival } from '../../extras/rival-line.js' */
/** @import { Test } from './naive/rules.js' */

/**
 * The last step of the naive walker: from where to where, what its tests said, and where exact tests would have brought it.
 * @typedef {{ from: Point, position: Point, tests: Test[], expected: Point, verdict: string, wall?: number }} NaiveStep
 */

const nowhere = { x: 0, y: 0 };
/** Farther than this from where exact tests lead, it strays: more than any epsilon. */
export const near = 0.01;

/**
 * One step by the chosen rules.
 * @param {State} state @param {Box[]} all @param {Point} from @param {Point} motion
 */
export const naiveStep = ({ walker, rules: { choice }, ledge }, all, from, motion) =>
  rules[/** @type {keyof typeof rules} */ (choice)]({ ...from, radius: walker.radius }, motion, all, ledge.value - 1);

/**
 * The last step of the naive walker, judged. A wall may have been moved since, or the walker: then it stands.
 * @param {Library} graze @param {State} state @param {Box[]} all
 * @param {(at: Point, by: Point) => { position: Point }} exactFrom the exact step from another place
 * @returns {NaiveStep}
 */
export function judgedStep(graze, state, all, exactFrom) {
  const { naive, naiveFrom, motion } = state;
  const { position, tests } = naiveStep(state, all, naiveFrom, motion);
  const isStill = motion.x === 0 && motion.y === 0;
  if (isStill || position.x !== naive.x || position.y !== naive.y) {
    const wall = wallAround(graze, state, all);
    const verdict = wall >= 0 ? 'inside' : 'stands';
    return { from: naive, position: naive, tests: [], expected: naive, verdict, wall };
  }
  const { position: expected } = exactFrom(naiveFrom, motion);
  const through = wallThrough(graze, all, naiveFrom, naive, state.ledge.value - 1);
  const step = { from: naiveFrom, position, tests, expected };
  if (through >= 0) return { ...step, verdict: 'through', wall: through };
  const onward = () => naiveStep(state, all, naive, motion).position;
  const further = () => exactFrom(expected, motion).position;
  return { ...step, verdict: verdictOf(step, motion, onward, further) };
}

/**
 * What went wrong, in one word; `walks` if nothing did.
 * @param {Omit<NaiveStep, 'verdict'>} step @param {Point} motion
 * @param {() => Point} onward where one more step of the same kind leads
 * @param {() => Point} further where an exact one leads after an exact one
 */
function verdictOf({ from, position, expected }, motion, onward, further) {
  const made = { x: position.x - from.x, y: position.y - from.y };
  const wanted = { x: expected.x - from.x, y: expected.y - from.y };
  const isOff = (/** @type {number} */ a, /** @type {number} */ b) => Math.abs(a - b) > near;
  if (!isOff(made.x, wanted.x) && !isOff(made.y, wanted.y)) return 'walks';
  const next = onward();
  if ((next.x - position.x) * made.x + (next.y - position.y) * made.y < 0) return 'jitters';
  if (made.x === 0 && made.y === 0) {
    const last = further();
    // Exact tests would stop there too, only nearer to the wall.
    return last.x === expected.x && last.y === expected.y ? 'short' : 'sticks';
  }
  const isLifted = (motion.y === 0 && isOff(made.y, wanted.y)) || (motion.x === 0 && isOff(made.x, wanted.x));
  return isLifted ? 'lifted' : 'strays';
}

/**
 * The first wall that the naive walker overlaps, or −1.
 * @param {Library} graze @param {State} state @param {Box[]} all
 */
function wallAround(graze, { naive, walker, ledge }, all) {
  const here = { ...naive, radius: walker.radius };
  return all.findIndex(
    (wall, i) => i !== ledge.value - 1 && graze.circleVsAabbContact(here, nowhere, wall) === 'cross',
  );
}

/**
 * The first wall that the middle of the walker went through, or −1.
 * @param {Library} graze @param {Box[]} all @param {Point} from @param {Point} to @param {number} ledge that lets it through
 */
function wallThrough(graze, all, from, to, ledge) {
  const motion = { x: to.x - from.x, y: to.y - from.y };
  if (motion.x === 0 && motion.y === 0) return -1;
  const middle = { ...from, radius: 0 };
  return all.findIndex((wall, i) => i !== ledge && graze.circleVsAabbContact(middle, motion, wall) === 'cross');
}

/** What is no failure of the naive walker. */
const wells = ['walks', 'stands'];

/**
 * What is said of the naive walker: its verdict, and each test that misled it or not.
 * @param {any} result @param {State} state @param {number} count of the walls that have a number
 * @returns {Rival}
 */
export function naiveTold({ naive, asked }, state, count) {
  const { verdict, tests, position, expected, wall } = naive;
  const { choice } = state.rules;
  const nameOf = (/** @type {number} */ index) => wallName(Math.max(0, index), count);
  const told = tests.map((/** @type {Test} */ test, /** @type {number} */ place) => ({
    key: `naive.tests.${choice}${sortOf(choice, test, place, asked, state.ledge.value - 1)}`,
    values: { wall: nameOf(test.index), side: sideName(test, count), depth: test.depth },
  }));
  const values = { ...position, exactX: expected.x, exactY: expected.y, wall: nameOf(wall ?? 0) };
  const isWell = wells.includes(verdict);
  return {
    name: 'naive.name',
    verdict: { key: `naive.verdicts.${verdict}` },
    tone: isWell ? 'plain' : 'fails',
    sentence: { key: `naive.result.${verdict}`, values },
    tests: told,
  };
}

/**
 * The name of a side; the edges of a room have theirs.
 * @param {Test} test @param {number} count
 */
const sideName = ({ index, side }, count) => (index < count ? `@features.${side}` : '@edges.inner');

/**
 * Which sentence of a test, where its rules have several.
 * @param {string} choice @param {Test} test @param {number} place in the order of the tests @param {Point} asked
 * @param {number} ledge
 */
function sortOf(choice, { side, index }, place, asked, ledge) {
  if (choice === 'push') return place === 0 ? '.first' : '.rest';
  if (choice === 'rays') return side === 'left' || side === 'right' ? '.across' : asked.y === 0 ? '.ground' : '.down';
  if (choice !== 'ground') return '';
  return index !== ledge ? '.wall' : asked.y < 0 ? '.ledge' : '.stands';
}
