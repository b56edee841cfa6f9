/** Responses as Rust takes them, and the answers of travels as objects. */

import { checkKnown, checkNumber, checkObject } from '../checks/checks.js';
import { accepted, coded, unknown } from '../checks/errors.js';
import { point, taken } from '../checks/shapes.js';
import { FEATURES, readGround, readPoint, readPushOut } from '../memory/record.js';
import { numbers, placeOf, recordAt } from '../memory/wasm.js';
import {
  ENTRY,
  ENTRY_ID,
  HIT_FEATURE,
  HIT_NORMAL,
  HIT_POINT,
  LIST_COUNT,
  LIST_POINTER,
  TRAVEL_LEG,
  TRAVEL_MOTION,
  TRAVEL_POSITION,
  TRAVEL_STARTS_INSIDE,
  TRAVEL_T,
} from '../wasm/tables.js';
import { asked } from './filter.js';
import { putShapes, SHAPE_SIZE } from './shapes.js';
import { checkMover, kept, moved, putMover, readMover, six } from './sweep.js';
import { takeOptions } from './travel-options.js';

/** @import { Mover, Point, Response, Travel, TravelHit, TravelOptions } from '../types.js' */
/** @typedef {import('../wasm/graze2d.js').World} World */

/** Responses by name, in Rust's numbers; a slide that stops at corners is one less. */
const RESPONSES = { stop: 0, slide: 2, bounce: 3, pass: 4 };
/** The number that stands for a walk. */
const WALK = 5;
const RESPONSE_KEYS = ['kind', 'corner', 'restitution'];

/**
 * The number of a response, from its kind and corner.
 *
 * @param {{ kind: keyof typeof RESPONSES, corner?: string }} response
 * @returns {number}
 */
export const numberOf = ({ kind, corner }) => RESPONSES[kind] - Number(kind === 'slide' && corner === 'stop');

/**
 * A response as Rust takes it, checked: its number, and how much of the motion a bounce keeps.
 *
 * @param {string} caller
 * @param {Response} response
 * @returns {{ kind: number, restitution: number }}
 */
export function readResponse(caller, response) {
  if (typeof response === 'string') return { kind: kindNumber(caller, 'response', response), restitution: 1 };
  const what = "'stop', 'slide', 'bounce' or 'pass', or an object with such a kind";
  checkObject(caller, 'response', response, what);
  checkKnown(caller, 'response', response, RESPONSE_KEYS);
  const { kind, corner = 'round', restitution = 1 } = /** @type {any} */ (response);
  kindNumber(caller, 'response.kind', kind);
  if (corner !== 'round' && corner !== 'stop') throw unknown(`${caller}: response.corner`, "'round' or 'stop'", corner);
  checkNumber(caller, 'response.restitution', restitution);
  if (restitution < 0) {
    const message = `${caller}: response.restitution must be ≥ 0, was ${restitution}`;
    throw coded(new RangeError(message), 'negative_restitution');
  }
  return { kind: numberOf({ kind, corner }), restitution };
}

/**
 * @param {string} caller
 * @param {string} path
 * @param {string} kind
 */
function kindNumber(caller, path, kind) {
  const number =
    typeof kind === 'string' &&
    Object.hasOwn(RESPONSES, kind) &&
    RESPONSES[/** @type {keyof typeof RESPONSES} */ (kind)];
  if (number === false) throw unknown(`${caller}: ${path}`, "'stop', 'slide', 'bounce' or 'pass'", kind);
  return number;
}

/**
 * Asks Rust for a travel.
 *
 * @template {Mover} M
 * @param {string} caller
 * @param {World} world
 * @param {M} mover
 * @param {Point} motion
 * @param {Response} response
 * @param {TravelOptions | undefined} options
 * @param {number} trace
 * @returns {Travel<M>}
 */
export function travel(caller, world, mover, motion, response, options, trace) {
  return move(caller, world, mover, motion, readResponse(caller, response), options, trace);
}

/**
 * Asks Rust for a walk.
 *
 * @template {Mover} M
 * @param {string} caller
 * @param {World} world
 * @param {M} mover
 * @param {Point} motion
 * @param {import('../types.js').Walker} walker
 * @param {TravelOptions | undefined} options
 * @returns {Travel<M>}
 */
export function walk(caller, world, mover, motion, walker, options) {
  const response = { kind: WALK, restitution: 1, walker: readWalker(caller, walker) };
  return move(caller, world, mover, motion, response, options, 0);
}

/**
 * @param {string} caller
 * @param {World} world
 * @param {Mover} mover
 * @param {Point} motion
 * @param {{ kind: number, restitution: number, walker?: number[] }} response
 * @param {TravelOptions | undefined} options
 * @param {number} trace
 * @returns {Travel<any>}
 */
