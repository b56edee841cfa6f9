/** Conformance lines of the kind `world`: boxes that come, go and move, and what paths hit in between. */

import { NamedWorld } from './named.js';
import { box, boxName, list, members, option, sweep } from './read.js';

/** @typedef {import('../../www/library/types.js').Filter} Filter */
/** @typedef {import('../../www/library/types.js').Found} Found */
/** @typedef {import('../../www/library/types.js').Sweep} Sweep */
/** @typedef {{ wall: number, t: number } | null} Told */

/** @type {Record<string, (boxes: NamedWorld, along: Sweep, filter: Filter) => Told | Told[] | boolean>} */
const QUESTIONS = {
  first: (boxes, along, filter) => told(boxes, boxes.world.first(along, filter)),
  first_crossing: (boxes, along, filter) => told(boxes, boxes.world.firstCrossing(along, filter)),
  all: (boxes, along, filter) => boxes.world.all(along, filter).map((found) => told(boxes, found)),
  any: (boxes, along, filter) => boxes.world.any(along, filter),
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
  const without = (except ?? null) === null ? [] : boxes.ids(list(except).map(boxName));
  return question(boxes, sweep(along), { without });
}

/**
 * @param {NamedWorld} boxes
 * @param {Found | null} found
 * @returns {Told}
 */
function told(boxes, found) {
  return found && { wall: boxes.name(found.id), t: found.t };
}
