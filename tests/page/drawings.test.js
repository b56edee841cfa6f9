// What is drawn and said changes only on purpose. Some steps of some cases of each scene stand in `drawings/`, a stroke a
// line, and what challenges and the cases of the lesson come to. After a change that was meant, look at the scene, then accept it: `ACCEPT=1 node --test tests/page/drawings.test.js`.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { namedColors, ruler } from '../../scripts/site/pictures.js';
import { asks } from '../../www/challenges/asks.js';
import { challenges } from '../../www/challenges/index.js';
import { challengeOf } from '../../www/challenges/load.js';
import { layOut, small } from '../../www/element/figure/lay-out.js';
import { paint } from '../../www/element/figure/paint.js';
import { record } from '../../www/element/figure/record.js';
import { SvgContext } from '../../www/element/figure/svg-context.js';
import { View } from '../../www/element/figure/view.js';
import { HandlePlaces } from '../../www/element/input/handle-places.js';
import { compare, toldText } from '../../www/element/panel/code/portable.js';
import '../../www/library/entries/node.js';
import { givenIn } from '../../www/extras/index.js';
import { casesOf as casesIn, chapters } from '../../www/lesson/chapters.js';
import * as graze from '../../www/library/entries/worlds.js';
import { Model } from '../../www/model/model.js';
import { choicesOf, defaultState, isSameState, withChoice } from '../../www/model/state.js';
import { rowsOf } from '../../www/model/step-rows.js';
import { handlesIn } from '../../www/model/things.js';
import { scenes } from '../../www/scenes/index.js';
import { linesOf, tell } from './drawing-text.js';
import { recordingPen } from './recording-pen.js';
import { casesOf, dragged, isQuick } from './samples.js';

/** @typedef {import('../../www/model/types.js').Frame} Frame */
/** @typedef {import('../../www/model/types.js').Scene} Scene */
/** @typedef {import('../../www/model/types.js').State} State */

const folder = new URL('drawings/', import.meta.url);
const accepts = Boolean(process.env.ACCEPT);
/** How many ready-made cases are told beside the first: so few that a scene is read in a minute. */
const others = 3;
const advice =
  'If you meant this change, look at the scene (npm start) and accept it: ACCEPT=1 node --test tests/page/drawings.test.js. If you did not, it is a defect.';

/** @param {string} key @param {any} [value] */
const say = (key, value) => (value === undefined ? key : `${key} ${tell(value)}`);

/**
 * The first state in its first, middle and last step; some other cases, and a state that was dragged, in their last.
 * @param {Scene} scene
 * @returns {{ name: string, state: State, parts: number[] }[]} of the steps, from 0 to 1
 */
function toldCases(scene) {
  const [start, ...more] = casesOf(scene).filter(({ state }) =>
    Object.values(state).every(({ choice }) => isQuick(choice)),
  );
  const news = more.filter(({ state }) => !isSameState(scene.fields, state, start.state));
  const some = news.filter(
    (_, i) => i === 0 || Math.floor((i * others) / news.length) !== Math.floor(((i - 1) * others) / news.length),
  );
  return [
    { name: start.id, state: start.state, parts: [0, 0.5, 1] },
    ...some.map(({ id, state }) => ({ name: id, state, parts: [1] })),
    { name: 'dragged', state: dragged(scene, start.state, 1), parts: [1] },
  ];
}

/** Of many lines how many letters of their hash are told. */
const letters = 12;
/** @param {string[]} parts */
const hashOf = (parts) => createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, letters);

/**
 * What all steps of some states come to: a change in a step that is not told shows here.
 * @param {Scene} scene @param {State[]} states
 */
function sumOf(scene, states) {
  /** @type {string[]} */
  const told = [];
  let [steps, count] = [0, 0];
  const model = new Model(scene, graze, () => {});
  for (const state of states) {
    model.open(state);
    model.t = 0.37;
    told.push(tell(rowsOf(model)));
    for (const step of model.steps.keys()) {
      const frame = model.frame(say, { hasField: false, hasNormals: true }, step);
      const blend = Object.fromEntries(Object.entries(frame.blend).map(([key, index]) => [key, Math.abs(index - 0.5)]));
      const strokes = [frame, { ...frame, hasField: true, blend }].flatMap((each) => strokesOf(scene, each));
      steps += 1;
      count += strokes.length;
      told.push(tell([...strokes, scene.caption(frame.steps, step), scene.summary(frame.result, frame.steps)]));
    }
  }
  return `${steps} steps, ${count} strokes, ${hashOf(told)}`;
}

