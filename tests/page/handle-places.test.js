// Where handles are: on their lines, beside hits, in sight; and which one a finger means.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import { View } from '../../www/element/figure/view.js';
import { HandlePlaces } from '../../www/element/input/handle-places.js';
import * as graze from '../../www/library/entries/worlds.js';
import { sides } from '../../www/model/sides.js';
import { defaultState, placeOf } from '../../www/model/state.js';
import { bodyAt, handlesIn } from '../../www/model/things.js';
import halfPlanes from '../../www/scenes/half-planes/scene.js';
import { scenes } from '../../www/scenes/index.js';
import minkowski from '../../www/scenes/minkowski/scene.js';
import slide from '../../www/scenes/slide/scene.js';

/**
 * The places of the handles of a scene.
 * @param {any} scene @param {any} state @param {{ width?: number, hits?: any[], held?: string }} [look]
 */
function placesOf(scene, state, { width = 800, hits = [], held = '' } = {}) {
  const view = new View(scene.world, width, (width * 10) / 16);
  const whole = { ...defaultState(scene.fields), ...state };
  const handles = handlesIn(scene.fields, whole);
  const places = new HandlePlaces();
  const inHand = new Set(handles.filter(({ id }) => id === held));
  places.update({ scene, state: whole }, handles, view, hits, inHand, held);
  const placed = (/** @type {string} */ id) =>
    /** @type {import('../../www/element/input/handle-places.js').Placed} */ (places.now.get(id));
  return {
    places,
    view,
    handles,
    state: whole,
    placed,
    at: (/** @type {string} */ id) => /** @type {any} */ (placed(id).at),
  };
}

test('the handle of a side is on the line of that side, however small the box and close to the edge', () => {
  for (const box of [
    { minX: 54, minY: 30, maxX: 112, maxY: 64 },
    { minX: 80, minY: 50, maxX: 83, maxY: 52 },
    { minX: 0, minY: 0, maxX: 2, maxY: 2 },
    { minX: 158, minY: 99, maxX: 160, maxY: 100 },
    { minX: 70, minY: 40, maxX: 70, maxY: 40 },
  ]) {
    for (const width of [320, 800]) {
      const { view, at } = placesOf(halfPlanes, { box }, { width });
      for (const [side, { own, axis }] of Object.entries(sides)) {
        const line = view.toScreen({ x: box[own], y: box[own] })[axis];
        assert.ok(Math.abs(at(side)[axis] - line) < 1e-9, `${side} of ${JSON.stringify(box)}`);
        assert.ok(at(side).x >= 0 && at(side).x <= width && at(side).y >= 0 && at(side).y <= (width * 10) / 16);
      }
    }
  }
});

test('the tip of a motion outside the picture points there, and no other handle does', () => {
  for (const { x, y, out } of [
    { x: 90, y: 0, out: undefined },
    { x: 400, y: 0, out: 0 },
    { x: 0, y: 400, out: Math.PI / 2 },
    { x: -300, y: -300, out: -0.75 * Math.PI },
  ]) {
    const { places } = placesOf(slide, { motion: { x, y } });
    const outs = [...places.now]
      .filter(([, placed]) => placed.out !== undefined)
      .map(([id, placed]) => [id, placed.out]);
    assert.deepEqual(outs, out === undefined ? [] : [['motion', out]]);
  }
});

for (const { id, load } of scenes) {
  test(`${id}: in every ready-made case each handle is wholly in the figure`, async () => {
    const { default: scene } = await load();
    for (const preset of [{ id: 'start', state: {} }, ...(scene.presets ?? [])]) {
      for (const width of [334, 520, 860, 1150]) {
        const { places } = placesOf(scene, preset.state, { width });
        for (const [
          name,
          {
            at: { x, y },
          },
        ] of places.now) {
          // The handle of a side is a thin bar on it.
          const half = (name.split('.').at(-1) ?? '') in sides ? 4 : 11;
          const isIn = x >= half && y >= half && x <= width - half && y <= (width * 10) / 16 - half;
          assert.ok(isIn, `${name} in ${preset.id} at ${x}, ${y}, ${width} pixels wide`);
        }
      }
    }
  });
}

test('the nearest handle is the one a finger means', () => {
  const { places, at } = placesOf(halfPlanes, { a: { x: 80, y: 40 }, b: { x: 84, y: 40 } }, { width: 320 });
  for (const id of ['a', 'b']) {
    const away = id === 'a' ? -3 : 3;
    assert.equal(places.nearest({ x: at(id).x + away, y: at(id).y - 2 }, 24), id);
  }
  assert.equal(places.nearest({ x: 5, y: 5 }, 24), null);
});

test('a handle that has stepped aside stays there while it is held', () => {
  const box = { minX: 80, minY: 50, maxX: 83, maxY: 52 };
  const { view, state, handles, places, at } = placesOf(halfPlanes, { box });
  for (const handle of handles) {
    const before = at(handle.id);
    places.update({ scene: halfPlanes, state }, handles, view, [before], new Set([handle]), handle.name);
    assert.deepEqual(at(handle.id), before, handle.id);
  }
});

test('a handle that lies beyond its shape takes no finger until its shape is held', () => {
  const box = { minX: 80, minY: 50, maxX: 84, maxY: 53 };
  const { places, placed, at } = placesOf(halfPlanes, { box });
  const left = at('left');
  assert.ok(placed('left').isAsleep);
  assert.equal(places.nearest(left, 8), 'left');
  assert.equal(places.touched(left, 8, null), null);
  assert.equal(placesOf(halfPlanes, { box }, { held: 'box' }).places.touched(left, 8, null), 'left');
});

for (const { id, load } of scenes) {
  test(`${id}: on a phone a finger finds a place on every shape from where it drags all of it`, async () => {
    const { default: scene } = await load();
    for (const preset of [{ id: 'start', state: {} }, ...(scene.presets ?? [])]) {
      const width = 366;
      const state = { ...defaultState(scene.fields), ...preset.state };
      const { places, view } = placesOf(scene, state, { width });
      /** @type {Map<string, { all: number, taken: number }>} how many places are on each shape */
      const found = new Map();
      for (let x = 1; x < width; x += 3) {
        for (let y = 1; y < width / 1.6; y += 3) {
          const body = bodyAt(scene.fields, graze, state, view.toWorld({ x, y }));
          if (!body) continue;
          const { all, taken } = found.get(body) ?? { all: 0, taken: 0 };
          const isTaken = places.touched({ x, y }, 24, body) === body;
          found.set(body, { all: all + 1, taken: taken + (isTaken ? 1 : 0) });
        }
      }
      for (const [body, { all, taken }] of found) {
        // What is smaller than a mark is dragged by that.
        if (all >= 30) assert.ok(taken >= 0.4 * all, `${body} in ${preset.id}: ${taken} of ${all}`);
      }
    }
  });
}

test('the handle of a corner is on the way from the middle of its shape through that corner', () => {
  const slopes = minkowski.presets?.find(({ id }) => id === 'slopes');
  const state = { ...defaultState(minkowski.fields), ...slopes?.state };
  const corners = handlesIn(minkowski.fields, state).filter(({ part }) => part.startsWith('corner'));
  assert.equal(corners.length, 9);
  for (const { id, name } of corners) {
    const { view, at } = placesOf(minkowski, state, { held: name });
    const [middle, corner] = [name, id].map((each) => view.toScreen(placeOf(minkowski.fields, state, each)));
    const [way, to] = [corner, at(id)].map(({ x, y }) => Math.atan2(y - middle.y, x - middle.x));
    assert.ok(Math.abs(way - to) < 1e-9, id);
  }
});
