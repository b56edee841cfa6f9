// The scene of many boxes: the hits are those of every box asked alone, and no box is counted twice or left out.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as graze from '../../www/library/entries/worlds.js';
import { defaultState } from '../../www/model/state.js';
import { boxAt, holdBoxes, sidesOf } from '../../www/scenes/many-boxes/boxes.js';
import { Ticks } from '../../www/scenes/many-boxes/crowd.js';
import { sceneOf } from './facts.js';
import { isNear } from './places.js';
import { recordingPen } from './recording-pen.js';
import { samples } from './samples.js';

/** @typedef {import('../../www/model/types.js').Box} Box */
/** @typedef {import('../../www/model/types.js').Point} Point */
/** @typedef {{ number: number, id: number, enter: number, exit: number }} Hit */

/** The default with so many boxes, solved. @param {any} scene @param {string} count @param {string} [method] */
function solvedWith(scene, count, method = 'tree') {
  const state = { ...defaultState(scene.fields), count: { choice: count }, method: { choice: method } };
  return { state, ...scene.solve(graze, state) };
}

test('no world is kept once the last figure of the scene is gone, and it can be shown again', async () => {
  const { scene } = await sceneOf('many-boxes');
  let worlds = 0;
  class Counted extends graze.Walls {
    /** @param {Float64Array} sides */
    constructor(sides) {
      super(sides);
      worlds += 1;
    }

    dispose() {
      super.dispose();
      worlds -= 1;
    }
  }
  const library = { ...graze, Walls: Counted };
  const show = (/** @type {string} */ count) => {
    const state = { ...defaultState(scene.fields), count: { choice: count } };
    return scene.solve(/** @type {any} */ (library), state).result.found;
  };
  const before = show('1000');
  show('40');
  const [one, other] = [0, 1].map(() => holdBoxes(/** @type {any} */ (library)));
  one();
  assert.equal(worlds, 2);
  other();
  assert.equal(worlds, 0);
  assert.deepEqual(show('1000'), before);
  holdBoxes(/** @type {any} */ (library))();
  assert.equal(worlds, 0);
});

const orders = ['spread', 'tiles', 'nested'];

test('the hits are those of every box asked alone, with their times, in the order of time', async () => {
  const { scene } = await sceneOf('many-boxes');
  let hit = 0;
  /** @type {any[]} */
  const states = samples(scene, 200).map((state, i) => ({
    ...state,
    count: { choice: i % 3 === 0 ? '1000' : '40' },
    order: { choice: orders[i % 4] ?? 'spread' },
  }));
  for (const state of states) {
    const { a, b } = state;
    const sides = sidesOf(Number(state.count.choice), state.order.choice);
    const alone = Array.from({ length: sides.length / 4 }, (_, id) => {
      const span = graze.segmentVsAabb({ a, b }, boxAt(sides, id));
      return span ? [{ id, enter: span.enter?.t ?? 0, exit: span.exit?.t ?? 1 }] : [];
    }).flat();
    // Sorting keeps the order of insertion where times are the same.
    alone.sort((one, other) => one.enter - other.enter);
    for (const choice of ['tree', 'every']) {
      /** @type {{ found: Hit[] }} */
      const { found } = scene.solve(graze, { ...state, method: { choice } }).result;
      assert.deepEqual(
        found.map(({ id, enter, exit }) => ({ id, enter, exit })),
        alone,
        JSON.stringify(state),
      );
      assert.deepEqual(
        found.map(({ number }) => number),
        alone.map((_, i) => i + 1),
      );
    }
    hit += alone.length;
  }
  assert.ok(hit > 500, `${hit}`);
});

test('every level of the tree is one step, and no hit lies in a group that is left out', async () => {
  const { scene } = await sceneOf('many-boxes');
  const { state, result, steps } = solvedWith(scene, '1000');
  /** @type {any[]} */
  const levels = steps.filter((/** @type {any} */ { kind }) => kind === 'group');
  assert.deepEqual(
    levels.map(({ level }) => level),
    levels.map((_, i) => i + 1),
  );
  assert.ok(levels.length >= 3);
  const isIn = (/** @type {Box} */ inner, /** @type {Box} */ outer) =>
    inner.minX >= outer.minX && inner.minY >= outer.minY && inner.maxX <= outer.maxX && inner.maxY <= outer.maxY;
  for (const { groups, lefts, visited, left } of levels) {
    assert.deepEqual([groups.length, lefts.length], [visited, left]);
    for (const group of [...groups, ...lefts]) {
      assert.equal(graze.segmentVsAabb({ a: state.a, b: state.b }, group) === null, lefts.includes(group));
    }
    for (const { sides } of result.found) assert.ok(groups.some((/** @type {Box} */ group) => isIn(sides, group)));
  }
});

test('every hit can be seen: its box, or a tick on the path where boxes are specks', async () => {
  const { scene, say } = await sceneOf('many-boxes');
  for (const count of ['40', '1000', '1000000']) {
    const { state, result, steps } = solvedWith(scene, count);
    const { a, b } = state;
    const { pen, strokes } = recordingPen();
    /** @type {any[]} */
    const ticks = [];
    let crowd = 0;
    pen.many = (/** @type {string} */ role, /** @type {any} */ many) => {
      const context = {
        beginPath() {},
        moveTo: (/** @type {number[]} */ ...at) => ticks.push(at),
        // Across the path, which is straight.
        lineTo: (/** @type {number} */ x, /** @type {number} */ y) =>
          assert.ok(isNear((x - ticks.at(-1)[0]) * (b.x - a.x) + (y - ticks.at(-1)[1]) * (b.y - a.y), 0)),
        setLineDash() {},
        stroke() {},
      };
      if (role !== 'enter') return;
      if (many instanceof Ticks) many.paint(/** @type {any} */ (context), { line: '' }, view);
      else many.trace({ rect: () => crowd++ }, view);
    };
    const view = /** @type {any} */ ({
      width: 800,
      scale: 5,
      toScreen: (/** @type {Point} */ at) => ({ x: 5 * at.x, y: 5 * at.y }),
    });
    scene.draw(pen, {
      state,
      result,
      steps,
      step: steps.length - 1,
      t: 0,
      blend: {},
      hasField: false,
      hasNormals: true,
      say,
    });
    const boxes = strokes.filter(([kind, role]) => kind === 'box' && role === 'enter').map(([, , box]) => box);
    assert.equal(boxes.length + crowd, result.found.length, count);
    const wide = boxes.filter((box) => Math.max(box.maxX - box.minX, box.maxY - box.minY) * 5 >= 6);
    assert.equal(wide.length + ticks.length, result.found.length, count);
    if (count === '40') assert.equal(ticks.length + crowd, 0);
    if (count === '1000000') assert.ok(ticks.length > 0 && crowd > 0);
  }
});