/** Pictures in pages, on a phone and on a wide screen: too small for labels and just wide enough, with the field layer, zoomed. */
const pictures = [
  { width: small - 1, hasField: false, isZoomed: false },
  { width: 240, hasField: false, isZoomed: false },
  { width: 334, hasField: true, isZoomed: false },
  { width: 770, hasField: false, isZoomed: true },
  { width: 1600, hasField: true, isZoomed: false },
];

/**
 * What a step comes to as it is painted in some pictures, with the places of the handles.
 * @param {Scene} scene @param {State} state @param {Frame} frame
 */
function paintedOf(scene, state, frame) {
  const { minX, minY, maxX, maxY } = scene.world;
  const part = { minX: 0.6 * minX + 0.4 * maxX, minY: 0.7 * minY + 0.3 * maxY, maxX, maxY };
  const names = Object.keys(scene.fields);
  return pictures.map(({ width, hasField, isZoomed }, i) => {
    const view = new View(isZoomed ? part : scene.world, width, width / 1.6);
    const drawing = record(scene, { ...frame, hasField }, view);
    const handles = new HandlePlaces();
    const all = handlesIn(scene.fields, state);
    const inHand = names[i % names.length];
    const taken = handles.update({ scene, state, isZoomed }, all, view, drawing.hits, new Set(), inHand);
    const context = /** @type {any} */ (new SvgContext(width, width / 1.6, scene.id, ruler));
    paint(context, drawing, namedColors, layOut(drawing, taken, context));
    const parts = context.end().split('><');
    return `${parts.length} parts ${hashOf([...parts, ...[...handles.now].map(tell)])}`;
  });
}

/** @param {Scene} scene @param {Frame} frame */
function strokesOf(scene, frame) {
  const { pen, strokes } = recordingPen();
  scene.draw(pen, frame);
  return strokes;
}

/** States whose steps are only summed: the ready-made cases, each option, both dragged somewhere, motions along an axis. @param {Scene} scene */
function summedStates(scene) {
  const cases = casesOf(scene)
    .map(({ state }) => state)
    .filter((state) => Object.values(state).every(({ choice }) => isQuick(choice)));
  const [start] = cases;
  const options = choicesOf(scene.fields).flatMap(({ key, options }) =>
    options.filter(isQuick).map((option) => withChoice(scene.fields, start, key, option)),
  );
  const moved = [...cases, ...options].map((state, i) => dragged(scene, state, 2 + i));
  const motions = Object.keys(start).filter((key) => scene.fields[key].kind === 'vector');
  const straight = motions.flatMap((key) => [
    { ...start, [key]: { ...start[key], x: 0 } },
    { ...start, [key]: { ...start[key], y: 0 } },
  ]);
  return { 'ready-made cases': cases, options, 'dragged somewhere': moved, 'straight motions': straight };
}

/**
 * A scene as text: of each step its sentence, the answer, and what is drawn that the step above it does not have.
 * @param {Scene} scene @param {any} portable the lines to copy
 */
function textOf(scene, portable) {
  const { ticks } = givenIn(scene);
  const model = new Model(scene, graze, () => {});
  /** @type {string[]} */
  let above = [];
  const blocks = toldCases(scene).flatMap(({ name, state, parts }) => {
    model.open(state);
    model.t = 0.37;
    const last = model.steps.length - 1;
    return [...new Set(parts.map((part) => Math.round(part * last)))].map((step) => {
      const frame = model.frame(say, { hasField: false, hasNormals: true }, step);
      const { result, steps } = frame;
      const both = compare(graze, portable, scene.call?.(state, result), result);
      const words = {
        step: scene.caption(steps, step),
        answer: scene.summary(result, steps),
        ticks: ticks?.(frame),
        code: both && Object.values(toldText(both, say, say)).join(' / '),
        painted: paintedOf(scene, state, frame).join(', '),
      };
      const said = Object.entries(words).map(([key, value]) => value && `${key}: ${tell(value)}`);
      const lines = [...said.filter(Boolean), ...linesOf(strokesOf(scene, frame))];
      const news = lines.filter((line) => !above.includes(line));
      const kept = lines.length - news.length;
      above = lines;
      const all = kept > 0 ? [...news, `and ${kept} lines of the step above`] : news;
      return [`${name}, step ${step + 1} of ${last + 1}`, ...all.map((line) => `  ${line}`)].join('\n');
    });
  });
  const sums = Object.entries(summedStates(scene))
    .filter(([, states]) => states.length > 0)
    .map(([name, states]) => `  ${name}: ${sumOf(scene, states)}`);
  return `${[...blocks, ['all steps', ...sums].join('\n')].join('\n\n')}\n`;
}

