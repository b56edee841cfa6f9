// Objects whose every property is a getter that calls the library: each property is read once, and every answer is that for
// plain copies.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as library from '../../www/library/entries/node.js';
import { functionsOf, LOADERS, methodOf, rowOf } from './doors/table.js';
import { contentsOf, fresh, keys, outcome } from './doors/world.js';

const path = { a: { x: -9, y: 0.5 }, b: { x: 9, y: 1 } };
const box = { minX: -1, minY: -1, maxX: 1, maxY: 1 };
const motion = { x: 40, y: 0.5 };

/** What getters ask meanwhile, in turn: queries with answers of other forms. */
const asked = [
  () => library.segmentVsAabb(path, box),
  () => library.aabbVsAabbSteps(box, motion, box, { x: 0, y: 0 }),
  () => library.cornersOf({ center: { x: 7, y: 7 }, half: { x: 1, y: 2 }, angle: 3 }),
  () => fresh().first({ mover: { x: -7, y: 1, radius: 2 }, motion: { x: 99, y: 1 } }, { without: [0] }),
  () => fresh().allSteps(path),
  () => fresh().travelSteps({ minX: -9, minY: 0, maxX: -8, maxY: 1 }, { x: 50, y: 1 }, 'pass'),
  () => fresh().moveSolid(0, { x: 0, y: -3 }, [{ x: 1, y: -1, width: 1, height: 1 }]),
  () => library.travelVsMovingBox({ x: 0, y: 0, radius: 3 }, motion, box, motion, 'bounce'),
  () => [...library.gridPieces({ x: 0, y: 0, size: 2 }, path)],
  () => library.segmentVsAabbBatch(new Float64Array(400).fill(2), new Float64Array(400).fill(3), new Float64Array(800)),
];
let turn = 0;

/** The same with getters, which do something. @param {any} value @param {(path: string) => void} act @param {string} path @returns {any} */
function acting(value, act, path) {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  if (value instanceof library.World) return value;
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

/** That a call gives for objects with getters what it gives for plain ones. @param {any[]} args @param {(args: any[]) => any} ask */
function isSame(args, ask) {
  const expected = ask(args);
  for (const _ of asked) {
    /** @type {string[]} */
    const read = [];
    const act = (/** @type {string} */ path) => {
      read.push(path);
      asked[turn++ % asked.length]();
    };
    const answer = ask(args.map((arg, i) => acting(arg, act, `${i}`)));
    assert.deepEqual(answer, expected, `with ${JSON.stringify(args)}`);
    assert.deepEqual(read.toSorted(), [...new Set(read)].sort(), 'each property is read once');
    // Where as many properties are read as there are queries, each property gets another one.
    turn++;
  }
}

const goods = (/** @type {import('./doors/table.js').Row} */ row) => row.map(([, kind]) => kind.good());

/** @param {any} answer */
function contents(answer) {
  if (answer instanceof library.World) return answer.toJSON();
  if (typeof answer === 'function') return 'a function';
  if (answer?.recording) return answer.recording();
  return typeof answer?.next === 'function' ? [...answer] : answer;
}

for (const [name, call] of functionsOf(library).filter(([name]) => !LOADERS.includes(name)))
  test(`${name} reads each property once, before it asks`, () => {
    isSame(goods(rowOf(name) ?? []), (args) => contents(call(...args)));
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
const bounce = { kind: 'bounce', restitution: 0.5 };
const slide = { kind: 'slide', corner: 'stop' };

/** Walls and movers that are no boxes. */
const shapes = [
  {
    points: [
      { x: 1, y: 5 },
      { x: 3, y: 5 },
      { x: 2, y: 4 },
    ],
    at: { x: 20, y: 1 },
    radius: 0.5,
  },
  { a: { x: 20, y: 1 }, b: { x: 22, y: 2 }, radius: 0.5 },
  { center: { x: 20, y: 1 }, half: { x: 1, y: 2 }, angle: 0.5 },
  { x: 20, y: 1, radius: 0.5 },
  { minX: 20, minY: 1, maxX: 21, maxY: 2, radius: 0.5 },
];

/** Calls in forms of which the table has none. @type {Record<string, any[][]>} */
const others = {
  moveSolid: [[1, motion, movers, solids]],
  moveSolids: [[lifts, movers, solids]],
  travelBatch: [[Float64Array.of(1, 1, 2), Float64Array.of(9, 1), bounce, new Float64Array(8), filter]],
  first: movers.map((mover) => [{ mover, motion }, filter]),
  allSteps: movers.map((mover) => [{ mover, motion }, filter]),
  overlaps: movers.map((mover) => [mover, filter]),
  pushOut: movers.map((mover) => [mover, filter]),
  insert: shapes.map((shape) => [shape]),
  travelSteps: movers.map((mover) => [mover, motion, slide, { maxHits: 3, startInside: 'pushOut' }]),
};

for (const key of keys) {
  const { name, row = [] } = methodOf(key);
  test(`world.${name} (${String(key)}) reads each property once, before it asks`, () => {
    for (const given of [goods(row), ...(others[name] ?? [])])
      isSame(given, (args) => {
        const world = fresh();
        const [answer] = outcome(world, key, args);
        return [answer, name === 'dispose' ? [] : contentsOf(world)];
      });
  });
}

test('a saved world is read once', () => {
  const world = fresh();
  world.remove(1);
  world.insert(box, { layers: 2 });
  isSame([world.toJSON()], ([data]) => library.World.fromJSON(data).toJSON());
});
