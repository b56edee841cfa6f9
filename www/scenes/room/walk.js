// A mover that is walked: a sixtieth of a second at a time, from above or with gravity, among walls that move to and fro.

import { movedBody, rulesOf, shapeOf } from '../../model/fields/body-shape.js';
import { optionsOf } from '../../parts/travel.js';
import { edgesOf } from '../../parts/walls.js';

/** @import { Body } from '../../model/fields/body-text.js' */
/** @import { Library, Point, State } from '../../model/types.js' */

/** How fast a mover walks, falls faster, and jumps; in a timestep. */
const [speed, gravity, jump] = [1, 0.06, 2];
/** It stands on slopes of up to 45°, follows the ground down, and steps onto ledges. */
export const walker = { steepest: { x: 1, y: 1 }, snap: 2, step: 2 };
/** In how many timesteps a lift goes to and fro. */
const round = 240;

/** @param {State} state */
export const isWalked = ({ way }) => way.choice === 'walk';

/** @param {State} state */
export const isFromSide = ({ seen }) => seen.choice === 'side';

/** What gravity asks for while nobody walks. */
export const idle = { x: 0, y: gravity };

/** Where a lift is on its way, from 0 to 1. @param {number} clock */
const partAt = (clock) => 1 - Math.abs(1 - (2 * clock) / round);

/** The walls where they are now: lifts are on their way. @param {State} state @returns {Body[]} */
export function wallsNow({ walls, clock }) {
  const part = partAt(clock.value);
  const now = (/** @type {Body} */ wall) =>
    wall.motion ? movedBody(wall, { x: wall.motion.x * part, y: wall.motion.y * part }) : wall;
  return part === 0 ? walls : walls.map(now);
}

/** The walls that hold only what comes from above. @param {State} state @returns {number[]} their ids */
const oneWayIn = ({ walls }) =>
  walls.flatMap((/** @type {Body} */ { oneWay }, /** @type {number} */ id) => (oneWay ? [id] : []));

/** The walls that do not stop both movers, each with its layers. @param {State} state @returns {[number, number][]} */
const layersIn = ({ walls }) =>
  walls.flatMap((/** @type {Body} */ { layers }, /** @type {number} */ id) =>
    layers === undefined ? [] : [/** @type {[number, number]} */ ([id, layers])],
  );

/**
 * What the rules of the walls are for a mover, as options of its travel.
 * @param {State} state @param {number} i which mover
 * @returns {import('../../parts/travel.js').Asked}
 */
export function rulesFor(state, i) {
  const [oneWay, layers] = [oneWayIn(state), layersIn(state)];
  return { ...(oneWay.length > 0 && { oneWay }), ...(layers.length > 0 && { layers, mask: 1 << i }) };
}

/** All that stands in the way of the mover. @param {State} state @returns {any[]} */
export const aroundWalker = (state) => [
  ...wallsNow(state).map(shapeOf),
  ...edgesOf(),
  ...state.movers.slice(1).map(shapeOf),
];

/** @type {import('../../extras/walk/walk.js').Walking} */
export function walk(graze, state, direction) {
  if (!isWalked(state)) return state;
  const { movers, clock } = state;
  const lifts = state.walls.flatMap((/** @type {Body} */ { motion }, /** @type {number} */ id) =>
    motion ? [{ id, motion }] : [],
  );
  const isIdle = direction.x === 0 && direction.y === 0;
  // Time goes on until all lifts are back where they began.
  const isRunning = lifts.length > 0 && (clock.value > 0 || !isIdle);
  const next = isRunning ? (clock.value + 1) % round : 0;
  const part = partAt(next) - partAt(clock.value);
  const rules = rulesFor(state, 0);
  const { oneWay, layers = [], mask } = rules;
  const world = new graze.World(aroundWalker(state));
  for (const [id, bits] of layers) world.setLayers(id, bits);
  const solids = lifts.map((/** @type {{ id: number, motion: Point }} */ { id, motion }) => ({
    id,
    motion: { x: motion.x * part, y: motion.y * part },
  }));
  const [{ mover }] = world.moveSolids(isRunning ? solids : [], [shapeOf(movers[0])], { oneWay, mask });
  const { mover: end, motion } = stepOf(world, state, mover, direction, rules);
  world.dispose();
  return {
    ...state,
    movers: [{ ...end, ...rulesOf(movers[0]) }, ...movers.slice(1)],
    fall: { value: isFromSide(state) ? motion.y : 0 },
    clock: { value: next },
  };
}

/**
 * The walls that leave a standing mover no way to one of its sides.
 * @param {InstanceType<Library['World']>} world @param {State} state @param {any} standing how it stands
 * @returns {number[]} their ids, the ground not among them
 */
export function blocksIn(world, state, { mover, position, ground }) {
  const sides = [-1, 1].map((x) => stepOf(world, state, mover, { x, y: 0 }, rulesFor(state, 0)));
  const blocked = sides.filter((side) => side.position.x === position.x && side.position.y === position.y);
  const ids = blocked.flatMap(({ hits }) => hits.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => ground.every((/** @type {{ id: number }} */ each) => each.id !== id));
}

/**
 * One timestep of the mover.
 * @param {InstanceType<Library['World']>} world @param {State} state @param {any} mover @param {Point} direction
 * @param {import('../../parts/travel.js').Asked} rules
 */
function stepOf(world, state, mover, { x, y }, rules) {
  const { oneWay = [], mask } = rules;
  const options = { ...optionsOf(rules), startInside: /** @type {const} */ ('pushOut') };
  // Who holds ↓ drops through.
  if (y > 0.5) options.choose = ({ id }) => (oneWay.includes(id) ? 'ignore' : 'accept');
  if (!isFromSide(state)) return world.travel(mover, { x: speed * x, y: speed * y }, 'slide', options);
  const isJump = y < -0.5 && world.standsOn(mover, { mask }).length > 0;
  const fall = isJump ? -jump : state.fall.value + gravity;
  return world.walk(mover, { x: speed * x, y: fall }, walker, options);
}
