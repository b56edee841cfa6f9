// What every function of the library and every method of a world takes.

import {
  beside,
  box,
  circle,
  half,
  MOST,
  number,
  options,
  point,
  quad,
  response,
  room,
  rows,
  rowsOf,
  segment,
  travelOptions,
  whole,
  word,
} from './kinds.js';

/** @typedef {import('./kinds.js').Bad} Bad */
/** @typedef {import('./kinds.js').Kind} Kind */
/** @typedef {[string, Kind][]} Row the arguments by name, in order */

/** A path through all walls of the world that is asked, and movers that start beside them and go through. */
const path = segment(-5, 1, 50, 1);
const ball = circle(-5, 1, 0.25);
const crate = box(-5, 1, -4, 3);
const onward = point(40, 0);
const wall = box(0, 0, 4, 2);

const segments = rowsOf(path, ['.a.x', '.a.y', '.b.x', '.b.y']);
const circles = rowsOf(ball, ['.x', '.y', '.radius'], [{ value: [0, 0, -1], code: 'negative_radius', at: '.radius' }]);
const motions = rowsOf(onward, ['.x', '.y']);
const boxes = rowsOf(
  wall,
  ['.minX', '.minY', '.maxX', '.maxY'],
  [{ value: [4, 0, 2, 1], code: 'inverted_box', at: '.minX' }],
);

/** The queries; what their names end in does not change what they take. @type {Record<string, Row>} */
const queries = {
  aabbVsAabb: [
    ['a', crate],
    ['motionA', onward],
    ['b', wall],
    ['motionB', point(0, 0)],
  ],
  circleVsAabb: [
    ['circle', ball],
    ['motion', onward],
    ['box', wall],
  ],
  circleVsCircle: [
    ['a', ball],
    ['motionA', onward],
    ['b', circle(3, 1, 1)],
    ['motionB', point(0, 0)],
  ],
  clipSegment: [
    ['segment', path],
    ['box', wall],
  ],
  pointVsAabb: [
    ['point', point(1, 1)],
    ['box', wall],
  ],
  pointVsQuad: [
    ['point', point(1, 1)],
    ['quad', quad()],
  ],
  segmentVsAabb: [
    ['segment', path],
    ['box', wall],
  ],
  segmentVsCircle: [
    ['segment', path],
    ['circle', ball],
  ],
  segmentVsQuad: [
    ['segment', path],
    ['quad', quad()],
  ],
  segmentVsSegment: [
    ['p', path],
    ['q', segment(3, -4, 3, 9)],
  ],
  turn: [
    ['a', point(0, 0)],
    ['b', point(1, 2)],
    ['c', point(3, 1)],
  ],
};

/** @type {Record<string, Row>} */
const others = {
  aabbVsAabbBatch: [
    ['a', boxes],
    ['motionsA', beside(motions)],
    ['b', beside(boxes)],
    ['motionsB', beside(motions)],
    ['out', room(16)],
  ],
  circleVsAabbBatch: [
    ['circles', circles],
    ['motions', beside(motions)],
    ['boxes', beside(boxes)],
    ['out', room(16)],
  ],
  circleVsCircleBatch: [
    ['a', circles],
    ['motionsA', beside(motions)],
    ['b', beside(circles)],
    ['motionsB', beside(motions)],
    ['out', room(16)],
  ],
  segmentVsAabbBatch: [
    ['segments', segments],
    ['boxes', beside(boxes)],
    ['out', room(16)],
  ],
  segmentVsCircleBatch: [
    ['segments', segments],
    ['circles', beside(circles)],
    ['out', room(16)],
  ],
  oneWay: [['side', word('top')]],
  quadFromAngle: [
    ['center', point(1, 2)],
    ['half', half],
    ['angle', number(0.5)],
  ],
  ray: [
    ['origin', point(1, 2)],
    ['direction', point(3, 4)],
  ],
  rotatedQuad: [
    ['center', point(1, 2)],
    ['half', half],
    ['direction', point(0.6, 0.8)],
  ],
};

/** Functions that load: what they are given counts only until the module is there. */
export const LOADERS = ['load', 'loadSync'];

const ENDINGS = /(Steps|Contact)$/;

/**
 * What a function of the library takes; nothing if nobody has written it down.
 *
 * @param {string} name
 * @returns {Row | undefined}
 */
export const rowOf = (name) =>
  name === 'createWorld' ? [['boxes', manyBoxes(true)]] : (others[name] ?? queries[name.replace(ENDINGS, '')]);

/**
 * Boxes as objects or as rows.
 *
 * @param {boolean} isOptional
 * @returns {Kind}
 */
