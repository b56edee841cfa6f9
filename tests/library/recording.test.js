// Recordings: calls of random worlds, as text and read again, are answered alike when they are played back. `ACCEPT=1` keeps some
// of them anew, with every kind of call: `tests/it/replay.rs` plays them in Rust.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../scripts/build/run.js';
import { createWorld, oneWay, recordWorld, replay } from '../../www/library/entries/node.js';
import { series } from '../page/samples.js';
import { keys } from './doors/world.js';

const isCall = (/** @type {any} */ key) =>
  typeof key === 'string' && !/^(dispose|entries|length|positions|to.*)$/.test(key);
const names = /** @type {string[]} */ (keys.filter(isCall));

/** Calls of a random world, which are recorded: more of them than are kept at least. @param {number} seed */
function played(seed) {
  const random = series(seed);
  /** @type {(...items: any[]) => any} */
  const one = (...items) => items[Math.floor(random() * items.length)];
  const number = () => one(-0, 0.1, Math.floor(random() * 20 - 10), Math.floor(random() * 20 - 10), random() * 20 - 10);
  const size = () => one(0, 0.5, 1, 3, random() * 4);
  const point = () => ({ x: number(), y: number() });
  const list = (/** @type {() => any} */ make) => Array.from({ length: random() * 4 }, make);
  const corner = point();
  const shapes = [
    () => ({ ...point(), radius: size() }),
    () => ({ ...point(), width: size(), height: size() }),
    () => ({ minX: corner.x, minY: corner.y, maxX: corner.x + size(), maxY: corner.y + size() }),
    () => ({ points: [point(), point(), point()] }),
    () => ({ points: [point(), point()], at: point(), radius: size() }),
    () => ({ a: point(), b: point(), radius: size() }),
    () => ({ center: point(), half: { x: size(), y: size() }, angle: number() }),
    () => ({ center: point(), half: { x: size(), y: size() }, direction: { x: 0.6, y: 0.8 }, radius: size() }),
    () => ({ minX: 0, minY: 1, maxX: size(), maxY: 1 + size(), radius: size() }),
  ];
  const shape = () => one(...shapes)();
  const id = () => Math.floor(random() * 9) + one(0, 0, 0, 2 ** 32);
  /** @returns {any} */
  const filter = () => ({
    ...(random() < 0.2 && { mask: one(1, 3, -1) }),
    ...(random() < 0.2 && { without: new Set([id(), id()]) }),
    ...(random() < 0.3 && { when: (/** @type {number} */ id, mover = 0) => (id + mover) % 3 > 0 }),
    ...(random() < 0.02 && { when: () => one(undefined, 1, 0) }),
  });
  const choose = (/** @type {any} */ hit) =>
    hit.id % 2 ? oneWay('top')(hit) : one('accept', undefined, 'ignore', 'stop');
  const rules = () => ({
    ...filter(),
    ...(random() < 0.3 && { choose }),
    ...(random() < 0.3 && { startInside: one('stay', 'leave', 'pushOut') }),
    ...(random() < 0.1 && { maxHits: 1, maxListed: 2 }),
  });
  const solidRules = (/** @type {any[]} */ movers) => ({ ...filter(), oneWay: [id()], motions: movers.map(point) });
  const response = () =>
    one('slide', 'stop', 'bounce', 'pass', { kind: 'slide', corner: 'stop' }, { kind: 'bounce', restitution: size() });
  const steepest = { x: 1, y: 1 };
  const walker = () => one({ steepest }, { steepest, snap: size(), step: size() });
  const rows = (/** @type {number} */ count) => Float64Array.from({ length: count }, number);
  const movers = list(shape);
  const sight = () => ({ a: point(), b: point() });
  const sweep = () => one(sight(), { mover: shape(), motion: point() });
  const asked = () => [sweep(), filter()];
  /** @type {Record<string, () => any[]>} */
  const calls = {
    insert: () => [shape(), ...list(() => ({ layers: one(1, 2, 6) }))],
    insertAll: () => [one(list(shape).values(), Float64Array.of(0, 0, size(), size()))],
    clear: () => [],
    hash: () => [],
    get: () => [id()],
    layers: () => [id()],
    setLayers: () => [id(), one(1, 7)],
    remove: () => [id()],
    moveTo: () => [id(), shape()],
    moveAll: () => [Float64Array.of(id()), Float64Array.of(0, 0, size(), size())],
    moveSolid: () => [id(), point(), movers, solidRules(movers)],
    moveSolids: () => [list(() => ({ id: id(), motion: point() })), movers, solidRules(movers)],
    isClear: () => [sight(), filter()],
    travel: () => [shape(), point(), response(), rules()],
    walk: () => [shape(), point(), walker(), rules()],
    firstBatch: () => [rows(8), rows(16), filter()],
    allBatch: () => [rows(4), rows(1), rows(80), filter()],
    travelBatch: () => [Float64Array.of(0, 0, 1), rows(2), response(), rows(8), { into: rows(3) }],
  };
  calls.travelSteps = calls.travel;
  for (const name of ['overlaps', 'standsOn', 'pushOut']) calls[name] = () => [shape(), filter()];
  const recorder = recordWorld(createWorld(list(shape), { positions: one('f64', 'f32') }), { calls: 30 });
  for (let i = 0; i < 35; i++) {
    const name = random() < 0.2 ? 'insert' : one(...names);
    if (name === 'clear' && random() < 0.9) continue;
    const args = (calls[name] ?? asked)();
    try {
      /** @type {any} */ (recorder.world)[name](...args);
    } catch (error) {
      if (!(/** @type {any} */ (error).code)) throw error;
    }
  }
  return recorder;
}

