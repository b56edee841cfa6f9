// What the sentences of steps and answers claim, judged in whole numbers: a claim and its fact stay together.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as graze from '../../www/library/entries/worlds.js';
import { answerSentence, stepSentence } from '../../www/model/sentences.js';
import { defaultState } from '../../www/model/state.js';
import { contactOf, whole } from './exact-judge.js';
import { sceneOf, solved, turnOf } from './facts.js';
import { samples, series } from './samples.js';

/** @typedef {import('../../www/model/types.js').Point} Point */
/** @typedef {import('../../www/model/types.js').Box} Box */

/** How far a point is in front of a side, exactly. @param {Box} box @param {string} side @param {Point} point */
function distance({ minX, minY, maxX, maxY }, side, { x, y }) {
  const [at, line, way] = { left: [x, minX, -1n], right: [x, maxX, 1n], top: [y, minY, -1n], bottom: [y, maxY, 1n] }[
    /** @type {'left'} */ (side)
  ];
  return /** @type {bigint} */ (way) * (whole(/** @type {number} */ (at)) - whole(/** @type {number} */ (line)));
}

/** Paths on a small grid, on which ends, sides and corners often meet, beside the samples of a scene. @param {any} scene */
function* paths(scene) {
  yield* samples(scene, 60);
  const random = series(31);
  const whole = () => Math.floor(random() * 6) * 20;
  const usual = defaultState(scene.fields);
  for (let i = 0; i < 600; i++) {
    const [a, b] = [0, 1].map(() => ({ x: whole(), y: Math.min(whole(), 80) }));
    const [left, right] = [whole(), whole()].sort((one, other) => one - other);
    const [top, bottom] = [whole(), whole()].sort((one, other) => one - other).map((y) => Math.min(y, 80));
    yield { ...usual, a, b, box: { minX: left, minY: top, maxX: right, maxY: bottom } };
  }
}

test('half-planes: what a step says of a line and what the verdict gives as its reason is so', async () => {
  const { scene, say } = await sceneOf('half-planes');
  const seen = new Map();
  const note = (/** @type {string} */ what) => seen.set(what, (seen.get(what) ?? 0) + 1);
  for (const state of paths(scene)) {
    const { a, b, box } = state;
    const { steps } = scene.solve(graze, state);
    const told = steps.map((/** @type {any} */ _, /** @type {number} */ index) =>
      stepSentence(scene, steps, index, say),
    );
    const contact = contactOf(a, b, box);
    const about = JSON.stringify({ a, b, box, told });
    const front = steps.findIndex((/** @type {any} */ { kind }) => kind === 'inFront');
    const { near, far } = steps.at(-1);
    if (front < 0) {
      const order = {
        cross: 'Near comes before far',
        touch: 'Near equals far',
        miss: 'Far comes before near',
      };
      assert.ok(told.at(-1).startsWith(order[contact]), about);
      if (contact === 'touch') assert.equal(near, far, about);
      note(`${contact} by times`);
      continue;
    }
    const distances = [a, b].map((end) => distance(box, steps[front].side, end));
    assert.ok(
      distances.every((each) => each >= 0n),
      about,
    );
    const isReached = distances.includes(0n);
    assert.match(
      told[front],
      isReached ? /cannot enter the box\. At most it touches/ : /the whole path is in front of this line/,
    );
    // One line alone decides, and only then is it said that no other counts.
    assert.equal(/No other side needs a check/.test(told[front]), !isReached, about);
    assert.ok(isReached ? contact !== 'cross' : contact === 'miss', about);
    const reasons = {
      cross: /never/,
      touch: /reaches that line on the boundary of the box/,
      miss: isReached ? /reaches that line, but not on the box/ : /stays in front of that line/,
    };
    assert.match(told.at(-1), reasons[contact], about);
    note(`${contact}, line ${isReached ? 'reached' : 'not reached'}`);
  }
  const expected = ['cross by times', 'miss by times', 'miss, line not reached', 'miss, line reached'];
  assert.deepEqual([...seen.keys()].sort(), [...expected, 'touch by times', 'touch, line reached'].sort());
  for (const [what, count] of seen) assert.ok(count >= 5, `${what}: ${count}`);
});

