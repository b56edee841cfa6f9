// The places that a picture may draw: those in the question, in the answer and in the steps so far, and those on a path at a
// time that is told. It knows questions to the library, and no scene.

import { placeOf } from '../../www/model/state.js';
import { handlesIn } from '../../www/model/things.js';
import { Places } from './places.js';

/** @typedef {import('../../www/model/types.js').Box} Box */
/** @typedef {import('../../www/model/types.js').Frame} Frame */
/** @typedef {import('../../www/model/types.js').Point} Point */
/** @typedef {import('../../www/model/types.js').Scene} Scene */
/** @typedef {import('../../www/model/types.js').Segment} Segment */
/** @typedef {import('../../www/model/types.js').Step} Step */

/** A mover in a question: `at` is the center of a circle, the min corner of a box. @typedef {{ shape: any, at: Point, radius: number, size: Point, motion: Point }} Mover */
/** A question, taken apart. @typedef {{ movers: Mover[], segments: Segment[], walls: Box[] }} Question */
/**
 * A leg of a travel as its sentences tell it: the motion is that of a whole step, the times count in a whole step, `aim` is
 * where it would end without walls, and `next` where the motion leads once it is turned.
 * @typedef {{ from: Point, motion: Point, aim: Point, to: Point, next?: Point, began: number, ended: number, steps: Step[] }} Leg
 */
/** What a frame may draw. @typedef {{ question: Question, legs: Leg[], isTold: (at: Point) => boolean, isLevel: (axis: 'x' | 'y', value: number) => boolean, places: () => Point[] }} Told */

/** @param {Point} at @param {Point} by @param {number} [part] @returns {Point} */
const moved = (at, by, part = 1) => ({ x: at.x + part * by.x, y: at.y + part * by.y });

/** @param {Point} a @param {Point} b @param {number} part @returns {Point} */
const between = (a, b, part) => moved(a, { x: b.x - a.x, y: b.y - a.y }, part);

const isBox = (/** @type {any} */ value) => value?.minX !== undefined;

/**
 * The question of a frame. What is followed by a motion is a mover.
 * @param {Scene} scene @param {Frame} frame
 * @returns {Question}
 */
function questionOf({ call }, { state, result }) {
  // A challenge keeps its question to itself until its answer is shown. One about very many boxes is never written down.
  const [, ...given] = call?.(state, result) ??
    call?.({ ...state, answer: { choice: 'shown' } }, result) ?? [null, state];
  /** @type {Question} */
  const question = { movers: [], segments: given.filter((value) => value.a && value.b), walls: [] };
  for (const [i, shape] of given.entries()) {
    const motion = given[i + 1];
    const { x, y, radius = 0, minX, minY, maxX, maxY } = shape;
    if (Object.keys(motion ?? {}).join() !== 'x,y') question.walls.push(...[shape].flat().filter(isBox));
    else if (!isBox(shape)) question.movers.push({ shape, at: { x, y }, radius, size: { x: 0, y: 0 }, motion });
    else {
      const size = { x: maxX - minX, y: maxY - minY };
      question.movers.push({ shape, at: { x: minX, y: minY }, radius, size, motion });
    }
  }
  return question;
}

/** Displacements, which are no places. */
const displacements = ['normal', 'motion', 'by', 'asked'];

/**
 * Every place in an answer or a step, by the names of its numbers: `x` and `y`, `lowX` and `lowY`, the corners of a box and its
 * middle.
 * @param {any} value
 * @returns {Point[]}
 */
function placesIn(value) {
  if (!value || typeof value !== 'object') return [];
  const { minX, minY, maxX, maxY } = value;
  const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
  const places = isBox(value) ? [{ x: minX, y: maxY }, { x: maxX, y: minY }, middle] : [];
  for (const [key, part] of Object.entries(value)) {
    const [, name, x] = /^(.*)([xX])$/.exec(key) ?? [];
    if (displacements.includes(name ?? key)) continue;
    if (x === undefined) places.push(...placesIn(part));
    else places.push({ x: value[key], y: value[`${name}${x === 'x' ? 'y' : 'Y'}`] });
  }
  return places;
}

const timeNames = ['t', 'near', 'far', 'closest'];

/**
 * Every time in an answer or a step.
 * @param {any} value
 * @returns {number[]}
 */
const timesIn = (value) =>
  Object.entries(value ?? {}).flatMap(([key, part]) =>
    typeof part === 'object' ? timesIn(part) : timeNames.includes(key) && typeof part === 'number' ? [part] : [],
  );

/**
 * The legs of a travel by the numbers of its sentences alone: each place follows from where the leg begins, from the motion
 * for a whole step, and from times.
 * @param {Step[]} steps @param {Point} motion that was asked for
 * @returns {Leg[]}
 */
export function legsTold(steps, motion) {
  /** @type {Leg[]} */
  const legs = [];
  let [now, began] = [motion, 0];
  for (const step of steps) {
    const { kind, x, y, t, motionX, motionY } = step;
    if (kind === 'leg') {
      const [from, aim] = [{ x, y }, moved({ x, y }, now, 1 - began)];
      legs.push({ from, motion: now, aim, to: aim, began, ended: 1, steps: [] });
    }
    const leg = legs[legs.length - 1];
    leg?.steps.push(step);
    if (kind === 'hits') [leg.to, leg.ended, began] = [{ x, y }, t, t];
    if (kind === 'deflects' && leg) {
      now = { x: motionX, y: motionY };
      leg.next = moved(leg.to, now, 1 - began);
    }
  }
  return legs;
}

/**
 * Where a mover is on a leg at a time of the whole step.
 * @param {Leg} leg @param {number} t
 * @returns {Point}
 */
export const placeOn = ({ from, motion, began }, t) => moved(from, motion, t - began);

