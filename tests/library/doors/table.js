// What every function of the library and every method of a world takes.

import { plural, queries } from '../../../scripts/build/wire.js';
import { createWorld } from '../../../www/library/entries/node.js';
import {
  beside,
  bits,
  box,
  circle,
  convex,
  GONE,
  grid,
  number,
  options,
  point,
  response,
  room,
  rows,
  rowsOf,
  segment,
  tile,
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

/** A good argument of each shape, and rows of it. */
const kinds = {
  aabb: wall,
  circle: ball,
  convex: convex(),
  motion: onward,
  point: point(1, 1),
  segment: path,
};
/** What is farther away than the numbers of tiles. @type {(kind: Kind, value: any) => Kind} */
const notFar = (kind, value) => ({
  ...kind,
  bad: [...kind.bad, { value, code: 'not_integer_or_out_of_range', at: '' }],
});
/** @type {Row} */
const overTiles = [
  ['grid', grid(1, 2, 16)],
  ['segment', notFar(path, segment(0, 0, 1e30, 0).good())],
];
/** A mover in any of its forms. The far corner of one that has a size is no number of its own: it may be anywhere. */
const mover = {
  good: () => ({ x: -5, y: 1, width: 1, height: 0.5 }),
  bad: [
    ...ball.bad.filter(({ value }) => typeof value === 'object' && value !== null && 'radius' in value),
    ...crate.bad.filter(({ value }) => value?.x !== 1e308),
  ],
};

/** @type {Row} */
const pastMovingBox = [
  ['mover', mover],
  ['motion', onward],
  ['box', wall],
  ['boxMotion', point(1, 2)],
  ['response', response],
];
const columns = /** @type {Record<string, Kind>} */ ({
  aabb: boxes,
  circle: circles,
  motion: motions,
  segment: segments,
});

/** As many rows as those of the first argument. @type {(argument: [string, string], i: number) => [string, Kind]} */
const rowsOfArgument = ([name, shape], i) => [plural(name), i === 0 ? columns[shape] : beside(columns[shape])];

/** The functions that follow from Rust's declarations. @type {Record<string, Row>} */
const declared = Object.fromEntries(
  queries().flatMap(({ name, takes, forms }) => {
    const given = Object.entries(takes);
    const row = given.map(([name, shape]) => [name, kinds[shape]]);
    const names = [name, ...[forms.steps, forms.contact].flatMap((form) => form?.name ?? [])];
    const batch = forms.batch ? [[forms.batch.name, [...given.map(rowsOfArgument), ['out', room(16)]]]] : [];
    return [...names.map((name) => [name, row]), ...batch];
  }),
);

/** @type {Kind} */
const ofRecordings = {
  good: () => ({ calls: 2 }),
  bad: [
    ...[null, 3, 'x', 1n, () => 1, []].map((value) => ({ value, code: 'wrong_type', at: '' })),
    { value: { most: 2 }, code: 'unknown_option', at: '' },
    { value: { calls: 0 }, code: 'not_integer_or_out_of_range', at: '.calls' },
  ],
};

const recording = () => ({ version: 1, start: createWorld().toJSON(), calls: [['clear', [], { $: 'undefined' }]] });
/** @type {(call: any, code: string, at: string) => Bad} */
const badCall = (call, code, at) => ({ value: { ...recording(), calls: [call] }, code, at: `.calls[0]${at}` });
/** @type {Kind} */
const recordings = {
  good: recording,
  bad: [
    ...[undefined, null, 3, 'x', []].map((value) => ({ value, code: 'wrong_type', at: '' })),
    { value: { ...recording(), more: 1 }, code: 'unknown_option', at: '' },
    { value: { ...recording(), version: 2 }, code: 'not_integer_or_out_of_range', at: '.version' },
    { value: { ...recording(), calls: 3 }, code: 'wrong_type', at: '.calls' },
    badCall('clear', 'wrong_type', ''),
    badCall(['dispose', [], null], 'unknown_option', '[0]'),
    badCall([3, [], null], 'wrong_type', '[0]'),
    badCall(['clear', 3, null], 'bad_layout', ''),
    badCall(['clear', [{ $: 'date', of: 1 }], null], 'bad_layout', ''),
  ],
};

/** @type {Record<string, Row>} */
const others = {
  cornerSides: [['corner', word('topLeft')]],
  createWorld: [
    ['boxes', manyBoxes(true)],
    ['options', ofWorlds()],
  ],
  'new World': [
    ['boxes', manyBoxes(true)],
    ['options', ofWorlds()],
  ],
  cornersOf: [['shape', convex()]],
  gridBox: [
    ['grid', grid(1, 2, 16)],
    ['tile', tile(3, -4)],
  ],
  gridPieces: overTiles,
  gridPiecesSteps: [
    ...overTiles,
    ['most', { ...whole(8, 65536), bad: whole(8, 65536).bad.filter(({ value }) => value !== undefined) }],
  ],
  gridTile: [
    ['grid', grid(1, 2, 16)],
    ['point', notFar(point(20, 3), { x: 0, y: -1e30 })],
  ],
  oneWay: [['side', word('top')]],
  oppositeSide: [['side', word('top')]],
  recordWorld: [
    [
      'world',
      {
        good: () => createWorld(),
        bad: [undefined, 3, {}, []].map((value) => ({ value, code: 'wrong_type', at: '' })),
      },
    ],
    ['options', ofRecordings],
  ],
  replay: [['recording', recordings]],
  travelVsMovingBox: pastMovingBox,
  travelVsMovingBoxSteps: pastMovingBox,
  ray: [
    ['origin', point(1, 2)],
    ['direction', point(3, 4)],
  ],
};

/** Functions that load: what they are given counts only until the module is there. */
export const LOADERS = ['load', 'loadSync'];

/**
 * The functions of an entry, under the names that errors say.
 *
 * @param {object} library
 * @returns {[string, (...args: any[]) => any][]}
 */
export function functionsOf(library) {
  const all = Object.entries(library).filter(([, value]) => typeof value === 'function');
  return all.map(([name, value]) =>
    name === 'World' ? ['new World', (/** @type {any[]} */ ...args) => new value(...args)] : [name, value],
  );
}

/**
 * What a function of the library takes; nothing if nobody has written it down.
 *
 * @param {string} name
 * @returns {Row | undefined}
 */
export const rowOf = (name) => others[name] ?? declared[name];

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

/** @returns {Kind} */
function ofWorlds() {
  return {
    good: () => ({ positions: 'f32' }),
    bad: [
      ...[null, 3, 'x', 1n, Symbol('s'), () => 1, []].map((value) => ({ value, code: 'wrong_type', at: '' })),
      { value: { position: 'f32' }, code: 'unknown_option', at: '' },
      { value: { positions: 'f16' }, code: 'unknown_option', at: '.positions' },
      { value: { positions: 32 }, code: 'wrong_type', at: '.positions' },
    ],
  };
}

/** @type {Kind} */
const layers = {
  good: () => ({ layers: 3 }),
  bad: [
    ...[null, 3, 'x', 1n, Symbol('s'), () => 1, []].map((value) => ({ value, code: 'wrong_type', at: '' })),
    { value: { layer: 1 }, code: 'unknown_option', at: '' },
    ...bits.bad
      .filter(({ value }) => value !== undefined)
      .map(({ value, code }) => ({ value: { layers: value }, code, at: '.layers' })),
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

/** A list of such things, as the last of two. @type {(kind: Kind) => Kind} */
function listOf({ good, bad }) {
  const lists = bad.map(({ value, code, at }) => ({ value: [good(), value], code, at: `[1]${at}` }));
  const none = [undefined, null, 3, 'movers', true, 1n, () => [], {}];
  return { good: () => [good()], bad: [...none.map((value) => ({ value, code: 'wrong_type', at: '' })), ...lists] };
}

/** @type {Bad[]} */
const badSolids = [
  ...[undefined, null, 3, 'x'].map((value) => ({ value, code: 'wrong_type', at: '' })),
  ...id.bad.map(({ value, code }) => ({ value: { id: value, motion: { x: 1, y: 1 } }, code, at: '.id' })),
  ...onward.bad.map(({ value, code, at }) => ({ value: { id: 1, motion: value }, code, at: `.motion${at}` })),
];

/** @type {Kind} */
const ofSolids = {
  good: () => ({ mask: 1, without: [2], oneWay: [0], when: () => true }),
  bad: [
    ...[null, 3, 'x', 1n, () => 1, []].map((value) => ({ value, code: 'wrong_type', at: '' })),
    { value: { choose: () => true }, code: 'unknown_option', at: '' },
    { value: { when: 3 }, code: 'wrong_type', at: '.when' },
    { value: { motions: 3 }, code: 'wrong_type', at: '.motions' },
    { value: { motions: [] }, code: 'bad_layout', at: '.motions' },
    { value: { mask: 0.5 }, code: 'not_integer_or_out_of_range', at: '.mask' },
    { value: { without: [-1] }, code: 'not_integer_or_out_of_range', at: '.without[0]' },
    { value: { oneWay: 3 }, code: 'wrong_type', at: '.oneWay' },
    ...GONE.map((gone) => ({ value: { oneWay: gone }, code: 'bad_layout', at: '.oneWay' })),
    { value: { oneWay: [null] }, code: 'wrong_type', at: '.oneWay[0]' },
  ],
};

/** What is asked about with a filter, which is the last argument. @type {Record<string, Row>} */
export const worldQueries = {
  all: [['', sweep]],
  allBatch: [
    ['segments', segments],
    ['counts', room(2)],
    ['out', room(48)],
  ],
  allSteps: [['', sweep]],
  any: [['', sweep]],
  first: [['', sweep]],
  firstBatch: [
    ['segments', segments],
    ['out', room(16)],
  ],
  firstCrossing: [['', sweep]],
  firstSteps: [['', sweep]],
  isClear: [['segment', path]],
  overlaps: [['mover', { ...mover, good: () => ({ x: 1, y: 1, width: 30, height: 0.5 }) }]],
  pushOut: [['mover', { ...mover, good: () => ({ x: 1, y: 1, width: 30, height: 0.5 }) }]],
  standsOn: [['mover', { ...mover, good: () => ({ x: 1, y: 1, width: 30, height: 0.5 }) }]],
  travel: [
    ['mover', mover],
    ['motion', onward],
    ['response', { ...response, good: () => 'pass' }],
  ],
  walk: [
    ['mover', mover],
    ['motion', onward],
    [
      'walker',
      {
        good: () => ({ steepest: { x: 1, y: 1 }, snap: 0.5 }),
        bad: [
          ...[undefined, null, 3, 'x', []].map((value) => ({ value, code: 'wrong_type', at: '' })),
          { value: { steepest: [1, 1] }, code: 'wrong_type', at: '.steepest' },
          { value: { steepest: { x: 0, y: 0 } }, code: 'not_positive', at: '.steepest' },
          { value: { steepest: { x: 1, y: -1 } }, code: 'not_positive', at: '.steepest.y' },
          { value: { steepest: { x: 1, y: 1 }, step: -1 }, code: 'not_positive', at: '.step' },
          { value: { steepest: { x: 1, y: 1 }, snap: NaN }, code: 'non_finite', at: '.snap' },
          { value: { steepest: { x: 1, y: 1 }, gravity: 1 }, code: 'unknown_option', at: '' },
        ],
      },
    ],
  ],
  travelBatch: [
    ['movers', beside(circles)],
    ['motions', motions],
    ['response', response],
    ['out', room(16)],
  ],
};
worldQueries.travelSteps = worldQueries.travel;

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
  moveSolid: [
    ['id', id],
    ['motion', onward],
    ['movers', listOf(mover)],
    ['options', ofSolids],
  ],
  moveSolids: [
    ['solids', listOf({ good: () => ({ id: 1, motion: { x: 3, y: 0 } }), bad: badSolids })],
    ['movers', listOf(mover)],
    ['options', ofSolids],
  ],
  moveTo: [
    ['id', id],
    ['box', wall],
  ],
  remove: [['id', id]],
  setLayers: [
    ['id', id],
    ['layers', bits],
  ],
};

/** @type {Record<string, Row>} */
const looks = {
  entries: [],
  get: [['id', id]],
  hash: [],
  layers: [['id', id]],
  length: [],
  positions: [],
  toBytes: [],
  toJSON: [],
};

/**
 * The name in messages, and what a method of a world takes; nothing if nobody has written it down.
 *
 * @param {string | symbol} key
 * @returns {{ name: string, row: Row | undefined }}
 */
export function methodOf(key) {
  const name = key === Symbol.iterator ? 'entries' : typeof key === 'symbol' ? 'dispose' : key;
  const query = worldQueries[name];
  const last = /** @type {[string, Kind]} */ (['options', /^travel(Steps)?$/.test(name) ? travelOptions : options()]);
  return { name, row: query ? [...query, last] : (changes[name] ?? looks[name]) };
}
