// The places that a picture may draw: those in the query, in the answer and in the steps so far, and those on a path at a
// time that is told. It knows queries of the library, and no scene.

import { ownerIn, placeOf } from '../../www/model/state.js';
import { handlesIn, thingsIn } from '../../www/model/things.js';
import { Places } from './places.js';

/** @import { Box, Frame, Point, Scene, Segment, Step } from '../../www/model/types.js' */
/** A mover in a query: `at` is the center of a circle, the min corner of a box. @typedef {{ shape: any, at: Point, radius: number, size: Point, motion: Point }} Mover */
/** A query, taken apart. @typedef {{ movers: Mover[], segments: Segment[], walls: Box[] }} Query */
/** What a frame may draw. @typedef {{ movers: Mover[], isTold: (at: Point) => boolean, isLevel: (axis: 'x' | 'y', value: number) => boolean, places: () => Point[] }} Told */

/** @param {Point} at @param {Point} by @param {number} [part] @returns {Point} */
const moved = (at, by, part = 1) => ({ x: at.x + part * by.x, y: at.y + part * by.y });

/** @param {Point} a @param {Point} b @param {number} part @returns {Point} */
const between = (a, b, part) => moved(a, { x: b.x - a.x, y: b.y - a.y }, part);

const isBox = (/** @type {any} */ value) => value?.minX !== undefined;

const isMotion = (/** @type {any} */ value) => Object.keys(value ?? {}).join() === 'x,y';

/** @param {any} shape @param {Point} motion @returns {Mover} */
function moverOf(shape, motion) {
  const { x, y, radius = 0, minX, minY, maxX, maxY, points } = shape;
  if (points) return { shape, at: points[0], radius, size: { x: 0, y: 0 }, motion };
  if (!isBox(shape)) return { shape, at: { x, y }, radius, size: { x: 0, y: 0 }, motion };
  return { shape, at: { x: minX, y: minY }, radius, size: { x: maxX - minX, y: maxY - minY }, motion };
}

/**
 * The query of a frame. What is followed by a motion is a mover.
 * @param {Scene} scene @param {Frame} frame
 * @returns {Query}
 */
function queryOf({ call }, { state, result }) {
  // A challenge keeps its query to itself until its answer is shown. One about very many boxes is never written down.
  const [, ...given] = call?.(state, result) ??
    call?.({ ...state, answer: { choice: 'shown' } }, result) ?? [null, state];
  const movers = given.flatMap((shape, i) => (isMotion(given[i + 1]) ? moverOf(shape, given[i + 1]) : []));
  const others = given.filter((_, i) => !isMotion(given[i + 1]));
  return { movers, segments: others.filter(({ a, b }) => a && b), walls: others.flat().filter(isBox) };
}

/** Displacements, which are no places. */
const displacements = ['normal', 'motion', 'by', 'asked'];

/**
 * Every place in an answer or a step, by the names of its numbers: `x` and `y`, `endX` and `endY`, the corners of a box and its
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
 * What the frames of a state may draw.
 * @param {Scene} scene @param {Frame} first any of these frames
 * @returns {(frame: Frame) => Told}
 */
export function toldOf(scene, first) {
  const { fields } = scene;
  const { state, result, steps } = first;
  const query = queryOf(scene, first);
  const { movers, segments, walls } = query;
  const answers = [result, ...steps.map(({ span }) => span)];
  const outs = [result, ...(result?.inside ?? [])].flatMap((each) => each?.pushOut?.by ?? []);
  const marks = movers.slice(0, 1).flatMap((mover) => marksOf(fields, state, mover));
  const marked = (/** @type {Point[]} */ places) =>
    new Places([...places, ...marks.flatMap((mark) => places.map((at) => moved(at, mark)))]);
  const handles = handlesIn(fields, state).filter(({ part }) => part === '' || part === 'radius');
  const always = marked([
    ...handles.map(({ id }) => placeOf(fields, state, id)),
    // A rival is where its own steps have led it.
    ...placesIn([walls, Object.values(state).filter(isBox), segments, answers, state.naive]),
    ...movers.flatMap(({ at }) => [at, ...outs.map((by) => moved(at, by))]),
    // The first of two boxes, turned half around what stands for it.
    ...(movers.length > 1 ? marks.map((mark) => moved(moved(movers[0].at, mark, 2), movers[0].size, -1)) : []),
  ]);
  return (frame) => {
    const told = frame.steps.slice(0, frame.step + 1);
    const now = marked([
      ...placesIn(told),
      // Of several movers each has its own legs.
      ...[...new Set(told.map(({ whose }) => whose))].flatMap((who) =>
        placesOnLegs(
          told.filter(({ whose }) => whose === who),
          frame.t,
        ),
      ),
      ...placesOnPaths(query, told, answers, frame.t),
      ...(movers.length > 1 ? placesFromSecond(query, marks, told, answers, frame.t) : []),
    ]);
    return {
      movers,
      isTold: (at) => now.has(at) || always.has(at),
      isLevel: (axis, value) => now.hasLevel(axis, value) || always.hasLevel(axis, value),
      places: () => [...now.list, ...always.list],
    };
  };
}

