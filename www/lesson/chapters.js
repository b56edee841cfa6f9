// The chapters of the lesson: the figure of each, what its code is asked about a state of that figure, and what is right.

import { aabbVsAabb, circleVsAabb, createWorld, segmentVsAabb } from 'graze2d';
import { Grid, randomFrom } from './cases.js';

/** A state of a figure. @typedef {Record<string, any>} State */
/** @typedef {{ args: any[], exact: any }} Asked what the code is given, and what is right */
/** @typedef {Asked & { state: State, hasDecimals: boolean }} Case */
/**
 * @typedef {object} Chapter
 * @property {Record<string, string>} figure the attributes of the figure
 * @property {string} name of the function that the reader writes
 * @property {number[]} [uses] the chapters whose code it calls
 * @property {number} [count] how many cases there are, if not as many as usual
 * @property {(grid: Grid) => State} state one of its cases
 * @property {(state: State) => Asked | null} ask null if the state has no such question
 */

/** Whether an answer of the code is right: numbers may differ in their last digits. @param {Asked} asked @param {any} answer */
export const isRight = ({ args, exact }, answer) => isSame(answer, exact, typeof exact === 'number' ? 1 : sizeOf(args));

/** @param {any} one @param {any} other @param {number} size of the numbers around; a time has 1 @returns {boolean} */
function isSame(one, other, size) {
  if (typeof one === 'number' && typeof other === 'number')
    return Math.abs(one - other) <= 1e-9 * Math.max(size, Math.abs(one), Math.abs(other));
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object') return one === other;
  return Object.keys(other).every((key) => isSame(one[key], other[key], key === 't' ? 1 : size));
}

/** The largest number in a value. @param {any} value @returns {number} */
const sizeOf = (value) =>
  typeof value === 'number' ? Math.abs(value) : Math.max(0, ...Object.values(value ?? {}).map(sizeOf));

const still = { x: 0, y: 0 };
const segment = (/** @type {Grid} */ grid) => ({ a: grid.point(), b: grid.point(), box: grid.box() });

/** In a figure of any shapes a reader may choose another one. @param {State} shape */
const isBox = (shape) => 'minX' in shape;

/** When a mover is first in contact. @param {{ enter: { t: number } | null } | null} span */
const timeOf = (span) => (span ? (span.enter?.t ?? 0) : null);

/** A wall or a mover of a room, as the library takes it. @param {State} body */
const shapeOf = ({ motion, name, oneWay, ...shape }) => /** @type {any} */ (shape);

/** The travel of a circle among walls. @param {State} state */
const travelOf = ({ circle, motion, walls }) => createWorld(walls).travel(circle, motion, 'slide');

