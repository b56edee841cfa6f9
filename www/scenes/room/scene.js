// A reader's own room: walls of any shape, and one or two movers, whose motions are drawn or who are walked.

import { editing, timeAxis, walking } from '../../extras/index.js';
import { body } from '../../model/fields/body.js';
import { formOf, forms, middleOf, shapeOf } from '../../model/fields/body-shape.js';
import { choice, list, number } from '../../model/fields/index.js';
import { sideNames } from '../../model/sides.js';
import { defineScene } from '../../parts/define-scene.js';
import { travelFrom } from '../../parts/overlap.js';
import {
  fieldOf,
  optionsOf,
  travelCaption,
  travelScene,
  travelSummary,
  travelTicks,
  travelVerdict,
  worldOf,
} from '../../parts/travel.js';
import { edgesOf } from '../../parts/walls.js';
import { edits, roomText } from './edits.js';
import { drawMovers, drawRoom } from './picture.js';
import { presets, start } from './presets.js';
import { aroundWalker, blocksIn, idle, isFromSide, isWalked, rulesFor, walk, walker, wallsNow } from './walk.js';

/** @import { Body } from '../../model/fields/body-text.js' */
/** @import { Call, Library, State, Step } from '../../model/types.js' */

const edges = edgesOf();
const [mostMovers, mostWalls] = [2, 24];

/**
 * What a mover travels among: the walls, the edges of the room, and the other mover, which the first finds where it starts,
 * and the second where it ends.
 * @param {State} state @param {number} i which mover @param {any} [end] of the first
 */
function among({ walls, movers }, i, end = shapeOf(movers[0])) {
  const others = movers.length === 1 ? [] : [i === 0 ? shapeOf(movers[1]) : end];
  return [...walls.map(shapeOf), ...edges, ...others];
}

/** What each of those is called. @param {State} state @param {number} i */
const namesOf = ({ walls, movers }, i) => [
  ...walls.map((/** @type {Body} */ { name }, /** @type {number} */ n) => name ?? `@handles.walls[${n}]`),
  ...sideNames.map((side) => `@edges.${side}`),
  movers[1 - i]?.name ?? `@handles.movers[${1 - i}]`,
];

/** Who does what a sentence tells. @param {State} state @param {number} i */
const whoIn = ({ movers }, i) => movers[i].name ?? (movers.length > 1 ? `@handles.movers[${i}]` : '@mover');

/** @param {State} state @param {number} i @returns {[any, any, any, any]} a mover, its motion, the response, the options */
function askedOf(state, i) {
  const { movers, response } = state;
  const options = { startInside: 'stay', ...rulesFor(state, i) };
  return [shapeOf(movers[i]), movers[i].motion, { kind: response.choice }, options];
}

/** @param {State} state @param {number} i which mover @param {any} [end] of the first @returns {Call} */
const callFor = (state, i, end) => ['travel', among(state, i, end), ...askedOf(state, i)];

/**
 * The travel that a handle is about: that of its mover; with a wall in hand that of the last.
 * @param {Library} graze @param {State} state @param {import('../../model/things.js').Handle} handle
 */
function callOf(graze, state, { key, index = 0 }) {
  const i = key === 'movers' ? index : state.movers.length - 1;
  if (i === 0) return callFor(state, 0);
  const [mover, motion, response, options] = askedOf(state, 0);
  const first = worldOf(graze, among(state, 0), options.layers).travel(mover, motion, response, optionsOf(options));
  return callFor(state, i, first.mover);
}

/**
 * The travel of a mover.
 * @param {Library} graze @param {State} state @param {number} i @param {any} [end] of the first
 */
function travelIn(graze, state, i, end) {
  const told = { count: state.walls.length, names: namesOf(state, i) };
  const { result, steps } = travelFrom(graze, ['travel', among(state, i, end), ...askedOf(state, i)], told);
  const who = whoIn(state, i);
  return {
    result: { ...result, who },
    steps: steps.map((/** @type {Step} */ step) => ({ ...step, who, whose: i })),
  };
}

/**
 * What a mover that nobody moves does in a timestep: seen from the side it stands, slides down or falls.
 * @param {Library} graze @param {State} state
 */
