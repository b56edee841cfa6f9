// A reader comes with numbers of their own: every finite one is taken, and the window follows so that all of it is in sight.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { record } from '../../www/element/figure/record.js';
import { View } from '../../www/element/figure/view.js';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/worlds.js';
import { loadSay } from '../../www/locales/index.js';
import { Model } from '../../www/model/model.js';
import { numbersOf, withNumber } from '../../www/model/numbers.js';
import { readState, writeState } from '../../www/model/permalink.js';
import { fitOf, followed, isInSight, sightOf, zoomed } from '../../www/model/sight.js';
import { defaultState, placeOfHandle, withChoice } from '../../www/model/state.js';
import { handleOf, handlesIn, hasPart, thingsIn, valueAt, withValue } from '../../www/model/things.js';
import { scenes } from '../../www/scenes/index.js';
import sweptCircle from '../../www/scenes/swept-circle/scene.js';
import { casesOf } from './samples.js';

/** @typedef {import('../../www/model/types.js').Scene} Scene */
/** @typedef {import('../../www/model/types.js').State} State */

/** @param {Scene} scene */
const modelOf = (scene) => new Model(scene, graze, () => {});

/** @param {Model} model @returns {import('../../www/model/types.js').Box | undefined} */
const windowOf = (model) => model.sight;

/**
 * The state with every place and length in another unit, and counted from another origin.
 * @param {Scene} scene @param {State} state @param {number} unit @param {import('../../www/model/types.js').Point} origin
 */
function elsewhere({ fields }, state, unit, origin) {
  const fresh = { x: origin.x, y: origin.y, minX: origin.x, maxX: origin.x, minY: origin.y, maxY: origin.y };
  return thingsIn(fields, state)
    .filter(
      ({ field }) => ['point', 'box', 'circle', 'grid', 'rectangle', 'vector'].includes(field.kind) || field.bounds,
    )
    .reduce((next, thing) => {
      const shift = thing.field.kind === 'vector' ? {} : /** @type {Record<string, number>} */ (fresh);
      if (thing.field.bounds) return withValue(next, thing, bodyElsewhere(valueAt(state, thing), unit, shift));
      const value = Object.entries(valueAt(state, thing)).map(([name, number]) => [
        name,
        name === 'angle' ? number : number * unit + /** @type {any} */ (shift[name] ?? 0),
      ]);
      return withValue(next, thing, Object.fromEntries(value));
    }, state);
}

/**
 * A wall or a mover of any shape, likewise.
 * @param {any} value @param {number} unit @param {Record<string, number>} shift
 * @returns {any}
 */
const bodyElsewhere = (value, unit, shift) =>
  Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (typeof part === 'number') return [name, part * unit + (shift[name] ?? 0)];
      if (name === 'motion') return [name, bodyElsewhere(part, unit, {})];
      return [name, Array.isArray(part) ? part.map((each) => bodyElsewhere(each, unit, shift)) : part];
    }),
  );

/** Every number in a value. @param {any} value @returns {number[]} */
const numbersIn = (value) =>
  typeof value === 'number' ? [value] : typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];

/** @param {number} value */
const isNumber = (value) => Number.isFinite(value);

