/**
 * What libraries of JavaScript answer to single cases: two ways, as each of them does.
 *
 * @typedef {import('../verdicts.js').Case} Case
 *
 * @typedef {object} Contender
 * @property {string} kind  of the cases in tests/cases
 * @property {string} name
 * @property {boolean} [isSingle]  whether it computes in single precision, and so has only some of the numbers
 * @property {boolean} [isOutside]  whether its rays by contract hit nothing that they start in
 * @property {(numbers: number[]) => boolean | number} ask  whether it is a hit, or when; NaN is no answer, and less than 0 a miss
 */

import RAPIER from '@dimforge/rapier2d-compat';
import { Box, Circle, Transform, Vec2 } from 'planck';
import RBush from 'rbush';
import { slab } from './contenders/rbush.js';

await RAPIER.init();

/** The middle and half the size of a box. @param {number[]} sides */
const cuboid = ([minX, minY, maxX, maxY]) => ({
  at: { x: (minX + maxX) / 2, y: (minY + maxY) / 2 },
  shape: new RAPIER.Cuboid((maxX - minX) / 2, (maxY - minY) / 2),
});

/** @param {number} x @param {number} y @param {number} radius */
const ball = (x, y, radius) => ({ at: { x, y }, shape: new RAPIER.Ball(radius) });

/** @typedef {{ at: import('@dimforge/rapier2d-compat').Vector, shape: import('@dimforge/rapier2d-compat').Shape }} Placed */

/** @param {number[]} numbers @param {Placed} target */
function rapierRay([ax, ay, bx, by], { at, shape }) {
  return shape.castRay(new RAPIER.Ray({ x: ax, y: ay }, { x: bx - ax, y: by - ay }), at, 0, 1, true);
}

/**
 * No cast hits anything without motion, so then it is asked whether they overlap.
 *
 * @param {Placed} a @param {number[]} motionA @param {Placed} b @param {number[]} motionB
 */
function rapierCast(a, [vx, vy], b, [wx, wy]) {
  if (vx === wx && vy === wy) return a.shape.intersectsShape(a.at, 0, b.shape, b.at, 0);
  const hit = a.shape.castShape(a.at, 0, { x: vx, y: vy }, b.shape, b.at, 0, { x: wx, y: wy }, 0, 1, true);
  return hit ? hit.time_of_impact : -1;
}

/** @param {number[]} numbers @param {Box | Circle} shape */
function planckRay([ax, ay, bx, by], shape) {
  const answer = { normal: Vec2.zero(), fraction: 0 };
  const input = { p1: { x: ax, y: ay }, p2: { x: bx, y: by }, maxFraction: 1 };
  return shape.rayCast(answer, input, Transform.identity(), 0) && answer.fraction;
}

const rapier = { name: 'rapier2d-compat, f32', isSingle: true };
const planck = { name: 'planck', isOutside: true };

/** @type {Contender[]} */
const contenders = [
  {
    kind: 'q1',
    name: 'rbush and a slab test',
    ask([ax, ay, bx, by, minX, minY, maxX, maxY]) {
      const tree = new RBush().insert({ minX, minY, maxX, maxY });
      const area = { minX: Math.min(ax, bx), minY: Math.min(ay, by), maxX: Math.max(ax, bx), maxY: Math.max(ay, by) };
      return tree.search(area).some((/** @type {any} */ box) => slab(ax, ay, bx - ax, by - ay, box) <= 1);
    },
  },
  { kind: 'q1', ...rapier, ask: (n) => rapierRay(n, cuboid(n.slice(4))) },
  {
    kind: 'q1',
    ...planck,
    ask(n) {
      const [minX, minY, maxX, maxY] = n.slice(4);
      const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
      return planckRay(n, new Box((maxX - minX) / 2, (maxY - minY) / 2, middle, 0));
    },
  },
  {
    kind: 'q3',
    ...rapier,
    ask: ([x, y, vx, vy, radius, ...sides]) => rapierCast(ball(x, y, radius), [vx, vy], cuboid(sides), [0, 0]),
  },
  {
    kind: 'q4',
    ...rapier,
    ask: (n) => rapierCast(cuboid(n.slice(0, 4)), n.slice(4, 6), cuboid(n.slice(6, 10)), n.slice(10)),
  },
  { kind: 'segcircle', ...rapier, ask: (n) => rapierRay(n, ball(n[4], n[5], n[6])) },
  { kind: 'segcircle', ...planck, ask: (n) => planckRay(n, new Circle({ x: n[4], y: n[5] }, n[6])) },
  {
    kind: 'circlecircle',
    ...rapier,
    ask: ([x, y, r, vx, vy, ...b]) => rapierCast(ball(x, y, r), [vx, vy], ball(b[0], b[1], b[2]), b.slice(3)),
  },
];

/**
 * The letter of an answer, as in `bench/src/answers.rs`.
 *
 * @param {Contender} contender @param {Case} asked
 * @returns {string}
 */
function letterOf({ isSingle, isOutside, ask }, { numbers, startsInside }) {
  if (isSingle && numbers.some((x) => Math.fround(x) !== x)) return '-';
  if (isOutside && startsInside) return '-';
  try {
    const answer = ask(numbers);
    if (Number.isNaN(answer)) return '!';
    return answer === true || (answer !== false && answer >= 0) ? 'h' : 'm';
  } catch {
    return '!';
  }
}

/**
 * What each of them answers to the cases of its kind.
 *
 * @param {Case[]} cases
 * @returns {import('../verdicts.js').Answers[]}
 */
export function answersTo(cases) {
  return contenders.map((contender) => {
    const { kind, name } = contender;
    const asked = cases.filter((each) => each.kind === kind);
    return { kind, name, letters: asked.map((each) => letterOf(contender, each)).join('') };
  });
}
