// A rectangle that can be turned, and points on a lattice, under hand and key.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/worlds.js';
import { circle, point, usualWorld } from '../../www/model/fields/index.js';
import { rectangle, rectangleOrPolygon } from '../../www/model/fields/rectangle.js';
import { withNumber } from '../../www/model/numbers.js';
import { readState, writeState } from '../../www/model/permalink.js';
import { stateFrom } from '../../www/model/script-state.js';
import { defaultState, optionIn, placeOf, withChoice } from '../../www/model/state.js';
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

const free = { rectangle: rectangleOrPolygon({ x: 70, y: 40, halfX: 30, halfY: 20, angle: 0 }, 60) };
/** @param {Record<string, any>} from @param {string} form */
const inForm = (from, form) => withChoice(free, from, 'rectangle', form);

test('a free corner goes where the hand is, past the others too, and the whole moves all four', () => {
  const start = inForm(defaultState(free), 'quadrilateral');
  const square = start.rectangle.points;
  const after = (/** @type {string} */ id, /** @type {number} */ x, /** @type {number} */ y) =>
    moveHandle(free, start, id, { x, y }).state.rectangle.points;
  const to = { x: 45, y: 55 };
  assert.deepEqual(after('rectangle.corner[1]', to.x, to.y), [square[0], to, square[2], square[3]]);
  assert.deepEqual(after('rectangle', 80, 50)[0], { x: 50, y: 30 });
});

test('a rectangle becomes a polygon and one again, where it is; links and scripts hold both', () => {
  const before = { rectangle: { x: 90, y: 44, halfX: 10, halfY: 8, angle: 30 } };
  /** @type {Record<string, any>} */
  let state = before;
  for (const form of ['triangle', 'octagon', 'rectangle']) {
    state = inForm(state, form);
    assert.equal(optionIn(free, state, 'rectangle'), form);
    assert.equal(inForm(state, form).rectangle, state.rectangle);
    assert.deepEqual(readState(free, writeState(free, state)), state);
    assert.deepEqual(stateFrom(free, state), state);
  }
  assert.ok(Math.hypot(state.rectangle.x - 90, state.rectangle.y - 44) < 1);
  assert.equal(writeState(free, before), '1~rectangle=90,44,10,8,30');
  assert.equal(readState(free, '1~rectangle=circle,90,44,10'), null);
  assert.equal(stateFrom(free, { rectangle: { angle: 9 } }).rectangle.halfX, 30);
  assert.throws(() => stateFrom(free, { rectangle: { radius: 9 } }), /rectangle must have x, y, halfX, halfY, angle/);
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
    const { rectangle: freed } = withChoice(scene.fields, before, 'rectangle', 'quadrilateral');
    assert.equal(scene.fields.rectangle.check(freed), null);
    for (const { x, y, feature } of scene.solve(graze, before).result.corners) {
      const corner = freed.points[feature.at(-1)];
      assert.ok(Math.hypot(x - corner.x, y - corner.y) < 1e-8, `${feature} of ${halfX} × ${halfY}`);
    }
  }
});
