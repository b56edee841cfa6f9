// State, history and steps as one: what is told, and what can be undone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/worlds.js';
import { Model } from '../../www/model/model.js';
import { placeOf } from '../../www/model/state.js';
import { Stepper } from '../../www/model/stepper.js';
import { handlesIn } from '../../www/model/things.js';
import { scenes } from '../../www/scenes/index.js';
import { drag, resetHandle } from './by-name.js';

const { default: scene } = await scenes[0].load();

/** @returns {{ model: Model, news: string[] }} */
function begin() {
  /** @type {string[]} */
  const news = [];
  const model = new Model(scene, graze, (what) => {
    news.push(`${what} ${model.source}`);
  });
  return { model, news };
}

test('a drag through many places is one entry of the history', () => {
  const { model, news } = begin();
  model.begin();
  for (let x = 21; x < 40; x++) drag(model, 'a', { x, y: 16 });
  assert.ok(!news.includes('change user'));
  model.commit();
  assert.equal(news.at(-1), 'change user');
  model.undo();
  assert.equal(model.state.a.x, 20);
  assert.ok(!model.canUndo);
  model.redo();
  assert.equal(model.state.a.x, 39);
});

test('all news of a change name whoever began it, also where a script acts while a reader does', () => {
  const { model, news } = begin();
  model.set({ ...model.state, a: { x: 30, y: 16 } });
  model.byScript(() => model.undo());
  model.open({ ...model.state, a: { x: 50, y: 16 } });
  assert.throws(() =>
    model.byScript(() => {
      throw new Error('a listener failed');
    }),
  );
  model.stepTo(0);
  const told = ['input', 'change'];
  const [byUser, byScript] = ['user', 'script'].map((who) => told.map((what) => `${what} ${who}`));
  assert.deepEqual(news, [...byUser, ...byScript, 'input script', 'step user']);
});

test('a reset goes back to where the page began, and a handle alone too', () => {
  const { model } = begin();
  const own = { ...model.state, a: { x: 30, y: 40 } };
  model.open(own);
  model.origin = own;
  model.set({ ...own, a: { x: 50, y: 60 }, b: { x: 90, y: 20 } });
  assert.deepEqual(resetHandle(scene.fields, model.state, 'a', model.origin).state.a, { x: 30, y: 40 });
  model.reset();
  assert.deepEqual(model.state, own);
  model.undo();
  assert.equal(model.state.a.x, 50);
});

test('where only scripts may change anything, no way of a reader does', () => {
  const { model, news } = begin();
  const away = { ...model.state, a: { x: 30, y: 16 } };
  model.byScript(() => model.set(away));
  model.byScript(() => model.set({ ...away, b: { x: 90, y: 20 } }));
  model.byScript(() => model.undo());
  model.isReadonly = true;
  news.length = 0;
  model.begin();
  drag(model, 'a', { x: 1, y: 1 });
  model.commit();
  model.set({ ...away, a: { x: 1, y: 1 } });
  model.goOn({ ...away, a: { x: 1, y: 1 } });
  model.undo();
  model.redo();
  model.reset();
  assert.deepEqual([model.state, news], [away, []]);
  model.stepTo(0);
  model.seek(0.5);
  assert.deepEqual(news, ['step user', 'time user']);
  model.byScript(() => model.reset());
  assert.equal(model.state.a.x, 20);
});

test('a cancelled drag leaves no trace', () => {
  const { model } = begin();
  model.begin();
  drag(model, 'b', { x: 0, y: 0 });
  model.cancel();
  assert.deepEqual(model.state.b, scene.fields.b.default);
  assert.ok(!model.canUndo);
});

/** A model with something to undo and something to redo. */
function beginBetween() {
  const { model } = begin();
  for (const x of [30, 40]) model.set({ ...model.state, a: { x, y: 16 } });
  model.undo();
  assert.ok(model.canUndo && model.canRedo);
  return model;
}

