// Every scene in the list keeps what it promises, without a word about it here.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isStop } from '../../www/element/input/keys.js';
import { lineOf } from '../../www/element/panel/code/source-line.js';
import '../../www/library/entries/node.js';
import { givenIn } from '../../www/extras/index.js';
import * as graze from '../../www/library/entries/worlds.js';
import * as library from '../../www/library/wasm/steps.js';
import { languages, loadWords } from '../../www/locales/index.js';
import { readState, writeState } from '../../www/model/permalink.js';
import { createSay } from '../../www/model/say.js';
import { choicesOf, chosenIn, defaultState } from '../../www/model/state.js';
import { handlesIn } from '../../www/model/things.js';
import { scenes } from '../../www/scenes/index.js';
import { recordingPen } from './recording-pen.js';
import { isEverywhere, samples } from './samples.js';

/** The library's tables of steps. */
const tables = { ...library };

for (const { id, load } of scenes) {
  const { default: scene } = await load();
  const states = samples(scene, 300);
  const solved = states.map((state) => ({ state, ...scene.solve(graze, state) }));
  // A scene may ask several queries.
  const traces = [...new Set(states.map((state) => scene.trace.chosen?.(state) ?? scene.trace))].map((trace) => {
    const table = tables[trace.kinds].map(({ kind }) => kind);
    return {
      ...trace,
      own: [...new Set(table)].filter((kind) => (trace.only ?? kind) === kind && !trace.neverMet?.includes(kind)),
    };
  });
  const kinds = [...new Set(traces.flatMap(({ own }) => own))];

  test(`${id}: a link reads back as written`, () => {
    for (const state of states) {
      const link = writeState(scene.fields, state);
      assert.deepEqual(readState(scene.fields, link), state, link);
    }
    assert.equal(writeState(scene.fields, defaultState(scene.fields)), '');
  });

  test(`${id}: a garbled link is told apart from a good one`, () => {
    const good = writeState(scene.fields, states.at(-1) ?? {});
    const garbled = [
      good.slice(2),
      `2${good.slice(1)}`,
      `${good}x`,
      `${good}~${good}`,
      good.replace(',', ''),
      'hello',
      '1~',
    ];
    for (const link of garbled) assert.equal(readState(scene.fields, link), null, link);
  });

  test(`${id}: Tab stops at a few handles, whatever the number of walls`, () => {
    const handles = handlesIn(scene.fields, defaultState(scene.fields)).filter(({ field }) => !field.isLocked);
    const walls = new Set(handles.map(({ index }) => index).filter((index) => index !== undefined));
    for (const wall of walls.size > 0 ? walls : [0]) {
      const stops = handles.filter((handle) => isStop(handle, Number(wall)));
      assert.ok(stops.length > 0 && stops.length <= 13, `${stops.map((each) => each.id)}`);
    }
  });

  test(`${id}: the defaults and the ready-made cases are within their limits`, () => {
    for (const state of states) {
      for (const [key, field] of Object.entries(scene.fields)) assert.equal(field.check(state[key]), null);
    }
  });

  test(`${id}: every kind of step is met, and no other`, () => {
    const met = new Set(solved.flatMap(({ steps }) => steps.map((step) => step.kind)));
    assert.deepEqual([...met].sort(), [...kinds].sort());
  });

  test(`${id}: what it brings besides is loaded when it is asked for`, () => {
    for (const extra of scene.extras ?? []) assert.equal(typeof extra.load, 'function');
  });

  test(`${id}: every kind of step has its one line of source`, () => {
    for (const { own, source } of traces) {
      assert.ok(String(source.load).includes(`src/${source.file}.rs?raw`), 'the text is that of the file');
      const text = readFileSync(new URL(`../../src/${source.file}.rs`, import.meta.url), 'utf8');
      const lineWith = (/** @type {string} */ kind) => text.split('\n')[lineOf(text, kind) - 1];
      for (const kind of own) assert.match(lineWith(kind), new RegExp(`Step::${kind}\\b`, 'i'));
    }
  });

  for (const language of languages) {
    test(`${id}: ${language} has a sentence for every step and every result`, async () => {
      const say = createSay(await loadWords(language, id));
      const handles = states.flatMap((state) => handlesIn(scene.fields, state));
      for (const { id: handle } of handles) assert.notEqual(say(`handles.${handle}`), `handles.${handle}`);
      for (const preset of scene.presets ?? []) assert.notEqual(say(`presets.${preset.id}`), `presets.${preset.id}`);
      for (const { key, options } of choicesOf(scene.fields).filter((each) => !scene.fields[each.key].isLocked)) {
        for (const name of [`handles.${key}`, ...options.map((option) => `options.${option}`)]) {
          assert.notEqual(say(name), name, name);
        }
      }
      for (const { result, steps } of solved) {
        const messages = [...steps.keys()].map((index) => scene.caption(steps, index));
        for (const { key, values } of [...messages, scene.summary(result, steps)]) {
          const sentence = say(key, values);
          assert.notEqual(sentence, key, `${key} is missing`);
          // An edge is named by its two corners.
          if (values?.next !== undefined && values.edge !== undefined) assert.notEqual(values.next, values.edge, key);
          assert.doesNotMatch(sentence, /\{|undefined|NaN|@/, sentence);
        }
      }
    });
  }

  test(`${id}: every step can be drawn, at any size, and the same way twice`, () => {
    const say = (/** @type {string} */ key) => key;
    // Each is drawn some forty times; the default and the ready-made cases come first.
    for (const { state, result, steps } of solved.slice(0, isEverywhere ? 60 : 12)) {
      for (const step of steps.keys()) {
        const chosen = chosenIn(scene.fields, state);
        // Halfway from one option of each switch to the next.
        const between = Object.fromEntries(Object.keys(chosen).map((key) => [key, 0.5]));
        for (const [width, t, hasField, blend] of /** @type {[number, number, boolean, Record<string, number>][]} */ ([
          [800, 0, false, chosen],
          [320, 0.5, true, between],
        ])) {
          const frame = { state, result, steps, step, t, blend, hasField, hasNormals: true, say };
          const [first, second] = [recordingPen(width), recordingPen(width)];
          scene.draw(first.pen, frame);
          scene.draw(second.pen, frame);
          assert.deepEqual(first.strokes, second.strokes);
          assert.ok(first.strokes.length > 0);
          const { enter, exit } = givenIn(scene).ticks?.(frame) ?? { enter: 0, exit: 1 };
          assert.ok(enter >= 0 && enter <= 1 && exit >= 0 && exit <= 1);
        }
      }
    }
  });
}

test('a scene declares fifteen things at most', async () => {
  const declared = await Promise.all(scenes.map(async ({ load }) => Object.keys((await load()).default)));
  assert.ok(new Set(declared.flat()).size <= 15, [...new Set(declared.flat())].join());
});