/** As it is read again. @param {any} data */
const asText = (data) => JSON.parse(JSON.stringify(data));

const recordings = Array.from({ length: 300 }, (_, seed) => played(seed));

test('what is recorded in random worlds is answered alike when it is read from text and played back', () => {
  for (const [seed, { world, recording }] of recordings.entries()) {
    const again = replay(asText(recording()));
    assert.equal(again.difference, null, `seed ${seed}: ${JSON.stringify(again.difference)}`);
    assert.equal(again.world.hash(), world.hash(), `seed ${seed}`);
  }
});

test('the recordings that are kept have every kind of call, and are answered as before', () => {
  const kept = join(root, 'tests/recordings.jsonl');
  const answered = (/** @type {any[]} */ all) =>
    new Set(
      all.flatMap(({ calls }) =>
        calls.flatMap((/** @type {any[]} */ [name, , answer]) => (answer?.$ === 'error' ? [] : name)),
      ),
    );
  if (process.env.ACCEPT) {
    /** @type {any[]} */
    const chosen = [];
    for (const { recording } of recordings)
      if (answered([...chosen, recording()]).size > answered(chosen).size) chosen.push(recording());
    writeFileSync(kept, chosen.map((each) => `${JSON.stringify(each)}\n`).join(''));
  }
  const all = readFileSync(kept, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.deepEqual([...answered(all)].sort(), names.toSorted());
  for (const each of all) assert.equal(replay(each).difference, null);
});

test('the first answer that has changed is found at its place', () => {
  for (const [seed, { recording }] of recordings.entries()) {
    const changed = asText(recording());
    const place = seed % changed.calls.length;
    const [name, , answer] = changed.calls[place];
    changed.calls[place][2] =
      name === 'travel' && answer.timeLeft ? { ...answer, timeLeft: answer.timeLeft + 2 ** -52 } : 'another';
    const { difference } = replay(changed);
    assert.deepEqual(difference, { call: place, answer }, name);
  }
});

test('the last calls are kept, those that a function makes meanwhile are no calls, and those without a world are none', () => {
  const { world, recording } = recordWorld(createWorld([{ x: 2, y: 0, width: 1, height: 1 }]), { calls: 3 });
  const sight = { a: { x: 0, y: 0 }, b: { x: 9, y: 0 } };
  for (let i = 0; i < 9; i++) world.insert({ x: i, y: 3, radius: 1 });
  assert.equal(world.insertAll([{ x: 9, y: 3, radius: 1 }].values()).length, 1, 'a list that can be read only once');
  const refused = () => world.any(sight, { when: (id) => world.get(id) !== null && world.remove(id) });
  assert.throws(refused, { code: 'busy' });
  const { start, calls } = recording();
  assert.deepEqual(
    [start.boxes.length, calls.map(([name]) => name)],
    [7, ['insert', 'insert', 'insert', 'insertAll', 'any']],
  );
  assert.equal(replay(recording()).difference, null);
  world.dispose();
  assert.throws(() => world.any(sight), { code: 'disposed' });
  assert.deepEqual(recording().calls, calls);
});