function move(caller, world, mover, motion, { kind, restitution, walker }, options, trace) {
  const { filter, choose, maxHits, maxListed, start } = takeOptions(caller, options, readAsked);
  const form = readMover(mover, motion);
  if (form < 0) accepted(caller, form, checkMover(caller, mover, motion));
  const [a, b, c, d, e, f] = six;
  const third = kept(form);
  // Rust reads a walker behind a shape.
  if (walker) putShapes(caller, [Array.isArray(third) ? third : new Array(SHAPE_SIZE).fill(0), walker]);
  else putMover(caller, form, third);
  /** @type {import('./questions.js').Question} */
  const question = (world, form, mode) =>
    world.travel(form, a, b, c, d, e, f, kind, restitution, maxHits, maxListed, start, choose, mode);
  const code = asked(caller, world, filter, trace, question, form);
  if (code < 0) accepted(caller, code, checkMover(caller, mover, motion));
  return readTravel(form, third, d, code);
}

/**
 * The numbers of a walker, checked.
 *
 * @param {string} caller
 * @param {import('../types.js').Walker} walker
 */
function readWalker(caller, walker) {
  checkObject(caller, 'walker', walker, '{steepest, snap, step}');
  checkKnown(caller, 'walker', walker, ['steepest', 'snap', 'step']);
  const { steepest, snap = 0, step = 0 } = walker;
  const { x, y } = taken(caller, 'walker.steepest', point, steepest);
  for (const [key, length] of Object.entries({ 'steepest.x': x, 'steepest.y': y, snap, step })) {
    checkNumber(caller, `walker.${key}`, length);
    if (length < 0) throw notPositive(`${caller}: walker.${key} must be ≥ 0, was ${length}`);
  }
  if (x === 0 && y === 0) throw notPositive(`${caller}: walker.steepest must not be zero`);
  return [x, y, snap, step, ...new Array(SHAPE_SIZE - 4).fill(0)];
}

const notPositive = (/** @type {string} */ message) => coded(new RangeError(message), 'not_positive');

/**
 * Where the mover ends, from the record and the list.
 *
 * @param {number} form of the mover
 * @param {any} c what is kept of its third number
 * @param {number} d the fourth one
 * @param {number} inside how many walls it starts inside: they follow the hits in the list, and the ground follows them
 * @returns {Travel<any>}
 */
export function readTravel(form, c, d, inside) {
  const memory = numbers();
  const [first, count] = [placeOf(LIST_POINTER), memory[recordAt + LIST_COUNT]];
  const entry = (/** @type {number} */ i) => first + i * ENTRY;
  const hits = [];
  const grounds = memory[recordAt + 10];
  const [firstInside, firstGround] = [count - grounds - inside, count - grounds];
  for (let i = 0; i < firstInside; i++) hits.push(readTravelHit(entry(i)));
  const walls = [];
  for (let i = firstInside; i < firstGround; i++) {
    walls.push({ id: memory[entry(i) + ENTRY_ID], pushOut: readPushOut(memory, entry(i)) });
  }
  const position = readPoint(memory, recordAt);
  return {
    mover: moved(form, c, d, position, readPoint(memory, recordAt + 5)),
    position,
    motion: readPoint(memory, recordAt + 2),
    timeLeft: memory[recordAt + 4],
    hits,
    inside: walls,
    settled: Number.isNaN(memory[recordAt + 11]) ? null : readPoint(memory, recordAt + 11),
    pushedOut: Number.isNaN(memory[recordAt + 8]) ? null : readPoint(memory, recordAt + 8),
    isStuck: memory[recordAt + 7] === 1,
    ground: Array.from({ length: grounds }, (_, i) => readGround(entry(firstGround + i))),
  };
}

/** The hit that a choice is asked about. */
const readAsked = () => readTravelHit(placeOf(LIST_POINTER));

/**
 * @param {number} at where its entry begins
 * @returns {TravelHit}
 */
export function readTravelHit(at) {
  const memory = numbers();
  return {
    t: memory[at + TRAVEL_T],
    leg: memory[at + TRAVEL_LEG],
    id: memory[at + ENTRY_ID],
    position: readPoint(memory, at + TRAVEL_POSITION),
    point: readPoint(memory, at + HIT_POINT),
    normal: readPoint(memory, at + HIT_NORMAL),
    feature: FEATURES[memory[at + HIT_FEATURE]],
    motion: readPoint(memory, at + TRAVEL_MOTION),
    startsInside: memory[at + TRAVEL_STARTS_INSIDE] === 1,
  };
}