/**
 * What stands for a box or another shape besides its place, counted from there: the middle of a box, and a handle that goes
 * along with it.
 * @param {Scene['fields']} fields @param {Frame['state']} state @param {Mover} mover
 * @returns {Point[]}
 */
function marksOf(fields, state, { shape, at, size, motion }) {
  if (!isBox(shape) && !shape.points) return [];
  const [first] = thingsIn(fields, state);
  const isOfShape = (/** @type {string | undefined} */ owner) =>
    shape.points ? owner === first.key : state[owner ?? ''] === shape;
  const along = Object.keys(fields).filter((key) => isOfShape(ownerIn(state, fields[key])) && state[key] !== motion);
  const marks = along.map((key) => placeOf(fields, state, key));
  return [moved({ x: 0, y: 0 }, size, 0.5), ...marks.map((mark) => moved(mark, at, -1))];
}

/**
 * Where a mover is at a moment on the legs so far; each begins at the time of the last hit.
 * @param {Step[]} steps @param {number} t
 * @returns {Point[]}
 */
function placesOnLegs(steps, t) {
  let began = 0;
  return steps.flatMap(({ kind, x, y, endX, endY, ...step }, i) => {
    if (kind === 'hits') began = step.t;
    const ended = steps.slice(i).find((each) => each.kind === 'hits')?.t ?? 1;
    if (kind !== 'leg' || t < began || t > ended) return [];
    return between({ x, y }, { x: endX, y: endY }, (t - began) / (1 - began));
  });
}

/**
 * The places on segments and motions at the times that are told, and at the moment.
 * @param {Query} query @param {Step[]} steps @param {any[]} answers @param {number} t
 * @returns {Point[]}
 */
function placesOnPaths({ movers, segments }, steps, answers, t) {
  const times = [0, 1, t, ...timesIn([steps, answers])];
  const eyes = [{ x: 0, y: 0 }, ...movers.slice(1).map(({ motion }) => motion)];
  return times.flatMap((time) => [
    ...segments.map(({ a, b }) => between(a, b, time)),
    ...eyes.flatMap((eye) => movers.map(({ at, motion }) => moved(moved(at, motion, time), eye, -time))),
  ]);
}

/**
 * What is seen of who goes along with the second of two movers, where steps count from the point that stands for the first; in
 * the world, the sum goes along with the second one.
 * @param {Query} query @param {Point[]} marks @param {Step[]} steps @param {any[]} answers @param {number} t
 * @returns {Point[]}
 */
function placesFromSecond({ movers: [first, second] }, marks, steps, [result], t) {
  const hits = [result?.enter, result?.exit].flatMap((hit) =>
    placesIn(hit).map((at) => moved(at, second.motion, -hit.t)),
  );
  // Past a box that moves, the sum is not a step of its own.
  const told = placesIn([steps, result?.meeting]);
  // Those of two convex shapes are places as they stand.
  const around = first.shape.points
    ? told
    : marks.flatMap((mark) => told.map((at) => moved(moved(first.at, mark), at)));
  const times = [0, t, result?.enter?.t ?? 0];
  return [...hits, ...times.flatMap((time) => around.map((at) => moved(at, second.motion, time)))];
}
