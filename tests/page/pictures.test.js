// What is drawn is what was computed: every place in the picture of every scene, in every ready-made case and step, is one
// of the question, of the answer or of a step, or on a path between them at the moment. New scenes are judged as they come.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { challenges } from '../../www/challenges/index.js';
import { challengeOf } from '../../www/challenges/load.js';
import '../../www/library/entries/node.js';
import { challengeSetIn, givenIn } from '../../www/extras/index.js';
import * as graze from '../../www/library/entries/worlds.js';
import { Model } from '../../www/model/model.js';
import { drawEdgeLine, edgeOf } from '../../www/parts/edge.js';
import { scenes } from '../../www/scenes/index.js';
import { isAt, isNear } from './places.js';
import { recordingPen } from './recording-pen.js';
import { samples, series } from './samples.js';
import { toldOf } from './told-places.js';

/** @import { Box, Point, Scene } from '../../www/model/types.js' */
/** @import { Told } from './told-places.js' */
/** A stroke of a recording pen. @typedef {[name: string, role: string, ...given: any[]]} Stroke */

/** Moments on the time axis, in the last step; before it one will do. */
const moments = [0, 0.13, 0.5, 0.86];

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

/**
 * What the first picture shows that nobody told, if one does.
 * @param {Scene} scene
 */
function untoldOf(scene) {
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
        const told = toldAt(frame);
        for (const stroke of /** @type {Stroke[]} */ (strokes)) {
          const untold = untoldIn(stroke, told, scene.world);
          if (untold.length > 0) return JSON.stringify({ stroke, untold, step: step + 1, t, state });
        }
      }
    }
  }
}

/** @param {Box} box @returns {Point[]} */
const cornersOf = ({ minX, minY, maxX, maxY }) => [minX, maxX].flatMap((x) => [minY, maxY].map((y) => ({ x, y })));

/** Whether a box has the size of a mover. @param {Box} box @param {Told} told */
const isMover = ({ minX, minY, maxX, maxY }, { movers }) =>
  movers.some(({ size }) => size.x > 0 && isAt(size, { x: maxX - minX, y: maxY - minY }));

/**
 * What a stroke shows that nobody told. Lines and areas may have their corners where the lines of told places cross, such as
 * those of sides, also grown by a radius. Labels stand beside what they name, and polygons are made of the places of lines.
 * @param {Stroke} stroke @param {Told} told @param {Box} world
 * @returns {Point[]}
 */
function untoldIn([name, role, one, other], told, world) {
  const { isTold } = told;
  const growths = [0, ...told.movers.flatMap(({ radius }) => [radius, -radius])];
  const isLevel = (/** @type {'x' | 'y'} */ axis, /** @type {number} */ value, /** @type {number[]} */ rim) =>
    rim.includes(value) || growths.some((growth) => told.isLevel(axis, value + growth));
  const isCrossing = (/** @type {Point} */ { x, y }) =>
    isLevel('x', x, [world.minX, world.maxX]) && isLevel('y', y, [world.minY, world.maxY]);
  switch (name) {
    case 'dot':
    case 'circle':
      return isTold(one) ? [] : [one];
    case 'polygon':
      // Of two corners: a path, grown by a radius.
      return one.length === 2 ? one.filter((/** @type {Point} */ at) => !isTold(at)) : [];
    case 'arrow':
      // What is fixed is a wall, and what is drawn on it.
      return role === 'fixed' ? [] : [one, other].filter((at) => !isTold(at));
    case 'line':
      if (isThrough(one, other, told)) return [];
      return [one, other].filter((at) => !isTold(at) && !isCrossing(at) && !isGrown(at, told));
    case 'box':
      // In a sum of two boxes one of them lies, turned half around, at each corner of the other.
      if (isMover(one, told)) return cornersOf(one).some(isTold) ? [] : cornersOf(one);
      return cornersOf(one).filter((at) => !isTold(at) && !isCrossing(at));
    default:
      return [];
  }
}

/** Whether a place is as far from one that was told as both radii together: on an edge moved out. @param {Point} place @param {Told} told */
function isGrown({ x, y }, { movers, places }) {
  const radius = movers.reduce((sum, mover) => sum + mover.radius, 0);
  return radius > 0 && places().some((at) => isNear(Math.hypot(at.x - x, at.y - y), radius));
}

/**
 * Whether a line to beyond the picture goes through two places that were told.
 * @param {Point} from @param {Point} to @param {Told} told
 */
function isThrough(from, to, { movers, places }) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y);
  if (length < 400) return false;
  // Or beside them, as far as both radii together.
  const radius = movers.reduce((sum, mover) => sum + mover.radius, 0);
  const beside = (/** @type {Point} */ at) => Math.abs((at.x - from.x) * y - (at.y - from.y) * x) / length;
  const on = places().filter((at) => isNear(beside(at), 0) || isNear(beside(at), radius));
  return on.some((at) => !isAt(at, on[0]));
}

// The magnifier of the exact cases draws its points where they are not.
for (const { id, load } of scenes.filter(({ id }) => id !== 'degenerates')) {
  const { default: whole } = await load();
  const made = challenges.filter(({ scene }) => scene === id).map((each) => challengeOf(each.id, whole).scene);
  for (const scene of [whole, ...made])
    test(`${[id, challengeSetIn(scene)].filter(Boolean).join(', ')}: every place in the picture was told`, () => {
      assert.equal(untoldOf(scene), undefined);
    });
}

test('the line of an edge crosses all of the picture, from near and from far', () => {
  const corners = [40, 80, 60].map((x, i) => ({ x, y: [40, 60, 90][i] }));
  for (const [x, y, size] of [
    [0, 0, 160],
    [149, 94, 2],
    [-5000, -5000, 10_000],
  ]) {
    const area = { minX: x, minY: y, maxX: x + size, maxY: y + size };
    /** @type {Point[]} */
    const ends = [];
    const line = (/** @type {string} */ _, /** @type {Point[]} */ ...given) => ends.push(...given.slice(0, 2));
    drawEdgeLine(/** @type {any} */ ({ area, line }), edgeOf(corners, 0));
    for (const end of ends.slice(0, 2)) {
      const isOut = end.x < area.minX || end.x > area.maxX || end.y < area.minY || end.y > area.maxY;
      assert.ok(isOut, JSON.stringify({ area, end }));
    }
  }
});
