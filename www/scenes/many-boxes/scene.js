// One segment through a field of boxes: all hits in order, and what the broad phase visits, tests and leaves out.

import { choice, point, usualWorld } from '../../model/fields/index.js';
import { defineScene } from '../../parts/define-scene.js';
import { nameEnds } from '../../parts/path.js';
import { along, middleOf } from '../../parts/places.js';
import { drawDot } from '../../parts/span.js';
import { boxAt, boxesIn, isEveryTested, sidesOf } from './boxes.js';
import { Crowd, Ticks } from './crowd.js';

/** @import { Box, Frame, Pen, Point, Say, Segment, State, Step } from '../../model/types.js' */
/** @typedef {{ id: number, span: import('../../library/types.js').Span }} Found */
/** @typedef {{ number: number, id: number, sides: Box, contact: string, enter: number, exit: number, a: Point, b: Point }} Hit */

const start = {
  a: { x: 10, y: 72 },
  b: { x: 152, y: 20 },
  count: { choice: '40' },
  order: { choice: 'spread' },
  method: { choice: 'tree' },
};

/** So many boxes and groups are drawn one by one, and so many hits are steps of their own. */
const few = 60;

export default defineScene({
  id: 'many-boxes',
  fields: {
    a: point(start.a),
    b: point(start.b),
    count: choice(['40', '1000', '100000', '1000000']),
    order: choice(['spread', 'tiles', 'nested']),
    method: choice(['tree', 'every']),
  },
  trace: {
    source: { file: 'world/view', load: () => import('../../../src/world/view.rs?raw') },
    kinds: 'FIRST_STEPS',
    // The groups of a level are one step, those left out included.
    neverMet: ['culls'],
    run: (steps, index) => (steps[index].number ? 'hits' : null),
    title: (steps, _, last) => ({ key: 'steps.hits', values: { last: steps[last].number } }),
  },
  presets: [
    { id: 'row', state: { ...start, order: { choice: 'tiles' }, a: { x: 10, y: 40 }, b: { x: 150, y: 40 } } },
    { id: 'nested', state: { ...start, order: { choice: 'nested' }, a: { x: 6, y: 22 }, b: { x: 154, y: 28 } } },
    { id: 'miss', state: { ...start, a: { x: 8, y: 20 }, b: { x: 152, y: 16 } } },
  ],
  differs: { b: { x: 151.98916208992296, y: 20.10837910077022 } },

  solve(graze, state) {
    const { walls, sides, count, crowd } = boxesIn(graze, state);
    const isEvery = isEveryTested(state);
    const path = { a: state.a, b: state.b };
    /** @type {{ all: Found[], steps: Step[] }} */
    const { all, steps: raw } = isEvery ? { all: walls.all(path, true), steps: [] } : walls.allSteps(path);
    const hits = all.map((found, i) => hitOf(path, sides, found, i + 1));
    const tested = isEvery ? count : raw[raw.length - 1].tested;
    const candidates = raw.filter(({ kind }) => kind === 'tests').map(({ id }) => boxAt(sides, id));
    const summed = { tested, culled: count - tested, hits: hits.length, count };
    const steps = [
      ...levelsOf(raw),
      { kind: 'tests', isEvery, ...summed, groups: candidates, lefts: [] },
      ...hits.slice(0, few).map((hit) => ({ kind: 'tests', ...hit })),
      ...(hits.length > few ? [{ kind: 'tests', few, more: hits.length - few }] : []),
      { kind: 'ends', isEvery, ...summed },
    ];
    const boxes = fewIn(state);
    const result = { found: hits, first: hits[0], last: hits[hits.length - 1], boxes, ...summed, isEvery };
    crowds.set(result, crowd);
    return { result, steps };
  },

  // More boxes are too many to write down.
  call: (state) => {
    const boxes = fewIn(state);
    return boxes.length > 0 ? ['all', boxes, { a: state.a, b: state.b }] : null;
  },

  answer: {
    verdict: ({ found }) => (found.length > 0 ? 'hits' : 'miss'),
    tones: { hits: 'cross' },
    rows: ['id', 'enter', 'exit'],
    columns: ['first', 'last'],
    more: ({ found }) => Math.max(0, found.length - 2),
  },

  field: null,

  extras: [{ given: {}, load: () => import('./stopwatch.js') }],

  caption(steps, index) {
    const { kind, isEvery, number, sides, groups, lefts, ...values } = steps[index];
    if (values.more) return { key: 'steps.more', values };
    const variant = kind !== 'group' && isEvery ? `${kind}Every` : kind;
    if (number) return { key: `steps.${values.contact}`, values: { ...values, number } };
    const isLeaf = kind === 'group' && values.left === 0;
    return { key: `steps.${isLeaf ? 'groupAll' : variant}`, values };
  },

  summary({ found, isEvery, ...values }) {
    const key = found.length === 0 ? 'miss' : found.length === 1 ? 'one' : 'all';
    return { key: `result.${key}${isEvery ? 'Every' : ''}`, values: { ...values, hits: found.length } };
  },

  draw(pen, frame) {
    const { state, result, steps, step, say } = frame;
    const { kind, number, groups, lefts } = steps[step];
    const crowd = crowds.get(result);
    const path = { a: state.a, b: state.b };
    nameEnds(pen, path);
    if (result.boxes.length > 0) for (const box of result.boxes) pen.box('fixed', box, { fill: true });
    else if (crowd) drawCrowd(pen, crowd, frame);
    // Boxes that are left to test look like the groups that they come from; hits are drawn once they are found.
    if ((kind === 'tests' && groups) || step === steps.length - 1) drawSearch(pen, steps, say);
    if (groups) drawGroups(pen, groups, lefts, say);
    else drawHits(pen, frame, number ? result.found.slice(0, number) : result.found);
    pen.arrow('path', state.a, state.b);
  },
});