/** @type {Chapter[]} */
export const chapters = [
  {
    figure: { name: 'half-planes', state: '1~a=30,58~b=72,18~box=54,40,118,74', challenge: 'which' },
    name: 'hits',
    state: segment,
    ask: ({ a, b, box }) => ({ args: [a, b, box], exact: segmentVsAabb({ a, b }, box) !== null }),
  },
  {
    figure: { name: 'half-planes', state: '1~a=16,84~b=140,22~box=62,26,112,70', challenge: 'where' },
    name: 'enter',
    state: segment,
    ask({ a, b, box }) {
      const span = segmentVsAabb({ a, b }, box);
      const { t, point } = span?.enter ?? { t: 0, point: a };
      return { args: [a, b, box], exact: span && { t, x: point.x, y: point.y } };
    },
  },
  {
    figure: { name: 'half-planes', state: '1~a=24,10~b=84,70~box=54,40,118,74', challenge: 'which' },
    name: 'side',
    uses: [2],
    state: segment,
    ask: ({ a, b, box }) => ({ args: [a, b, box], exact: segmentVsAabb({ a, b }, box)?.enter?.feature ?? null }),
  },
  {
    figure: { name: 'swept-circle', state: '1~circle=24,20,14~motion=96,48~wall=84,52,130,84', challenge: 'when' },
    name: 'when',
    uses: [2],
    state: (grid) => ({ circle: grid.circle([1, 2, 5]), motion: grid.motion(), wall: grid.box() }),
    ask({ circle, motion, wall }) {
      return isBox(wall) ? { args: [circle, motion, wall], exact: timeOf(circleVsAabb(circle, motion, wall)) } : null;
    },
  },
  {
    figure: {
      name: 'minkowski',
      state: '1~a=12,24,36,44~motionA=108,40~b=112,24,136,52~motionB=-64,44~view=world',
      challenge: 'when',
    },
    name: 'meet',
    uses: [2],
    state: (grid) => ({ a: grid.box(), motionA: grid.motion(), b: grid.box(), motionB: grid.motion() }),
    ask({ a, motionA, b, motionB }) {
      if (!isBox(a) || !isBox(b)) return null;
      return { args: [a, motionA, b, motionB], exact: timeOf(aabbVsAabb(a, motionA, b, motionB)) };
    },
  },
  {
    figure: {
      name: 'slide',
      state: '1~circle=24,20,10~motion=96,64~walls=30,66,130,84',
      challenge: 'where',
    },
    name: 'slide',
    state: (grid) => ({ circle: grid.circle([1, 2, 5]), motion: grid.motion(), walls: [grid.box()] }),
    ask(state) {
      const { hits, inside, position } = travelOf(state);
      if (inside.length > 0 || state.walls.length > 1) return null;
      const hit = hits[0] ? { t: hits[0].t, normal: hits[0].normal } : null;
      return { args: [state.circle, state.motion, hit], exact: position };
    },
  },
  {
    figure: {
      name: 'slide',
      state: '1~circle=24,30,10~motion=124,44~walls=14,70,150,86;122,18,150,70;40,52,80,70',
      challenge: 'where',
    },
    name: 'travel',
    uses: [2, 4, 6, 7],
    state: (grid) => ({
      circle: grid.circle([1, 1, 2]),
      motion: grid.motion(),
      walls: [grid.box(4), grid.box(4), grid.box(4)],
    }),
    ask(state) {
      const { inside, position, hits } = travelOf(state);
      // Between two corners that are as far apart as the circle is wide, it is hit without end.
      if (inside.length > 0 || hits.length > 8) return null;
      return { args: [state.circle, state.motion, state.walls], exact: position };
    },
  },
  {
    figure: {
      name: 'room',
      state: '1~movers=box,52,38,62,58:motion,48,0~walls=points,14,82,134,22,134,82:motion,0,-10',
      challenge: 'where',
    },
    name: 'walk',
    state: (grid) => grid.slope(),
    count: 200,
    ask({ movers, walls }) {
      const world = createWorld(walls.map(shapeOf));
      const { motion = still } = movers[0];
      // A player may be inside its ground by rounding.
      const player = world.travel(shapeOf(movers[0]), still, 'slide');
      const [ground] = player.ground;
      if (!ground || Math.abs(ground.normal.x) > Math.abs(ground.normal.y)) return null;
      const lift = walls[ground.id].motion ?? still;
      const [{ mover }] = world.moveSolid(ground.id, lift, [player.mover]);
      const { position } = world.walk(mover, { x: motion.x, y: 0 }, { steepest: { x: 1, y: 1 } });
      const exact = { x: position.x - player.position.x, y: position.y - player.position.y };
      return { args: [motion.x, ground.normal, lift], exact };
    },
  },
];

/** How many cases there usually are, and how many are made before the page goes on. */
const [usual, atOnce] = [1000, 40];

/**
 * The cases of a chapter, with their answers.
 * @param {Chapter} chapter
 * @returns {Promise<Case[]>}
 */
export async function casesOf({ state, ask, count = usual }) {
  const random = randomFrom(1);
  const cases = [];
  while (cases.length < count) {
    const grid = new Grid(random);
    const made = state(grid);
    const asked = ask(made);
    if (asked) cases.push({ ...asked, state: made, hasDecimals: grid.hasDecimals });
    if (cases.length % atOnce === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return cases;
}

/** How often the numbers of a case are changed, and by what share at most: some of their last digits. */
const [tries, hair] = [16, 2 ** -50];

/** A value with other last digits. @param {any} value @param {() => number} random @returns {any} */
function nudged(value, random) {
  if (typeof value === 'number') return value * (1 + hair * (2 * random() - 1));
  if (Array.isArray(value)) return value.map((each) => nudged(each, random));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, nudged(part, random)]));
}

/**
 * Whether rounding decides a case: its decimals are rounded, and with other last digits something else is right. Plain
 * floating-point code cannot know what.
 * @param {Chapter} chapter @param {Case} one of its cases
 */
export function isRounding({ ask }, one) {
  const random = randomFrom(1);
  const isOther = () => {
    const asked = ask(nudged(one.state, random));
    return asked === null || !isRight(one, asked.exact);
  };
  return one.hasDecimals && Array.from({ length: tries }).some(isOther);
}
