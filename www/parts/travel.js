// A travel among walls: the library's answer and steps, their sentences, and what all travel scenes share.

import { featureName, wallName } from './walls.js';

/** @import { Handle } from '../model/things.js' */
/** @import { Call, Frame, Library, Message, Point, Scene, State, Step } from '../model/types.js' */
/** @typedef {InstanceType<Library['World']>} World */

/**
 * The options of a travel as a figure writes them: `oneWay` are the ids of walls that hold only what comes from above; `layers`
 * has the id and the layers of each wall that is not on all.
 * @typedef {{ startInside?: import('../library/types.js').StartInside, oneWay?: number[], mask?: number, layers?: [number, number][] }} Asked
 */

/**
 * The library's answer to a travel. Each step also has the number of its leg, the name of its wall, the response, and
 * its hit.
 * @param {Library} graze @param {any[]} walls @param {any} mover @param {Point} motion @param {any} response
 * @param {Asked & { count?: number, names?: string[] }} [options] count: the walls that can be dragged
 * @returns {{ result: any, steps: Step[] }}
 */
export function travelOf(graze, walls, mover, motion, response, { count = walls.length, names, ...options } = {}) {
  const world = worldOf(graze, walls, options.layers);
  const asked = /** @type {const} */ ([motion, response, optionsOf(options)]);
  const { travel, steps } = world.travelSteps(mover, ...asked);
  const nameOf = (/** @type {number} */ id) => names?.[id] ?? wallName(id, count);
  // The edges of a room first: their names begin sentences.
  const held = holdersOf(world, travel, asked).sort((a, b) => Number(b >= count) - Number(a >= count) || a - b);
  const [first, second] = travel.hits;
  const end = { t: 1 - travel.timeLeft, position: travel.position, motion: travel.motion };
  const { kind, corner } = response;
  const result = { ...travel, response: kind, corner, held: held.map(nameOf), first, second, end };
  return { result, steps: toldSteps(steps, travel.hits, response, count, nameOf) };
}

/**
 * The walls that hold a slide, which would lead back: the two between which it is stuck, if it hits both and stays when it is
 * asked again from where it ended; otherwise the last that it hit.
 * @param {World} world @param {any} travel @param {readonly [Point, any, any]} asked
 * @returns {number[]} their ids
 */
function holdersOf(world, { timeLeft, motion, mover, position, inside, hits }, asked) {
  const [, { kind, corner }] = asked;
  const isCaught = kind === 'slide' && corner !== 'stop' && timeLeft > 0 && motion.x === 0 && motion.y === 0;
  if (!isCaught || inside.length > 0) return [];
  const again = world.travel(mover, ...asked);
  const ids = [...new Set(again.hits.map(({ id }) => id))];
  return ids.length > 1 && isSamePlace(again.position, position) ? ids.slice(-2) : [hits[hits.length - 1].id];
}

/** @param {Point} one @param {Point} other */
const isSamePlace = (one, other) => one.x === other.x && one.y === other.y;

/**
 * The options as the library takes them. In a figure a mover that starts inside a wall stays, if nothing else is said.
 * @param {Asked} [options]
 * @returns {import('../library/types.js').TravelOptions}
 */
export const optionsOf = ({ oneWay = [], layers: _, ...options } = {}) => ({
  startInside: 'stay',
  ...options,
  ...(oneWay.length > 0 && { choose: (hit) => (oneWay.includes(hit.id) && isFromBelow(hit) ? 'ignore' : 'accept') }),
});

/** Whether a one-way wall lets a mover through. @param {import('../library/types.js').TravelHit} hit */
const isFromBelow = ({ startsInside, normal }) => startsInside || normal.y >= 0;

/**
 * The world asked last, and its walls: while a mover is dragged, they stay.
 * @type {{ graze: Library, walls: any[], layers: string, world: World } | null}
 */
let kept = null;

/**
 * A world of walls: the same one as long as the walls are the same objects, on the same layers.
 * @param {Library} graze @param {any[]} walls @param {Asked['layers']} [layers]
 * @returns {World}
 */
export function worldOf(graze, walls, layers = []) {
  const isKept =
    kept?.graze === graze &&
    kept.layers === String(layers) &&
    kept.walls.length === walls.length &&
    kept.walls.every((wall, i) => wall === walls[i]);
  if (kept && isKept) return kept.world;
  const world = new graze.World(walls);
  for (const [id, bits] of layers) world.setLayers(id, bits);
  kept?.world.dispose();
  kept = { graze, walls, layers: String(layers), world };
  return world;
}

/**
 * The steps of a travel, each with everything its sentence and picture need.
 * @param {Step[]} steps @param {any[]} hits @param {any} response @param {number} count of walls that have a number
 * @param {(id: number) => string} nameOf
 * @returns {Step[]}
 */
function toldSteps(steps, hits, { kind: response, corner, restitution = 1 }, count, nameOf) {
  let leg = 0;
  return steps.map((step) => {
    if (step.kind === 'leg') leg += 1;
    const wall = step.id === undefined ? undefined : nameOf(step.id);
    const told = { ...step, leg, wall, response, corner, restitution };
    if (step.kind !== 'hits') return told;
    // A leg hits a wall at most once; the library counts legs from 0.
    const hit = hits.find((each) => each.leg === leg - 1 && each.id === step.id);
    return { ...told, feature: hit.feature, spot: featureName(hit.feature, step.id, count), hit };
  });
}

/**
 * The sentence of a step.
 * @param {Step[]} steps @param {number} index
 * @returns {Message}
 */
