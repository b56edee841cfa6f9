// A rectangle that can be turned, and points on a lattice, under hand and key.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/worlds.js';
import { choice, circle, point, usualWorld } from '../../www/model/fields/index.js';
import { rectangle } from '../../www/model/fields/rectangle.js';
import { begun, convexOf, polygons, shape, withCorners } from '../../www/model/fields/shape.js';
import { withNumber } from '../../www/model/numbers.js';
import { defaultState, placeOf, withChoice } from '../../www/model/state.js';
import { moveHandle, nudgeHandle } from './by-name.js';

const fields = {
  rectangle: rectangle({ x: 80, y: 50, halfX: 30, halfY: 20, angle: 90 }, 60),
  c: point({ x: 3, y: 4 }, usualWorld, 1),
  circle: circle({ x: 40, y: 50, radius: 10 }, 40),
};
const state = defaultState(fields);
const near = (/** @type {any} */ one, /** @type {any} */ other) =>
  assert.ok(Math.hypot(one.x - other.x, one.y - other.y) < 1e-9, `${JSON.stringify(one)} is not there`);

//            ○ its own x axis points down once it is turned by 90°, its own y axis to the left,
//     ┌───┐  │ and the knob stands opposite to that, to the right
//   ──┤ ● ├──◎
//     └─┬─┘
test('the handles of a rectangle turn with it', () => {
  near(placeOf(fields, state, 'rectangle.halfX'), { x: 80, y: 80 });
  near(placeOf(fields, state, 'rectangle.halfY'), { x: 60, y: 50 });
  near(placeOf(fields, state, 'rectangle.angle'), { x: 80 + Math.hypot(30, 20) + 12, y: 50 });
});

test('the knob turns the rectangle, across half a turn too', () => {
  const angle = (/** @type {number} */ x, /** @type {number} */ y, from = state) =>
    moveHandle(fields, from, 'rectangle.angle', { x, y }).state.rectangle.angle;
  assert.deepEqual([angle(80, 0), angle(120, 50), angle(80, 90), angle(10, 50)], [0, 90, 180, -90]);
  const turned = { ...state, rectangle: { ...state.rectangle, angle: -180 } };
  assert.equal(angle(80, 90, turned), -180);
  assert.equal(angle(79, 90, turned), -179);
});

test('an arrow key turns the knob by its own degrees, clockwise to the right and down', () => {
  const after = (/** @type {number} */ x, /** @type {number} */ y) =>
    nudgeHandle(fields, state, 'rectangle.angle', { x, y }).state.rectangle.angle;
  assert.deepEqual([after(1, 0), after(0, -10), after(-0.1, 0)], [91, 80, 89.9]);
  const last = { ...state, rectangle: { ...state.rectangle, angle: 180 } };
  assert.equal(nudgeHandle(fields, last, 'rectangle.angle', { x: 1, y: 0 }).state.rectangle.angle, -179);
});

test('a point on a lattice goes to its nearest place, and no number between is taken', () => {
  assert.deepEqual(moveHandle(fields, state, 'c', { x: 5.4, y: -0.3 }).state.c, { x: 5, y: 0 });
  assert.equal(withNumber(fields, state, 'c.x', 7).state.c.x, 7);
  assert.equal(withNumber(fields, state, 'c.x', 7.5).problem?.key, 'problems.notMultiple');
});

test('a free corner goes where the hand is, past the others too, and the whole moves all four', () => {
  const square = [
    { x: 20, y: 20 },
    { x: 60, y: 20 },
    { x: 60, y: 60 },
    { x: 20, y: 60 },
  ];
  const form = { choice: 'quadrilateral' };
  const free = { shape: shape({ x: 0, y: 0 }, 'form'), form: choice([form.choice]) };
  const start = { shape: withCorners(begun(form.choice, { x: 0, y: 0 }), square), form };
  const after = (/** @type {string} */ id, /** @type {number} */ x, /** @type {number} */ y) =>
    convexOf(moveHandle(free, start, id, { x, y }).state.shape, form).points;
  assert.deepEqual(after('shape.corner[1]', 25, 55), [square[0], { x: 25, y: 55 }, square[2], square[3]]);
  assert.deepEqual(after('shape', 50, 50)[0], { x: 30, y: 30 });
});

test('a form that is chosen without a shape is a shape of that form', () => {
  const usual = shape({ x: 80, y: 50 }, 'form').default;
  const counts = polygons.map((form) => graze.cornersOf(convexOf(usual, { choice: form })).length);
  assert.deepEqual(counts, [3, 4, 6, 8]);
  for (const form of ['circle', 'capsule']) assert.ok(convexOf(usual, { choice: form }).radius > 0, form);
});

test('freed corners are where the rectangle has them, however thin it is', async () => {
  const { default: scene } = await import('../../www/scenes/rotated-rect/scene.js');
  const usual = defaultState(scene.fields);
  for (const [halfX, halfY, angle] of [
    [28, 16, -25],
    [1e-9, 20, 45],
    [0, 0, 0],
    [30, 0, 17],
  ]) {
    const before = { ...usual, rectangle: { x: 70, y: 40, halfX, halfY, angle } };
    const { form, shape: freed } = withChoice(scene.fields, before, 'form', 'quadrilateral');
    assert.equal(scene.fields.shape.check(freed), null);
    for (const { x, y, feature } of scene.solve(graze, before).result.corners) {
      const corner = convexOf(freed, form).points[feature.at(-1)];
      assert.ok(Math.hypot(x - corner.x, y - corner.y) < 1e-8, `${feature} of ${halfX} × ${halfY}`);
    }
  }
});