/** The field of an answer, which is drawn as a whole. @type {WeakMap<any, Crowd>} */
const crowds = new WeakMap();

/** The boxes one by one, by their order. @type {Map<string, Box[]>} */
const singles = new Map();

/** The boxes of a state if they are few, as the same list each time. @param {State} state @returns {Box[]} */
function fewIn({ count: { choice: count }, order: { choice: order } }) {
  if (Number(count) > few) return [];
  const known = singles.get(order);
  if (known) return known;
  const sides = sidesOf(Number(count), order);
  const boxes = Array.from({ length: Number(count) }, (_, id) => boxAt(sides, id));
  singles.set(order, boxes);
  return boxes;
}

/** @param {Box[]} boxes */
const crowdOf = (boxes) =>
  new Crowd(Float64Array.from(boxes.flatMap(({ minX, minY, maxX, maxY }) => [minX, minY, maxX, maxY])));

/**
 * @param {Segment} path @param {Float64Array} sides @param {Found} found @param {number} number
 * @returns {Hit}
 */
const hitOf = ({ a, b }, sides, { id, span: { contact, enter, exit } }, number) => ({
  number,
  id,
  sides: boxAt(sides, id),
  contact,
  enter: enter?.t ?? 0,
  exit: exit?.t ?? 1,
  a: enter?.point ?? a,
  b: exit?.point ?? b,
});

/** One step for each level of the tree: the groups that the path reaches, and those that it misses. @param {Step[]} steps */
function levelsOf(steps) {
  /** @type {Step[]} */
  const levels = [];
  for (const { kind, level, minX, minY, maxX, maxY } of steps) {
    if (kind !== 'group' && kind !== 'culls') continue;
    levels[level - 1] ??= { kind: 'group', level, visited: 0, left: 0, groups: [], lefts: [] };
    const own = levels[level - 1];
    own[kind === 'group' ? 'groups' : 'lefts'].push({ minX, minY, maxX, maxY });
    own[kind === 'group' ? 'visited' : 'left'] += 1;
  }
  return levels;
}

/**
 * Draws all boxes; if single ones cannot be seen, says how many are in a pixel.
 * @param {Pen} pen @param {Crowd} crowd @param {Frame} frame
 */
function drawCrowd(pen, crowd, { result: { count }, say }) {
  pen.many('fixed', crowd);
  if (crowd.isFew) return;
  const boxes = (count * pen.length(1) ** 2) / (usualWorld.maxX * usualWorld.maxY);
  const { minX: x, minY: y } = pen.area;
  pen.label('fixed', { x, y }, say('marks.pixels', { boxes: Number(boxes.toPrecision(2)) }), { x: 1, y: 1 }, 14);
}

/** @param {Pen} pen @param {Box[]} groups @param {Box[]} lefts @param {Say} say */
function drawGroups(pen, groups, lefts, say) {
  if (groups.length + lefts.length > few) {
    pen.many('reject', crowdOf(lefts));
    pen.many('grown', crowdOf(groups));
    return;
  }
  drawSkipped(pen, lefts, groups, say);
  for (const box of groups) pen.box('grown', box, { fill: true, tint: 0.12, width: 2.5 });
}

/**
 * Draws what the tree searched and what it skipped, of the levels whose groups are drawn one by one.
 * @param {Pen} pen @param {Step[]} steps @param {Say} say
 */
function drawSearch(pen, steps, say) {
  const levels = steps.filter(({ kind, visited, left }) => kind === 'group' && visited + left <= few);
  const lefts = levels.flatMap((level) => level.lefts);
  const groups = levels.at(-1)?.groups ?? [];
  drawSkipped(pen, lefts, groups, say);
  for (const box of groups) pen.box('grown', box, { width: 1 });
}

