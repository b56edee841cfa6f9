// A recording of calls as a room: the walls as they were at its last travel or walk, or at the first that is answered otherwise
// now, with its mover, motion and response.

import { usualWorld } from '../../model/fields/index.js';

/** @import { Library, Point, State } from '../../model/types.js' */
/** @import { Mover, Recording, Wall } from '../../library/types.js' */

/** Where a mover is put, and how far it may reach from there: to no edge of the room. */
const [middle, reach] = [{ x: 80, y: 50 }, 47];

/** A number that JSON cannot write. @param {string} _ @param {any} value */
const asNumber = (_, value) => (value?.$ === 'number' ? Number(value.of) : value);

/** A power of two. @param {number} scale */
const times = (scale) => (scale < 1 ? `1/${1 / scale}` : `${scale}`);

/** @param {Recording['calls'][number]} call */
const isShown = ([name, [, , response], answer]) =>
  /^(travel|walk)(Steps)?$/.test(name) && answer?.$ !== 'error' && (response.kind ?? response) !== 'pass';

/** Whether a travel went through a wall. @param {any} options @param {number} id @param {number} layers */
function isPassed({ mask = -1, without = [], when, choose }, id, layers) {
  const isTold = (/** @type {any} */ told, /** @type {any[]} */ answers) =>
    told?.of.some((/** @type {any[]} */ [asked, answer]) => asked === id && answers.includes(answer));
  return (mask & layers) === 0 || without.includes(id) || isTold(when, [false, 0, null]) || isTold(choose, ['ignore']);
}

/** How far a wall is from the middle of the room, and whether it is in the room. @param {Point[]} points @param {number} radius */
function placeOf(points, radius) {
  const gap = (/** @type {'x' | 'y'} */ axis, /** @type {number} */ place) => {
    const all = points.map((point) => point[axis]);
    return Math.max(Math.min(...all) - radius - place, place - Math.max(...all) - radius, 0);
  };
  const { maxX, maxY } = usualWorld;
  const isInRoom = gap('x', maxX / 2) < maxX / 2 && gap('y', maxY / 2) < maxY / 2;
  return { distance: Math.hypot(gap('x', middle.x), gap('y', middle.y)), isInRoom };
}

/**
 * The room of a recording, and what is told about it. A mover is put into the middle, larger or smaller by a power of two, unless
 * it fits as it is. If there are more walls than a room has, those near the mover come first.
 * @param {Library} graze @param {(recording: Recording) => { world: any, difference: { call: number } | null }} replay of the library
 * @param {Recording} recording @param {number} most walls
 * @returns {{ room: State, told: import('../../model/types.js').Message }}
 */
export function roomOf(graze, replay, recording, most) {
  const { difference } = replay(recording);
  const { calls } = recording;
  const last = calls.slice(0, (difference?.call ?? calls.length) + 1).findLastIndex(isShown);
  if (last < 0) throw new RangeError('recording.calls must have a travel or a walk');
  const { world } = replay({ ...recording, calls: calls.slice(0, last) });
  /** @type {[Mover, Point, any, any]} */
  const [mover, motion, response, options = {}] = JSON.parse(JSON.stringify(calls[last][1]), asNumber);

  const corners = graze.cornersOf(mover);
  const mean = (/** @type {'x' | 'y'} */ axis) => corners.reduce((sum, each) => sum + each[axis], 0) / corners.length;
  const from = { x: mean('x'), y: mean('y') };
  const size = Math.max(...corners.map(({ x, y }) => Math.hypot(x - from.x, y - from.y)));
  const far = size + ('radius' in mover ? (mover.radius ?? 0) : 0) + Math.hypot(motion.x, motion.y);
  const isHere = far > 3 && Math.abs(from.x - middle.x) + far < 77 && Math.abs(from.y - middle.y) + far < reach;
  const scale = isHere || far === 0 ? 1 : 2 ** Math.floor(Math.log2(reach / far));
  // By whole numbers, which round least.
  const by = (/** @type {'x' | 'y'} */ axis) => (isHere ? 0 : middle[axis] - Math.round(from[axis] * scale));
  const placed = (/** @type {Point} */ { x, y }) => ({ x: x * scale + by('x'), y: y * scale + by('y') });
  /** @param {any} shape a wall or a mover */
  const bodyOf = (shape) => {
    const points = graze.cornersOf(shape).map(placed);
    const radius = (shape.radius ?? 0) * scale;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const sides = { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
    const isBox = radius === 0 && ('minX' in shape || 'width' in shape);
    const body = isBox ? sides : points.length === 1 ? { ...points[0], radius } : { points, ...(radius && { radius }) };
    return { body, ...placeOf(points, radius) };
  };

  const all = [...world].filter(([id]) => !isPassed(options, id, world.layers(id) ?? 0));
  const inRoom = all.flatMap(([id, wall]) => {
    const { body, distance, isInRoom } = bodyOf(wall);
    return isInRoom ? [{ distance, wall: { ...body, name: `id ${id}` } }] : [];
  });
  const near = inRoom.sort((a, b) => a.distance - b.distance).slice(0, most);
  world.dispose();
  const kind = calls[last][0].startsWith('walk') ? 'slide' : (response.kind ?? response);
  const room = {
    movers: [{ ...bodyOf(mover).body, motion: { x: motion.x * scale, y: motion.y * scale } }],
    walls: near.map(({ wall }) => wall),
    way: { choice: 'draw' },
    response: { choice: kind },
  };
  const key = `editor.${difference?.call === last ? 'changed' : isHere ? 'call' : 'placed'}`;
  return { room, told: { key, values: { n: last, shown: near.length, all: all.length, scale: times(scale) } } };
}
