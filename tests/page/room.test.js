// A reader's own room: what its tools do, what its texts hold, and how its mover is walked.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roomOf } from '../../www/element/panel/room-link.js';
import '../../www/library/entries/node.js';
import { cornersOf as cornersTold, createWorld, recordWorld } from '../../www/library/entries/index.js';
import * as graze from '../../www/library/entries/worlds.js';
import { loadSay } from '../../www/locales/index.js';
import { body as bodyField } from '../../www/model/fields/body.js';
import { cornersOf } from '../../www/model/fields/body-shape.js';
import { readState, writeState } from '../../www/model/permalink.js';
import { stateFrom } from '../../www/model/script-state.js';
import { defaultState, withChoice } from '../../www/model/state.js';
import { handleOf, nameOf } from '../../www/model/things.js';
import bounce from '../../www/scenes/bounce/scene.js';
import minkowski from '../../www/scenes/minkowski/scene.js';
import { edits, roomText } from '../../www/scenes/room/edits.js';
import { roomOf as roomOfRecording } from '../../www/scenes/room/recording.js';
import scene from '../../www/scenes/room/scene.js';
import { walk } from '../../www/scenes/room/walk.js';
import slide from '../../www/scenes/slide/scene.js';
import stroll from '../../www/scenes/walk/scene.js';
import { moveHandle, nudgeHandle, resetHandle } from './by-name.js';

/** @import { Point, State } from '../../www/model/types.js' */

const { fields, presets = [] } = scene;
const start = defaultState(fields);
/** @param {string} id */
const preset = (id) => /** @type {State} */ (presets.find((each) => each.id === id)?.state);
/** @param {State} state @param {string} tool @param {string} [name] @param {string} [given] */
function edited(state, tool, name = '', given = '') {
  const next = edits[tool](fields, state, name, given, graze);
  assert.ok(next && 'state' in next, tool);
  return next;
}

test('tools add, copy, change, name and remove what is in hand, up to 24 walls and two movers', () => {
  let { state, name } = edited(preset('empty'), 'wall');
  assert.deepEqual([name, state.walls], ['walls[0]', [{ minX: 66, minY: 42, maxX: 94, maxY: 58 }]]);
  state = edited(state, 'name', name, 'Crate').state;
  state = edited(state, 'oneWay', name).state;
  state = edited(state, 'form', name, 'quadrilateral').state;
  const corners = [66, 42, 94, 42, 94, 58, 66, 58];
  const points = [0, 2, 4, 6].map((i) => ({ x: corners[i], y: corners[i + 1] }));
  assert.deepEqual(state.walls, [{ points, name: 'Crate', oneWay: true }]);
  state = edited(state, 'copy', name).state;
  assert.deepEqual(state.walls[1].points[0], { x: 74, y: 50 });
  for (const form of ['circle', 'capsule', 'hexagon', 'triangle', 'box'])
    state = edited(state, 'form', 'walls[1]', form).state;
  state = edited(edited(state, 'lift', 'walls[1]').state, 'oneWay', 'walls[1]').state;
  assert.deepEqual(Object.keys(state.walls[1]).sort(), ['maxX', 'maxY', 'minX', 'minY', 'motion', 'name']);
  ({ state, name } = edited(state, 'remove', 'walls[0]'));
  assert.deepEqual([name, state.walls.length], ['walls[0]', 1]);
  while (state.walls.length < 24) state = edited(state, 'wall').state;
  assert.equal(edits.wall(fields, state, '', '', graze), null);
  assert.equal(edits.copy(fields, state, 'walls[3]', '', graze), null);
  state = edited(state, 'mover').state;
  assert.equal(edits.mover(fields, state, '', '', graze), null);
  state = edited(state, 'remove', 'movers[0]').state;
  assert.equal(edits.remove(fields, state, 'movers[0]', '', graze), null);
  assert.deepEqual(readState(fields, writeState(fields, state)), state);
});