/**
 * The lines that only one of two texts has, under the headings of their steps.
 * @param {string} before @param {string} now
 */
function changesOf(before, now) {
  const blocks = (/** @type {string} */ text) =>
    new Map(
      text
        .trimEnd()
        .split('\n\n')
        .map((block) => block.split('\n'))
        .map(([heading, ...lines]) => [heading, lines]),
    );
  const [old, young] = [blocks(before), blocks(now)];
  const only = (/** @type {string[]} */ lines, /** @type {string[]} */ others) =>
    lines.filter((line) => !others.includes(line));
  return [...new Set([...old.keys(), ...young.keys()])].flatMap((heading) => {
    const [were, are] = [old.get(heading) ?? [], young.get(heading) ?? []];
    const [gone, come] = [only(were, are), only(are, were)];
    if (String(were) === String(are)) return [];
    const isMoved = gone.length + come.length === 0;
    return [
      heading,
      ...gone.map((line) => `- ${line}`),
      ...come.map((line) => `+ ${line}`),
      ...(isMoved ? ['  the same in another order'] : []),
    ];
  });
}

/**
 * A challenge as text: what can be moved, what is asked or missing, and what its states come to.
 * @param {import('../../www/challenges/load.js').Challenge} challenge
 */
function challengeText({ id, scene, snap, hasOthers, missing, again }) {
  const start = defaultState(scene.fields);
  const shown = (/** @type {State} */ state) => ({ ...state, answer: { choice: 'shown' } });
  const second = again(shown(start));
  const asked = hasOthers ? [start, second, again(shown(second))] : [start];
  const moved = [2, 3, 4].map((seed) => dragged(scene, start, seed));
  const model = new Model(scene, graze, () => {});
  const lacks = moved.map((state) => {
    model.open(state);
    return missing(model);
  });
  const free = handlesIn(scene.fields, start).filter(({ field }) => !field.isLocked);
  const sums = { asked, ...(scene.fields.answer && { shown: [...asked, ...moved].map(shown) }), moved };
  return [
    `${id} of ${scene.id}`,
    `  moves: ${free.map((handle) => handle.id)} by ${snap}`,
    ...(lacks.some(Boolean) ? [`  lacks: ${lacks.map(tell).join(', ')}`] : []),
    ...Object.entries(sums).map(([name, states]) => `  ${name}: ${sumOf(scene, states)}`),
  ].join('\n');
}

async function challengesText() {
  const own = challenges.map(({ id, scene }) => ({ id, name: scene }));
  const free = Object.entries(asks).flatMap(([name, each]) => Object.keys(each).map((id) => ({ id, name })));
  const texts = [...own, ...free].map(async ({ id, name }) => {
    const { default: scene } = await /** @type {any} */ (scenes.find((each) => each.id === name)).load();
    return challengeText(challengeOf(id, scene));
  });
  return `${(await Promise.all(texts)).join('\n\n')}\n`;
}

/** The cases of the lesson, with what is right in each. */
async function lessonText() {
  const texts = chapters.map(async (chapter, i) => {
    const cases = await casesIn(chapter);
    return `${i + 1} ${chapter.name}\n  ${cases.length} cases, ${hashOf(cases.map(tell))}`;
  });
  return `${(await Promise.all(texts)).join('\n\n')}\n`;
}

const texts = {
  ...Object.fromEntries(
    scenes.map(({ id, load }) => [
      id,
      async () => {
        const place = new URL(`../../www/scenes/${id}/portable.js`, import.meta.url);
        return textOf((await load()).default, existsSync(place) ? await import(place.href) : {});
      },
    ]),
  ),
  challenges: challengesText,
  lesson: lessonText,
};

for (const [name, textNow] of Object.entries(texts)) {
  test(`${name}: it is drawn and said as it was accepted`, async () => {
    const file = new URL(`${name}.txt`, folder);
    const text = await textNow();
    if (accepts || !existsSync(file)) {
      writeFileSync(file, text);
      return;
    }
    const changes = changesOf(readFileSync(file, 'utf8'), text);
    assert.ok(
      changes.length === 0,
      `${name} is drawn or said otherwise than ${file.pathname} has it:\n\n${changes.join('\n')}\n\n${advice}`,
    );
  });
}

test('everything that was accepted is there', () => {
  const gone = readdirSync(folder).filter((name) => !(name.replace('.txt', '') in texts));
  if (accepts) for (const name of gone) rmSync(new URL(name, folder));
  else assert.deepEqual(gone, [], 'there is no such thing any more; remove these files, or run with ACCEPT=1');
});