/**
 * Hatches groups that are skipped, and says so beside those that are searched.
 * @param {Pen} pen @param {Box[]} lefts @param {Box[]} groups @param {Say} say
 */
function drawSkipped(pen, lefts, groups, say) {
  for (const box of lefts) pen.box('reject', box, { hatch: true });
  if (lefts.length === 0) return;
  const room = lefts.map((left) => groups.reduce(partBeside, left)).reduce(roomier);
  // It names all of the room, so it needs no line to the middle.
  if (roomIn(room) > pen.length(110))
    pen.label('reject', middleOf(room), say('marks.skipped'), { x: 0, y: 0 }, 20, room);
}

/** @param {Box} one @param {Box} other */
const roomier = (one, other) => (roomIn(other) > roomIn(one) ? other : one);

/** The part of a box on one side of another. @param {Box} box @param {Box} other @returns {Box} */
const partBeside = (box, other) =>
  isOver(box, other)
    ? [
        { ...box, maxX: other.minX },
        { ...box, minX: other.maxX },
        { ...box, maxY: other.minY },
        { ...box, minY: other.maxY },
      ].reduce(roomier)
    : box;

/** How much room is in a box: a text is wide and low. @param {Box} box */
const roomIn = ({ minX, minY, maxX, maxY }) => Math.min(maxX - minX, 2 * (maxY - minY));

/** @param {Box} one @param {Box} other */
const isOver = (one, other) =>
  one.minX < other.maxX && one.maxX > other.minX && one.minY < other.maxY && one.maxY > other.minY;

/** Whether a box is too small to be seen as hit. @param {Pen} pen @param {Box} box */
const isSpeck = (pen, { minX, minY, maxX, maxY }) => Math.max(maxX - minX, maxY - minY) < pen.length(6);

/**
 * Draws the boxes that are hit, with their numbers; where the path enters and leaves them, if they are not many.
 * @param {Pen} pen @param {Frame} frame @param {Hit[]} hits
 */
function drawHits(pen, { steps, step, state, result }, hits) {
  const shown = hits.slice(0, few);
  // Of boxes in boxes the tints add up.
  const tint = state.order.choice === 'nested' ? 0.04 : 0.25;
  for (const { sides } of shown) pen.box('enter', sides, { fill: true, tint, width: 1.5 });
  if (hits.length > few) pen.many('enter', crowdOf(hits.slice(few).map(({ sides }) => sides)));
  const { number } = steps[step];
  if (number) {
    const { sides, a, b } = shown[number - 1];
    pen.box('focus', sides);
    pen.line('path', a, b, { width: 6, alpha: 0.5 });
  }
  pen.many('enter', new Ticks(hits.filter(({ sides }) => isSpeck(pen, sides))));
  const isMany = result.found.length > 12;
  for (const hit of shown) {
    if (isMany && hit.number !== number) continue;
    if (hit.enter > 0) drawDot(pen, 'enter', hit.a);
    if (hit.exit < 1) drawDot(pen, 'exit', hit.b);
  }
  const [x, y] = [state.b.y - state.a.y, state.a.x - state.b.x];
  const aside = y > 0 ? { x: -x, y: -y } : { x, y };
  const room = isMany ? pen.length(hits.length > few || pen.width < 480 ? 80 : 34) : 0;
  for (const [first, last] of groupsOf(hits, room)) {
    const text = first === last ? `${first.number}` : `${first.number}–${last.number}`;
    // A small picture has no room beside the path: the number goes above or below the box.
    const { x: across, y: down } = middleOf(first.sides);
    const isBelow = (across - state.a.x) * aside.x + (down - state.a.y) * aside.y < 0;
    const outside = { x: across, y: isBelow ? first.sides.maxY : first.sides.minY };
    if (pen.width < 480 && !isMany) pen.label('enter', outside, text, { x: 0, y: isBelow ? 1 : -1 }, 3);
    else pen.label('enter', along(first, 0.5), text, aside, 9);
  }
}

/**
 * The first and the last of hits that share a label: those close to the first, and those in its box.
 * @param {Hit[]} hits @param {number} room
 */
function groupsOf(hits, room) {
  /** @type {[Hit, Hit][]} */
  const groups = [];
  for (const hit of hits) {
    const group = groups.at(-1);
    const isNear = group && Math.hypot(hit.a.x - group[0].a.x, hit.a.y - group[0].a.y) < room;
    if (group && (isNear || isIn(hit.sides, group[0].sides))) group[1] = hit;
    else groups.push([hit, hit]);
  }
  return groups;
}

/** @param {Box} inner @param {Box} outer */
const isIn = (inner, outer) =>
  inner.minX >= outer.minX && inner.minY >= outer.minY && inner.maxX <= outer.maxX && inner.maxY <= outer.maxY;
