// A segment against a box that is taken as four half-planes, one side after the other.

import { box, point } from '../element/fields.js';

/** @typedef {import('../element/types.js').Scene} Scene */
/** @typedef {import('../element/types.js').Frame} Frame */
/** @typedef {import('../element/types.js').Step} Step */
/** @typedef {import('../element/types.js').Pen} Pen */
/** @typedef {import('../element/types.js').Point} Point */
/** @typedef {import('../element/types.js').Box} Box */

const world = { minX: 0, minY: 0, maxX: 160, maxY: 100 };
const start = { a: { x: 20, y: 16 }, b: { x: 142, y: 86 }, box: { minX: 54, minY: 30, maxX: 112, maxY: 64 } };

/** For each side: the number that places its line, the axis that crosses it, and its outward normal. */
const sides = /** @type {Record<string, { own: keyof Box, axis: 'x' | 'y', normal: Point }>} */ ({
  left: { own: 'minX', axis: 'x', normal: { x: -1, y: 0 } },
  right: { own: 'maxX', axis: 'x', normal: { x: 1, y: 0 } },
  top: { own: 'minY', axis: 'y', normal: { x: 0, y: -1 } },
  bottom: { own: 'maxY', axis: 'y', normal: { x: 0, y: 1 } },
});

/** @type {Scene} */
export default {
  id: 'half-planes',
  world,
  source: 'half_planes',
  fields: { a: point(start.a, world), b: point(start.b, world), box: box(start.box, world) },
  kinds: ['inFront', 'behind', 'enters', 'leaves', 'crosses', 'touches', 'misses'],
  presets: [
    { id: 'through', state: start },
    { id: 'past', state: { ...start, a: { x: 16, y: 60 }, b: { x: 78, y: 96 } } },
    { id: 'along', state: { ...start, a: { x: 30, y: 30 }, b: { x: 136, y: 30 } } },
    { id: 'corner', state: { ...start, a: { x: 34, y: 44 }, b: { x: 84, y: 94 } } },
    { id: 'inside', state: { ...start, a: { x: 76, y: 50 }, b: { x: 142, y: 17 } } },
  ],
  bodies: { box: (graze, state, at) => graze.pointVsAabb(at, state.box) !== 'outside' },

  solve(graze, { a, b, box: region }) {
    const { span, steps } = graze.segmentVsAabbSteps({ a, b }, region);
    return { result: span, steps };
  },

  field: (graze, handle, { a, b, box: region }, tile) => graze.segmentVsAabbField(handle, { a, b }, region, tile),

  times({ result, steps, step }) {
    if (step === steps.length - 1 && result) return { enter: result.enter?.t ?? 0, exit: result.exit?.t ?? 1 };
    const { near, far } = running(steps, step);
    return { enter: near, exit: far };
  },

  caption(steps, index) {
    const { kind, side, ...values } = steps[index];
    const isOutOfOrder = steps[index - 1]?.kind !== 'inFront' && values.near >= values.far;
    const variant = {
      enters: values.near === values.t ? 'enters' : 'entersEarlier',
      leaves: values.far === values.t ? 'leaves' : 'leavesLater',
      touches: isOutOfOrder ? 'touchesOutOfOrder' : 'touches',
      misses: isOutOfOrder ? 'missesOutOfOrder' : 'misses',
    }[kind];
    return { key: `steps.${variant ?? kind}`, values: { ...values, side: `@sides.${side}` } };
  },

  summary(result) {
    if (!result) return { key: 'result.misses' };
    const { enter, exit } = result;
    const values = {
      enter: enter && `@features.${enter.feature}`,
      exit: exit && `@features.${exit.feature}`,
      near: enter?.t,
      far: exit?.t,
    };
    if (result.contact === 'touch')
      return { key: enter?.t === exit?.t ? 'result.touchesOnce' : 'result.touches', values };
    if (result.isContained) return { key: 'result.contained', values };
    return { key: enter ? (exit ? 'result.crosses' : 'result.endsInside') : 'result.startsInside', values };
  },

  draw(pen, frame) {
    const { state, result, steps, step, hasField } = frame;
    const shown = steps[step];
    const isLast = step === steps.length - 1;
    nameEnds(pen, frame);
    if (!hasField) pen.box('fixed', state.box, { fill: true, outline: false });
    if (shown.side) drawFront(pen, frame, shown.side);
    for (const side of Object.keys(sides)) {
      const [from, to] = lineOf(side, state.box, pen.area);
      if (side !== shown.side) pen.line('reject', from, to);
      const isHit = [result?.enter, result?.exit].some((hit) => isSame(hit?.normal, sides[side].normal));
      if (isLast && !isHit) pen.ray('normal', normalFoot(side, state.box), sides[side].normal, 16);
    }
    pen.box('fixed', state.box);
    if (shown.side) pen.line('focus', ...lineOf(shown.side, state.box, pen.area));
    drawPath(pen, frame);
    if (shown.side) drawSide(pen, frame, shown);
    if (isLast) drawHits(pen, frame);
    drawMoment(pen, frame);
  },
};

