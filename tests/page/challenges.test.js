// Every challenge can be solved, is not solved when it is opened, and has its words; links keep what they may.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../www/library/entries/node.js';
import { challenges } from '../../www/challenges/index.js';
import { challengeIn, challengeOf } from '../../www/challenges/load.js';
import { namesOf } from '../../www/element/prose/names.js';
import { challengeSetIn } from '../../www/extras/index.js';
import * as graze from '../../www/library/entries/worlds.js';
import words from '../../www/locales/en/challenges.js';
import { languages, loadSay } from '../../www/locales/index.js';
import { Model } from '../../www/model/model.js';
import { readState, writeState } from '../../www/model/permalink.js';
import { scenes } from '../../www/scenes/index.js';
import { walk } from '../../www/scenes/walk/scene.js';
import { recordingPen } from './recording-pen.js';

/** @type {any} */
const english = words;

/** What a reader may do to solve each, as a link; a walk is given by its directions. @type {Record<string, string | { x: number, y: number }[]>} */
const solutions = {
  corner: '1~b=84,92',
  entry: '1~guess=44,-23~answer=shown',
  cuts: '1~b=152,64',
  diagonal: '1~b=84,84',
  lane: '1~b=16,98',
  sliver: '1~b=116,23',
  rim: '1~p=104,80',
  round: '1~motion=41,76',
  contact: '1~guess=31,20~answer=shown',
  tangent: '1~motionA=64,-12',
  half: '1~motionA=88,28',
  rest: '1~motion=107,71',
  end: '1~guess=78,-16~answer=shown',
  squeeze: [...Array(26).fill({ x: 0, y: 1 }), ...Array(90).fill({ x: 1, y: 0 })],
  line: '1~a=2,8~b=6,6~c=10,4~d=14,2',
  last: '1~box=45.000000000000014,44.99999999999998,57,57',
};

/**
 * Tries that fall short, each a link or directions of a walk, and what is said to be missing: every sentence once.
 * @type {Record<string, Record<string, string | { x: number, y: number }[]>>}
 */
const tries = {
  corner: {
    'The path misses the box.': '1~b=60,12',
    'It crosses the box from t\u00a0=\u00a00.588 to 0.625. It should only touch.': '1~b=84,88',
    'It enters the box at t\u00a0=\u00a00.625. It should only touch.': '1~b=80,40',
    'It touches the left side. It should touch a corner.': '1~b=56,48',
  },
  cuts: {
    'Pieces cut off: 1. The rest does not miss the box.': '1~b=80,50',
    'Pieces cut off: 3. That is enough, but the rest does not miss the box.': '1~b=140,40',
    'The path misses the box, but nothing was cut off.': '1~b=40,90',
    'The path misses the box, but only one piece was cut off.': '1~b=60,10',
  },
  diagonal: {
    'Tiles on the way: 5. There should be three.': '1~b=84,88',
    'The path runs through three tiles, but not the right ones.': '1~b=112,36',
  },
  lane: {
    'Boxes hit: 3. There should be none.': '1~b=60,98',
    'The path hits no box, but b is not at the bottom edge yet.': '1~b=22,20',
  },
  sliver: {
    'The path misses the rectangle.': '1~b=140,10',
    'The path ends inside. It should go through.': '1~b=90,50',
    '37.21% of the path is inside. It should be less than 5%.': '1~b=142,70',
  },
  rim: {
    'p is inside the circle.': '1~p=100,76',
    'p is outside the circle.': '1~p=108,80',
    'p is on the circle, but straight above, below, left or right of its center.': '1~p=120,48',
  },
  round: {
    'The circle misses the wall.': '1~motion=20,0',
    'The circle hits the left side first.': '1~motion=42,74',
  },
  tangent: {
    'The circles never meet.': '1~motionA=20,-12',
    'The circles overlap. They should only touch.': '1~motionA=64,-8',
  },
  half: {
    'The boxes never meet.': '1~motionA=20,-10',
    'The boxes meet at t\u00a0=\u00a00.49999945652232985: too early.': '1~motionA=88.0001,28',
    'The boxes meet at t\u00a0=\u00a00.575: too late.': '1~motionA=76,28',
  },
  rest: {
    'The circle hits nothing yet.': '1~motion=40,12',
    'The circle ends on the floor, 5 away from wall 5.': '1~motion=80,40',
    'The circle ends against wall 5, 13 above the floor.': '1~motion=107,20',
    'The circle ends neither on the floor nor against wall 5.': '1~motion=-28,60',
  },
  squeeze: {
    'You are still to the left of the hallway.': Array(10).fill({ x: 0, y: 1 }),
    'You are in the hallway. Go on to the right.': [
      ...Array(26).fill({ x: 0, y: 1 }),
      ...Array(60).fill({ x: 1, y: 0 }),
    ],
  },
  line: {
    'Straight turns: 1 of 4.': '1~a=2,2',
    'All four turns are straight, but the segments meet.': '1~a=2,2~b=6,2~d=11,2',
    'Ends a and b are at the same point. In this task, the ends of a segment must differ.': '1~a=14,2',
  },
  last: {
    'The path misses the wall.': '1~box=45.00000000000001,45,57,57',
    'The path crosses the wall. It should only touch.': '1~box=44.99999999999999,45,57,57',
  },
};