test('a hand moves a corner, a radius, and the knob that turns a box into a hull of the same size', () => {
  const state = edited(preset('empty'), 'wall').state;
  const stretched = moveHandle(fields, state, 'walls[0].corner[0]', { x: 60, y: 99 }).state.walls[0];
  assert.deepEqual(stretched, { minX: 60, minY: 58, maxX: 94, maxY: 58 });
  const { points } = moveHandle(fields, state, 'walls[0].angle', { x: 80, y: 20 }).state.walls[0];
  const lengths = points.map((/** @type {Point} */ { x, y }, /** @type {number} */ i) => {
    const next = points[(i + 1) % 4];
    return Math.hypot(next.x - x, next.y - y).toFixed(6);
  });
  assert.deepEqual(lengths, ['28.000000', '16.000000', '28.000000', '16.000000']);
  assert.equal(points[0].x, 80);
  const round = edited(state, 'form', 'walls[0]', 'circle').state;
  assert.equal(moveHandle(fields, round, 'walls[0].radius', { x: 80, y: 61 }).state.walls[0].radius, 11);
});

test('a handle that a form had not where it began stays, and that of a radius tells and resets the radius', () => {
  const bodies = minkowski.fields;
  const usual = defaultState(bodies);
  const round = withChoice(bodies, usual, 'b', 'circle');
  assert.deepEqual(resetHandle(bodies, round, 'b.radius').state, round);
  const pointed = withChoice(bodies, usual, 'b', 'triangle');
  assert.deepEqual(resetHandle(bodies, pointed, 'b.corner[0]', round).state, pointed);
  assert.equal(handleOf(bodies, 'b.radius').tells, 'radius');
  const wide = nudgeHandle(bodies, round, 'b.radius', { x: 0, y: 3 }).state;
  assert.equal(wide.b.radius, round.b.radius + 3);
  assert.deepEqual(resetHandle(bodies, wide, 'b.radius', round).state, round);
});

test('a script sets a part of a shape in the form that it has at first, and another form as a whole', () => {
  const setB = (/** @type {any} */ b) => stateFrom(minkowski.fields, { b }).b;
  assert.deepEqual(setB({ minX: 90 }), { ...minkowski.fields.b.default, minX: 90 });
  assert.deepEqual(setB({ x: 90, y: 40, radius: 9 }), { x: 90, y: 40, radius: 9 });
  assert.throws(() => setB({ x: 90, y: 40 }), /b must be a box/);
});

test('a line of JSON is a room, in any form in which the library takes shapes; a wrong one is told by its place', () => {
  const text = JSON.stringify({
    walls: [
      { x: 10, y: 80, width: 30, height: 5, name: 'Floor 1' },
      {
        points: [
          { x: 60, y: 90 },
          { x: 90, y: 90 },
          { x: 90, y: 70 },
        ],
      },
      { points: [{ x: 20, y: 20 }], radius: 3 },
    ],
  });
  const { state } = edited(start, 'room', 'movers[0]', text);
  assert.deepEqual(state.walls[0], { minX: 10, minY: 80, maxX: 40, maxY: 85, name: 'Floor 1' });
  assert.deepEqual(state.walls[2], { x: 20, y: 20, radius: 3 });
  assert.deepEqual(state.movers, start.movers);
  assert.deepEqual(edited(start, 'room', '', roomText(state)).state, state);
  for (const [wall, message] of /** @type {[any, RegExp][]} */ ([
    [{ x: 1, y: 2 }, /walls\[0\] must be a box/],
    [{ x: 1, y: 2, radius: -1 }, /walls\[0\].radius must be ≥ 0, was -1/],
    [
      {
        points: [
          { x: 1, y: 'far' },
          { x: 1, y: 1 },
        ],
      },
      /walls\[0\].y1 must be a finite number/,
    ],
    [{ minX: 3, minY: 0, maxX: 1, maxY: 1 }, /walls\[0\].minX must be ≤ maxX/],
    [{ x: 1, y: 2, radius: 1, layers: 4 }, /walls\[0\].layers must be 0, 1, 2 or 3/],
    [{ x: 1, y: 2, radius: 1, name: 'a~b' }, /name must have 1 to 20 letters/],
  ]))
    assert.throws(() => stateFrom(fields, { walls: [wall] }), message);
});