/** A state in each scene in which the path runs past a corner and touches it. @type {Record<string, object>} */
const atCorner = {
  degenerates: {},
  minkowski: {
    a: { minX: 20, minY: 20, maxX: 30, maxY: 30 },
    motionA: { x: 20, y: -20 },
    b: { minX: 40, minY: 20, maxX: 60, maxY: 40 },
    motionB: { x: 0, y: 0 },
  },
  'swept-circle': {
    circle: { x: 20, y: 40, radius: 10 },
    motion: { x: 20, y: -20 },
    wall: { minX: 40, minY: 40, maxX: 60, maxY: 60 },
  },
};

for (const [id, touching] of Object.entries(atCorner)) {
  test(`${id}: near and far are said to be the same exactly where they are, in a touch`, async () => {
    const { scene, say } = await sceneOf(id);
    let [count, same] = [0, 0];
    for (const state of [...samples(scene, 800), { ...defaultState(scene.fields), ...touching }]) {
      const { steps } = scene.solve(graze, state);
      for (const [index, { step, ...own }] of steps.entries()) {
        const { kind, near, far } = step ?? own;
        if (!['crosses', 'touches', 'misses'].includes(kind) || near === undefined) continue;
        const told = stepSentence(scene, steps, index, say);
        const isSame = /near equals (the exact )?far/i.test(told);
        if (isSame) assert.deepEqual([kind, near], ['touches', far], told);
        same += Number(isSame);
        if (/near comes before/i.test(told)) assert.ok(kind === 'crosses' && near <= far, told);
        if (/near comes after/i.test(told)) assert.ok(kind === 'misses' && near >= far, told);
        count += 1;
      }
    }
    assert.ok(count > 50 && same > 0, `${count} verdicts, ${same} with the same times`);
  });
}

test('rotated-rect: an edge that is said to rule the path out does, and one that the path is said to run along is on its line', async () => {
  const { scene, say } = await sceneOf('rotated-rect');
  const seen = new Set();
  const usual = defaultState(scene.fields);
  // A rectangle that is not rotated, so that ends of the path lie on the lines of its edges.
  const upright = { ...usual.rectangle, x: 80, y: 50, halfX: 30, halfY: 20, angle: 0 };
  const places = [20, 50, 60, 110, 140];
  const touching = places.flatMap((x) =>
    places.map((bx) => ({ ...usual, rectangle: upright, a: { x, y: 30 }, b: { x: bx, y: bx === 50 ? 30 : 10 } })),
  );
  for (const state of [...samples(scene, 200), ...touching]) {
    const { result, steps } = scene.solve(graze, state);
    const { corners } = result;
    const contact = result.span?.contact ?? 'miss';
    for (const [index, { kind, about: edge }] of steps.entries()) {
      if (kind !== 'inFront' && kind !== 'along') continue;
      const [from, to] = [corners[edge.at], corners[(edge.at + 1) % corners.length]];
      const turns = [state.a, state.b].map((end) => turnOf(from, to, end));
      const told = stepSentence(scene, steps, index, say);
      const about = JSON.stringify({ a: state.a, b: state.b, corners, told });
      assert.ok(
        turns.every((turn) => (kind === 'along' ? turn === 0 : turn < 0)),
        about,
      );
      assert.match(told, kind === 'along' ? /At most it touches/ : /No other edge needs a check/, about);
      assert.ok(kind === 'along' ? contact !== 'cross' : contact === 'miss', about);
      if (kind === 'inFront') assert.match(answerSentence(scene, result, steps, say), /stays in front of edge/, about);
      seen.add(`${contact} ${kind}`);
    }
  }
  assert.deepEqual([...seen].sort(), ['miss along', 'miss inFront', 'touch along']);
});