/** @param {string} id */
async function open(id) {
  const entry = challenges.find((each) => each.id === id);
  const { default: scene } = await /** @type {any} */ (scenes.find((each) => each.id === entry?.scene)).load();
  const challenge = challengeOf(id, scene);
  return { challenge, scene, model: new Model(challenge.scene, graze, () => {}) };
}

/**
 * Does what a reader did.
 * @param {import('../../www/challenges/load.js').Challenge} challenge @param {Model} model
 * @param {string | { x: number, y: number }[]} by a link or the directions of a walk
 */
function follow(challenge, model, by) {
  if (typeof by === 'string') {
    const state = readState(challenge.scene.fields, by);
    assert.ok(state, `${by} is no link of this challenge`);
    model.open(state);
  } else for (const direction of by) model.goOn(walk(graze, model.state, direction));
}

for (const { id, scene: name } of challenges) {
  test(`${id}: begins unsolved, and can be solved`, async () => {
    const { challenge, model } = await open(id);
    assert.equal(challenge.isSolved(model), false);
    follow(challenge, model, solutions[id]);
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
    assert.equal(challengeSetIn(challenge.scene), id);
  });

  test(`${id}: is drawn, and has its words in every language`, async () => {
    const { challenge, model } = await open(id);
    for (const language of languages) {
      const say = await loadSay(language, name, 'challenges');
      for (const key of [`tasks.${id}.title`, `tasks.${id}.task`, `tasks.${id}.hint`]) assert.notEqual(say(key), key);
      const frame = model.frame(say, { hasField: false, hasNormals: true });
      challenge.scene.draw(recordingPen().pen, frame);
      const { key, values } = challenge.scene.caption(model.steps, 0);
      assert.notEqual(say(key, values), key);
    }
  });
}

/** A state of an author's own, for each question that a scene can be asked; a good guess, as a link has it; and the answer. */
const ownStates = [
  ['half-planes', 'where', '1~a=10,10~b=90,90~box=40,20,70,80', '30,30', { x: 40, y: 40 }],
  ['half-planes', 'when', '1~a=10,10~b=90,90~box=40,20,70,80', '0.4', 0.375],
  ['half-planes', 'when', '1~a=10,10~b=20,90~box=40,20,70,80', '0.4', undefined],
  ['swept-circle', 'where', '1~circle=20,50,10~motion=100,0~wall=70,20,90,80', '40,0', { x: 60, y: 50 }],
  ['swept-circle', 'when', '1~circle=20,50,10~motion=100,0~wall=70,20,90,80', '0.4', 0.4],
  ['minkowski', 'when', '1~a=20,50,10~motionA=100,0~b=100,50,10~motionB=0,0', '0.6', 0.6],
  ['minkowski', 'when', '1~a=20,50,10~motionA=100,0~b=100,50,10~motionB=0,0~view=world', '0.6', 0.6],
  ['minkowski', 'when', '1~a=10,40,30,60~motionA=100,0~b=80,40,100,60~motionB=0,0', '0.5', 0.5],
  ['slide', 'where', '1~circle=2000,2000,90~motion=1000,0~walls=2500,1000,2600,3000', '400,0', { x: 2410, y: 2000 }],
  ['slide', 'when', '1~circle=20,20,9~motion=100,0~walls=69,10,80,90', '0.4', 0.4],
  ['slide', 'which', '1~circle=20,20,9~motion=100,0~walls=10,80,20,90;69,10,80,90', '2', 2],
  ['slide', 'which', '1~circle=20,20,9~motion=10,0~walls=69,10,80,90', '0', 0],
  ['bounce', 'where', '1~mover=10,40,20,50~motion=100,0~walls=80,10,90,90', '20,0', { x: 35, y: 45 }],
  ['bounce', 'which', '1~mover=10,40,20,50~motion=0,-60~walls=80,10,90,90', '4', 4],
  ['half-planes', 'which', '1~a=20,20~b=60,60~box=40,40,80,80', '5', 5],
  ['half-planes', 'which', '1~a=20,50~b=60,60~box=40,40,80,80', '1', 1],
  ['half-planes', 'which', '1~a=20,20~b=30,90~box=40,40,80,80', '0', 0],
  ['room', 'where', '1~movers=circle,20,20,9:motion,100,0~walls=box,69,10,80,90:name,Crate', '40,0', { x: 60, y: 20 }],
  ['room', 'which', '1~movers=box,10,10,20,20:motion,100,0~walls=box,69,10,80,90:name,Crate', '1', 1],
  // Of two movers the first is asked about; here it hits the second, after the wall and the four edges of the room.
  ['room', 'where', '1~movers=circle,20,20,9:motion,30,0;circle,20,70,9:motion,50,0~walls=', '30,0', { x: 50, y: 20 }],
  ['room', 'when', '1~movers=circle,20,20,9:motion,80,0;circle,78,20,9:motion,9,0~walls=', '0.5', 0.5],
  ['room', 'which', '1~movers=circle,20,20,9:motion,80,0;circle,78,20,9:motion,9,0~walls=box,1,80,9,90', '6', 6],
];

