// What is drawn is what was computed: every place in the picture of every scene, in every ready-made case and step, is one
// of the question, of the answer or of a step, or on a path between them at the moment. New scenes are judged as they come.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { challenges } from '../../www/challenges/index.js';
import { challengeOf } from '../../www/challenges/load.js';
import '../../www/library/entries/node.js';
import { challengeSetIn, givenIn } from '../../www/extras/index.js';
import * as graze from '../../www/library/entries/page.js';
import { Model } from '../../www/model/model.js';
import { scenes } from '../../www/scenes/index.js';
import { isAt, isNear } from './places.js';
import { recordingPen } from './recording-pen.js';
import { samples, series } from './samples.js';
import { isToScale, placeOn, toldOf } from './told-places.js';

/** @typedef {import('../../www/model/types.js').Box} Box */
/** @typedef {import('../../www/model/types.js').Frame} Frame */
/** @typedef {import('../../www/model/types.js').Point} Point */
/** @typedef {import('../../www/model/types.js').Scene} Scene */
/** @typedef {import('./told-places.js').Told} Told */
/** A stroke of a recording pen. @typedef {[name: string, role: string, ...given: any[]]} Stroke */
/** A frame, what it draws, and what was told until then. @typedef {{ scene: Scene, frame: Frame, strokes: Stroke[], told: Told }} Seen */

/** Moments on the time axis, in the last step; before it one will do. */
const moments = [0, 0.13, 0.5, 0.86];

/**
 * Every frame of a scene that is looked at.
 * @param {Scene} scene
 * @returns {Generator<Seen>}
 */
function* framesOf(scene) {
  const model = new Model(scene, graze, () => {});
  for (const state of statesOf(scene)) {
    model.open(state);
    const frameAt = (/** @type {number} */ step) => model.frame(String, { hasField: false, hasNormals: true }, step);
    const toldAt = toldOf(scene, frameAt(0));
    for (const step of model.steps.keys()) {
      for (const t of step === model.steps.length - 1 ? moments : [0.37]) {
        model.t = t;
        const frame = frameAt(step);
        const { pen, strokes } = recordingPen();
        scene.draw(pen, frame);
        yield { scene, frame, strokes: /** @type {Stroke[]} */ (strokes), told: toldAt(frame) };
      }
    }
  }
}

/**
 * The ready-made cases and some others; in a scene to walk through, also after a step from each.
 * @param {Scene} scene
 */
function statesOf(scene) {
  const states = samples(scene, 15);
  const random = series(3);
  const directions = states.map(() => 2 * Math.PI * random()).map((turn) => ({ x: Math.cos(turn), y: Math.sin(turn) }));
  return [...states, ...states.flatMap((state, i) => givenIn(scene).walk?.(graze, state, directions[i]) ?? [])];
}

/** @param {Box} box @returns {Point[]} */
const cornersOf = ({ minX, minY, maxX, maxY }) => [minX, maxX].flatMap((x) => [minY, maxY].map((y) => ({ x, y })));

/** The middle of a circle or a box. @param {any} shape @returns {Point} */
const middleOf = ({ x, y, minX, minY, maxX, maxY }) =>
  minX === undefined ? { x, y } : { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };

/** Whether a stroke has the shape of a mover. @param {Stroke} stroke @param {Told} told */
const isMover = ([name, , shape, radius], { question: { movers } }) =>
  movers.some(({ radius: own, size }) =>
    name === 'circle'
      ? radius === own
      : name === 'box' && size.x > 0 && isAt(size, { x: shape.maxX - shape.minX, y: shape.maxY - shape.minY }),
  );

/**
 * What a stroke shows that nobody told. Lines and areas may have their corners where the lines of told places cross, such as
 * those of sides, also grown by a radius. Labels stand beside what they name, and polygons are made of the places of lines.
 * @param {Stroke} stroke @param {Told} told @param {Box} world
 * @returns {Point[]}
 */