test('rotated-rect: no edge has the path past a corner in front of it, and the line of the path has all corners on one side', async () => {
  const { scene } = await sceneOf('rotated-rect');
  const { state, result, steps } = solved(scene, 'corner');
  assert.equal(result.span, null);
  assert.ok(steps.every((/** @type {any} */ { kind }) => kind !== 'inFront'));
  const sides = result.corners.map((/** @type {Point} */ corner) => turnOf(state.a, state.b, corner));
  assert.equal(new Set(sides).size, 1);
});

test('swept-circle: a path starts, ends, enters or leaves at a corner square, and misses its circle, as it is said', async () => {
  const { scene, say } = await sceneOf('swept-circle');
  const seen = new Set();
  const random = series(17);
  const between = (/** @type {number} */ low, /** @type {number} */ high) =>
    Math.round(2 * (low + random() * (high - low))) / 2;
  for (let i = 0; i < 3000; i++) {
    // About the top left corner of the wall.
    const box = { minX: 60, minY: 50, maxX: 110, maxY: 80 };
    const circle = { x: between(30, 70), y: between(20, 60), radius: between(2, 20) };
    const motion = { x: between(-30, 40), y: between(-30, 40) };
    const state = { ...defaultState(scene.fields), wall: box, circle, motion };
    const { result, steps } = scene.solve(graze, state);
    const ends = { starts: circle, ends: { x: circle.x + motion.x, y: circle.y + motion.y } };
    // How deep a place is in the grown wall with square corners: 0 at its boundary, negative outside.
    const depth = (/** @type {Point} */ at) =>
      circle.radius + Math.min(25 - Math.abs(at.x - 85), 15 - Math.abs(at.y - 65));
    const about = JSON.stringify({ circle, motion });
    for (const [index, { kind, enters }] of steps.entries()) {
      if (kind !== 'cornerSquare') continue;
      const [, verb] = /^The path (\w+) /.exec(stepSentence(scene, steps, index, say)) ?? [];
      const own = enters ? 'starts' : 'ends';
      assert.ok(verb === own ? depth(ends[own]) >= 0 : depth(ends[own]) <= 0, `${verb}: ${about}`);
      seen.add(verb);
    }
    if (!steps.some((/** @type {any} */ { kind }) => kind === 'cornerMissed')) continue;
    // What a longer motion would meet.
    const farther = graze.circleVsAabbContact(circle, { x: 64 * motion.x, y: 64 * motion.y }, box) !== null;
    const answer = answerSentence(scene, result, steps, say);
    const [, why] = /(would pass|passes|ends before|starts past)/.exec(answer) ?? [];
    if (why === 'would pass' || why === 'starts past' || why === 'passes') assert.ok(!farther, `${about}: ${answer}`);
    else assert.ok(farther, `${about}: ${answer}`);
    seen.add(why);
  }
  const verbs = ['starts', 'ends', 'enters', 'leaves', 'would pass', 'passes', 'ends before', 'starts past'];
  assert.deepEqual([...seen].sort(), verbs.sort());
});

test('minkowski: why two circles miss is so, and where they touch or overlap, by the squares of whole numbers', async () => {
  const { scene, say } = await sceneOf('minkowski');
  const seen = new Map();
  const random = series(23);
  const between = (/** @type {number} */ low, /** @type {number} */ high) =>
    Math.floor(low + random() * (high - low + 1));
  const circle = () => ({ x: between(0, 12), y: between(0, 8), radius: between(0, 3) });
  const motion = () => ({ x: between(-6, 6), y: between(-6, 6) });
  for (let i = 0; i < 4000; i++) {
    const state = { ...defaultState(scene.fields), a: circle(), motionA: motion(), b: circle(), motionB: motion() };
    const { a, b, motionA, motionB } = state;
    const { result, steps } = scene.solve(graze, state);
    const answer = answerSentence(scene, result, steps, say);
    const about = JSON.stringify({ a, b, motionA, motionB, answer });
    const [x, y] = [a.x - b.x, a.y - b.y];
    const [dx, dy] = [motionA.x - motionB.x, motionA.y - motionB.y];
    const [reach, long, along] = [(a.radius + b.radius) ** 2, dx * dx + dy * dy, x * dx + y * dy];
    const [start, end] = [x * x + y * y, (x + dx) ** 2 + (y + dy) ** 2];
    // Of the closest place on the path, multiplied by the square of its length.
    const isWithin = along < 0 && along + long > 0;
    const [least, scale] = isWithin ? [(x * dy - y * dx) ** 2, long] : [Math.min(start, end), 1];
    const contact = least < reach * scale ? 'cross' : least === reach * scale ? 'touch' : 'miss';
    assert.equal(result?.contact ?? 'miss', contact, about);
    const why = contact === 'miss' ? (/no closer|before the circles meet|passes/.exec(answer)?.[0] ?? '') : contact;
    if (why === 'no closer') assert.ok(along >= 0, about);
    if (why === 'before the circles meet') assert.ok(along + long < 0, about);
    if (why === 'passes') assert.ok(isWithin || along + long === 0, about);
    seen.set(why, (seen.get(why) ?? 0) + 1);
  }
  const expected = ['before the circles meet', 'cross', 'no closer', 'passes', 'touch'];
  assert.deepEqual([...seen.keys()].sort(), expected);
  for (const [what, count] of seen) assert.ok(count >= 20, `${what}: ${count}`);
});