function standing(graze, state) {
  const [, walls, mover, ...asked] = standCall(state);
  const [motion, how, rules] = asked;
  const world = worldOf(graze, walls, rules.layers);
  const options = optionsOf({ startInside: 'pushOut', ...rules });
  const travel = isFromSide(state)
    ? world.walk(mover, motion, how, options)
    : world.travel(mover, motion, how, options);
  const ground = isFromSide(state) ? travel.ground[0] : undefined;
  const blocks = ground ? blocksIn(world, state, travel) : [];
  const place = travel.pushedOut ? 'inside' : ground ? 'stands' : isFromSide(state) ? 'falls' : 'rests';
  const names = namesOf(state, 0);
  const block = blocks.map((id) => names[id]);
  const values = { who: whoIn(state, 0), wall: ground && names[ground.id], block, ...mover };
  const told = { key: `walk.${place === 'stands' && blocks.length > 0 ? 'blocked' : place}`, values };
  return { result: { ...travel, place }, steps: [{ kind: 'ends', whose: 0, told }] };
}

/** @param {State} state @returns {Call} */
function standCall(state) {
  const options = rulesFor(state, 0);
  const asked = [aroundWalker(state), shapeOf(state.movers[0])];
  return isFromSide(state)
    ? ['walk', ...asked, idle, walker, options]
    : ['travel', ...asked, { x: 0, y: 0 }, { kind: 'slide' }, options];
}

/**
 * The travels of all movers.
 * @param {Library} graze @param {State} state @returns {{ result: any, steps: Step[] }[]}
 */
function travelling(graze, state) {
  const one = travelIn(graze, state, 0);
  if (state.movers.length === 1) return [one];
  return [one, travelIn(graze, state, 1, shapeOf({ ...state.movers[0], ...one.result.mover }))];
}

/** @param {import('../../model/fields/field.js').Field} field @returns {import('../../model/fields/field.js').Field} that only a walk changes */
const locked = (field) => ({ ...field, isLocked: true });

export default defineScene({
  ...travelScene,
  id: 'room',
  fields: {
    movers: list(body({ role: 'path', beside: 'way' }), start.movers, { least: 1, most: mostMovers }),
    walls: list(body({ role: 'fixed' }), start.walls, { most: mostWalls }),
    way: choice(['draw', 'walk']),
    response: { ...choice(['slide', 'stop', 'bounce']), isAbsent: isWalked },
    seen: { ...choice(['side', 'above']), isAbsent: (state) => !isWalked(state) },
    // How fast the mover falls, and for how long the lifts have run.
    fall: locked(number(0, -100, 100)),
    clock: locked(number(0, 0, 1000)),
  },
  trace: {
    ...travelScene.trace,
    run(steps, index) {
      const { kind, leg, whose } = steps[index];
      return kind === 'ends' || kind === 'startsInside' ? null : `${whose}.${leg}`;
    },
  },
  presets,

  solve(graze, state) {
    /** @type {{ result: any, steps: Step[] }[]} */
    const travels = isWalked(state) ? [standing(graze, state)] : travelling(graze, state);
    const walls = wallsNow(state);
    const outlines = (/** @type {Body[]} */ bodies) =>
      bodies.map((each) => ('points' in each ? graze.cornersOf(shapeOf(each)) : null));
    return {
      result: {
        ...travels.at(-1)?.result,
        travels: travels.map(({ result }) => result),
        walls,
        outlines: { walls: outlines(walls), movers: outlines(state.movers) },
      },
      steps: travels.flatMap(({ steps }) => steps),
    };
  },

  call(state, result) {
    if (isWalked(state)) return standCall(state);
    // Of two movers the second, who finds the first where it ended.
    const last = state.movers.length - 1;
    return callFor(state, last, result?.travels[0].mover);
  },

  answer: {
    ...travelScene.answer,
    // Of two movers, what hinders one more.
    verdict({ place, travels }) {
      const all = travels.map(travelVerdict);
      return place ?? ['cross', 'touch', 'miss'].find((each) => all.includes(each));
    },
    tones: { ...travelScene.answer.tones, stands: 'plain', falls: 'plain', rests: 'plain', inside: 'inside' },
  },

  field: { ...fieldOf('lost', callOf), isOff: isWalked },

  extras: [
    timeAxis((frame) => (isWalked(frame.state) ? null : travelTicks(frame))),
    walking(walk, { isOff: (state) => !isWalked(state), walkerIn: ({ movers }) => middleOf(movers[0]) }),
    editing({ edits, forms, formOf, textOf: roomText }),
  ],

  caption: (steps, index) => steps[index].told ?? travelCaption(steps, index),

  summary(result, [{ told }]) {
    if (told) return told;
    const [one, two] = result.travels.map(travelSummary);
    return two ? { key: 'result.both', values: { one, two } } : one;
  },

  draw(pen, frame) {
    drawRoom(pen, frame, edges);
    drawMovers(pen, frame);
  },
});