test('a recording is the room of its last travel, to the bit if it fits, else larger or smaller around the mover', async () => {
  const boxes = [0, 1, 2].map((i) => ({ x: 70 + 10 * i, y: 60, width: 8, height: 5 }));
  const { world, recording } = recordWorld(
    createWorld([...boxes, { center: { x: 95, y: 40 }, half: { x: 2, y: 3 }, angle: 1 }]),
  );
  const ball = { x: 80.1, y: 40, radius: 3 };
  const there = world.travel(ball, { x: 9, y: 25 }, 'bounce', { without: [2] });
  const loaded = [{ roomOf: roomOfRecording }, await graze.loadRecordings()];
  const opened = (/** @type {any} */ given = recording()) =>
    /** @type {any} */ (edits.room(fields, start, '', JSON.stringify(given), graze)).made(loaded);
  const { state, told } = opened();
  assert.deepEqual(told, { key: 'editor.call', values: { n: 0, shown: 3, all: 3, scale: '1' } });
  const names = state.walls.map((/** @type {any} */ { name }) => name);
  assert.deepEqual(names.sort(), ['id 0', 'id 1', 'id 3']);
  assert.deepEqual(scene.solve(graze, state).result.position, there.position);

  world.insertAll(Array.from({ length: 90 }, (_, i) => ({ x: 3000 + 40 * (i % 30), y: 2000 + 40 * i, radius: 9 })));
  const far = world.walk({ x: 3050, y: 1900, width: 30, height: 40 }, { x: 1, y: 200 }, { steepest: { x: 1, y: 1 } });
  const large = opened();
  assert.deepEqual(large.told, { key: 'editor.placed', values: { n: 2, shown: 9, all: 94, scale: '1/8' } });
  const { result } = scene.solve(graze, large.state);
  assert.equal(result.travels[0].hits[0].t, far.hits[0].t);

  world.insertAll(Array.from({ length: 60 }, (_, i) => ({ x: 3100 + i, y: 1900, radius: 1 })));
  world.travel({ x: 3050, y: 1900, radius: 9 }, { x: 150, y: 0 }, 'stop');
  const { walls } = opened().state;
  assert.deepEqual([walls.length, walls[0].name], [24, 'id 94'], 'the nearest come first');

  const changed = recording();
  changed.calls[0][2] = { ...there, timeLeft: 1 };
  const other = opened(changed).told;
  assert.deepEqual(other, { key: 'editor.changed', values: { n: 0, shown: 3, all: 3, scale: '1' } });
  changed.calls = [];
  assert.throws(() => opened(changed), /must have a travel or a walk/);
});

test('a garbled wall in a link is none, and a name of any letters comes back', () => {
  const named = { ...start, walls: [{ x: 1, y: 2, radius: 3, name: '坂 2' }] };
  const link = writeState(fields, named);
  assert.match(link, /^[\x21-\x7e]+$/);
  assert.deepEqual(readState(fields, link), named);
  assert.deepEqual(readState(fields, decodeURIComponent(link)), named);
  for (const wall of [
    'box,1,2,3',
    'circle,1,2,3:radius,1',
    'points,1,2',
    'box,1,2,3,4:at,1,2',
    'box,1,2,3,4:x',
    'box,1,2,3,4:name,',
    'box,1,2,3,4:layers,3',
  ])
    assert.equal(readState(fields, `1~walls=${wall}`), null, wall);
});

test('two movers: the first finds the second where it stands, the second finds the first where it ended', () => {
  const state = {
    ...preset('empty'),
    movers: [
      { x: 20, y: 50, radius: 5, motion: { x: 100, y: 0 } },
      { x: 60, y: 50, radius: 5, motion: { x: -30, y: 0 } },
    ],
    response: { choice: 'stop' },
  };
  const [one, two] = scene.solve(graze, state).result.travels;
  assert.deepEqual([one.position.x, two.position.x, two.timeLeft], [50, 60, 1]);
  // One that hits nothing does not speak for both.
  const [first, second] = state.movers;
  const { result } = scene.solve(graze, { ...state, movers: [first, { ...second, motion: { x: 0, y: 20 } }] });
  assert.deepEqual(result.travels[1].hits, []);
  assert.equal(scene.answer?.verdict?.(result), 'touch');
});

test('a wall stops only the movers whose layer it is on', () => {
  const movers = [
    { x: 20, y: 30, radius: 5, motion: { x: 100, y: 0 } },
    { x: 20, y: 70, radius: 5, motion: { x: 100, y: 0 } },
  ];
  const walls = [{ minX: 60, minY: 10, maxX: 70, maxY: 90 }];
  let state = edited({ ...preset('empty'), movers, walls }, 'stops', 'walls[0]', '0').state;
  assert.equal(state.walls[0].layers, 2);
  assert.deepEqual(readState(fields, writeState(fields, state)), state);
  const ends = () => scene.solve(graze, state).result.travels.map((/** @type {any} */ { position }) => position.x);
  assert.deepEqual(ends(), [120, 55]);
  state = edited(state, 'stops', 'walls[0]', '1').state;
  assert.deepEqual([state.walls[0].layers, ...ends()], [0, 120, 120]);
  state = edited(edited(state, 'stops', 'walls[0]', '1').state, 'stops', 'walls[0]', '0').state;
  assert.deepEqual([state.walls, ...ends()], [walls, 55, 55]);
});

