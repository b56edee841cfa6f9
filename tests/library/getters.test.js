// Objects whose every property is a getter that calls the library: each property is read once, and every answer is that for
// plain copies.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as library from '../../www/library/entries/node.js';
import { changes, functionsOf, LOADERS, methodOf, rowOf } from './doors/table.js';
import { fresh, keys, outcome } from './doors/world.js';

/** Numbers from 0 to 1, the same in every run. */
let seed = 1;
function random() {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
}
/** @template T @param {T[]} list @returns {T} */
const oneOf = (list) => list[Math.floor(random() * list.length)];

const isObject = (/** @type {any} */ value) =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);

/** Shapes a little larger or elsewhere: whole numbers such as ids stay. @param {any} value @param {string} [key] @returns {any} */
function shaken(value, key = '') {
  if (isObject(value)) {
    const each = Object.entries(value).map(([key, part]) => [key, shaken(part, key)]);
    return Array.isArray(value) ? each.map(([, part]) => part) : Object.fromEntries(each);
  }
  return /^(x|y|(min|max)[XY]|radius|width|height|size)$/.test(key) ? value + random() / 4 : value;
}

/**
 * The same with getters, which do something and count.
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

const [path, box] = [
  { a: { x: -9, y: 0.5 }, b: { x: 9, y: 1 } },
  { minX: -1, minY: -1, maxX: 1, maxY: 1 },
];
const motion = { x: 40, y: 0.5 };
/** Movers in every form, beside the walls, inside of one, and on one. */
const movers = [
  { x: -5, y: 1, radius: 0.75 },
  { x: -5, y: 1, width: 1, height: 0.5 },
  { minX: -5, minY: 1, maxX: -4, maxY: 3 },
  { x: 3.5, y: 1, width: 1, height: 1 },
  { x: 1, y: -1, radius: 1 },
];
const responses = [
  'stop',
  'slide',
  { kind: 'slide', corner: 'stop' },
  { kind: 'bounce', restitution: 0.5 },
  { kind: 'pass' },
];

/** What getters ask meanwhile, with other answers of other forms. */
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

/** That a call gives for objects with getters what it gives for plain ones. @type {(name: string, args: any[], ask: (args: any[]) => any) => void} */
function isSame(name, args, ask) {
  const expected = ask(args);
  /** @type {Map<string, number>} */
  const counts = new Map();
  const act = (/** @type {string} */ path) => {
    counts.set(path, (counts.get(path) ?? 0) + 1);
    oneOf(asked)();
  };
  const given = ask(args.map((arg, i) => acting(arg, act, `${name} ${i}`)));
  assert.deepEqual(given, expected, `${name} with ${JSON.stringify(args)}`);
  const often = [...counts].filter(([, count]) => count > 1);
  assert.deepEqual(often, [], 'each property is read once');
}

const goods = (/** @type {import('./doors/table.js').Row} */ row) => row.map(([, kind]) => kind.good());
const spread = (/** @type {any} */ answer) => (typeof answer?.next === 'function' ? [...answer] : answer);
const contents = (/** @type {any} */ answer) => {
  if (answer instanceof library.World) return answer.toJSON();
  return typeof answer === 'function' ? 'a function' : spread(answer);
};

for (const [name, call] of functionsOf(library).filter(([name]) => !LOADERS.includes(name))) {
  test(`${name} reads each property once, before it asks`, () => {
    for (let i = 0; i < 40; i++) {
      const args = goods(rowOf(name) ?? []);
      const given = name === 'gridBox' ? args : args.map((arg) => shaken(arg));
      if (name.startsWith('travelVs')) {
        given.splice(0, 2, shaken(oneOf(movers)), shaken(motion));
        given[4] = oneOf(responses);
      }
      isSame(name, given, (args) => contents(call(...args)));
    }
  });
}

const filter = () => oneOf([undefined, { mask: 3 }, { without: [1], mask: -1 }]);
const options = () =>
  oneOf([undefined, { maxHits: 3, maxListed: 9, startInside: oneOf(['stay', 'leave', 'pushOut']), mask: 1 }]);
const sweep = () => oneOf([shaken(path), { mover: shaken(oneOf(movers)), motion: shaken(motion) }]);
const wall = () => oneOf([shaken(box), shaken(movers[1])]);
const solids = () => [{ mask: 1, without: [2], oneWay: [0], motions: movers.map(() => shaken(motion)) }, undefined];

/** Arguments that the table has no more than one of. @type {Record<string, () => any[]>} */
const arguments_ = {
  insert: () => [wall(), { layers: 3 }],
  insertAll: () => [[wall(), wall()], { layers: 3 }],
  moveTo: () => [1, wall()],
  moveSolid: () => [1, shaken(motion), movers.map((mover) => shaken(mover)), oneOf(solids())],
  moveSolids: () => [
    [
      { id: 0, motion: { x: 1, y: -3 } },
      { id: 2, motion: { x: -3, y: 0 } },
    ],
    movers.map((mover) => shaken(mover)),
    oneOf(solids()),
  ],
  travel: () => [shaken(oneOf(movers)), shaken(motion), oneOf(responses), options()],
  ...Object.fromEntries(
    ['overlaps', 'pushOut', 'standsOn'].map((name) => [name, () => [shaken(oneOf(movers)), filter()]]),
  ),
  ...Object.fromEntries(
    ['all', 'allSteps', 'any', 'first', 'firstCrossing', 'firstSteps'].map((name) => [name, () => [sweep(), filter()]]),
  ),
};
arguments_.travelSteps = arguments_.travel;
arguments_.isClear = () => [shaken(path), filter()];

for (const key of keys) {
  const { name, row = [] } = methodOf(key);
  test(`world.${name} (${String(key)}) reads each property once, before it asks`, () => {
    for (let i = 0; i < 60; i++) {
      const args = arguments_[name]?.() ?? goods(row);
      isSame(`world.${name}`, args, (args) => {
        const world = fresh();
        const answer = outcome(world, key, args);
        return [answer[0], name in changes && name !== 'dispose' ? world.toJSON() : undefined];
      });
    }
  });
}

test('the radius of a mover is a getter that asks a query', () => {
  const world = library.createWorld([{ x: 4, y: -9, width: 1, height: 18 }]);
  const mover = {
    x: 0.5,
    y: 0.25,
    get radius() {
      library.segmentVsAabb({ a: { x: -9, y: 0 }, b: { x: 9, y: 1 } }, box);
      return 0.75;
    },
  };
  const motion = { x: 9, y: 2 };
  assert.deepEqual(world.travel(mover, motion, 'stop'), world.travel({ ...mover }, motion, 'stop'));
  const first = world.first({ mover, motion });
  assert.deepEqual([first?.t, first?.span.enter?.point.x], [0.3055555555555556, 4]);
});

test('a travel of many reads its options once', () => {
  for (const startInside of ['stay', 'leave', 'pushOut']) {
    const given = [Float64Array.of(1, 1, 2), Float64Array.of(9, 1), { kind: 'bounce', restitution: 0.5 }];
    isSame(
      'world.travelBatch',
      [...given, { startInside, mask: 1, without: [1] }],
      ([movers, motions, response, options]) => {
        const out = new Float64Array(8);
        fresh().travelBatch(movers, motions, response, out, options);
        return out;
      },
    );
  }
});

test('a saved world is read once', () => {
  const world = fresh();
  world.remove(1);
  world.insert(box, { layers: 2 });
  world.remove(0);
  isSame('World.fromJSON', [world.toJSON()], ([data]) => library.World.fromJSON(data).toJSON());
});
