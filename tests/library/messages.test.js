// What refusals say: the function, the argument, what it should be and what it was. `doors.test.js` gives everything wrong to
// every function; here are the sentences.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as graze from '../../www/library/entries/node.js';

const library = /** @type {any} */ (graze);
const at = (/** @type {number} */ x, /** @type {number} */ y) => ({ x, y });
const box = { minX: 0, minY: 0, maxX: 4, maxY: 2 };
const through = { a: at(-2, 1), b: at(6, 1) };
const ball = { x: 0, y: -3, radius: 1 };
const [two, out, grid] = [new Float64Array(8), new Float64Array(16), { x: 0, y: 0, size: 200 }];
const a = at(0, -2);

const gone = () => {
  const array = new Float64Array(8);
  structuredClone(array.buffer, { transfer: [array.buffer] });
  return array;
};

const MOVER = '{x, y, radius}, {points}, {minX, minY, maxX, maxY} or {x, y, width, height}';
const SWEEP = '{a, b} or {mover, motion}';
const FAR = 'must lie within 2^53 tiles of the origin';

/** What is not a number, and how a message shows it. @type {[unknown, string][]} */
const notNumbers = [
  ['3'.repeat(40), `the string "${'3'.repeat(40)}"`],
  ['3'.repeat(41), `the string "${'3'.repeat(40)}…"`],
  [null, 'null'],
  [undefined, 'undefined'],
  [3n, 'the BigInt 3n'],
  [{}, 'an object'],
  [[1], 'an array'],
  [true, 'true'],
  [Symbol('x'), 'a symbol'],
];

/** Of functions: name, arguments, code, and what follows the name. @type {[string, unknown[], string, string][]} */
const ofFunctions = [
  ...notNumbers.map(
    ([maxY, shown]) =>
      /** @type {[string, unknown[], string, string]} */ ([
        'segmentVsAabbSteps',
        [through, { ...box, maxY }],
        'wrong_type',
        `box.maxY must be a number, was ${shown}`,
      ]),
  ),
  ['segmentVsAabb', [through, { ...box, minX: 9 }], 'inverted_box', 'box.minX must be ≤ box.maxX, was 9 > 4'],
  [
    'segmentVsAabb',
    [{ ...through, a: at(Number.NaN, 0) }, box],
    'non_finite',
    'segment.a.x must be a finite number, was NaN',
  ],
  ['segmentVsAabb', [undefined, box], 'wrong_type', 'segment must be {a, b}, was undefined'],
  ['pointVsCircle', [a, { ...ball, radius: -1 }], 'negative_radius', 'circle.radius must be ≥ 0, was -1'],
  ...[{ x: 0 }, { y: 0 }].map(
    (place) =>
      /** @type {[string, unknown[], string, string]} */ ([
        'cornersOf',
        [{ points: [a], ...place }],
        'wrong_type',
        'shape must have either points or x and y, had both',
      ]),
  ),
  ['cornersOf', [{ points: [] }], 'point_count', 'shape.points must have 1 to 8 points, had 0'],
  ['pointVsConvex', [a, { center: a, half: at(1, -1), angle: 0 }], 'inverted_box', 'shape.half.y must be ≥ 0, was -1'],
  [
    'pointVsConvex',
    [a, { center: a, half: at(1, 1), angle: 0, direction: a }],
    'wrong_type',
    'shape must have either a direction or an angle, had both',
  ],
  ['gridPieces', [{ ...grid, size: -1 }, through], 'not_positive', 'grid.size must be > 0, was -1'],
  ['gridPieces', [{ ...grid, size: 1e-20 }, through], 'not_integer_or_out_of_range', `segment ${FAR}`],
  ['gridBox', [{ ...grid, size: -1 }, a], 'not_positive', 'grid.size must be > 0, was -1'],
  [
    'gridBox',
    [grid, at(0.5, 0)],
    'not_integer_or_out_of_range',
    'tile.x must be a whole number from -9007199254740992 to 9007199254740992, was 0.5',
  ],
  [
    'segmentVsAabbBatch',
    [new Float64Array(7), two, out],
    'bad_layout',
    'segments must have a length divisible by 4, had 7 numbers',
  ],
  [
    'segmentVsAabbBatch',
    [two, two, new Float64Array(9)],
    'bad_layout',
    'out must have room for 2 rows of 8 numbers, had 9 numbers',
  ],
  [
    'segmentVsAabbBatch',
    [two, Float64Array.of(0, 0, 1, 1, 4, 0, 2, 1), out],
    'inverted_box',
    'boxes[1].minX must be ≤ boxes[1].maxX, was 4 > 2',
  ],
  ['createWorld', [[{ ...box, minX: 900 }]], 'inverted_box', 'boxes[0].minX must be ≤ boxes[0].maxX, was 900 > 4'],
];

