// What sentences claim, in steps and explanations, judged in whole numbers: a claim and its fact stay together.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import '../../www/library/node.js';
import { challengeOf } from '../../www/challenges/load.js';
import * as graze from '../../www/library/page.js';
import { loadSay } from '../../www/locales/index.js';
import { answerSentence, stepSentence } from '../../www/model/sentences.js';
import { defaultState } from '../../www/model/state.js';
import { stepped } from '../../www/scenes/degenerates/ordinal.js';
import { scenes } from '../../www/scenes/index.js';
import { contactOf, whole } from './exact-judge.js';
import { samples, series } from './samples.js';

/** @typedef {import('../../www/model/types.js').Point} Point */
/** @typedef {import('../../www/model/types.js').Box} Box */

/** @param {string} id */
async function sceneOf(id) {
  const { default: scene } = await /** @type {any} */ (scenes.find((each) => each.id === id)).load();
  return { scene, say: await loadSay('en', id) };
}

/** A ready-made case of a scene, solved. @param {any} scene @param {string} id */
function solved(scene, id) {
  const state = {
    ...defaultState(scene.fields),
    ...scene.presets.find((/** @type {any} */ each) => each.id === id).state,
  };
  return { state, ...scene.solve(graze, state) };
}

/** The words of an explanation. @param {string} id */
const proseOf = (id) =>
  readFileSync(new URL(`../../www/locales/en/${id}.html`, import.meta.url), 'utf8').replaceAll(/<[^>]*>/g, '');

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
        cross: 'near comes before far',
        touch: 'near and far are the same',
        miss: 'near comes after far',
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
    box: { minX: 40, minY: 40, maxX: 60, maxY: 60 },
  },
};

for (const [id, touching] of Object.entries(atCorner)) {
  test(`${id}: near and far are said to be the same exactly where they are, in a touch`, async () => {
    const { scene, say } = await sceneOf(id);
    let [count, same] = [0, 0];
    for (const state of [...samples(scene, 200), { ...defaultState(scene.fields), ...touching }]) {
      const { steps } = scene.solve(graze, state);
      for (const [index, { step, ...own }] of steps.entries()) {
        const { kind, near, far } = step ?? own;
        if (!['crosses', 'touches', 'misses'].includes(kind) || near === undefined) continue;
        const told = stepSentence(scene, steps, index, say);
        const isSame = /near and .*far are the same/.test(told);
        if (isSame) assert.deepEqual([kind, near], ['touches', far], told);
        same += Number(isSame);
        if (/near comes before/.test(told)) assert.ok(kind === 'crosses' && near <= far, told);
        if (/far comes before|near comes after/.test(told)) assert.ok(kind === 'misses' && near >= far, told);
        count += 1;
      }
    }
    assert.ok(count > 50 && same > 0, `${count} verdicts, ${same} with the same times`);
  });
}

/** The sign of a turn, exactly. @param {Point} a @param {Point} b @param {Point} c */
function turnOf(a, b, c) {
  const [ux, uy, vx, vy] = [b.x, b.y, c.x, c.y].map(whole).map((each, i) => each - whole(i % 2 === 0 ? a.x : a.y));
  const cross = ux * vy - uy * vx;
  return cross > 0n ? 1 : cross < 0n ? -1 : 0;
}