for (const { id, load } of scenes) {
  const { default: scene } = await load();
  const say = await loadSay('en', id, 'problems');
  const isOnLattice = id === 'orientation' || id === 'degenerates';

  test(`${id}: every ready-made case is in the usual window, unless it has its own or its numbers are large, and all of it is in sight`, async () => {
    const model = modelOf(scene);
    for (const { id: which, state } of casesOf(scene).slice(1)) {
      model.set(state);
      model.fit();
      assert.ok(isInSight(model, model.sight), which);
      const sight = scene.presets?.find((each) => each.id === which)?.sight;
      if (sight) {
        assert.deepEqual(model.sight, sight, which);
        continue;
      }
      const isLarge = numbersIn(state).some((number) => Math.abs(number) > 1000);
      assert.equal(model.sight !== undefined, isLarge, which);
    }
  });

  test(`${id}: any finite number is taken as a place, and its link brings it back`, () => {
    const model = modelOf(scene);
    for (const thing of thingsIn(scene.fields, model.state)) {
      for (const { key, component } of numbersOf(thing)) {
        if (!hasPart(model.state, thing, component)) continue;
        if (!/^(x|y|min[XY]|max[XY])$/.test(component)) continue;
        for (const number of [1234, -987, 2 ** 40, -(2 ** 1000), ...(isOnLattice ? [] : [1234.5, 1e-300, -1e300])]) {
          // A box is pushed along as a whole: its numbers stay in order.
          const box = component.startsWith('m') ? { [component.replace(/^m../, 'min')]: number } : {};
          const moved = { ...valueAt(model.state, thing), ...box, [component.replace(/^m../, 'max')]: number };
          const before = component.startsWith('m') ? withValue(model.state, thing, moved) : model.state;
          const { state, problem } = withNumber(scene.fields, before, key, number);
          assert.equal(problem, null, `${key} = ${number}`);
          assert.deepEqual(readState(scene.fields, writeState(scene.fields, state)), state);
        }
        const { problem } = withNumber(scene.fields, model.state, key, Number('1e400'));
        assert.equal(problem?.key, 'problems.tooLarge', key);
      }
    }
    assert.match(say('problems.tooLarge'), /Too large for a double/);
  });

  test(`${id}: wherever a state is, and in whatever unit, all of it is in sight, is drawn, and can be dragged`, async () => {
    const places = isOnLattice
      ? [[1, 4000, -900]]
      : [
          [1, 1234.5, 987.25],
          [1e-3, 0, 0],
          [1e-300, 0, 0],
          [1e295, 0, 1e298],
        ];
    for (const [unit, x, y] of id === 'degenerates' ? [] : places) {
      const model = modelOf(scene);
      model.set(elsewhere(scene, model.state, unit, { x, y }));
      model.fit();
      if (unit < 1) model.see(sightOf(model));
      const { sight: window, state } = model;
      assert.ok(window, `${unit} at ${x}`);
      const view = new View(window, 817, 503);
      for (const handle of handlesIn(scene.fields, state).filter(({ part }) => part !== 'angle')) {
        const at = view.toScreen(placeOfHandle(scene.fields, state, handle));
        assert.ok(at.x >= 0 && at.x <= 817 && at.y >= 0 && at.y <= 503, `${handle.id} at ${at.x}, ${at.y} (${unit})`);
      }
      for (const step of model.steps.keys()) {
        const frame = model.frame(say, { hasField: false, hasNormals: true }, step);
        for (const { at, text } of record(scene, frame, view).labels)
          assert.ok(isNumber(at.x) && isNumber(at.y) && !/NaN|Infinity/.test(text), `step ${step}: ${text}`);
        scene.caption(model.steps, step);
      }
      const [handle] = handlesIn(scene.fields, state);
      const aim = view.toWorld({ x: 300, y: 200 });
      model.begin();
      model.drag(handle, aim);
      model.commit();
      const now = view.toScreen(placeOfHandle(scene.fields, model.state, handle));
      const near = isOnLattice ? 503 / (window.maxY - window.minY) : 0.01;
      assert.ok(Math.abs(now.x - 300) <= near && Math.abs(now.y - 200) <= near, `${handle.id} at ${now.x}, ${now.y}`);
      assert.equal(model.sight, window, 'a drag leaves the window alone');
      model.reset();
      assert.equal(model.sight, undefined);
    }
  });
}

test('a large circle is wholly in sight, on whichever side of all else it is', () => {
  for (const [x, y] of [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((down) => [across, down]))) {
    const state = { ...defaultState(sweptCircle.fields), circle: { x: 900 * x, y: 900 * y, radius: 300 } };
    const { result } = sweptCircle.solve(graze, state);
    const sight = /** @type {any} */ (sightOf({ scene: sweptCircle, state, result }));
    assert.ok(sight.minX <= 900 * x - 300 && sight.maxX >= 900 * x + 300, `${x}, ${y}: ${JSON.stringify(sight)}`);
    assert.ok(sight.minY <= 900 * y - 300 && sight.maxY >= 900 * y + 300, `${x}, ${y}: ${JSON.stringify(sight)}`);
  }
});

