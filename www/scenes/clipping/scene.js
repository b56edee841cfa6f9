// A segment clipped to a box by Cohen & Sutherland: nine regions with their codes, and one cut after another.

import { box, point } from '../../model/fields/index.js';
import { sideNames, sides } from '../../model/sides.js';
import { defineScene } from '../../parts/define-scene.js';
import { drawFront, lineOf } from '../../parts/half-plane.js';
import { offNormal } from '../../parts/label-offsets.js';
import { drawBand, nameEnds } from '../../parts/path.js';
import { along, middleOf } from '../../parts/places.js';
import { drawDot, drawMarks, marksOf, summaryOf } from '../../parts/span.js';

/** @import { Box, Frame, Pen, Point, Step } from '../../model/types.js' */

const start = { a: { x: 34, y: 8 }, b: { x: 124, y: 92 }, box: { minX: 54, minY: 32, maxX: 112, maxY: 66 } };

export default defineScene({
  id: 'clipping',
  fields: { a: point(start.a), b: point(start.b), box: box(start.box) },
  trace: {
    source: { file: 'query/clip', load: () => import('../../../src/query/clip.rs?raw') },
    kinds: 'CLIP_SEGMENT_STEPS',
  },
  presets: [
    { id: 'four', state: start },
    { id: 'two', state: { ...start, a: { x: 20, y: 40 }, b: { x: 142, y: 58 } } },
    { id: 'accept', state: { ...start, a: { x: 66, y: 57 }, b: { x: 100, y: 41 } } },
    { id: 'reject', state: { ...start, a: { x: 18, y: 20 }, b: { x: 40, y: 82 } } },
    { id: 'past', state: { ...start, a: { x: 24, y: 46 }, b: { x: 74, y: 12 } } },
    { id: 'inside', state: { ...start, a: { x: 76, y: 52 }, b: { x: 142, y: 17 } } },
    { id: 'corner', state: { ...start, a: { x: 34, y: 46 }, b: { x: 82, y: 94 } } },
  ],
  differs: { b: { x: 136.58452722063038, y: 39.56446991404012 } },

  call: ({ a, b, box: region }) => ['clipSegment', { a, b }, region],

  field: {
    load: async ({ fields }) => {
      const { answerField } = await import('../../parts/answer-field.js');
      return answerField(fields, (graze, { a, b, box: region }) => [graze.segmentVsAabb({ a, b }, region)]);
    },
  },

  caption(steps, index) {
    const { kind, a, b, end, code, side, t, near, far } = steps[index];
    const [shared, other] = sharedSides(steps[index]);
    const variant = {
      outcodes: a | b ? (a & b ? 'outcodesShared' : 'outcodes') : 'outcodesInside',
      cuts: `cuts.${end}${code ? '' : 'Inside'}`,
      rejects: other ? 'rejectsTwice' : 'rejects',
      touches: near === far ? 'touchesOnce' : 'touches',
    }[kind];
    const values = { a: bitsOf(a), b: bitsOf(b), code: bitsOf(code), t, near, far };
    const names = { side: `@sides.${side ?? shared}`, first: `@features.${shared}`, second: `@features.${other}` };
    return { key: `steps.${variant ?? kind}`, values: { ...values, ...names } };
  },

  summary(result, steps) {
    if (result) return summaryOf(result);
    const [side, other] = sharedSides(steps[steps.length - 1]);
    const isCut = steps.some(({ kind }) => kind === 'cuts');
    const key = `result.misses.${isCut ? 'rest' : 'beside'}${other ? 'Twice' : ''}`;
    return { key, values: { place: `@places.${side}`, other: `@places.${other}` } };
  },

  draw(pen, frame) {
    const { state, result, steps, step, hasField, say } = frame;
    const shown = steps[step];
    const { ends, codes, offcuts } = leftOver(frame);
    const path = { a: state.a, b: state.b };
    const isNarrow = pen.width < 480;
    pen.box('fixed', state.box, { fill: true, tint: hasField ? 0.6 : 1, outline: false });
    drawRegions(pen, frame, codes);
    nameEnds(pen, path, ...(isNarrow ? [] : [`a ${bitsOf(steps[0].a)}`, `b ${bitsOf(steps[0].b)}`]));
    for (const side of sharedSides(shown)) drawFront(pen, state.box, side);
    for (const side of sideNames) {
      const isLit = side === shown.side || sharedSides(shown).includes(side);
      pen.line(isLit ? 'focus' : 'reject', ...lineOf(side, state.box, pen.area));
    }
    pen.box('fixed', state.box);
    pen.line('ghost', state.a, state.b);
    for (const { from, to } of offcuts) drawTakenAway(pen, from, to);
    const isRejected = shown.kind === 'rejects';
    if (!isRejected) drawBand(pen, ends.a, ends.b);
    const isWhole = ends.b === state.b;
    if (isRejected) drawTakenAway(pen, ends.a, ends.b);
    else if (isWhole) pen.arrow('path', ends.a, ends.b);
    else pen.line('path', ends.a, ends.b);
    drawEnds(pen, frame);
    if (shown.kind === 'touches' || shown.kind === 'crosses') drawMarks(pen, say, marksOf(result));
  },
});

