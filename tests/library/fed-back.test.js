/**
 * What a travel gives back is where the mover stands: every form of it, fed back as it is a thousand times, is outside of the
 * walls and free to go on. Judged in whole numbers, by the numbers themselves.
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWorld } from '../../www/library/entries/node.js';
import { whole } from '../page/exact-judge.js';

/** @typedef {import('../../www/library/types.js').AnyBox} AnyBox */
/** @typedef {import('../../www/library/types.js').Box} Box */
/** @typedef {import('../../www/library/types.js').Mover} Mover */
/** @typedef {import('../../www/library/types.js').Response} Response */
/** @typedef {import('../../www/library/types.js').TravelOptions} TravelOptions */
/** @typedef {ReturnType<typeof wordsOf>} Words */

const STEPS = 1000;

/** Random numbers, the same in every run. @param {number} seed */
function wordsOf(seed) {
  let state = seed;
  const below = (/** @type {number} */ n) => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) % n;
  };
  /** @template T @param {...T} of @returns {T} */
  const choose = (...of) => of[below(of.length)];
  /** With two decimals. @param {number} low @param {number} high */
  const decimal = (low, high) => (low * 100 + below((high - low) * 100 + 1)) / 100;
  return { below, choose, decimal };
}

/** The whole numbers of movers and walls that have been asked about. @type {WeakMap<object, ReturnType<typeof madeSolid>>} */
const solids = new WeakMap();

/** The sides of a mover or a wall, by its numbers, and a radius. @param {any} of */
function solidOf(of) {
  const solid = solids.get(of) ?? madeSolid(of);
  solids.set(of, solid);
  return solid;
}

/** @param {any} of */
function madeSolid(of) {
  const low = [of.minX ?? of.x, of.minY ?? of.y].map(whole);
  const high =
    'width' in of
      ? [low[0] + whole(of.width), low[1] + whole(of.height)]
      : [of.maxX ?? of.x, of.maxY ?? of.y].map(whole);
  return { low, high, radius: whole(of.radius ?? 0) };
}

/** Whether a mover has an inner point in common with another or with a wall. @param {any} mover @param {any} wall */
function isInside(mover, wall) {
  const [{ low, high, radius }, other] = [solidOf(mover), solidOf(wall)];
  if (radius === 0n) return [0, 1].every((axis) => low[axis] < other.high[axis] && other.low[axis] < high[axis]);
  const square = [0, 1].reduce((sum, axis) => {
    const [below, above] = [other.low[axis] - low[axis], low[axis] - other.high[axis]];
    const off = below > 0n ? below : above > 0n ? above : 0n;
    return sum + off * off;
  }, 0n);
  return square < radius * radius;
}

/** A room with decimal sides, often near 0, with blocks in it. @param {Words} words */
function roomOf({ below, choose, decimal }) {
  const unit = choose(1, 1, 1, 2 ** -30, 2 ** 40, 2 ** -480, 2 ** 480);
  const far = choose(0, 0, 0, 1e6, -1e9);
  const [right, bottom] = [decimal(0, 2) + far, decimal(0, 20) + far];
  const [left, top] = [right - decimal(7, 12), bottom - decimal(7, 40)];
  const corners = [
    [left - 50, top - 50, left, bottom + 50],
    [right, top - 50, right + 50, bottom + 50],
    [left - 50, top - 50, right + 50, top],
    [left - 50, bottom, right + 50, bottom + 50],
  ];
  for (let i = below(4); i > 0; i--) {
    const [x, y] = [left + decimal(0, 9), top + decimal(0, 9)];
    corners.push([x, y, x + decimal(0, 2), y + decimal(0, 2)]);
  }
  const walls = corners.map((sides) => {
    const [minX, minY, maxX, maxY] = sides.map((side) => side * unit);
    return { minX, minY, maxX, maxY };
  });
  return { walls, left, top, unit };
}

/** @typedef {ReturnType<typeof roomOf>} Room */

/** @type {Record<string, (x: number, y: number, width: number, height: number) => Mover>} */
const FORMS = {
  circle: (x, y, radius) => ({ x, y, radius }),
  rectangle: (x, y, width, height) => ({ x, y, width, height }),
  box: (minX, minY, width, height) => ({ minX, minY, maxX: minX + width, maxY: minY + height }),
};

/**
 * A mover of a form where it is inside of a wall or not.
 *
 * @param {Words} words @param {Room} room @param {string} form @param {boolean} inside @returns {Mover | undefined}
 */
