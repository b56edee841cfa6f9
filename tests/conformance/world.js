/** Conformance cases with several boxes: scenes, bounces and slides. */

import { createWorld } from '../../www/library/entries/node.js';
import { box } from './read.js';

/**
 * Asks a world, then disposes of it.
 *
 * @template Answer
 * @param {number[][]} boxes
 * @param {(world: ReturnType<typeof createWorld>) => Answer} ask
 * @returns {Answer}
 */
function inWorld(boxes, ask) {
  const world = createWorld(boxes.map(box));
  try {
    return ask(world);
  } finally {
    world.dispose();
  }
}

/**
 * Where a circle that slides along one box ends.
 *
 * @param {import('../../www/library/types.js').Circle} circle
 * @param {{ x: number, y: number }} motion
 * @param {number[]} sides
 */
export function slideEnd(circle, motion, sides) {
  return inWorld([sides], (world) => world.travel(circle, motion, 'slide').position);
}

/** @type {Record<string, (numbers: any, testCase: any, double: (bits: string) => number) => object>} */
export const WORLD = {
  'q4.bounce'(_, { in: given }) {
    const [x, y] = given.v;
    const { hits, position, motion } = inWorld(given.boxes, (world) => world.travel(box(given.A), { x, y }, 'bounce'));
    /** @type {{ t: number, who: number[] }[]} */
    const events = [];
    for (const { leg, t, id } of hits) {
      events[leg] ??= { t, who: [] };
      events[leg].who.push(id);
    }
    return { events, pos: [position.x, position.y], v: [motion.x, motion.y] };
  },

  q5(_, { boxes, queries }, double) {
    return inWorld(boxes, (world) => ({
      queries: queries.map((/** @type {any} */ query) => {
        const sweep = toSweep(query.op, query.bits?.map(double) ?? query.in);
        const all = world.all(sweep);
        const of = (/** @type {string} */ contact) =>
          all
            .filter(({ span }) => span.contact === contact)
            .map(({ id }) => id)
            .sort((a, b) => a - b);
        const first = world.first(sweep);
        return { cross: of('cross'), touch: of('touch'), first: first?.id ?? null, t: first?.t ?? null };
      }),
    }));
  },
};

/**
 * @param {string} op
 * @param {number[]} n
 */
function toSweep(op, n) {
  if (op === 'seg') return { a: { x: n[0], y: n[1] }, b: { x: n[2], y: n[3] } };
  return op === 'circle'
    ? { mover: { x: n[0], y: n[1], radius: n[4] }, motion: { x: n[2], y: n[3] } }
    : { mover: box(n.slice(0, 4)), motion: { x: n[4], y: n[5] } };
}