/**
 * @param {Step[]} steps @param {number} index
 * @returns {{ near: number, far: number }} the near and far times once a step is done
 */
function running(steps, index) {
  for (let i = index; i >= 0; i--) {
    if (steps[i].near !== undefined) return { near: steps[i].near, far: steps[i].far };
  }
  return { near: 0, far: 1 };
}

/**
 * @param {Frame['state']} state @param {number} t
 * @returns {Point} where on the path a mark of time t stands
 */
const along = ({ a, b }, t) => ({ x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });

/**
 * @param {Point | undefined} one @param {Point} other
 * @returns {boolean}
 */
const isSame = (one, other) => one?.x === other.x && one.y === other.y;

/**
 * @param {string} side @param {Box} region @param {Box} area
 * @returns {[Point, Point]} the side's line from edge to edge of the picture
 */
function lineOf(side, region, area) {
  const { own, axis } = sides[side];
  const at = region[own];
  return axis === 'x'
    ? [
        { x: at, y: area.minY },
        { x: at, y: area.maxY },
      ]
    : [
        { x: area.minX, y: at },
        { x: area.maxX, y: at },
      ];
}

/**
 * @param {string} side @param {Box} region
 * @returns {Point} a place on the side, off its middle, where the handle is
 */
function normalFoot(side, region) {
  const { own, axis } = sides[side];
  return axis === 'x'
    ? { x: region[own], y: region.minY + 0.8 * (region.maxY - region.minY) }
    : { x: region.minX + 0.2 * (region.maxX - region.minX), y: region[own] };
}

/**
 * Hatches what lies in front of a side: no part of the box is there.
 * @param {Pen} pen @param {Frame} frame @param {string} side
 */
function drawFront(pen, { state }, side) {
  const { own } = sides[side];
  const opposite = { minX: 'maxX', maxX: 'minX', minY: 'maxY', maxY: 'minY' }[own];
  pen.box('reject', { ...pen.area, [opposite]: state.box[own] }, { hatch: true, outline: false });
}

/**
 * The path, with the stretch that may still be inside the box drawn broad.
 * @param {Pen} pen @param {Frame} frame
 */
function drawPath(pen, { state, result, steps, step }) {
  const { near, far } = running(steps, step);
  const isRuledOut = steps[step].kind === 'inFront' || near > far || (step === steps.length - 1 && !result);
  if (!isRuledOut) pen.line('path', along(state, near), along(state, far), { width: 10, alpha: 0.25 });
  pen.arrow('path', state.a, state.b);
}

/**
 * One side: its outward normal, the signed distances of both ends, and the crossing.
 * @param {Pen} pen @param {Frame} frame @param {Step} shown
 */
