// The scene of many boxes: the hits are those of every box asked alone, and no box is counted twice or left out.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as graze from '../../www/library/entries/page.js';
import { boxAt, sidesOf } from '../../www/scenes/many-boxes/boxes.js';
import { coverOf } from '../../www/scenes/many-boxes/crowd.js';
import { sceneOf, solved } from './facts.js';
import { samples } from './samples.js';

/** @typedef {import('../../www/model/types.js').Box} Box */
/** @typedef {import('../../www/model/types.js').Point} Point */
/** @typedef {{ number: number, id: number, enter: number, exit: number }} Hit */

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

test('the counts add up, and the tree leaves out more the more boxes there are', async () => {
  const { scene } = await sceneOf('many-boxes');
  const shares = ['40', '1000', '100000'].map((choice) => {
    const { state } = solved(scene, 'few');
    const { result, steps } = scene.solve(graze, { ...state, count: { choice } });
    const { tested, culled, hits, count } = steps.at(-1);
    assert.equal(count, Number(choice));
    assert.equal(tested + culled, count);
    assert.ok(hits === result.found.length && hits > 0 && hits <= tested);
    return tested / count;
  });
  assert.deepEqual(
    shares,
    [...shares].sort((one, other) => other - one),
  );
  assert.ok(shares[2] < 0.01, `${shares}`);
});

test('every level of the tree is one step, and no hit lies in a group that is left out', async () => {
  const { scene } = await sceneOf('many-boxes');
  const { state, result, steps } = solved(scene, 'crowd');
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

test('a field is the same on every machine, within the picture, with as many boxes as it says', () => {
  for (const order of orders) {
    for (const count of [40, 1000, 100_000]) {
      const sides = sidesOf(count, order);
      assert.equal(sides.length, 4 * count);
      assert.deepEqual(sidesOf(count, order), sides);
      for (let at = 0; at < sides.length; at += 4) {
        const [minX, minY, maxX, maxY] = sides.slice(at, at + 4);
        assert.ok(0 <= minX && minX < maxX && maxX <= 160 && 0 <= minY && minY < maxY && maxY <= 100);
      }
    }
  }
  assert.deepEqual([...sidesOf(40, 'spread').slice(0, 2)], [2.8029092025316844, 1.0296737827086135]);
});

test('pixels say how much of them is covered', () => {
  const view = { width: 160, height: 100, density: 1, scale: 1, toScreen: (/** @type {Point} */ at) => at };
  const sides = sidesOf(1000, 'spread');
  const areaOf = (/** @type {number} */ id) => {
    const { minX, minY, maxX, maxY } = boxAt(sides, id);
    return (maxX - minX) * (maxY - minY);
  };
  const area = Array.from({ length: 1000 }, (_, id) => areaOf(id)).reduce((sum, each) => sum + each);
  for (const density of [1, 2, 1 / 8]) {
    const covered = coverOf(sides, view, density, {
      width: Math.ceil(160 * density),
      height: Math.ceil(100 * density),
    });
    const sum = covered.reduce((total, each) => total + each) / density ** 2;
    assert.ok(Math.abs(sum - area) < 1e-2 * area, `${sum} for ${area}`);
    assert.ok(covered.every((share) => share >= 0 && share < 1 + 1e-6));
  }
});