test('the window stays while typed numbers are well in sight, and Fit brings the whole into sight again', async () => {
  const { default: scene } = await scenes[0].load();
  const model = modelOf(scene);
  const type = (/** @type {string} */ key, /** @type {number} */ number) => {
    model.set(withNumber(scene.fields, model.state, key, number).state, `type ${key}`);
    model.see(followed(model));
  };
  type('b.x', 150);
  assert.equal(windowOf(model), undefined);
  type('b.x', 1234.5);
  const window = windowOf(model);
  assert.ok(window && window.maxX > 1234.5);
  type('b.x', 1200);
  assert.equal(model.sight, window);
  type('b.x', 400);
  assert.equal(model.sight, window);
  model.fit();
  const nearer = windowOf(model);
  assert.ok(nearer && nearer.maxX < 600);
  type('b.x', 140);
  assert.equal(model.sight, nearer);
  model.fit();
  assert.equal(model.sight, undefined);
});

test('a window that the reader has chosen stays through undo, switches and numbers, until Reset or Fit', () => {
  const scene = sweptCircle;
  const model = modelOf(scene);
  const near = zoomed(scene.world, scene.world, { at: { x: 40, y: 30 }, factor: 1 / 8 });
  assert.deepEqual(near, { minX: 35, minY: 26.25, maxX: 55, maxY: 38.75 });
  model.zoom(near);
  model.set(withChoice(scene.fields, model.state, 'view', 'capsule'));
  model.set(withNumber(scene.fields, model.state, 'circle.x', 400).state);
  model.undo();
  assert.equal(model.sight, near);
  assert.ok(model.canFit);
  // What is outside comes as the hand goes, and does not jump in.
  const { circle } = model.state;
  model.begin();
  model.drag(handleOf(scene.fields, 'circle'), { x: circle.x + 1, y: circle.y });
  assert.deepEqual(model.state.circle, { ...circle, x: circle.x + 1 });
  model.commit();
  model.reset();
  assert.equal(model.sight, undefined);
  model.zoom(near);
  model.see(model.whole);
  assert.ok(!model.canFit && !model.isZoomed);
});

test('a window is zoomed in 256 times and out 16 times at most, about a place that stays', () => {
  const { world } = sweptCircle;
  let sight = world;
  for (let i = 0; i < 40; i++) sight = zoomed(sight, world, { at: { x: 160, y: 100 }, factor: 0.5 });
  assert.deepEqual(sight, { minX: 159.375, minY: 99.6094, maxX: 160, maxY: 100 });
  for (let i = 0; i < 40; i++) sight = zoomed(sight, world, { factor: 2 });
  assert.equal(sight.maxX - sight.minX, 2560);
});

test('the arrow of the shortest way out is in sight, too', () => {
  const deep = { wall: { minX: 30, minY: 8, maxX: 150, maxY: 92 }, circle: { x: 90, y: 49, radius: 12 } };
  const model = modelOf(sweptCircle);
  model.set({ ...model.state, ...deep });
  const { pushOut } = model.result;
  assert.equal(49 + pushOut.by.y, -4);
  assert.ok(windowOf(model) && /** @type {any} */ (windowOf(model)).minY <= -4 - 12);
});

test('whatever a hand pushes out of the window, Fit brings back into it', async () => {
  let count = 0;
  for (const { load } of scenes) {
    const { default: scene } = await load();
    const { minX, minY, maxX, maxY } = scene.world;
    for (const handle of handlesIn(scene.fields, new Model(scene, graze, () => {}).state)) {
      for (const at of [
        { x: maxX, y: maxY },
        { x: minX, y: minY },
      ]) {
        const model = new Model(scene, graze, () => {});
        model.begin();
        model.drag(handle, at);
        model.commit();
        if (isInSight(model, model.sight)) continue;
        count += 1;
        model.see(fitOf(model));
        assert.ok(isInSight(model, model.sight), `${scene.id}: ${handle.id}`);
      }
    }
  }
  assert.ok(count > 10, `${count} are out of sight`);
});