test('a page asks about a state of its own: the question tells nothing, and the answer is that of the library', async () => {
  for (const [name, id, link, guess, there] of /** @type {[string, string, string, string, any][]} */ (ownStates)) {
    const { default: scene } = await /** @type {any} */ (scenes.find((each) => each.id === name)).load();
    const { scene: asked, isSolved } = /** @type {any} */ (challengeIn(id, scene));
    const say = await loadSay('en', name, 'challenges');
    /** @type {any} */
    const model = new Model(asked, graze, () => {});
    const what = `${name} ${id} ${link}`;
    if (id === 'when') assert.equal(readState(asked.fields, '1~guess=1.5'), null, 'a time after the end');
    model.open(/** @type {any} */ (readState(asked.fields, link)));
    assert.equal(model.result, null, what);
    const { key, values } = asked.caption(model.steps, 0);
    const hasTwo = name === 'room' && link.includes(';');
    assert.equal(say(key, values).startsWith('Mover 1: '), hasTwo, what);
    const { pen, strokes } = recordingPen();
    asked.draw(pen, model.frame(say, { hasField: false, hasNormals: true }));
    // Seen from the world, B grown by A would be drawn where they meet.
    const answers = ['enter', 'exit', 'touch', 'normal', ...(link.includes('view=world') ? ['grown'] : [])];
    const told = strokes.map(([, role]) => role).filter((role) => answers.includes(role));
    assert.deepEqual(told, [], what);
    model.open(/** @type {any} */ (readState(asked.fields, `${link}~guess=${guess}~answer=shown`)));
    assert.deepEqual(model.result.there, there, what);
    assert.equal(isSolved(model), there !== undefined, what);
    const free = new Model(scene, graze, () => {});
    free.open(/** @type {any} */ (readState(scene.fields, link)));
    const { key: said } = asked.summary(model.result, model.steps);
    assert.equal(said, scene.summary(free.result, free.steps).key, what);
    const call = scene.call?.(free.state, free.result) ?? null;
    assert.deepEqual(asked.call?.(model.state, model.result) ?? null, call, what);
    const named = namesOf(model);
    if (free.result === null) assert.deepEqual([named('contact'), named('enter.t')], ['miss', null], what);
    asked.draw(recordingPen().pen, model.frame(say, { hasField: false, hasNormals: true }));
  }
});

test('a question does not tell where a mover slides that is at a wall from the start', async () => {
  const { default: scene } = await /** @type {any} */ (scenes.find(({ id }) => id === 'slide')).load();
  const { scene: asked } = /** @type {any} */ (challengeIn('where', scene));
  const model = new Model(asked, graze, () => {});
  model.open(/** @type {any} */ (readState(asked.fields, '1~circle=20,40,10~motion=60,30~walls=0,50,100,60')));
  const { pen, strokes } = recordingPen();
  asked.draw(
    pen,
    model.frame((key) => key, { hasField: false, hasNormals: true }),
  );
  const arrows = strokes.filter(([what, role]) => what === 'arrow' && role === 'path');
  assert.deepEqual(
    arrows.map(([, , , to]) => to),
    [{ x: 80, y: 70 }],
  );
});

for (const [id, sentences] of Object.entries(tries)) {
  test(`${id}: each try that falls short is told what is missing`, async () => {
    const said = new Set();
    for (const [sentence, by] of Object.entries(sentences)) {
      const { challenge, model } = await open(id);
      const say = await loadSay('en', challenge.scene.id, 'challenges');
      follow(challenge, model, by);
      const { key = '', values } = challenge.missing(model) ?? {};
      assert.equal(say(`tasks.${id}.lacks.${key}`, values), sentence);
      assert.equal(challenge.isSolved(model), false);
      said.add(key);
    }
    assert.deepEqual([...said].sort(), Object.keys(english.tasks[id].lacks).sort());
  });
}

test('a garbled link of a challenge is none', async () => {
  for (const [id, link] of [
    ['end', '1~motion=110,-41'],
    ['end', '1~guess=1000'],
    ['end', '1~motion=1,1'],
    ['entry', '1~answer=maybe'],
    ['squeeze', '1~walls=60,3,104,44;60,56,82,96'],
    ['line', '1~a=2,NaN'],
  ]) {
    const { challenge } = await open(id);
    assert.equal(readState(challenge.scene.fields, link), null, `${id}: ${link}`);
  }
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
