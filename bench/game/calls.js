/** Single calls of the library, in nanoseconds. */

import {
  aabbVsAabb,
  aabbVsAabbContact,
  circleVsAabb,
  circleVsAabbContact,
  circleVsCircle,
  circleVsCircleContact,
  createWorld,
  pointVsAabb,
  segmentVsAabb,
  segmentVsAabbContact,
  segmentVsCircle,
  segmentVsCircleContact,
  turn,
} from '../../www/library/entries/node.js';
import { BULLETS, createScene, randomNumbers } from './scene.js';
import { median, microseconds } from './statistics.js';

const CALLS = 4096;
const WARM_UP = 5;
const ROUNDS = 41;

/** Prints a table. The questions take turns. */
export function calls() {
  const rows = Object.entries(questions()).map(([name, ask]) => ({ name, ask, times: /** @type {number[]} */ ([]) }));
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const { ask, times } of rows) {
      const time = microseconds(() => {
        for (let i = 0; i < CALLS; i++) ask(i);
      });
      if (round >= 0) times.push((1000 * time) / CALLS);
    }
  }
  console.log(`\nOne call, ns: medians of ${ROUNDS} rounds with ${CALLS} calls each\n`);
  for (const { name, times } of rows) console.log(`  ${name.padEnd(24)}${median(times).toFixed(0).padStart(12)}`);
}

/**
 * What is asked, with arguments made beforehand. The world is that of the race, with all of its boxes.
 *
 * @returns {Record<string, (i: number) => unknown>}
 */
function questions() {
  const random = randomNumbers(1);
  const point = () => ({ x: 20 * random() - 10, y: 20 * random() - 10 });
  const many = (/** @type {() => any} */ make) => Array.from({ length: CALLS }, make);
  const boxes = many(() => {
    const { x, y } = point();
    return { minX: x, minY: y, maxX: x + 10 * random(), maxY: y + 10 * random() };
  });
  const [points, others, thirds] = [many(point), many(point), many(point)];
  const segments = points.map((a, i) => ({ a, b: others[i] }));
  const circle = (/** @type {{ x: number, y: number }} */ { x, y }) => ({ x, y, radius: random() });
  const [circles, otherCircles] = [points.map(circle), thirds.map(circle)];
  const otherBoxes = boxes.toReversed();

  const { walls, sizes, player, frames } = createScene();
  const world = createWorld(walls);
  const ids = sizes.map(({ width, height }) => world.insert({ minX: 0, minY: 0, maxX: width, maxY: height }));
  const places = ids.map((_, which) =>
    frames.map(({ corners }) => {
      const [minX, minY] = corners.subarray(2 * which);
      return { minX, minY, maxX: minX + sizes[which].width, maxY: minY + sizes[which].height };
    }),
  );
  ids.forEach((id, which) => {
    world.moveTo(id, places[which][0]);
  });
  const bullets = many(() => undefined).map((_, i) => {
    const { bullets: numbers } = frames[Math.floor(i / BULLETS)];
    const [ax, ay, bx, by] = numbers.subarray(4 * (i % BULLETS));
    return { a: { x: ax, y: ay }, b: { x: bx, y: by } };
  });
  let walker = player;
  const moved = createWorld([...walls, ...sizes.map((_, which) => places[which][0])]);

  return {
    segmentVsAabb: (i) => segmentVsAabb(segments[i], boxes[i]),
    segmentVsAabbContact: (i) => segmentVsAabbContact(segments[i], boxes[i]),
    circleVsAabb: (i) => circleVsAabb(circles[i], others[i], boxes[i]),
    circleVsAabbContact: (i) => circleVsAabbContact(circles[i], others[i], boxes[i]),
    aabbVsAabb: (i) => aabbVsAabb(boxes[i], points[i], otherBoxes[i], others[i]),
    aabbVsAabbContact: (i) => aabbVsAabbContact(boxes[i], points[i], otherBoxes[i], others[i]),
    segmentVsCircle: (i) => segmentVsCircle(segments[i], otherCircles[i]),
    segmentVsCircleContact: (i) => segmentVsCircleContact(segments[i], otherCircles[i]),
    circleVsCircle: (i) => circleVsCircle(circles[i], others[i], otherCircles[i], points[i]),
    circleVsCircleContact: (i) => circleVsCircleContact(circles[i], others[i], otherCircles[i], points[i]),
    pointVsAabb: (i) => pointVsAabb(points[i], boxes[i]),
    turn: (i) => turn(points[i], others[i], thirds[i]),
    'world.first': (i) => world.first(bullets[i]),
    'world.travel': (i) => {
      if (i % frames.length === 0) walker = player;
      const { motion } = frames[i % frames.length];
      const { position } = world.travel(walker, motion, 'slide');
      walker = { ...position, radius: player.radius };
    },
    'world.moveTo': (i) => {
      const which = i % sizes.length;
      return moved.moveTo(walls.length + which, places[which][Math.floor(i / sizes.length) % frames.length]);
    },
  };
}