export function travelCaption(steps, index) {
  const { kind, hit: _, ...values } = steps[index];
  const next = steps[index + 1];
  const { motionX, motionY } = kind === 'ends' ? { ...steps[index - 1] } : values;
  // Walls have taken all of the motion away.
  const isAtRest = motionX === 0 && motionY === 0 && (values.leg > 1 || kind === 'deflects');
  const variant = {
    leg: isAtRest ? 'rests' : values.leg > 1 ? 'next' : motionX === 0 && motionY === 0 ? 'still' : 'first',
    hits: steps[index - 1]?.kind === 'hits' ? 'together' : 'first',
    deflects: next?.kind === 'ends' && next.timeLeft > 0 ? stayOf(values) : isAtRest ? 'rests' : turnOf(values),
    ends: values.timeLeft === 1 ? 'unmoved' : values.timeLeft > 0 ? 'early' : isAtRest ? 'rests' : 'done',
  }[kind];
  const names = { feature: values.spot, left: values.timeLeft ?? next?.timeLeft };
  return { key: `steps.${kind}${variant ? `.${variant}` : ''}`, values: { ...values, ...names } };
}

/** How a response turns the motion. @param {Record<string, any>} step @returns {string} */
const turnOf = ({ response, restitution }) => (response === 'bounce' && restitution !== 1 ? 'bounceTimes' : response);

/** After how many hits a travel ends, unless the scene sets a limit. */
const usualHits = 16;

/**
 * Why a mover stops.
 * @param {Record<string, any>} step
 * @returns {string}
 */
function stayOf({ response, corner, leg }) {
  if (response === 'stop') return 'stop';
  if (response === 'bounce' || leg === usualHits) return 'limit';
  return corner === 'stop' ? 'halts' : 'stays';
}

/**
 * What became of a mover: the key of its sentence.
 * @param {any} result
 * @returns {string}
 */
function outcomeOf({ inside, out, hits, timeLeft, motion, response, corner, held, position }) {
  if (inside.length > 0) return out[0].isFree ? 'inside' : 'enclosed';
  if (hits.length === 0) return 'free';
  if (held.length > 0) return held.length > 1 ? 'stuck' : 'back';
  if (timeLeft > 0) return response === 'stop' || corner === 'stop' ? 'stops' : 'limit';
  if (response !== 'slide') return `${response}s`;
  if (motion.x === 0 && motion.y === 0) return 'rests';
  // What is left of its motion can be too little to move it.
  return isSamePlace(position, hits.at(-1).position) ? 'stays' : 'slides';
}

/**
 * How a mover met the walls: it is inside one from the start, touches those it hits, or misses all.
 * @param {any} result
 * @returns {'cross' | 'touch' | 'miss'}
 */
export function travelVerdict({ inside, hits }) {
  if (inside.length > 0) return 'cross';
  return hits.length > 0 ? 'touch' : 'miss';
}

/**
 * What became of a mover, in one sentence.
 * @param {any} result
 * @returns {Message}
 */
export function travelSummary(result) {
  const { inside, hits, timeLeft, position, who, held } = result;
  const [one, other] = held;
  const values = { depth: inside[0]?.pushOut.depth, count: hits.length, left: timeLeft, who, one, other, ...position };
  const outcome = outcomeOf(result);
  const isOnce = inside.length === 0 && hits.length === 1 && held.length === 0;
  return { key: `result.${outcome}${isOnce ? 'Once' : ''}`, values };
}

/**
 * The hits and the end, as ticks of the time axis.
 * @param {Frame} frame
 * @returns {import('../extras/time-axis.js').Ticks}
 */
export const travelTicks = ({ result: { hits, timeLeft } }) => ({
  enter: hits[0]?.t ?? 0,
  exit: 1 - timeLeft,
  isMissed: hits.length === 0,
  marks: hits,
});

/**
 * The field layer of travels, loaded when it is first turned on.
 * @param {'lost' | 'bounces'} shade what makes it stronger
 * @param {(graze: Library, state: State, handle: Handle) => Call} [callOf] the question that a handle is about, if the scene
 *   asks several
 * @returns {NonNullable<Scene['field']>}
 */
export const fieldOf = (shade, callOf) => ({
  load: async (scene) => {
    const { travelField, ...shades } = await import('./travel-field.js');
    /** @param {Library} graze @param {State} state @param {Handle} handle */
    const ask = (graze, state, handle) => {
      const asked = callOf?.(graze, state, handle) ?? scene.call?.(state, null) ?? ['travel'];
      const [, walls, mover, motion, response, options] = asked;
      return {
        mover,
        motion,
        travel: worldOf(graze, walls, options?.layers).travel(mover, motion, response, optionsOf(options)),
      };
    };
    return travelField(scene, ask, shades[shade]);
  },
});

/** What every travel scene declares, unless it declares its own. */
export const travelScene = {
  trace: {
    source: { file: 'world/travel', load: () => import('../../src/world/travel.rs?raw') },
    kinds: /** @type {const} */ ('TRAVEL_STEPS'),
    // A leg and what happens at its end.
    run: (/** @type {Step[]} */ steps, /** @type {number} */ index) => {
      const { kind, leg } = steps[index];
      return kind === 'ends' || kind === 'startsInside' ? null : leg;
    },
    leads: 'hits',
  },
  answer: {
    verdict: travelVerdict,
    tones: /** @type {Record<string, import('../model/types.js').Tone>} */ ({ touch: 'cross', cross: 'inside' }),
    rows: ['t', 'point.x', 'point.y', 'position.x', 'position.y', 'normal', 'feature', 'motion'],
    columns: ['first', 'second', 'end'],
    more: (/** @type {any} */ { hits }) => Math.max(0, hits.length - 2),
  },
  caption: travelCaption,
  summary: travelSummary,
  field: fieldOf('lost'),
};