test('a change that only passes a ready-made case does not show it', () => {
  const { model } = begin();
  const [one, other] = /** @type {import("../../www/model/types.js").Preset[]} */ (scene.presets);
  model.set({ ...model.state, ...one.state });
  assert.equal(model.preset, one.id);
  model.begin();
  assert.equal(model.preset, one.id, 'nothing has changed yet');
  model.goOn({ ...model.state, ...other.state });
  assert.equal(model.preset, null);
  model.commit();
  assert.equal(model.preset, other.id);
});

test('undo in the middle of a drag takes the drag back and no more', () => {
  const model = beginBetween();
  model.begin();
  drag(model, 'b', { x: 0, y: 0 });
  model.undo();
  assert.deepEqual(model.state, { ...model.state, a: { x: 30, y: 16 }, b: scene.fields.b.default });
  assert.equal(drag(model, 'b', { x: 1, y: 1 }), null, 'the hand still moves it');
  assert.deepEqual(model.state.b, scene.fields.b.default);
  model.commit();
  model.redo();
  assert.equal(model.state.a.x, 40);
  model.undo();
  model.undo();
  assert.equal(model.state.a.x, 20);
  assert.ok(!model.canUndo);
});

test('the same key pressed again and again is undone at once', () => {
  const { model } = begin();
  for (let x = 21; x < 25; x++) model.set({ ...model.state, a: { x, y: 16 } }, 'key a');
  model.set({ ...model.state, b: { x: 1, y: 1 } }, 'key b');
  model.undo();
  assert.equal(model.state.a.x, 24);
  model.undo();
  assert.equal(model.state.a.x, 20);
});

test('a step beyond the ends is that end', () => {
  const stepper = new Stepper();
  stepper.setCount(4);
  for (const [wanted, index] of [
    [-3, 0],
    [99, 3],
    [Number.POSITIVE_INFINITY, 3],
    [Number.NaN, 0],
  ]) {
    stepper.goTo(wanted);
    assert.equal(stepper.index, index);
  }
});

test('the step that an opening shows gives way to the answer at the first change, and a chosen step stays', () => {
  const { model } = begin();
  model.askFirst();
  assert.equal(model.step, 0);
  model.begin();
  drag(model, 'a', { x: 30, y: 20 });
  assert.ok(model.isLastStep && !model.isOpening);
  model.stepTo(1);
  drag(model, 'a', { x: 31, y: 20 });
  assert.equal(model.step, 1);
  const { model: other } = begin();
  other.askFirst();
  other.stepTo(0);
  other.set({ ...other.state, a: { x: 30, y: 16 } });
  assert.equal(other.step, 0);
});

test('a handle is where the motion is seen: dragged there, the motion follows, and the switch of the reader stays', async () => {
  const { default: boxes } = await (scenes.find(({ id }) => id === 'minkowski') ?? scenes[0]).load();
  const model = new Model(boxes, graze, () => {});
  const { a, motionB } = model.state;
  const o = { x: (a.minX + a.maxX) / 2, y: (a.minY + a.maxY) / 2 };
  for (const [choice, step, by] of /** @type {[string, number, typeof motionB][]} */ ([
    ['relative', 99, motionB],
    ['world', 0, { x: 0, y: 0 }],
    ['world', 99, { x: 0, y: 0 }],
  ])) {
    model.set({ ...model.state, view: { choice } });
    model.stepTo(step);
    const at = { x: 100, y: 30 };
    model.begin();
    drag(model, 'motionA', at);
    model.commit();
    assert.deepEqual(placeOf(boxes.fields, model.state, 'motionA'), at);
    assert.deepEqual(model.state.motionA, { x: at.x - o.x + by.x, y: at.y - o.y + by.y });
    assert.equal(model.state.view.choice, choice);
    const handles = handlesIn(boxes.fields, model.state).map(({ id }) => id);
    assert.equal(handles.includes('motionB'), choice === 'world');
  }
});