/**
 * Draws a part of the path that a cut has taken away.
 * @param {Pen} pen @param {Point} from @param {Point} to
 */
const drawTakenAway = (pen, from, to) => pen.line('reject', from, to, { width: 9, dash: [1.5, 5] });

/**
 * The four bits of a code: bottom, top, right, left.
 * @param {number} code
 * @returns {string}
 */
const bitsOf = (code) => (code ?? 0).toString(2).padStart(4, '0');

/**
 * The sides that both ends are beyond, for a step that rejects.
 * @param {Step} step
 * @returns {string[]}
 */
function sharedSides({ kind, a, b }) {
  return kind === 'rejects' ? sideNames.filter((side) => a & b & sides[side].code) : [];
}

/**
 * The path after the cuts so far: its ends, their codes, and the parts that were cut off.
 * @param {Frame} frame
 */
function leftOver({ state, steps, step }) {
  const ends = /** @type {Record<string, Point>} */ ({ a: state.a, b: state.b });
  const codes = /** @type {Record<string, number>} */ ({ a: steps[0].a, b: steps[0].b });
  /** @type {{ from: Point, to: Point }[]} */
  const offcuts = [];
  for (const { kind, end, x, y, code } of steps.slice(0, step + 1)) {
    if (kind !== 'cuts') continue;
    offcuts.push({ from: ends[end], to: { x, y } });
    ends[end] = { x, y };
    codes[end] = code;
  }
  return { ends, codes, offcuts };
}

/**
 * Draws the nine regions with their codes; those in which an end now lies are tinted.
 * @param {Pen} pen @param {Frame} frame @param {Record<string, number>} codes of what is left
 */
function drawRegions(pen, { state, hasField }, codes) {
  const { area } = pen;
  const { minX, minY, maxX, maxY } = state.box;
  const margin = pen.length(12);
  const middle = middleOf(state.box);
  for (const [down, top, bottom, y] of /** @type {[number, number, number, number][]} */ ([
    [sides.top.code, area.minY, minY, area.minY + margin],
    [0, minY, maxY, middle.y],
    [sides.bottom.code, maxY, area.maxY, area.maxY - (pen.width < 544 ? margin : aboveHint(pen))],
  ])) {
    for (const [across, left, right, x] of /** @type {[number, number, number, number][]} */ ([
      [sides.left.code, area.minX, minX, area.minX + pen.length(26)],
      [0, minX, maxX, middle.x],
      [sides.right.code, maxX, area.maxX, area.maxX - pen.length(26)],
    ])) {
      const code = across | down;
      const isTaken = Object.values(codes).includes(code);
      const region = { minX: left, minY: top, maxX: right, maxY: bottom };
      if (isTaken && code && !hasField) pen.box('path', region, { fill: true, tint: 0.1, outline: false });
      const isRoomy = right - left > pen.length(48) && bottom - top > pen.length(20);
      if (!isRoomy) continue;
      const at = placeOfCode(pen, state, region, code ? { x, y } : { x, y: y + pen.length(22) });
      pen.label(isTaken ? 'path' : 'reject', at, bitsOf(code), { x: 0, y: 1 }, -8);
    }
  }
}

/**
 * Where in its region a code stands: where it is expected, or else in a corner that the path leaves free.
 * @param {Pen} pen @param {Frame['state']} state @param {Box} region @param {Point} usual
 * @returns {Point}
 */
function placeOfCode(pen, { a, b }, { minX, minY, maxX, maxY }, usual) {
  const [across, down] = [pen.length(26), pen.length(14)];
  const corners = [minX + across, maxX - across].flatMap((x) => [minY + down, maxY - down].map((y) => ({ x, y })));
  const onPath = [...Array(17).keys()].map((i) => along({ a, b }, i / 16));
  const isFree = (/** @type {Point} */ at) =>
    onPath.every(({ x, y }) => Math.abs(x - at.x) > pen.length(32) || Math.abs(y - at.y) > pen.length(20));
  return [usual, ...corners].find(isFree) ?? usual;
}

/** @param {Pen} pen @returns {number} how far from the lower edge of the picture a label is clear of the hint */
const aboveHint = (pen) => 0.03 * (pen.area.maxY - pen.area.minY) + pen.length(44);

/**
 * Draws the cut of the current step: where it is, and the code there.
 * @param {Pen} pen @param {Frame} frame
 */
function drawEnds(pen, { steps, step, say }) {
  const { kind, end, x, y, t, code, side } = steps[step];
  if (kind !== 'cuts') return;
  const role = end === 'a' ? 'enter' : 'exit';
  const at = { x, y };
  drawDot(pen, role, at);
  const key = pen.width < 480 ? 'marks.t' : 'marks.cut';
  pen.label(role, at, say(key, { t, code: bitsOf(code) }), offNormal('cut', sides[side].normal), 12);
}
