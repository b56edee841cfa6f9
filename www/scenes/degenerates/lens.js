// A magnifier: the doubles around a place, the true line between them, and what of it meets the walls.

import { sides } from '../../model/sides.js';
import { boundsOf } from '../../parts/places.js';
import { passesAbove, seenPart, sidesOf } from './exact.js';
import { endsOf, paneOf, positionIn, seenIn, span } from './pane.js';
import { lengthOf, raised, sayFitting, shareOf, shareToNext } from './written.js';

/** @import { Box, Frame as Moment, Pen, Point, Segment, Step } from '../../model/types.js' */
/** @import { Lens } from './exact.js' */
/** @import { Frame } from './frames.js' */

/**
 * What a magnifier shows, and where.
 * @typedef {object} Glass
 * @property {Frame} frame
 * @property {Lens} lens
 * @property {Segment} path
 * @property {Box} box
 * @property {number} scale of the picture of the whole, as its decimal logarithm
 */

/** @param {Point} at @returns {Lens} */
export const lensAt = ({ x, y }) => ({ x: paneOf(x), y: paneOf(y) });

/** Toward the right, for words that begin at a place. */
const rightwards = { x: 1, y: 0 };

/** @param {Pen} pen @param {Moment} moment @param {Glass} glass */
export function drawLens(pen, moment, glass) {
  const { frame, lens, path, box } = glass;
  const isMet = moment.step === moment.steps.length - 1;
  drawWall(pen, frame, lens, box);
  drawEnds(pen, frame, lens);
  // In a thumbnail, many dots are a gray area.
  const sides = pen.width < 240 ? [] : drawDoubles(pen, frame, lens, path);
  drawLegend(pen, frame, moment.say, sides);
  const seen = seenPart(path, lens);
  const onScreen = (/** @type {[Point, Point]} */ [from, to]) =>
    /** @type {[Point, Point]} */ ([frame.placeOf(from), frame.placeOf(to)]);
  const met = isMet ? seenPart(path, lens, box) : null;
  if (met) pen.line(roleOfMet(moment.result), ...onScreen(met), { width: 14, alpha: 0.35 });
  if (seen) pen.line('path', ...onScreen(seen), { width: 3 });
  pen.box('ghost', frame.box, { dash: [], width: 1.5 });
  drawSide(pen, moment, glass);
  drawContact(pen, moment, glass, isMet);
  drawCrossings(pen, moment, glass, isMet);
}

/** @param {Pen} pen @param {Frame} frame @param {Lens} lens @param {Box} box drawn as far as it is seen */
function drawWall(pen, frame, lens, { minX, minY, maxX, maxY }) {
  const within = (/** @type {number} */ position) => Math.min(Math.max(position, -0.75), span - 0.75);
  const [left, right] = [minX, maxX].map((x) => within(positionIn(lens.x, x)));
  const [top, bottom] = [minY, maxY].map((y) => within(positionIn(lens.y, y)));
  const isBeside = (/** @type {number} */ low, /** @type {number} */ high) =>
    low === high && (low === -0.75 || low === span - 0.75);
  if (isBeside(left, right) || isBeside(top, bottom)) return;
  const [min, max] = [frame.placeOf({ x: left, y: top }), frame.placeOf({ x: right, y: bottom })];
  pen.box('fixed', { minX: min.x, minY: min.y, maxX: max.x, maxY: max.y }, { fill: true, outline: false });
  if (minX === maxX && minY === maxY) pen.dot('fixed', min);
  const { box } = frame;
  // Only sides that are in sight are lines.
  if (min.x > box.minX) pen.line('fixed', min, { x: min.x, y: max.y });
  if (max.x < box.maxX) pen.line('fixed', { x: max.x, y: min.y }, max);
  if (min.y > box.minY) pen.line('fixed', min, { x: max.x, y: min.y });
  if (max.y < box.maxY) pen.line('fixed', { x: min.x, y: max.y }, max);
}