/** What the link of a scene opens. @param {import('../../www/model/types.js').Scene} other @param {State} state */
function opened(other, state) {
  const { result } = other.solve(graze, state);
  const room = readState(fields, roomOf(other, state, result).replace('room~', ''));
  assert.ok(room);
  return room;
}

test('a travel of another scene opens in a room: the same mover among the same walls ends at the same place', () => {
  for (const other of [slide, bounce]) {
    const state = defaultState(other.fields);
    const room = opened(other, state);
    assert.deepEqual(scene.solve(graze, room).result.position, other.solve(graze, state).result.position);
  }
  const strolled = opened(stroll, defaultState(stroll.fields));
  assert.deepEqual([strolled.way.choice, strolled.seen.choice, strolled.walls.length], ['walk', 'above', 3]);
});

/** The state after some timesteps with keys held. @param {State} state @param {Point} direction @param {number} count */
function walked(state, direction, count) {
  let now = state;
  for (let i = 0; i < count; i++) now = walk(graze, now, direction);
  return now;
}
const still = { x: 0, y: 0 };
const [up, right] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
];

test('a mover falls, rests to the bit, jumps onto a one-way wall from below, and drops through it', () => {
  const platform = { minX: 3, minY: 76, maxX: 70, maxY: 79, oneWay: true };
  const state = { ...preset('oneWay'), walls: [platform], movers: [{ x: 20, y: 88, radius: 4 }] };
  const down = walked(state, still, 60);
  assert.deepEqual([down.movers[0].y, down.fall.value], [93, 0]);
  assert.deepEqual(walk(graze, down, still), down);
  const landed = walked(walk(graze, down, up), still, 120);
  assert.equal(landed.movers[0].y, 72);
  assert.equal(scene.solve(graze, landed).result.place, 'stands');
  assert.equal(walked(landed, { x: 0, y: 1 }, 60).movers[0].y, 93);
});

test('the answer says why a mover stops: by which walls, and that it slides on only if it has moved since the hit', async () => {
  const say = await loadSay('en', 'room');
  const told = (/** @type {State} */ state) => {
    const { result, steps } = scene.solve(graze, state);
    const { key, values } = scene.summary(result, steps);
    return say(key, values);
  };
  const stuck = preset('stuck');
  assert.equal(
    told(stuck),
    'The mover is stuck at (96,\u00a078.664). Wall 1 and Wall 2 hold it: sliding along either leads into the other.',
  );
  const between = { ...start, movers: [{ x: 30, y: 86, radius: 6, motion: { x: 93, y: 5 } }] };
  assert.match(told(between), /The bottom wall of the room and Wall 2 hold it/);
  // Once around its corner, the second wall is in the way no more.
  const around = { ...start, movers: [{ x: 117, y: 58, radius: 6, motion: { x: -66, y: 61 } }] };
  assert.match(
    told(around),
    /stops at .* 26% of the time left\. The bottom wall .* sliding along it would lead back\.$/,
  );
  const atPin = { ...start, movers: [{ x: 150, y: 36, radius: 6, motion: { x: -90, y: 4 } }] };
  assert.equal(
    told(atPin),
    'The mover hits one wall and stops there, at (69.99,\u00a039.556). What is left of its motion is too little to move it.',
  );
  const bounces = withChoice(
    fields,
    { ...start, movers: [{ x: 30, y: 30, radius: 6, motion: { x: 999, y: 999 } }] },
    'response',
    'bounce',
  );
  assert.match(told(bounces), /^The mover has reached the limit of 16 hits and stays at /);

  const standing = {
    ...withChoice(fields, stuck, 'way', 'walk'),
    movers: [{ x: 96, y: 78.66385018423215, radius: 8 }],
  };
  const rested = walked(standing, right, 10);
  assert.equal(told(rested), 'The mover stands. Ground: Wall 1. In the way: Wall 2.');
  assert.equal(told(walked(rested, { x: -1, y: 0 }, 10)), 'The mover stands. Ground: Wall 1.');
});