/**
 * What the frames of a state may draw.
 * @param {Scene} scene @param {Frame} first any of these frames
 * @returns {(frame: Frame) => Told}
 */
export function toldOf(scene, first) {
  const { state, result, steps } = first;
  const question = questionOf(scene, first);
  const { movers, segments, walls } = question;
  // However a scene is looked at, its handles are places that it may draw.
  const looks = (scene.fields.view?.options ?? ['']).map((choice) => ({ ...state, view: { choice } }));
  const answers = [result, ...steps.map(({ span }) => span)];
  const outs = [result, ...(result?.inside ?? [])].flatMap((each) => each?.pushOut?.by ?? []);
  const shifts = movers.slice(0, 1).flatMap((mover) => marksOf(scene.fields, state, mover));
  const shifted = (/** @type {Point[]} */ places) =>
    new Places([...places, ...shifts.flatMap((by) => places.map((at) => moved(at, by)))]);
  const always = shifted([
    ...looks.flatMap((look) =>
      handlesIn(scene.fields, look)
        .filter(({ part }) => part === '' || part === 'radius')
        .map(({ id }) => placeOf(scene.fields, look, id)),
    ),
    // A rival is where its own steps have led it.
    ...placesIn([walls, Object.values(state).filter(isBox), segments, answers, state.naive]),
    ...movers.flatMap(({ at }) => [at, ...outs.map((by) => moved(at, by))]),
    // The first of two boxes, turned half around what stands for it.
    ...(movers.length > 1 ? shifts.map((mark) => moved(moved(movers[0].at, mark, 2), movers[0].size, -1)) : []),
  ]);
  return (frame) => {
    const legs = legsTold(frame.steps.slice(0, frame.step + 1), movers[0]?.motion);
    const now = shifted(legs.length > 0 ? placesOfLegs(legs, frame.t) : placesOnPaths(scene, frame, question, answers));
    return {
      question,
      legs,
      isTold: (at) => now.has(at) || always.has(at),
      isLevel: (axis, value) => now.hasLevel(axis, value) || always.hasLevel(axis, value),
      places: () => [...now.list, ...always.list],
    };
  };
}

/**
 * What stands for a box besides its min corner, counted from there: its middle, and a handle that goes along with it.
 * @param {Scene['fields']} fields @param {Frame['state']} state @param {Mover} mover
 * @returns {Point[]}
 */
function marksOf(fields, state, { shape, at, size, motion }) {
  if (!isBox(shape)) return [];
  const along = Object.keys(fields).filter((key) => state[fields[key].of ?? ''] === shape && state[key] !== motion);
  const marks = along.map((key) => placeOf(fields, state, key));
  return [moved({ x: 0, y: 0 }, size, 0.5), ...marks.map((mark) => moved(mark, at, -1))];
}

/**
 * The places of the legs so far: where each begins and would end, where walls would be and are hit, and where the mover is
 * at a moment.
 * @param {Leg[]} legs @param {number} t the moment
 * @returns {Point[]}
 */
const placesOfLegs = (legs, t) =>
  legs.flatMap((leg) => [
    leg.from,
    leg.aim,
    leg.to,
    leg.next ?? leg.to,
    ...leg.steps.flatMap((step) => (step.kind === 'candidate' ? placeOn(leg, step.t) : [])),
    ...(leg.began <= t && t <= leg.ended ? [placeOn(leg, t)] : []),
  ]);

/**
 * The places on paths at the times that are told, and at the moment. Where there are two movers, the reader looks from the
 * world or goes along with the second one, and steps count from the point that stands for the first.
 * @param {Scene} scene @param {Frame} frame @param {Question} question @param {any[]} answers
 * @returns {Point[]}
 */
function placesOnPaths({ fields }, frame, { movers, segments }, answers) {
  const { state, blend, t } = frame;
  const steps = frame.steps.slice(0, frame.step + 1);
  const times = [0, 1, t, ...timesIn([steps, answers])];
  // Past a box that moves, the sum is not a step of its own.
  const told = placesIn([steps, answers[0]?.meeting]);
  const onSegments = segments.flatMap(({ a, b }) => times.map((time) => between(a, b, time)));
  const [first, second] = movers;
  const fromWorld = fields.view?.options?.[blend.view] === 'relative' ? [] : [{ x: 0, y: 0 }];
  const eyes = second && (fromWorld.length === 0 || isFromSecond(frame)) ? [second.motion, ...fromWorld] : fromWorld;
  const onMotions = eyes.flatMap((eye) =>
    movers.flatMap(({ at, motion }) => times.map((time) => moved(moved(at, motion, time), eye, -time))),
  );
  const hits = eyes.flatMap((eye) =>
    [answers[0]?.enter, answers[0]?.exit].flatMap((hit) => placesIn(hit).map((at) => moved(at, eye, -hit.t))),
  );
  const center = second ? marksOf(fields, state, first).map((mark) => moved(first.at, mark)) : [];
  const around = center.flatMap((mark) => told.map((at) => moved(mark, at)));
  // In the world, the sum goes along with the second one.
  const along = fromWorld.flatMap(() => [t, answers[0]?.enter?.t ?? 0]);
  return [
    ...told,
    ...onSegments,
    ...onMotions,
    ...hits,
    ...around,
    ...along.flatMap((time) => around.map((at) => moved(at, second?.motion ?? at, time))),
  ];
}

/**
 * Whether a picture may show what the second mover sees, even to who looks from the world: a hit, in the last step, does not.
 * @param {Frame} frame
 */
const isFromSecond = ({ result, steps, step }) => step < steps.length - 1 || !result;

/**
 * Whether a scene draws its points where they are. That of exact cases has a magnifier.
 * @param {Scene} scene
 */
export const isToScale = ({ id }) => id !== 'degenerates';