function moverIn({ decimal }, { walls, left, top, unit }, form, inside) {
  const [width, height] = [decimal(0, 2) * unit, decimal(0, 3) * unit];
  for (let i = 0; i < 50; i++) {
    const [x, y] = [(left + decimal(-1, 8)) * unit, (top + decimal(-1, 8)) * unit];
    const mover = FORMS[form](x, y, width, height);
    if (inside === walls.some((wall) => isInside(mover, wall))) return mover;
  }
  return undefined;
}

/** @param {Words} words @param {number} unit */
function motionOf({ choose, decimal }, unit) {
  const most = choose(1, 5, 600);
  const [x, y] = [decimal(-most, most) * unit, decimal(-most, most) * unit];
  return choose(false, false, false, true) ? { x: x * 1e-17, y: y * 1e-17 } : { x, y };
}

/** @type {TravelOptions} */
const STOPS_AT_ODD = { choose: ({ id }) => (id % 2 ? 'stop' : 'accept') };

/** @type {{ response: Response, options?: TravelOptions, isWall?: (id: number) => boolean, inside?: boolean }[]} */
const WAYS = [
  { response: 'stop' },
  { response: 'slide' },
  { response: { kind: 'slide', corner: 'stop' } },
  { response: 'bounce' },
  { response: 'pass', options: STOPS_AT_ODD, isWall: (id) => id % 2 === 1 },
  { response: 'slide', options: { startInside: 'leave' }, inside: true },
];

/** @param {any} mover */
const placeOf = (mover) => ({ x: mover.minX ?? mover.x, y: mover.minY ?? mover.y });

/** @param {number} a @param {number} b */
const isNear = (a, b) => Math.abs(a - b) <= 1e-12 * Math.abs(b) + 1e-300;

for (const form of Object.keys(FORMS)) {
  test(`a ${form} that is fed back a thousand times is outside of the walls and goes on`, () => {
    for (let seed = 0; seed < 3 * WAYS.length; seed++) {
      const { response, options, isWall = () => true, inside = false } = WAYS[seed % WAYS.length];
      const words = wordsOf(seed);
      const room = roomOf(words);
      const first = moverIn(words, room, form, inside);
      if (!first) continue;
      let mover = first;
      const world = createWorld(room.walls);
      const holding = (/** @type {Mover} */ at) =>
        room.walls.flatMap((wall, id) => (isWall(id) && isInside(at, wall) ? [id] : []));
      let before = holding(mover);
      for (let step = 0; step < STEPS; step++) {
        const motion = motionOf(words, room.unit);
        const start = placeOf(mover);
        const travel = world.travel(mover, motion, response, options);
        const what = () => JSON.stringify({ seed, step, response, mover, motion, travel, walls: room.walls });
        for (const { id } of travel.inside) assert.ok(!isWall(id) || before.includes(id), what());
        if (travel.hits.length === 0 && travel.inside.length === 0) {
          const { x, y } = travel.position;
          assert.ok(isNear(x, start.x + motion.x) && isNear(y, start.y + motion.y), what());
        }
        assert.deepEqual(placeOf(travel.mover), travel.position);
        const after = holding(travel.mover);
        assert.ok(
          after.every((id) => before.includes(id)),
          what(),
        );
        [mover, before] = [travel.mover, after];
      }
      world.dispose();
    }
  });
}

test('a box by two corners rounds its far corner into no wall', () => {
  const world = createWorld([{ minX: 0.87, minY: -1000, maxX: 50.87, maxY: 1000 }]);
  const mover = { minX: -3.92, minY: 0, maxX: -0.92, maxY: 1 };
  const pressed = world.travel(mover, { x: 600, y: 3 }, 'slide').mover;
  assert.equal(pressed.maxX, 0.87);
  assert.equal(world.travel(pressed, { x: -50, y: 3 }, 'slide').position.x, pressed.minX - 50);
  const out = world.pushOut({ minX: -1.92, minY: 0, maxX: 1.08, maxY: 1 });
  assert.ok(out && out.maxX <= 0.87 && isNear(out.maxX, 0.87), `ends at ${out?.maxX}`);
  assert.deepEqual(world.overlaps(out), []);
  world.dispose();
});

test('what is pushed out is outside by its numbers', () => {
  for (const form of Object.keys(FORMS)) {
    for (let seed = 0; seed < 300; seed++) {
      const words = wordsOf(seed);
      const room = roomOf(words);
      const mover = moverIn(words, room, form, true);
      const world = createWorld(room.walls);
      const out = mover && world.pushOut(mover);
      if (out) assert.ok(!room.walls.some((wall) => isInside(out, wall)), JSON.stringify({ mover, out, room }));
      world.dispose();
    }
  }
});