/** Lights the line of the side that a step is about. @param {Pen} pen @param {Moment} moment @param {Glass} glass */
function drawSide(pen, { steps, step }, { frame, lens, box }) {
  const { side } = steps[step];
  if (!side) return;
  const { own, axis } = sides[side];
  const position = positionIn(lens[axis], box[own]);
  if (position < -0.75 || position > span - 0.75) return;
  const at = frame.placeOf({ x: position, y: position })[axis];
  const { minX, minY, maxX, maxY } = frame.box;
  const [from, to] =
    axis === 'x'
      ? [
          { x: at, y: minY },
          { x: at, y: maxY },
        ]
      : [
          { x: minX, y: at },
          { x: maxX, y: at },
        ];
  pen.line('focus', from, to);
}

/** What the part that the path meets is drawn as. @param {Moment['result']} result */
const roleOfMet = (result) => (result?.contact === 'touch' ? 'touch' : 'enter');

/**
 * Draws where the path crosses the line of a side: of the one that a step is about, in the end of those that decide.
 * @param {Pen} pen @param {Moment} moment @param {Glass} glass @param {boolean} isMet whether the answer is known
 */
function drawCrossings(pen, { steps, step, result }, { frame, lens, path: { a, b }, box }, isMet) {
  // A touch has a mark of its own.
  if (isMet && result.contact === 'touch') return;
  for (const { kind, side } of isMet ? steps.filter(isDeciding) : [steps[step]]) {
    if (kind !== 'enters' && kind !== 'leaves') continue;
    const { own, other } = sides[side];
    const line = { ...boundsOf({ a, b }), [own]: box[own], [other]: box[own] };
    const [at] = seenPart({ a, b }, lens, line) ?? [];
    const isEntry = kind === 'enters';
    if (at) pen.dot(isEntry ? 'enter' : 'exit', frame.placeOf(at), { size: 3.5, hollow: !isEntry });
  }
}

/** Whether a step has the last word on when the wall is entered, or left. @param {Step} step @param {number} i @param {Step[]} steps */
const isDeciding = ({ kind, decides }, i, steps) =>
  decides && !steps.slice(i + 1).some((later) => later.kind === kind && later.decides);

/** Hatches what is beyond the largest double. @param {Pen} pen @param {Frame} frame @param {Lens} lens */
function drawEnds(pen, frame, lens) {
  const [x, y] = [endsOf(lens.x), endsOf(lens.y)];
  const hatch = (/** @type {Partial<Box>} */ part) =>
    pen.box('reject', { ...frame.box, ...part }, { hatch: true, outline: false });
  if (x.low !== null) hatch({ maxX: frame.placeOf({ x: x.low, y: 0 }).x });
  if (x.high !== null) hatch({ minX: frame.placeOf({ x: x.high, y: 0 }).x });
  if (y.low !== null) hatch({ maxY: frame.placeOf({ x: 0, y: y.low }).y });
  if (y.high !== null) hatch({ minY: frame.placeOf({ x: 0, y: y.high }).y });
}

/**
 * Draws every point whose coordinates are doubles: filled on one side of the line, hollow on the other, ringed on it.
 * @param {Pen} pen @param {Frame} frame @param {Lens} lens @param {Segment} path
 * @returns {number[]} on which sides they are
 */
function drawDoubles(pen, frame, lens, path) {
  const [xs, ys] = [seenIn(lens.x), seenIn(lens.y)];
  const hasSides = path.a.x !== path.b.x || path.a.y !== path.b.y;
  const sideOf = hasSides ? sidesOf(path, xs, ys) : () => 1;
  const places = { x: xs.map((x) => positionIn(lens.x, x)), y: ys.map((y) => positionIn(lens.y, y)) };
  const found = new Set();
  for (const [i, x] of places.x.entries()) {
    for (const [j, y] of places.y.entries()) {
      const side = Math.sign(sideOf(i, j));
      drawDouble(pen, frame.placeOf({ x, y }), side);
      found.add(side);
    }
  }
  return hasSides ? [...found] : [];
}