function manyBoxes(isOptional) {
  const one = { value: undefined, code: 'wrong_type', at: '' };
  const none = [null, 3, 'boxes', '', true, 1n, Symbol('s'), () => [], {}].map((value) => ({ ...one, value }));
  const list = wall.bad.map(({ value, code, at }) => ({ value: [wall.good(), value], code, at: `[1]${at}` }));
  const ofRows = boxes.bad.filter(({ value, code }) => ArrayBuffer.isView(value) && code !== 'wrong_type');
  return {
    good: () => [{ minX: 20, minY: 0, maxX: 21, maxY: 2 }, box(24, 0, 25, 2).good()],
    bad: [...none, ...(isOptional ? [] : [one]), ...list, ...ofRows],
  };
}

/** @type {Kind} */
const layers = {
  good: () => ({ layers: 3 }),
  bad: [
    ...[null, 3, 'x', 1n, Symbol('s'), () => 1, []].map((value) => ({ value, code: 'wrong_type', at: '' })),
    { value: { layer: 1 }, code: 'unknown_option', at: '' },
    ...whole(1, MOST)
      .bad.filter(({ value }) => value !== undefined)
      .map(({ value, code }) => ({ value: { layers: value }, code, at: '.layers' })),
  ],
};

/** A mover in any of its forms. The far corner of one that has a size is no number of its own: it may be anywhere. */
const mover = {
  good: () => ({ x: -5, y: 1, width: 1, height: 0.5 }),
  bad: [
    ...ball.bad.filter(({ value }) => typeof value === 'object' && value !== null && 'radius' in value),
    ...crate.bad.filter(({ value }) => value?.x !== 1e308),
  ],
};

/** The argument `sweep` is named by what it is: a segment, or a mover and its motion. */
const sweeps = [
  ...path.bad.filter(({ at }) => at !== '').map(({ value, code, at }) => ({ value, code, at: `segment${at}` })),
  ...mover.bad.map(({ value, code, at }) => ({
    value: { mover: value, motion: { x: 1, y: 1 } },
    code,
    at: `mover${at}`,
  })),
  ...onward.bad.map(({ value, code, at }) => ({
    value: { mover: mover.good(), motion: value },
    code,
    at: `motion${at}`,
  })),
  ...path.bad.filter(({ at }) => at === '').map((bad) => ({ ...bad, at: 'sweep' })),
];
const sweep = /** @type {Kind} */ ({ good: () => path.good(), bad: sweeps });

const id = whole(1, 2 ** 53 - 1);
const ids = rows(
  [[1], [2]],
  [Number.NaN, -1, 0.5, 2 ** 53].map((bad) => ({ value: [bad], code: 'not_integer_or_out_of_range', at: '' })),
);

/** What is asked about with a filter, which is the last argument. @type {Record<string, Row>} */
export const questions = {
  all: [['', sweep]],
  allBatch: [
    ['segments', segments],
    ['counts', room(2)],
    ['out', room(48)],
  ],
  any: [['', sweep]],
  first: [['', sweep]],
  firstBatch: [
    ['segments', segments],
    ['out', room(16)],
  ],
  firstCrossing: [['', sweep]],
  firstSteps: [['', sweep]],
  overlaps: [['mover', { ...mover, good: () => ({ x: 1, y: 1, width: 30, height: 0.5 }) }]],
  pushOut: [['mover', { ...mover, good: () => ({ x: 1, y: 1, width: 30, height: 0.5 }) }]],
  travel: [
    ['mover', mover],
    ['motion', onward],
    ['response', { ...response, good: () => 'pass' }],
  ],
  travelBatch: [
    ['movers', beside(circles)],
    ['motions', motions],
    ['response', response],
    ['out', room(16)],
  ],
};
questions.travelSteps = questions.travel;

/** Those that a world refuses while it is asked. @type {Record<string, Row>} */
export const changes = {
  clear: [],
  dispose: [],
  insert: [
    ['box', wall],
    ['options', layers],
  ],
  insertAll: [
    ['boxes', manyBoxes(false)],
    ['options', layers],
  ],
  moveAll: [
    ['ids', ids],
    ['boxes', beside(boxes)],
  ],
  moveTo: [
    ['id', id],
    ['box', wall],
  ],
  remove: [['id', id]],
  setLayers: [
    ['id', id],
    ['layers', whole(5, MOST)],
  ],
};

/** @type {Record<string, Row>} */
const looks = { cellSize: [], entries: [], get: [['id', id]], layers: [['id', id]], length: [] };

/**
 * The name in messages, and what a method of a world takes; nothing if nobody has written it down.
 *
 * @param {string | symbol} key
 * @returns {{ name: string, row: Row | undefined }}
 */
export function methodOf(key) {
  const name = key === Symbol.iterator ? 'entries' : typeof key === 'symbol' ? 'dispose' : key;
  const question = questions[name];
  const last = /** @type {[string, Kind]} */ (['options', /^travel(Steps)?$/.test(name) ? travelOptions : options()]);
  return { name, row: question ? [...question, last] : (changes[name] ?? looks[name]) };
}