test('point: what a step says of an edge or of two squares, and what the answer says, is so', async () => {
  const { scene, say } = await sceneOf('point');
  const seen = new Set();
  const presets = scene.presets.map((/** @type {any} */ { state }) => state);
  const usual = defaultState(scene.fields);
  const atCorner = { ...usual, p: { x: usual.box.maxX, y: usual.box.minY }, shape: { choice: 'box' } };
  for (const state of [...presets, atCorner, ...samples(scene, 200)]) {
    const { p, box, circle, shape } = state;
    const { result, steps } = scene.solve(graze, state);
    const told = steps.map((/** @type {any} */ _, /** @type {number} */ i) => stepSentence(scene, steps, i, say));
    const answer = answerSentence(scene, result, steps, say);
    const about = JSON.stringify({ state, told, answer });
    if (shape.choice === 'rectangle') {
      for (const [i, { kind, ax, ay, bx, by }] of steps.entries()) {
        if (kind !== 'turns') continue;
        const turn = turnOf({ x: ax, y: ay }, { x: bx, y: by }, p);
        const words = steps[0].kind === 'isSegment' ? /not on the line/ : /behind this edge|in front of this edge/;
        assert.equal(words.test(told[i]), turn !== 0, about);
        if (steps[0].kind !== 'isSegment') assert.equal(/behind this edge/.test(told[i]), turn > 0, about);
        seen.add(`turn ${turn}`);
      }
    }
    if (shape.choice === 'box' && result === 'boundary') {
      const isAtCorner = [box.minX, box.maxX].includes(p.x) && [box.minY, box.maxY].includes(p.y);
      assert.match(answer, isAtCorner ? /corner of the box/ : /side of the box/, about);
      seen.add(isAtCorner ? 'corner' : 'side');
    }
    if (shape.choice !== 'circle') continue;
    const [dx, dy, r] = [whole(p.x) - whole(circle.x), whole(p.y) - whole(circle.y), whole(circle.radius)];
    const square = dx * dx + dy * dy;
    const is = square < r * r ? 'inside' : square > r * r ? 'outside' : 'boundary';
    assert.equal(result, is, about);
    const [words, distance] = {
      inside: [/less than the sq/, /less|just inside/],
      outside: [/more than the sq/, /more|just out/],
      boundary: [/exactly/, /exactly/],
    }[is];
    assert.match(told[1], words, about);
    assert.match(answer, distance, about);
    // What is told apart by no digit on show is said to be.
    const [, first, second] = /distance, ([\d.,]+), is .* radius, ([\d.,]+)\./.exec(told[1]) ?? [];
    assert.ok(first === undefined || first !== second, about);
    seen.add(is);
  }
  const expected = ['boundary', 'corner', 'inside', 'outside', 'side', 'turn -1', 'turn 0', 'turn 1'];
  assert.deepEqual([...seen].sort(), expected);
});