function untoldIn(stroke, told, world) {
  const [name, role, one, other] = stroke;
  const { isTold } = told;
  const growths = [0, ...told.question.movers.flatMap(({ radius }) => [radius, -radius])];
  const isLevel = (/** @type {'x' | 'y'} */ axis, /** @type {number} */ value, /** @type {number[]} */ rim) =>
    rim.includes(value) || growths.some((growth) => told.isLevel(axis, value + growth));
  const isCrossing = (/** @type {Point} */ { x, y }) =>
    isLevel('x', x, [world.minX, world.maxX]) && isLevel('y', y, [world.minY, world.maxY]);
  switch (name) {
    case 'dot':
    case 'circle':
      return [one].filter((at) => !isTold(at));
    case 'capsule':
      return [one, other].filter((at) => !isTold(at));
    case 'arrow':
      // What is fixed is a wall, and what is drawn on it.
      return role === 'fixed' ? [] : [one, other].filter((at) => !isTold(at));
    case 'line':
      return isThrough(one, other, told) ? [] : [one, other].filter((at) => !isTold(at) && !isCrossing(at));
    case 'box':
      // In a sum of two boxes one of them lies, turned half around, at each corner of the other.
      if (isMover(stroke, told)) return cornersOf(one).some(isTold) ? [] : cornersOf(one);
      return cornersOf(one).filter((at) => !isTold(at) && !isCrossing(at));
    default:
      return [];
  }
}

/**
 * Whether a line to beyond the picture goes through two places that were told.
 * @param {Point} from @param {Point} to @param {Told} told
 */
function isThrough(from, to, { places }) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y);
  if (length < 400) return false;
  const on = places().filter((at) => isNear(((at.x - from.x) * y - (at.y - from.y) * x) / length, 0));
  return on.some((at) => !isAt(at, on[0]));
}

/**
 * Whether a mover as it is drawn is visibly inside a wall.
 * @param {Stroke} stroke @param {Box} wall
 */
function isInside([name, , shape, radius], wall) {
  const { x, y } = shape;
  const { minX, minY, maxX, maxY } = name === 'box' ? shape : { minX: x, minY: y, maxX: x, maxY: y };
  const [across, down] = [Math.max(wall.minX - maxX, minX - wall.maxX), Math.max(wall.minY - maxY, minY - wall.maxY)];
  const isOver = across < 0 && down < 0;
  const distance = isOver ? Math.max(across, down) : Math.hypot(Math.max(across, 0), Math.max(down, 0));
  return distance - (name === 'box' ? 0 : radius) < -1e-6;
}

/**
 * The walls in which a frame may show a mover: it starts in them, or they come before the wall that the step is about.
 * @param {Seen} seen
 * @returns {Box[]}
 */
function wallsWithin({ frame: { result, steps, step }, told: { question, legs } }) {
  const before = steps[step].kind === 'candidate' ? legs[legs.length - 1].steps.slice(0, -1) : [];
  return [...(result?.inside ?? []), ...before].map(({ id }) => question.walls[id]);
}

/**
 * The movers in a picture, and those on the way along each piece of a path. Naive ones go where they like, and a guess is
 * the reader's.
 * @param {Seen} seen
 * @returns {Stroke[]}
 */
function moversIn({ frame: { result, state }, strokes, told }) {
  const others = [state.naive, result?.naive?.from, state.guess].filter(Boolean);
  const [{ size, radius }] = told.question.movers;
  const moverAt = (/** @type {Point} */ { x, y }) => {
    const [minX, minY] = [x - size.x / 2, y - size.y / 2];
    const box = { minX, minY, maxX: minX + size.x, maxY: minY + size.y };
    return /** @type {Stroke} */ (size.x > 0 ? ['box', 'path', box] : ['circle', 'path', { x, y }, radius]);
  };
  const onPaths = strokes
    .filter(([name, role]) => role === 'path' && (name === 'line' || name === 'capsule'))
    .flatMap(([, , { x, y }, to]) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => moverAt({ x: x + part * (to.x - x), y: y + part * (to.y - y) })),
    );
  const drawn = strokes.filter((stroke) => isMover(stroke, told));
  return [...drawn, ...onPaths].filter(([, , shape]) => !others.some((other) => isAt(other, middleOf(shape))));
}

