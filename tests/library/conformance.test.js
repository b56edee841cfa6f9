/**
 * The two conformance commands give the same answers, bit for bit: to every exact case, to which `tests/it/conformance.rs` holds
 * the answers of Rust, and to generated lines of queries, travels and worlds.
 */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import fc from 'fast-check';
import { root } from '../../scripts/build/run.js';
import { DECLARED } from '../../www/library/wasm/declared.js';

const inJavaScript = [process.execPath, join(root, 'tests/conformance/main.js')];
/** With the features of the crate's own tests, so that it need not be built again. */
const inRust = ['cargo', 'run', '--quiet', '--locked', '--features', 'serde', '--example', 'conformance'];

/** What a command prints for lines. @param {string[]} command @param {string} lines @returns {any[]} */
function answers([program, ...args], lines) {
  const run = spawnSync(program, args, { cwd: root, input: lines, encoding: 'utf8', maxBuffer: 1 << 26 });
  assert.equal(run.stderr, '');
  assert.equal(run.status, 0);
  return run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** The answers of both, which are the same. @param {string} lines @param {number} count */
function sameAnswers(lines, count) {
  const [rust, javascript] = [inRust, inJavaScript].map((command) => answers(command, lines));
  assert.deepEqual([rust.length, javascript.length], [count, count]);
  const asked = lines.split('\n');
  for (const [i, answer] of rust.entries()) assert.deepEqual(javascript[i], answer, asked[i]);
  return rust;
}

const cases = join(root, 'tests/cases');
for (const file of readdirSync(cases).filter((name) => name.endsWith('.jsonl') && name !== 'reference.jsonl')) {
  test(`Rust and JavaScript answer ${file} alike`, () => {
    const lines = readFileSync(join(cases, file), 'utf8').trim();
    sameAnswers(lines, lines.split('\n').length);
  });
}

/** @typedef {(coordinate: fc.Arbitrary<number>, size: fc.Arbitrary<number>) => fc.Arbitrary<object>} Kind */

/** Small whole numbers, some an ulp beside, and fractions: scenes in which much is met. */
const small = fc.integer({ min: -9, max: 9 });
const ordinary = fc.oneof(
  { weight: 4, arbitrary: small },
  { weight: 1, arbitrary: fc.tuple(small, fc.constantFrom(-1, 1)).map(([x, sign]) => x * (1 + sign * 2 ** -52)) },
  { weight: 1, arbitrary: fc.double({ min: -9, max: 9, noNaN: true }) },
);
const extent = fc.constantFrom(0, 0.5, 1, 2, 4);
const any = fc.double({ noNaN: true, noDefaultInfinity: true });
/** By what all numbers of a scene are multiplied, down to subnormals and up to where sums overflow. */
const scale = fc.oneof(
  fc.constant(1),
  fc.integer({ min: -1074, max: 1019 }).map((exponent) => 2 ** exponent),
);

/**
 * @param {fc.Arbitrary<number>} coordinate
 * @param {fc.Arbitrary<number>} size
 */
function shapes(coordinate, size) {
  const pair = fc.tuple(coordinate, coordinate);
  const far = (/** @type {number} */ x, /** @type {number} */ by) => Math.min(x + Math.abs(by), Number.MAX_VALUE);
  const box = fc.tuple(pair, size, size).map(([[x, y], width, height]) => [x, y, far(x, width), far(y, height)]);
  const mover = fc.oneof(
    fc.tuple(pair, size).map(([centre, radius]) => ({ circle: [...centre, Math.abs(radius) / 4] })),
    box.map((sides) => ({ box: sides })),
  );
  return { pair, box, mover };
}

/** @type {(q: string, ...parts: fc.Arbitrary<number[]>[]) => fc.Arbitrary<object>} */
const line = (q, ...parts) => fc.tuple(...parts).map((numbers) => ({ q, in: numbers.flat() }));

/** Every query that is declared. @type {Kind} */
function queries(coordinate, size) {
  const { pair, box } = shapes(coordinate, size);
  const segment = fc.tuple(pair, pair).map((ends) => ends.flat());
  const circle = fc.tuple(pair, size).map(([center, radius]) => [...center, Math.abs(radius)]);
  // The first few of eight points, in any order, with or without a radius.
  const points = fc.array(pair, { minLength: 8, maxLength: 8 });
  const convex = fc
    .tuple(fc.integer({ min: 1, max: 8 }), fc.oneof(fc.constant(0), size), points)
    .map(([count, radius, points]) => [count, Math.abs(radius), ...points.flat()]);
  const shape = { aabb: box, circle, convex, motion: pair, point: pair, segment };
  const kinds = Object.entries(DECLARED).map(([name, { takes }]) => {
    const taken = Object.values(takes).map((each) => shape[/** @type {keyof typeof shape} */ (each)]);
    return line(
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      ...taken,
    );
  });
  return fc.oneof(...kinds);
}

/** @type {Kind} */
function travels(coordinate, size) {
  const { pair, box, mover } = shapes(coordinate, size);
  const choice = fc.constantFrom('accept', 'ignore', 'stop');
  return fc.record(
    {
      q: fc.constant('travel'),
      walls: fc.array(box, { minLength: 8, maxLength: 12 }),
      mover,
      motion: pair,
      response: fc.constantFrom('stop', 'slide', 'slide_stop', 'bounce', 'pass'),
      restitution: fc.constantFrom(1, 0.5, 0, 1.5),
      turns: fc.integer({ min: 1, max: 20 }),
      escape: fc.boolean(),
      choose: fc.dictionary(small.map(Math.abs).map(String), choice, { maxKeys: 3 }),
    },
    { requiredKeys: ['q', 'walls', 'mover', 'motion', 'response'] },
  );
}

/** @type {Kind} */
function convexes(coordinate, size) {
  const pair = fc.tuple(coordinate, coordinate);
  const radius = fc.oneof(fc.constant(0), size).map(Math.abs);
  const shape = fc.record({ points: fc.array(pair, { minLength: 1, maxLength: 8 }), radius });
  return fc.record(
    {
      q: fc.constant('shapes'),
      walls: fc.array(shape, { minLength: 1, maxLength: 8 }),
      mover: shape,
      at: pair,
      motion: pair,
      response: fc.constantFrom('stop', 'slide', 'slide_stop', 'bounce', 'pass'),
      restitution: fc.constantFrom(1, 0.5, 0),
      max_hits: fc.integer({ min: 1, max: 16 }),
    },
    { requiredKeys: ['q', 'walls', 'mover', 'motion', 'response'] },
  );
}

/** @type {Kind} */
function movingBoxes(coordinate, size) {
  const { pair, box, mover } = shapes(coordinate, size);
  const response = fc.constantFrom('stop', 'slide', 'slide_stop', 'bounce', 'pass');
  const restitution = fc.constantFrom(1, 0.5, 0, 1.5);
  return fc.record({
    q: fc.constant('travel_vs_moving_box'),
    mover,
    motion: pair,
    box,
    box_motion: pair,
    response,
    restitution,
  });
}

/** @type {Kind} */
function worlds(coordinate, size) {
  const { pair, box, mover } = shapes(coordinate, size);
  const name = fc.nat(9);
  const sweep = fc.oneof(
    fc.tuple(pair, pair).map(([a, b]) => ({ segment: [...a, ...b] })),
    fc.tuple(mover, pair).map(([moves, motion]) => ({ ...moves, motion })),
  );
  const query = fc.constantFrom('first', 'first_crossing', 'all', 'any');
  const except = fc.array(name, { maxLength: 3 });
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ insert: box }) },
    { weight: 1, arbitrary: fc.record({ remove: name }) },
    { weight: 2, arbitrary: fc.record({ move: name, to: box }) },
    { weight: 4, arbitrary: fc.record({ ask: query, sweep, except }, { requiredKeys: ['ask', 'sweep'] }) },
  );
  return fc.record({ q: fc.constant('world'), steps: fc.array(step, { minLength: 16, maxLength: 24 }) });
}