function drawSide(pen, { state, say }, shown) {
  const { own, axis, normal } = sides[shown.side];
  pen.ray('normal', normalFoot(shown.side, state.box), normal, 30);
  for (const [end, distance] of [
    [state.a, shown.da],
    [state.b, shown.db],
  ]) {
    const foot = { ...end, [axis]: state.box[own] };
    pen.line('fixed', end, foot, { dash: [2, 3] });
    const towards = distance === 0 ? normal : awayFrom(axis, end, state);
    const middle = { x: (end.x + foot.x) / 2, y: (end.y + foot.y) / 2 };
    const key = distance === 0 ? 'marks.onLine' : distance > 0 ? 'marks.inFront' : 'marks.behind';
    pen.label(
      distance < 0 ? 'fixed' : 'reject',
      middle,
      say(key, { d: Math.abs(distance) }),
      towards,
      distance === 0 ? 12 : 5,
    );
  }
  if (shown.t === undefined) return;
  const at = along(state, shown.t);
  const role = shown.kind === 'enters' ? 'enter' : 'exit';
  pen.dot(role, at, { ring: role === 'enter', hollow: role === 'exit' });
  pen.label(role, at, say('marks.t', { t: shown.t }), { x: normal.x || 0.6, y: normal.y || 0.6 }, 10);
}

/**
 * @param {'x' | 'y'} axis @param {Point} end @param {Frame['state']} state
 * @returns {Point} the direction across a distance in which the path is not
 */
function awayFrom(axis, end, { a, b }) {
  const other = end === a ? b : a;
  return axis === 'x' ? { x: 0, y: end.y <= other.y ? -1 : 1 } : { x: end.x <= other.x ? -1 : 1, y: 0 };
}

/**
 * The answer: where the path enters and leaves, with the normal of the side that is met; for a path that was ruled out
 * by its times, the two times in their wrong order.
 * @param {Pen} pen @param {Frame} frame
 */
function drawHits(pen, { state, result, steps, step, say }) {
  const marks = result ? hitsOf(result) : missesOf(steps, step, state);
  for (const { role, at, normal, key, t } of marks) {
    if (normal) pen.ray('normal', at, normal, 34);
    pen.dot(role, at, { ring: role === 'enter', hollow: role === 'exit' });
    const towards = normal ? { x: normal.x || 0.7, y: normal.y || -0.7 } : { x: 0.7, y: -0.7 };
    pen.label(role, at, say(pen.width < 480 ? 'marks.t' : key, { t }), towards, 12);
  }
}

/** @typedef {{ role: 'enter' | 'exit', at: Point, normal?: Point, key: string, t: number }} Mark */

/**
 * @param {any} result
 * @returns {Mark[]}
 */
function hitsOf({ contact, enter, exit }) {
  /** @type {Mark[]} */
  const marks = [];
  const isOnePoint = enter && exit && enter.t === exit.t;
  if (exit && !isOnePoint)
    marks.push({ role: 'exit', at: exit.point, normal: exit.normal, key: 'marks.exit', t: exit.t });
  if (enter) {
    const key = contact === 'touch' && isOnePoint ? 'marks.touch' : 'marks.enter';
    marks.push({ role: 'enter', at: enter.point, normal: enter.normal, key, t: enter.t });
  }
  return marks;
}

/**
 * @param {Step[]} steps @param {number} index @param {Frame['state']} state
 * @returns {Mark[]}
 */
function missesOf(steps, index, state) {
  const { near, far } = running(steps, index);
  if (steps[index - 1]?.kind === 'inFront' || near < far) return [];
  return [
    { role: 'enter', at: along(state, near), key: 'marks.near', t: near },
    { role: 'exit', at: along(state, far), key: 'marks.far', t: far },
  ];
}

/**
 * The names of the ends: first of all labels, so that they have the free choice of place.
 * @param {Pen} pen @param {Frame} frame
 */
function nameEnds(pen, { state: { a, b } }) {
  pen.label('path', a, 'a', { x: a.x - b.x, y: a.y - b.y }, 15);
  pen.label('path', b, 'b', { x: b.x - a.x, y: b.y - a.y }, 15);
}

/**
 * Where the path is at the moment on the time axis.
 * @param {Pen} pen @param {Frame} frame
 */
function drawMoment(pen, { state, t, say }) {
  if (t === 0 || t === 1) return;
  const at = along(state, t);
  pen.dot('ghost', at, { size: 6 });
  pen.label('ghost', at, say('marks.t', { t }), { x: 0.5, y: 1 }, 10);
}
