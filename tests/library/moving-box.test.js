// A mover against a box that moves, too: an example, and the same bits as a world in the frame of the box.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWorld, travelVsMovingBox, travelVsMovingBoxSteps } from '../../www/library/entries/node.js';

const ball = { x: 0, y: 0, radius: 1 };
const lift = { minX: 4, minY: -2, maxX: 6, maxY: 2 };

test('a ball bounces off a box that comes towards it', () => {
  const { position, motion, mover, timeLeft, hits } = travelVsMovingBox(
    ball,
    { x: 4, y: 0 },
    lift,
    { x: -2, y: 0 },
    'bounce',
  );
  assert.deepEqual(
    { position, motion, mover, timeLeft },
    { position: { x: -2, y: 0 }, motion: { x: -8, y: 0 }, mover: { x: -2, y: 0, radius: 1 }, timeLeft: 0 },
  );
  const [{ t, position: at, point, feature }] = hits;
  assert.deepEqual({ t, at, point, feature }, { t: 0.5, at: { x: 2, y: 0 }, point: { x: 3, y: 0 }, feature: 'left' });
});

test('a rectangle keeps its form, and a box may be given by its size', () => {
  const crate = { x: 0, y: 0, width: 1, height: 1 };
  const slab = { x: -5, y: 2, width: 20, height: 1 };
  const { mover } = travelVsMovingBox(crate, { x: 3, y: 0 }, slab, { x: 0, y: -2 }, 'slide');
  assert.deepEqual(mover, { x: 3, y: -1, width: 1, height: 1 });
});

test('its steps are those of a world in the frame of the box', () => {
  const [motion, boxMotion, response] = [{ x: 9, y: 3 }, { x: 1, y: 2 }, /** @type {const} */ ({ kind: 'slide' })];
  const { travel, steps } = travelVsMovingBoxSteps(ball, motion, lift, boxMotion, response);
  const world = createWorld([lift]);
  assert.deepEqual(steps, world.travelSteps(ball, { x: 8, y: 1 }, response).steps);
  assert.deepEqual(travel, travelVsMovingBox(ball, motion, lift, boxMotion, response));
  world.dispose();
});

test('what is wrong is named', () => {
  const ask = (/** @type {any} */ box, /** @type {any} */ by) => () =>
    travelVsMovingBox(ball, { x: 1, y: 0 }, box, by, 'stop');
  assert.throws(
    ask({ ...lift, minX: 9 }, { x: 0, y: 0 }),
    /travelVsMovingBox: box\.minX must be ≤ box\.maxX, was 9 > 6/,
  );
  assert.throws(ask(lift, { x: Number.NaN, y: 0 }), /travelVsMovingBox: boxMotion\.x must be a finite number/);
  assert.throws(ask(undefined, { x: 0, y: 0 }), /travelVsMovingBox: box must be/);
});