/** What a picture must keep to, by the names of the tests: each gives what is wrong in a frame. @type {Record<string, (seen: Seen) => any[]>} */
const rules = {
  'every place in the picture was told': ({ scene, strokes, told }) =>
    strokes.flatMap((stroke) => untoldIn(stroke, told, scene.world).map((at) => [stroke, at])),
};

/** What pictures of travels must keep to as well. @type {typeof rules} */
const travelRules = {
  'no mover is drawn inside a wall unless its step says so': (seen) => {
    const within = wallsWithin(seen);
    const others = seen.told.question.walls.filter((wall) => !within.includes(wall));
    return moversIn(seen).filter((mover) => others.some((wall) => isInside(mover, wall)));
  },

  'a motion or a way out is drawn as long as it is told': ({ scene, frame: { steps, step }, strokes, told }) => {
    const { kind, depth } = steps[step];
    const arrows = strokes.filter(([name]) => name === 'arrow');
    if (kind === 'startsInside') {
      const lengthOf = (/** @type {Stroke} */ [, , from, to]) => Math.hypot(to.x - from.x, to.y - from.y);
      return arrows.filter((stroke) => stroke[1] === 'normal' && !isNear(lengthOf(stroke), depth));
    }
    if (kind !== 'leg') return [];
    const { x, y, motionX, motionY } = scene.caption(steps, step).values ?? {};
    const { size } = told.question.movers[0];
    const from = { x: x + size.x / 2, y: y + size.y / 2 };
    const to = { x: from.x + motionX, y: from.y + motionY };
    return arrows.filter(([, , one, other]) => isAt(one, from) && !isAt(other, to));
  },

  'steps carry the places that their sentences tell': ({ frame: { steps, step }, told: { legs } }) => {
    const leg = legs[legs.length - 1];
    const { kind, x, y, t, endX, endY } = steps[step];
    const [here, end] = [x, endX].map((each, i) => ({ x: each, y: [y, endY][i] }));
    const goesOn = steps[step + 1]?.kind === 'leg';
    const told = {
      leg: () => isAt(end, leg.aim),
      candidate: () => isAt(here, placeOn(leg, t)),
      deflects: () => isAt(here, leg.to) && isAt(end, goesOn ? (leg.next ?? here) : here),
    }[kind];
    return told?.() === false ? [steps[step]] : [];
  },
};

for (const { id, load } of scenes) {
  const { default: whole } = await load();
  const made = challenges.filter(({ scene }) => scene === id).map((each) => challengeOf(each.id, whole).scene);
  for (const scene of [whole, ...made].filter(isToScale)) {
    const kept = Object.entries({ ...rules, ...(whole.trace.kinds === 'TRAVEL_STEPS' && travelRules) });
    /** What breaks each rule in the first frame that does. @type {Map<string, string> | null} */
    let broken = null;
    for (const [name] of kept) {
      test(`${id}${challengeSetIn(scene) ? ` (${challengeSetIn(scene)})` : ''}: ${name}`, () => {
        broken ??= brokenIn(scene, kept);
        assert.equal(broken.get(name), undefined);
      });
    }
  }
}

/**
 * What breaks each rule in the first frame that does.
 * @param {Scene} scene @param {[name: string, rule: (seen: Seen) => any[]][]} kept
 */
function brokenIn(scene, kept) {
  const broken = new Map();
  for (const seen of framesOf(scene)) {
    for (const [name, rule] of kept) {
      const wrong = broken.has(name) ? [] : rule(seen);
      const { step, t, state } = seen.frame;
      if (wrong.length > 0) broken.set(name, JSON.stringify({ wrong, step: step + 1, t, state }));
    }
  }
  return broken;
}