/** @param {Pen} pen @param {Point} at @param {number} side of the line */
function drawDouble(pen, at, side) {
  if (side > 0) pen.dot('reject', at, { size });
  else if (side < 0) pen.dot('clockwise', at, { size, hollow: true });
  else pen.dot('path', at, { size: size + 1 });
}

/** The size of a dot, in pixels. */
const size = 2.6;

/** The sides of the line, and how their dots are colored. */
const legend = /** @type {const} */ ([
  ['left', -1, 'clockwise'],
  ['right', 1, 'reject'],
  ['on', 0, 'path'],
]);

/**
 * Says what the dots are, in a row below their magnifier: in short where there is little room.
 * @param {Pen} pen @param {Frame} frame @param {Moment['say']} say @param {number[]} sides on which there are some
 */
function drawLegend(pen, { box }, say, sides) {
  const drawn = legend.filter(([, side]) => sides.includes(side));
  const start = box.minX + pen.length(4);
  const row = ['sides', 'sidesShort']
    .map((names) => drawn.map(([name]) => say(`marks.${names}.${name}`)))
    // Beside each name is its dot.
    .find((names) => lengthOf(pen, names.map((name) => `${name}000`).join('')) < box.maxX - start);
  if (!row) return;
  const y = box.maxY + pen.length(11 * pen.size);
  let x = start;
  for (const [i, [, side, role]] of drawn.entries()) {
    const end = x + lengthOf(pen, `${row[i]}000`);
    drawDouble(pen, { x, y }, side);
    // Nothing moves it away from its dot.
    pen.label(role, { x, y }, row[i], rightwards, 8, {
      minX: x,
      minY: box.maxY,
      maxX: end,
      maxY: y + pen.length(10 * pen.size),
    });
    x = end;
  }
}

/**
 * Draws the corner, and how far from it the line passes.
 * @param {Pen} pen @param {Moment} moment @param {Glass} glass @param {boolean} isMet whether the answer is known
 */
function drawContact(pen, { state, say, result }, { frame, lens, path, box, scale }, isMet) {
  const corner = { x: box.minX, y: box.minY };
  const at = frame.placeOf({ x: positionIn(lens.x, corner.x), y: positionIn(lens.y, corner.y) });
  const above = passesAbove(path, corner, lens);
  const share = shareToNext(above, corner.y, lens.y);
  const power = raised(Math.log10(frame.cell) - Math.log10(lens.x.unit) - scale);
  const { minX, maxX, minY } = frame.box;
  const names = [say('marks.magnified', { power }), say('marks.magnifiedShort', { power })];
  const name = sayFitting(pen, maxX - minX, names);
  const top = { x: minX, y: minY - pen.length(10) };
  if (name) pen.label('ghost', top, name, rightwards, 0, { ...pen.area, minX, maxY: minY });
  if (above && share && Math.abs(share) < 1) {
    const on = { x: at.x, y: at.y - above * frame.cell };
    pen.line('normal', at, on, { width: 3 });
    const gap = say('marks.gap', { gap: shareOf(Math.abs(share)) });
    const middle = { x: at.x, y: (at.y + on.y) / 2 };
    // Where there is no room for it, the sentence below the picture says the same.
    if (sayFitting(pen, maxX - at.x, [gap])) pen.label('normal', middle, gap, { x: 1, y: 0.2 }, 12);
  }
  const part = isMet ? seenPart(path, lens, box) : null;
  const isPoint = part && part[0].x === part[1].x && part[0].y === part[1].y;
  if (part && isPoint) pen.dot(roleOfMet(result), frame.placeOf(part[0]), { ring: true });
  for (const name of /** @type {const} */ (['a', 'b'])) {
    const [x, y] = [positionIn(lens.x, state[name].x), positionIn(lens.y, state[name].y)];
    if (x < -0.75 || y < -0.75 || x > span - 0.75 || y > span - 0.75) continue;
    const end = frame.placeOf({ x, y });
    pen.dot('path', end, { size: 4 });
    pen.label('path', end, name, { x: -1, y: -1 }, 10);
  }
}
