// A reader pastes a case: the state as JSON, or a call as it is shared. It is read, never run, and a wrong one says why.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pastedInto } from '../../www/element/panel/pasted.js';
import { javascriptCall } from '../../www/element/share/javascript-call.js';
import '../../www/library/entries/node.js';
import * as graze from '../../www/library/entries/page.js';
import { loadSay } from '../../www/locales/index.js';
import { defaultState } from '../../www/model/state.js';
import { scenes } from '../../www/scenes/index.js';
import { samples } from './samples.js';

/** @param {import('../../www/model/types.js').Scene} scene @param {string} text @param {any} [from] */
function paste(scene, text, from = defaultState(scene.fields)) {
  return pastedInto(scene, from, scene.solve(graze, from).result, text);
}

for (const { id, load } of scenes) {
  const { default: scene } = await load();

  test(`${id}: a state as JSON is taken, to the last bit`, () => {
    for (const state of samples(scene, 60)) assert.deepEqual(paste(scene, JSON.stringify(state)), { state });
  });

  if (id === 'walk') continue;
  test(`${id}: the call that is shared asks the same question again`, () => {
    for (const state of samples(scene, 60)) {
      const call = /** @type {import('../../www/model/types.js').Call} */ (
        scene.call?.(state, scene.solve(graze, state).result)
      );
      // No call says as many boxes as a field of them has.
      if (!call || (scene.fields.count && call[2] !== state.box)) continue;
      const pasted = paste(scene, javascriptCall(call, 'A note.'));
      assert.ok('state' in pasted, JSON.stringify(pasted));
      const again = scene.call?.(pasted.state, scene.solve(graze, pasted.state).result);
      assert.equal(javascriptCall(/** @type {any} */ (again)), javascriptCall(call));
    }
  });
}

test('a line from a game is a case', async () => {
  const { default: swept } = await import('../../www/scenes/swept-circle/scene.js');
  const { default: slide } = await import('../../www/scenes/slide/scene.js');
  const wall = { minX: 1300, minY: 900, maxX: 1400.5, maxY: 1000 };
  const line =
    "circleVsAabb({x: 1234.5, y: 987.25, radius: 8}, {x: 96, y: -4.5e0}, { 'minX': 1300, minY: 900, maxX: 1400.5, maxY: 1000, });";
  const pasted = paste(swept, line);
  assert.ok('state' in pasted, JSON.stringify(pasted));
  assert.deepEqual(pasted.state.circle, { x: 1234.5, y: 987.25, radius: 8 });
  assert.deepEqual([pasted.state.motion, pasted.state.walls], [{ x: 96, y: -4.5 }, [wall]]);
  const moved = paste(
    slide,
    "world.travel({ x: 20, y: 30, radius: 4 }, { x: 50, y: 0 }, { kind: 'slide', corner: 'stop' })",
  );
  assert.ok('state' in moved, JSON.stringify(moved));
  assert.deepEqual([moved.state.corner, moved.state.walls], [{ choice: 'halt' }, defaultState(slide.fields).walls]);
});

test('JSON may have the names that the code has', async () => {
  const { default: scene } = await import('../../www/scenes/half-planes/scene.js');
  const [segment, box] = [
    { a: { x: 1, y: 2 }, b: { x: 30, y: 40 } },
    { minX: 5, minY: 6, maxX: 70, maxY: 80 },
  ];
  assert.deepEqual(paste(scene, JSON.stringify({ segment, box })), { state: { ...segment, box } });
});

test('what cannot be taken says why, and runs nothing', async () => {
  const [{ default: scene }, say] = await Promise.all([
    import('../../www/scenes/swept-circle/scene.js'),
    loadSay('en', 'swept-circle', 'sheets'),
  ]);
  for (const [text, told] of [
    ['{ "circle": { "x": 1e999 } }', /circle\.x must be a finite number, was Infinity/],
    ['{ "circl": { "x": 1 } }', /: circl must be one of circle, motion, walls/],
    ['{ walls: [{ minX: 3, minY: 0, maxX: 1, maxY: 1 }] }', /walls\[0\]\.minX must be ≤ maxX, was 3/],
    ['circleVsAabb({ x: 1, y: 2, radius: 3', /expected/],
    ['circleVsAabb(x => 1)', /^Numbers or JSON are expected where it says “x => 1\)”\.$/],
    ['segmentVsAabb({}, {})', /asks circleVsAabb, not segmentVsAabb/],
    ['globalThis.pasted = 1', /expected where it says “globalThis/],
    ['hello', /neither values nor a call/],
    ['7', /neither values nor a call/],
    ['[[10, 10], [20, 20]]', /neither values nor a call/],
    ['import', /expected/],
  ]) {
    const pasted = paste(scene, String(text));
    assert.ok('problem' in pasted, `${text}: ${JSON.stringify(pasted)}`);
    assert.match(say(pasted.problem.key, pasted.problem.values), /** @type {RegExp} */ (told));
  }
  assert.equal('pasted' in globalThis, false);
  const { default: bounce } = await import('../../www/scenes/bounce/scene.js');
  const other = paste(bounce, "world.travel({ minX: 1, minY: 1, maxX: 2, maxY: 2 }, { x: 1, y: 0 }, 'slide')");
  assert.ok('problem' in other && /kind must be bounce, was slide/.test(say(other.problem.key, other.problem.values)));
});