test('rotated-rect: an edge that is said to rule the path out does, and a line that is reached is said to be', async () => {
  const { scene, say } = await sceneOf('rotated-rect');
  const seen = new Set();
  const usual = defaultState(scene.fields);
  // A rectangle that is not rotated, so that ends of the path lie on the lines of its edges.
  const upright = { ...usual.rectangle, x: 80, y: 50, halfX: 30, halfY: 20, angle: 0 };
  const places = [20, 50, 60, 110, 140];
  const touching = places.flatMap((x) =>
    places.map((bx) => ({ ...usual, rectangle: upright, a: { x, y: 30 }, b: { x: bx, y: x === bx ? 30 : 10 } })),
  );
  for (const state of [...samples(scene, 200), ...touching]) {
    const { result, steps } = scene.solve(graze, state);
    const front = steps.findIndex((/** @type {any} */ { kind }) => kind === 'inFront');
    if (front < 0) continue;
    const { corners } = result;
    const { edge } = steps[front];
    const turns = [state.a, state.b].map((end) => turnOf(corners[edge], corners[(edge + 1) % 4], end));
    const isReached = turns.includes(0);
    const told = stepSentence(scene, steps, front, say);
    const about = JSON.stringify({ a: state.a, b: state.b, corners, told });
    assert.match(
      told,
      isReached ? /cannot enter the rectangle\. At most it touches/ : /No other edge needs a check/,
      about,
    );
    const contact = result.span?.contact ?? 'miss';
    assert.ok(isReached ? contact !== 'cross' : contact === 'miss', about);
    if (contact === 'miss') {
      const answer = answerSentence(scene, result, steps, say);
      assert.match(answer, isReached ? /reaches the line of edge/ : /stays in front of edge/, about);
    }
    seen.add(`${contact} ${isReached}`);
  }
  assert.deepEqual([...seen].sort(), ['miss false', 'miss true', 'touch true']);
});

test('rotated-rect: no edge has the path past a corner in front of it, and the line of the path has all corners on one side', async () => {
  const { scene } = await sceneOf('rotated-rect');
  const { state, result, steps } = solved(scene, 'corner');
  assert.equal(result.span, null);
  assert.ok(steps.every((/** @type {any} */ { kind }) => kind !== 'inFront'));
  const sides = result.corners.map((/** @type {Point} */ corner) => turnOf(state.a, state.b, corner));
  assert.equal(new Set(sides).size, 1);
});

