/** Conformance lines of the kind `world`: boxes that come, go and move, and what paths hit in between. */

import { NamedWorld } from './conformance-named.js';
import { box, boxName, list, members, option, sweep } from './conformance-read.js';

/** @typedef {import('../www/library/types.js').Found} Found */
/** @typedef {import('../www/library/types.js').Sweep} Sweep */
/** @typedef {{ wall: number, t: number } | null} Told */

/** @type {Record<string, (boxes: NamedWorld, along: Sweep) => Told | Told[] | boolean>} */
const QUESTIONS = {
  first: (boxes, along) => told(boxes, boxes.world.first(along)),
  first_crossing: (boxes, along) => told(boxes, boxes.world.firstCrossing(along)),
  all: (boxes, along) => boxes.world.all(along).map((found) => told(boxes, found)),
  any: (boxes, along) => boxes.world.any(along),
};

/**
 * The answer of a line.
 *
 * @param {any} _
 * @param {any} line
 */
export function changingWorld(_, line) {
  const boxes = new NamedWorld();
  const answers = [];
  try {
    for (const step of list(line.steps).map(members)) {
      if ('insert' in step) boxes.insert(box(step.insert));
      else if ('remove' in step) boxes.remove(boxName(step.remove));
      else if ('move' in step) boxes.moveTo(boxName(step.move), box(step.to));
      else answers.push(ask(boxes, step));
    }
  } finally {
    boxes.dispose();
  }
  return { answers };
}

/**
 * @param {NamedWorld} boxes
 * @param {Record<string, any>} step
 */
function ask(boxes, { ask: what, sweep: along, except }) {
  const question = option(QUESTIONS, what);
  if ((except ?? null) === null) return question(boxes, sweep(along));
  const others = boxes.without(list(except).map(boxName));
  try {
    return question(others, sweep(along));
  } finally {
    others.dispose();
  }
}

/**
 * @param {NamedWorld} boxes
 * @param {Found | null} found
 * @returns {Told}
 */
function told(boxes, found) {
  return found && { wall: boxes.name(found.id), t: found.t };
}