test('many that are fed back into themselves stand where each would stand alone', () => {
  for (const form of ['circle', 'box']) {
    for (let seed = 0; seed < 4; seed++) {
      const words = wordsOf(seed);
      const room = roomOf(words);
      const found = Array.from({ length: 8 }, () => moverIn(words, room, form, false));
      let movers = found.filter((mover) => mover !== undefined);
      const world = createWorld(room.walls);
      const rows = Float64Array.from(movers.flatMap((mover) => Object.values(mover)));
      const out = new Float64Array(8 * movers.length);
      for (let step = 0; step < STEPS / 10; step++) {
        const motions = movers.map(() => motionOf(words, room.unit));
        const numbers = Float64Array.from(motions.flatMap(({ x, y }) => [x, y]));
        world.travelBatch(rows, numbers, 'slide', out, { into: rows });
        movers = movers.map((mover, i) => world.travel(mover, motions[i], 'slide').mover);
        assert.deepEqual(
          [...rows],
          movers.flatMap((mover) => Object.values(mover)),
        );
      }
      world.dispose();
    }
  }
  const world = createWorld();
  const one = Float64Array.of(0, 0, 1);
  assert.throws(
    () => world.travelBatch(one, one.subarray(1), 'stop', new Float64Array(8), { into: new Float64Array(2) }),
    {
      message: 'world.travelBatch: options.into must have room for 1 rows of 3 numbers, had 2 numbers',
    },
  );
  world.dispose();
});

/** Four ulp of the largest coordinate of the walls that hold a mover. @param {any} world @param {any} travel */
function ulpsOf(world, { position, inside }) {
  const sides = inside.flatMap((/** @type {any} */ { id }) => Object.values(world.get(id)));
  return 4 * Number.EPSILON * Math.max(...[position.x, position.y, ...sides].map(Math.abs));
}

// The far side of a box rounds where it stands: what rests there may be inside the box itself by that.
test('boxes that stand in a world as they are given back part again, and end outside of what stands there', () => {
  for (let seed = 0; seed < 8; seed++) {
    const words = wordsOf(seed);
    const room = roomOf(words);
    const world = createWorld(room.walls);
    /** @type {Map<number, AnyBox>} */
    const movers = new Map();
    const isFree = (/** @type {Mover} */ mover, id = -1) =>
      !room.walls.some((wall) => isInside(mover, wall)) &&
      [...movers.keys()].every((other) => other === id || !isInside(mover, /** @type {Box} */ (world.get(other))));
    for (let i = 0; i < 6; i++) {
      const form = words.choose('rectangle', 'box');
      const mover = /** @type {any} */ (moverIn(words, room, form, false));
      if (mover && isFree(mover) && world.overlaps(mover).length === 0) movers.set(world.insert(mover), mover);
    }
    for (let turn = 0; turn < STEPS / 8; turn++) {
      for (const [id, mover] of movers) {
        const motion = motionOf(words, room.unit);
        const travel = world.travel(mover, motion, words.choose('stop', 'slide'), { without: [id] });
        const what = () => JSON.stringify({ seed, turn, mover, motion, travel, movers: [...movers] });
        // Between two neighbors it may lack a rounding of room. Then it stays until one of them goes.
        const isSqueezed =
          travel.isStuck && travel.inside.every(({ pushOut }) => pushOut.depth <= ulpsOf(world, travel));
        assert.ok(travel.inside.length === 0 || isSqueezed, what());
        assert.equal(world.moveTo(id, travel.mover), true);
        movers.set(id, travel.mover);
        assert.ok(isSqueezed || isFree(travel.mover, id), what());
      }
    }
    world.dispose();
  }
});

test('a box that comes to rest on another does not hold it', () => {
  const lower = { x: -5, y: -5, width: 1.3, height: 1.05 };
  for (const put of ['insert', 'insertAll', 'moveTo']) {
    const world = createWorld(put === 'moveTo' ? [{ minX: 0, minY: 0, maxX: 1, maxY: 1 }] : []);
    if (put === 'insert') world.insert(lower);
    if (put === 'insertAll') world.insertAll([lower]);
    if (put === 'moveTo') world.moveTo(0, lower);
    const upper = world.travel({ x: -5, y: 0, width: 1, height: 1 }, { x: 0, y: -9 }, 'stop').mover;
    world.insert(upper);
    const aside = world.travel(lower, { x: -1, y: 0 }, 'stop', { without: [0] });
    assert.deepEqual([aside.inside, aside.position.x], [[], -6], put);
    world.dispose();
  }
});
