// Every challenge can be solved, is not solved when it is opened, and has its words; links keep what they may.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/node.js';
import { challenges, nextChallenge } from '../../www/challenges/index.js';
import { challengeOf } from '../../www/challenges/load.js';
import * as graze from '../../www/library/page.js';
import { languages, loadSay } from '../../www/locales/index.js';
import { Model } from '../../www/model/model.js';
import { readState, writeState } from '../../www/model/permalink.js';
import { nudgeHandle } from '../../www/model/state.js';
import { stepped } from '../../www/scenes/degenerates/ordinal.js';
import { scenes } from '../../www/scenes/index.js';
import { recordingPen } from './recording-pen.js';

/** What a reader may do to solve each, as a link; a walk is given by its directions. @type {Record<string, string | { x: number, y: number }[]>} */
const solutions = {
  corner: '1~b=84,94',
  entry: '1~guess=0.31~answer=shown',
  cuts: '1~b=152,64',
  sliver: '1~b=116,23',
  round: '1~motion=41,76',
  contact: '1~guess=0.34~answer=shown',
  half: '1~motionA=86,28',
  rest: '1~motion=107,71',
  three: '1~motion=34,-88',
  end: '1~guess=68,44~answer=shown',
  squeeze: [...Array(30).fill({ x: 0, y: 1 }), ...Array(90).fill({ x: 1, y: 0 })],
  line: '1~a=2,8~b=6,6~c=10,4~d=14,2',
  last: '1~a=33,62.999999999999986~b=51,36.00000000000001',
  gap: '1~a=44.99999999999999,36',
};

/** @param {string} id */
async function open(id) {
  const entry = challenges.find((each) => each.id === id);
  const { default: scene } = await /** @type {any} */ (scenes.find((each) => each.id === entry?.scene)).load();
  const challenge = challengeOf(id, scene);
  return { challenge, scene, model: new Model(challenge.scene, graze, () => {}) };
}

for (const { id, scene: name } of challenges) {
  test(`${id}: begins unsolved, and can be solved`, async () => {
    const { challenge, model } = await open(id);
    assert.equal(challenge.isSolved(model), false);
    const solution = solutions[id];
    if (typeof solution === 'string') {
      const state = readState(challenge.scene.fields, solution);
      assert.ok(state, `${solution} is no link of this challenge`);
      model.open(state);
    } else for (const direction of solution) model.walk(direction);
    assert.equal(challenge.isSolved(model), true, JSON.stringify([model.state, model.result]));
    const link = writeState(challenge.scene.fields, model.state);
    assert.deepEqual(readState(challenge.scene.fields, link), model.state);
  });

  test(`${id}: what belongs to the task has no handle, and no link changes it`, async () => {
    const { challenge, scene } = await open(id);
    const kept = Object.entries(challenge.scene.fields).filter(([, field]) => field.isLocked && field.grips.length > 0);
    for (const [key, field] of kept) {
      const first = field.components[0];
      const value = { ...field.default, [first]: field.default[first] + 1 };
      const isFree = ['walker', 'from', 'motion', 'naive'].includes(key) && id === 'squeeze';
      assert.equal(field.check(value) === null, isFree, `${id}: ${key}`);
    }
    assert.equal(challenge.scene.id, scene.id);
    assert.equal(challenge.scene.challenge, id);
  });

  test(`${id}: is drawn, and has its words in every language`, async () => {
    const { challenge, model } = await open(id);
    for (const language of languages) {
      const say = await loadSay(language, name, 'challenges');
      for (const key of [`tasks.${id}.title`, `tasks.${id}.task`]) assert.notEqual(say(key), key);
      const frame = model.frame(say, { hasField: false, hasNormals: true });
      challenge.scene.draw(recordingPen().pen, frame);
      const { key, values } = challenge.scene.caption(model.steps, 0);
      assert.notEqual(say(key, values), key);
    }
  });
}

test('a guess that is off is told how far, and is not solved', async () => {
  const { challenge, model } = await open('end');
  model.open(/** @type {any} */ (readState(challenge.scene.fields, '1~guess=10,10~answer=shown')));
  assert.equal(challenge.isSolved(model), false);
  assert.equal(model.result.off, Math.hypot(68 - 10, 44.00000000000001 - 10));
});

test('nothing of the answer is drawn before it is asked for', async () => {
  for (const id of ['entry', 'contact', 'end']) {
    const { challenge, model } = await open(id);
    const say = await loadSay('en', challenge.scene.id, 'challenges');
    const { pen, strokes } = recordingPen();
    challenge.scene.draw(pen, model.frame(say, { hasField: false, hasNormals: true }));
    const roles = new Set(strokes.map(([, role]) => role));
    assert.deepEqual(
      [...roles].filter((role) => !['path', 'fixed', 'ghost'].includes(role)),
      [],
    );
    assert.equal(model.result, null);
  }
});

test('the next challenge is one that is not solved, around the end of the list', () => {
  const ids = challenges.map(({ id }) => id);
  assert.equal(nextChallenge('', () => false)?.id, ids[0]);
  assert.equal(nextChallenge(ids[0], (id) => id === ids[1])?.id, ids[2]);
  assert.equal(nextChallenge(/** @type {string} */ (ids.at(-1)), () => false)?.id, ids[0]);
  assert.equal(
    nextChallenge(ids[3], (id) => id !== ids[3]),
    undefined,
  );
});

test('in the exact cases nothing but the exact answer counts: what plain arithmetic takes for a touch is none', async () => {
  const { challenge, model } = await open('last');
  const after = (/** @type {string} */ id, /** @type {number} */ steps) => {
    for (let i = 0; i < steps; i++) {
      model.set(nudgeHandle(challenge.scene.fields, model.state, id, { x: 0, y: 1 }).state, 'user');
    }
    return [model.result.contact, model.result.rules[0].says[0], challenge.isSolved(model)];
  };
  assert.equal(model.state.a.y, stepped(63, -3));
  assert.deepEqual(after('a', 2), ['miss', 'touch', false]);
  assert.deepEqual(after('a', 1), ['touch', 'touch', true]);
  assert.deepEqual(after('a', 1), ['cross', 'cross', false]);
});

test('between two walls one step apart, neither around them nor on the side of one counts', async () => {
  const { challenge, model } = await open('gap');
  const { fields } = challenge.scene;
  const solves = (/** @type {string} */ link) => {
    model.open(/** @type {any} */ (readState(fields, link)));
    return [model.result.contact, challenge.isSolved(model)];
  };
  const left = stepped(45, -1);
  assert.deepEqual(solves('1'), ['touch', false]);
  assert.deepEqual(solves(`1~a=${left},36~b=${left},62`), ['touch', false]);
  assert.deepEqual(solves(`1~a=${left},36`), ['miss', true]);
  assert.deepEqual(solves(`1~b=${left},62`), ['miss', true]);
  assert.deepEqual(solves('1~a=60,36~b=60,62'), ['miss', false]);
  assert.deepEqual(solves('1~a=20,36~b=20,62'), ['miss', false]);
  assert.deepEqual(solves('1~a=45,36~b=45,40'), ['miss', false]);
});