test('a lift carries who stands on it, and stops where it began', () => {
  const lift = { minX: 40, minY: 93, maxX: 70, maxY: 97, motion: { x: 0, y: -50 } };
  const state = { ...preset('lift'), walls: [lift], movers: [{ x: 55, y: 87, radius: 6 }] };
  const begun = walk(graze, state, right);
  const high = walked(begun, still, 119);
  assert.ok(Math.abs(high.movers[0].y - 37) < 1e-9, `${high.movers[0].y}`);
  const back = walked(high, still, 140);
  assert.deepEqual([back.clock.value, back.walls], [0, state.walls]);
  assert.ok(Math.abs(back.movers[0].y - 87) < 1e-9);
  assert.deepEqual(walk(graze, back, still).movers, back.movers);
});

test('who is walked goes through a wall on the other layer', () => {
  const walls = [{ minX: 60, minY: 3, maxX: 70, maxY: 97, layers: 2 }];
  const state = { ...preset('empty'), walls, movers: [{ x: 50, y: 93, radius: 4 }], way: { choice: 'walk' } };
  assert.equal(walked(state, right, 60).movers[0].x, 110);
  assert.equal(walked({ ...state, walls: [{ ...walls[0], layers: 1 }] }, right, 60).movers[0].x, 56);
});

test('seen from above, a mover of any form walks along walls, never into one', () => {
  for (const form of ['box', 'triangle', 'circle', 'capsule']) {
    const state = { ...start, way: { choice: 'walk' }, seen: { choice: 'above' } };
    let now = edited(state, 'form', 'movers[0]', form).state;
    for (let i = 0; i < 300; i++) {
      now = walk(graze, now, { x: Math.cos(i / 20), y: Math.sin(i / 30) });
      assert.notEqual(scene.solve(graze, now).result.place, 'inside');
    }
  }
});

test('a handle of a wall that has a name is called by that, and its number', async () => {
  const say = await loadSay('en', 'room');
  const state = stateFrom(scene.fields, { walls: [{ minX: 20, minY: 20, maxX: 40, maxY: 40, name: 'Crate' }] });
  const handle = handleOf(scene.fields, 'walls[0]');
  assert.equal(say('figure.handle', { name: nameOf(state, handle), x: 30, y: 30 }), 'Crate, Wall 1, 30, 30');
  const nameless = stateFrom(scene.fields, { walls: [{ minX: 20, minY: 20, maxX: 40, maxY: 40 }] });
  assert.equal(say('figure.handle', { name: nameOf(nameless, handle), x: 30, y: 30 }), 'Wall 1, 30, 30');
});

test('the corners of a body are those that the library tells, wherever it is', () => {
  const points = [
    { x: 1, y: 2 },
    { x: 9, y: 2 },
    { x: 9, y: 8 },
  ];
  for (const body of [{ points }, { points, at: { x: 30, y: 20 } }, { minX: 1, minY: 2, maxX: 9, maxY: 8 }])
    assert.deepEqual(
      cornersOf(body),
      cornersTold(body).map(({ x, y }) => ({ x, y })),
    );
});

test('each number of a body is told and can be set, those of its motion, too', () => {
  const { components = [], numberOf, withNumber } = bodyField({});
  assert.ok(numberOf && withNumber);
  const motion = { x: 3, y: 4 };
  for (const [body, count] of /** @type {const} */ ([
    [{ minX: 1, minY: 2, maxX: 9, maxY: 8, motion }, 6],
    [{ x: 1, y: 2, radius: 3, motion }, 5],
    [{ points: [motion, { x: 9, y: 8 }], motion }, 6],
  ])) {
    /** @type {string[]} */
    const names = components.filter((name) => numberOf(body, name) !== undefined);
    assert.equal(names.length, count);
    for (const name of names) assert.equal(numberOf(withNumber(body, name, 7), name), 7);
  }
});

test('a script is told which of its walls is none', () => {
  for (const wall of [null, 'box', {}, { x: 1, y: 2, radius: 3, color: 'red' }])
    assert.throws(() => stateFrom(scene.fields, { walls: [wall] }), { name: 'RangeError', message: /^state: / });
});
