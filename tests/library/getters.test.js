// Objects whose every property is a getter that calls the library: each property is read once, and every answer is that for
// plain copies.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as library from '../../www/library/entries/node.js';
import { functionsOf, LOADERS, methodOf, rowOf } from './doors/table.js';
import { contentsOf, fresh, keys, outcome } from './doors/world.js';

const isObject = (/** @type {any} */ value) =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);

/**
 * The same with getters, which do something.
 *
 * @param {any} value
 * @param {(path: string) => void} act
 * @param {string} [path]
 * @returns {any}
 */
function acting(value, act, path = '') {
  if (!isObject(value)) return value;
  const made = Array.isArray(value) ? new Array(value.length) : {};
  for (const [key, part] of Object.entries(value)) {
    const inner = acting(part, act, `${path}.${key}`);
    const get = () => {
      act(`${path}.${key}`);
      return inner;
    };
    Object.defineProperty(made, key, { get, enumerable: true, configurable: true });
  }
  return made;
}

const path = { a: { x: -9, y: 0.5 }, b: { x: 9, y: 1 } };
const box = { minX: -1, minY: -1, maxX: 1, maxY: 1 };
const motion = { x: 40, y: 0.5 };

/** What getters ask meanwhile, in turn: queries with answers of other forms. */
const asked = [
  () => library.segmentVsAabb(path, box),
  () => library.aabbVsAabbSteps(box, motion, box, { x: 0, y: 0 }),
  () => library.quadFromAngle({ x: 7, y: 7 }, { x: 1, y: 2 }, 3),
  () => fresh().first({ mover: { x: -7, y: 1, radius: 2 }, motion: { x: 99, y: 1 } }, { without: [0] }),
  () => fresh().allSteps(path),
  () => fresh().travelSteps({ minX: -9, minY: 0, maxX: -8, maxY: 1 }, { x: 50, y: 1 }, 'pass'),
  () => fresh().moveSolid(0, { x: 0, y: -3 }, [{ x: 1, y: -1, width: 1, height: 1 }]),
  () => library.travelVsMovingBox({ x: 0, y: 0, radius: 3 }, motion, box, motion, 'bounce'),
  () => [...library.gridPieces({ x: 0, y: 0, size: 2 }, path)],
  () => library.segmentVsAabbBatch(new Float64Array(400).fill(2), new Float64Array(400).fill(3), new Float64Array(800)),
];
let turn = 0;

/** That a call gives for objects with getters what it gives for plain ones. @type {(name: string, args: any[], ask: (args: any[]) => any) => void} */
function isSame(name, args, ask) {
  const expected = ask(args);
  for (const _ of asked) {
    /** @type {string[]} */
    const read = [];
    const act = (/** @type {string} */ path) => {
      read.push(path);
      asked[turn++ % asked.length]();
    };
    assert.deepEqual(
      ask(args.map((arg, i) => acting(arg, act, `${i}`))),
      expected,
      `${name} with ${JSON.stringify(args)}`,
    );
    assert.deepEqual(read.toSorted(), [...new Set(read)].sort(), 'each property is read once');
    turn++;
  }
}

const goods = (/** @type {import('./doors/table.js').Row} */ row) => row.map(([, kind]) => kind.good());
const contents = (/** @type {any} */ answer) => {
  if (answer instanceof library.World) return answer.toJSON();
  if (typeof answer === 'function') return 'a function';
  return typeof answer?.next === 'function' ? [...answer] : answer;
};

for (const [name, call] of functionsOf(library).filter(([name]) => !LOADERS.includes(name)))
  test(`${name} reads each property once, before it asks`, () => {
    isSame(name, goods(rowOf(name) ?? []), (args) => contents(call(...args)));
  });

const movers = [
  { x: -5, y: 1, radius: 0.75 },
  { x: -5, y: 1, width: 1, height: 0.5 },
  { minX: -5, minY: 1, maxX: -4, maxY: 3 },
  { x: 1, y: -1, radius: 1 },
];
const filter = { without: [1], mask: -1 };
const solids = { mask: 1, without: [2], oneWay: [0], motions: movers.map(() => motion) };
const lifts = [
  { id: 0, motion: { x: 1, y: -3 } },
  { id: 2, motion: { x: -3, y: 0 } },
];

/** Calls in forms of which the table has none. @type {[string, any[]][]} */
const others = [
  ['moveSolid', [1, motion, movers, solids]],
  ['moveSolids', [lifts, movers, solids]],
  [
    'travelBatch',
    [
      Float64Array.of(1, 1, 2),
      Float64Array.of(9, 1),
      { kind: 'bounce', restitution: 0.5 },
      new Float64Array(8),
      filter,
    ],
  ],
  ...movers.flatMap(
    (mover) =>
      /** @type {[string, any[]][]} */ ([
        ['first', [{ mover, motion }, filter]],
        ['allSteps', [{ mover, motion }, filter]],
        ['overlaps', [mover, filter]],
        ['pushOut', [mover, filter]],
        ['travelSteps', [mover, motion, { kind: 'slide', corner: 'stop' }, { maxHits: 3, startInside: 'pushOut' }]],
      ]),
  ),
];

/** What a method gives, and the world after it. @param {string | symbol} key @param {any[]} args */
function after(key, args) {
  const world = fresh();
  const answer = outcome(world, key, args);
  return [answer[0], methodOf(key).name === 'dispose' ? [] : contentsOf(world)];
}

for (const key of keys)
  test(`world.${methodOf(key).name} (${String(key)}) reads each property once, before it asks`, () => {
    const forms = others.filter(([name]) => name === key).map(([, args]) => args);
    for (const args of [goods(methodOf(key).row ?? []), ...forms])
      isSame(String(key), args, (args) => after(key, args));
  });

test('a saved world is read once', () => {
  const world = fresh();
  world.remove(1);
  world.insert(box, { layers: 2 });
  isSame('World.fromJSON', [world.toJSON()], ([data]) => library.World.fromJSON(data).toJSON());
});
