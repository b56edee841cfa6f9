/** Many boxes: a frame in which one segment is dragged and every hit is read, and a frame in which all boxes move. */

import RAPIER from '@dimforge/rapier2d-compat';
import Flatbush from 'flatbush';
import RBush from 'rbush';
import { createWorld } from '../../www/library/entries/node.js';
import { randomNumbers } from './scene.js';
import { median, microseconds } from './statistics.js';

/** @import { Box } from './scene.js' */

const DRAGGED_AMONG = 100_000;
const MOVED = 10_000;
const ROUNDS = 9;
/** Frames of a drag. */
const FRAMES = 64;
/** The share of the hits that may differ: rapier computes in single precision, so it sees corners elsewhere. */
const MOST = 0.01;

/** Prints a table. The contenders take turns. */
export async function many() {
  await RAPIER.init();
  console.log(`\nMany boxes, µs a frame: medians of ${ROUNDS} rounds\n`);
  drag();
  move();
}

/** One end of a segment across all boxes is dragged; every box that it meets is read, with the time. */
function drag() {
  const { boxes, side, random } = scene(DRAGGED_AMONG);
  const a = { x: side * random(), y: side * random() };
  const ends = Array.from({ length: FRAMES }, (_, i) => {
    const angle = (2 * Math.PI * i) / FRAMES;
    return { x: (side / 2) * (1 + 0.9 * Math.cos(angle)), y: (side / 2) * (1 + 0.9 * Math.sin(angle)) };
  });
  const asks = {
    'graze2d, all hits': ours(boxes),
    'flatbush and a slab test': flatbush(boxes),
    'rapier2d-compat': rapier(boxes),
  };
  const counts = Object.values(asks).map((ask) => ends.reduce((sum, b) => sum + ask(a, b), 0));
  const wrong = counts.findIndex((count) => Math.abs(count - counts[0]) > MOST * counts[0]);
  if (wrong >= 0) throw new Error(`${Object.keys(asks)[wrong]} reads ${counts[wrong]} hits, not ${counts[0]}`);
  const perFrame = (counts[0] / FRAMES).toFixed(0);
  print(`${DRAGGED_AMONG} boxes, a segment is dragged (${perFrame} hits)`, asks, (ask) => {
    for (const b of ends) ask(a, b);
    return FRAMES;
  });
}

/** Every box moves a little. */
function move() {
  const { boxes, random } = scene(MOVED);
  const by = boxes.map(() => ({ x: random() - 0.5, y: random() - 0.5 }));
  const places = [0, 1].map((sign) =>
    boxes.map(({ minX, minY, maxX, maxY }, i) => {
      const [x, y] = [sign * by[i].x, sign * by[i].y];
      return { minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y };
    }),
  );
  const rows = new Map(
    places.map((to) => [to, Float64Array.from(to.flatMap(({ minX, minY, maxX, maxY }) => [minX, minY, maxX, maxY]))]),
  );
  const [one, all] = [createWorld(boxes), createWorld(boxes)];
  const ids = Float64Array.from(boxes.keys());
  const tree = new RBush();
  const items = boxes.map((box) => ({ ...box }));
  tree.load(items);
  /** @type {Record<string, (to: Box[]) => unknown>} */
  const asks = {
    'graze2d, moveTo': (to) => {
      for (const id of ids) one.moveTo(id, to[id]);
    },
    'graze2d, moveAll': (to) => all.moveAll(ids, /** @type {Float64Array} */ (rows.get(to))),
    'rbush, remove and insert': (to) =>
      items.forEach((item, i) => {
        tree.remove(item);
        tree.insert(Object.assign(item, to[i]));
      }),
    'rbush, made anew': (to) => tree.clear().load(to),
  };
  let frame = 0;
  print(`${MOVED} boxes move`, asks, (ask) => {
    frame += 1;
    ask(places[Math.floor(frame / Object.keys(asks).length) % 2]);
    return 1;
  });
}

/**
 * Lets contenders take turns, and prints the time of a frame of each.
 *
 * @template Ask
 * @param {string} title
 * @param {Record<string, Ask>} asks
 * @param {(ask: Ask) => number} play returns how many frames it has played
 */
function print(title, asks, play) {
  const rows = Object.entries(asks).map(([name, ask]) => ({ name, ask, times: /** @type {number[]} */ ([]) }));
  for (let round = -2; round < ROUNDS; round++) {
    for (const { ask, times } of rows) {
      let frames = 1;
      const time = microseconds(() => {
        frames = play(ask);
      });
      if (round >= 0) times.push(time / frames);
    }
  }
  console.log(`  ${title}`);
  const first = median(rows[0].times);
  for (const { name, times } of rows) {
    const time = median(times);
    console.log(`    ${name.padEnd(28)}${time.toFixed(1).padStart(12)}${(time / first).toFixed(2).padStart(12)}×`);
  }
}

/** Boxes of about 1 in a square, spread evenly. @param {number} count */
function scene(count) {
  const [random, side] = [randomNumbers(5), 3 * Math.sqrt(count)];
  const boxes = Array.from({ length: count }, () => {
    const [minX, minY, size] = [side * random(), side * random(), 0.5 + random()];
    return { minX, minY, maxX: minX + size, maxY: minY + size };
  });
  return { boxes, side, random };
}

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {(a: Point, b: Point) => number} Count how many hits it has read */

/** @param {Box[]} boxes @returns {Count} */
function ours(boxes) {
  const world = createWorld(boxes);
  return (a, b) => world.all({ a, b }).length;
}

/** @param {Box[]} boxes @returns {Count} */
function flatbush(boxes) {
  const index = new Flatbush(boxes.length);
  for (const { minX, minY, maxX, maxY } of boxes) index.add(minX, minY, maxX, maxY);
  index.finish();
  return (a, b) => {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const near = index.search(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y));
    const hits = [];
    for (const place of near) {
      const { minX, minY, maxX, maxY } = boxes[place];
      const [left, right, top, bottom] = [(minX - a.x) / dx, (maxX - a.x) / dx, (minY - a.y) / dy, (maxY - a.y) / dy];
      const enter = Math.max(0, Math.min(left, right), Math.min(top, bottom));
      const exit = Math.min(1, Math.max(left, right), Math.max(top, bottom));
      if (enter <= exit) hits.push({ place, enter, exit });
    }
    return hits.sort((one, other) => one.enter - other.enter).length;
  };
}

/** @param {Box[]} boxes @returns {Count} */
function rapier(boxes) {
  const { ColliderDesc, Ray, World } = RAPIER;
  const world = new World({ x: 0, y: 0 });
  for (const { minX, minY, maxX, maxY } of boxes) {
    const box = ColliderDesc.cuboid((maxX - minX) / 2, (maxY - minY) / 2);
    world.createCollider(box.setTranslation((minX + maxX) / 2, (minY + maxY) / 2));
  }
  world.step();
  return (a, b) => {
    /** @type {{ handle: number, t: number }[]} */
    const hits = [];
    const ray = new Ray(a, { x: b.x - a.x, y: b.y - a.y });
    world.intersectionsWithRay(ray, 1, true, ({ collider, timeOfImpact }) => {
      hits.push({ handle: collider.handle, t: timeOfImpact });
      return true;
    });
    return hits.sort((one, other) => one.t - other.t).length;
  };
}