test('swept-circle: one corner matters for the entry, and another can for the exit', async () => {
  const { scene } = await sceneOf('swept-circle');
  let others = 0;
  for (const state of samples(scene, 400)) {
    const { steps } = scene.solve(graze, state);
    for (const which of new Set(steps.map((/** @type {any} */ { wall }) => wall))) {
      const own = steps.filter((/** @type {any} */ { wall }) => wall === which);
      const corners = [true, false].map((enters) =>
        own.filter((/** @type {any} */ each) => each.kind === 'cornerSquare' && each.enters === enters),
      );
      for (const each of corners) assert.ok(each.length <= 1, JSON.stringify(state));
      const [[entry], [exit]] = corners;
      if (entry && exit && entry.corner !== exit.corner) others += 1;
    }
  }
  assert.ok(others > 0, 'no path enters and leaves at different corners');
  assert.match(proseOf('swept-circle'), /Only one corner can matter for the entry/);
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
    const state = { ...defaultState(scene.fields), box, circle, motion };
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

test('half-planes: a path that starts inside enters no half-plane, and at −∞ it has no finite point', async () => {
  const { scene } = await sceneOf('half-planes');
  assert.match(proseOf('half-planes'), /near would stay −∞ for such a path, and the point .* infinite or NaN/);
  const { state, steps } = solved(scene, 'inside');
  assert.ok(steps.every((/** @type {any} */ { kind }) => kind !== 'enters'));
  const [x, y] = [state.b.x - state.a.x, state.b.y - state.a.y].map((motion) => -Infinity * motion);
  assert.ok(!Number.isFinite(x) && !Number.isFinite(y) && Number.isNaN(-Infinity * 0));
});

test('half-planes: equal times, computed in different ways, may come out different', () => {
  assert.match(proseOf('half-planes'), /two equal times, computed in different ways, may come out different/);
  const random = series(12);
  const plain = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ line) => {
    const [da, db] = [line - a, line - b];
    return da / (da - db);
  };
  let different = 0;
  for (let i = 0; i < 200; i++) {
    // All three points are multiples of the corner, so the path runs through it at one and the same time.
    const corner = { x: 1 + random() * random(), y: 1 + random() * random() };
    const at = (/** @type {number} */ by) => ({ x: by * corner.x, y: by * corner.y });
    const [a, b] = [at(-(2 ** -10)), at(4)];
    assert.equal(turnOf(a, b, corner), 0);
    const box = { minX: corner.x, minY: corner.y - 8, maxX: corner.x + 8, maxY: corner.y };
    assert.equal(graze.segmentVsAabbContact({ a, b }, box), 'touch');
    if (plain(a.x, b.x, corner.x) !== plain(a.y, b.y, corner.y)) different += 1;
  }
  assert.ok(different > 10, `${different} of 200`);
});

test('orientation: a turn of 32-bit coordinates can need 65 bits, and never more', () => {
  const [low, high] = [-(2n ** 31n), 2n ** 31n - 1n];
  const ends = [low, high];
  const points = ends.flatMap((x) => ends.map((y) => [x, y]));
  // A determinant is largest where each point is at an end of the range.
  const largest = points.flatMap((a) =>
    points.flatMap((b) => points.map((c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))),
  );
  const most = largest.reduce((one, other) => (other > one ? other : one));
  assert.equal(BigInt.asIntN(65, most), most);
  assert.notEqual(BigInt.asIntN(64, most), most);
  assert.ok(largest.every((each) => BigInt.asIntN(65, each) === each));
  assert.match(proseOf('orientation'), /can need 65/);
});

test('orientation: where the text says that d is on c, it is', async () => {
  const { state } = solved((await sceneOf('orientation')).scene, 'noLength');
  assert.deepEqual(state.c, state.d);
  assert.match(proseOf('orientation'), /Here d is on c/);
});

test('minkowski: boxes that only touch meet, although o never gets into the sum', async () => {
  const { result } = solved((await sceneOf('minkowski')).scene, 'slides');
  assert.equal(result.contact, 'touch');
  assert.match(proseOf('minkowski'), /If o never reaches the sum, the boxes never meet/);
});

test('bounce: the part of the motion along the normal is reversed, and restitution scales all of it', () => {
  const world = graze.createWorld([{ minX: 10, minY: -50, maxX: 20, maxY: 50 }]);
  const ball = { x: 0, y: 0, radius: 1 };
  for (const [restitution, motion] of /** @type {[number, Point][]} */ ([
    [1, { x: -18, y: 4 }],
    [0.5, { x: -9, y: 2 }],
    [0, { x: 0, y: 0 }],
    [2, { x: -36, y: 8 }],
  ])) {
    const { motion: kept } = world.travel(ball, { x: 18, y: 4 }, { kind: 'bounce', restitution });
    assert.deepEqual([kept.x + 0, kept.y + 0], [motion.x, motion.y]);
  }
  world.dispose();
  assert.match(proseOf('bounce'), /the part along the normal is reversed, and the rest stays/);
  assert.match(proseOf('bounce'), /It scales the whole motion/);
});

test('degenerates: in the last challenge plain arithmetic says Touch one dot before it is one', async () => {
  const { default: scene } = await import('../../www/scenes/degenerates.js');
  const challenge = challengeOf('last', scene);
  const start = defaultState(challenge.scene.fields);
  const said = [0, 1, 2, 3, 4].map((dots) => {
    const state = { ...start, a: { ...start.a, y: stepped(start.a.y, dots) } };
    const { contact, rules } = challenge.scene.solve(graze, state).result;
    return [contact, rules.find((/** @type {any} */ { id }) => id === 'plain').says[0]];
  });
  const [exact, plain] = [0, 1].map((which) => said.findIndex((each) => each[which] === 'touch'));
  assert.deepEqual([exact, plain], [3, 2], JSON.stringify(said));
  assert.match((await loadSay('en', 'degenerates', 'challenges'))('tasks.last.task'), /says Touch one dot too early/);
});

test('walk: at the pace Dash one step is longer than the wall and the circle together', async () => {
  const { state } = solved((await sceneOf('walk')).scene, 'tunnel');
  const { wall4, walker, motion } = state;
  assert.ok(state.naiveFrom.x < wall4.minX && state.naive.x > wall4.maxX);
  assert.ok(motion.x > wall4.maxX - wall4.minX + 2 * walker.radius);
  assert.match(proseOf('walk'), /one step is longer than the wall and the circle together/);
});

test('walk: the explanation quotes the switch by its name', async () => {
  const { say } = await sceneOf('walk');
  assert.ok(proseOf('walk').includes(`“${say('toolbar.field')}”`));
});