/** At most some hundred tiles, whatever the scale; of anything, the first few. @type {Kind} */
function tiles(coordinate, size) {
  const { pair } = shapes(coordinate, size);
  const side = fc.tuple(size, coordinate).map(([one, other]) => Math.abs(one) || Math.abs(other) || 1);
  const given = fc.tuple(pair, side, pair, pair).map(([origin, side, a, b]) => [...origin, side, ...a, ...b]);
  return fc.record({ q: fc.constant('tiles'), in: given, most: fc.integer({ min: 1, max: 40 }) });
}

/**
 * Lines whose scenes are ordinary, scaled as a whole, or anything.
 *
 * @param {Kind} kind @param {number} count
 */
function lines(kind, count) {
  const scaled = scale.chain((factor) => {
    const by = (/** @type {number} */ x) => x * factor;
    return kind(ordinary.map(by), extent.map(by));
  });
  const sample = fc.sample(fc.oneof({ weight: 4, arbitrary: scaled }, { weight: 1, arbitrary: kind(any, any) }), {
    seed: 20261120,
    numRuns: count,
  });
  return sample.map((line, i) => JSON.stringify({ id: `${i}`, ...line })).join('\n');
}

/** How many lines of each kind, and the codes that some of them are refused with. */
for (const [kind, count, may] of /** @type {[Kind, number, RegExp][]} */ ([
  [queries, 6_000, /^non_finite$/],
  [travels, 400, /^$/],
  [convexes, 400, /^$/],
  [movingBoxes, 2_000, /^$/],
  [worlds, 400, /^$/],
  // Many paths over anything reach farther than the numbers of tiles.
  [tiles, 1_500, /^not_integer_or_out_of_range$/],
])) {
  test(`Rust and JavaScript answer ${kind.name} alike`, () => {
    const refused = sameAnswers(lines(kind, count), count).filter(({ error }) => error);
    assert.deepEqual(
      refused.filter(({ error }) => !may.test(error)),
      [],
    );
    assert.ok(refused.length < count / 4 && (kind === tiles || refused.length < count / 20));
  });
}