const motion = at(1, 0);
/** Of a world with one box. @type {[string, unknown[], string, string][]} */
const ofWorlds = [
  ['insert', [{ x: 0, y: 0, width: 2, height: -1 }], 'inverted_box', 'box.height must be ≥ 0, was -1'],
  [
    'insert',
    [{ x: 1e308, y: 0, width: 1e308, height: 1 }],
    'non_finite',
    'box must not reach beyond the largest number (1.8e308)',
  ],
  ['insert', [{}], 'wrong_type', `box must be ${MOVER}, was an object with no keys`],
  ['insertAll', [[box, { ...box, maxY: '3' }]], 'wrong_type', 'boxes[1].maxY must be a number, was the string "3"'],
  [
    'first',
    [{ x: 0, y: 0, width: 1, height: 1 }, motion],
    'wrong_type',
    `sweep must be ${SWEEP}, was an object with x, y, width, height`,
  ],
  ['moveSolid', [0, motion, new Float64Array(4)], 'wrong_type', 'movers must be an array, was a Float64Array'],
  ['moveSolid', [7, motion, []], 'unknown_id', 'id must be the id of a box in the world, was 7'],
  [
    'travelBatch',
    [two.subarray(0, 3), two.subarray(0, 2), 'stop', out, { into: new Float64Array(2) }],
    'bad_layout',
    'options.into must have room for 1 rows of 3 numbers, had 2 numbers',
  ],
  ['travel', [{}, motion, 'stop'], 'wrong_type', `mover must be ${MOVER}, was an object with no keys`],
  ['travel', [{ x: 0, y: 0, width: 1 }, motion, 'stop'], 'wrong_type', 'mover.height must be a number, was undefined'],
  [
    'travel',
    [ball, motion, 'stop', { turn: 3 }],
    'unknown_option',
    'options must not have "turn"; the options are maxHits, maxListed, startInside, choose, mask, without, when',
  ],
  [
    'travel',
    [ball, motion, 'stop', { maxHits: 0 }],
    'not_integer_or_out_of_range',
    'options.maxHits must be a whole number from 1 to 65536, was 0',
  ],
];

for (const [name, args, code, told] of ofFunctions)
  test(`${name}: ${told}`, () => {
    assert.throws(() => library[name](...args), { code, message: `${name}: ${told}` });
  });

for (const [name, args, code, told] of ofWorlds)
  test(`world.${name}: ${told}`, () => {
    const world = library.createWorld([box]);
    assert.throws(() => world[name](...args), { code, message: `world.${name}: ${told}` });
    assert.deepEqual(world.toJSON(), library.createWorld([box]).toJSON(), 'nothing has changed');
  });

test('a detached method says what to do', () => {
  const { first } = library.createWorld([box]);
  const message = 'world.first: `this` must be a world (call `world.method(…)`, or bind the method), was undefined';
  assert.throws(() => first(through), { name: 'TypeError', message });
});

test('an array whose numbers are gone is named in hot code, too', () => {
  const [row, wall] = [new Float64Array(8), Float64Array.of(0, 0, 1, 1)];
  /** Lies in a buffer that can shrink, as some arrays of callers do. */
  const resizable = new Float64Array(new /** @type {any} */ (ArrayBuffer)(32, { maxByteLength: 32 }), 0, 4);
  for (let i = 0; i < 30_000; i++) {
    graze.segmentVsAabbBatch(i % 5 === 0 ? resizable : wall, wall, row);
    if (i % 1000 > 0) continue;
    const refusal = { code: 'bad_layout', message: /^segmentVsAabbBatch: (segments|boxes|out) must not be detached/ };
    for (const args of /** @type {const} */ ([
      [gone(), wall, row],
      [wall, gone(), row],
      [wall, wall, gone()],
    ]))
      assert.throws(() => graze.segmentVsAabbBatch(...args), refusal);
  }
});
