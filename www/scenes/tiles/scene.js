// A segment over a grid of tiles: its piece in each tile, found from one border to the next.

import { grid } from '../../model/fields/grid.js';
import { point, usualWorld } from '../../model/fields/index.js';
import { sideNames, sides } from '../../model/sides.js';
import { defineScene } from '../../parts/define-scene.js';
import { lineOf } from '../../parts/half-plane.js';
import { below, widthOfText } from '../../parts/label-offsets.js';
import { nameEnds } from '../../parts/path.js';
import { along, middleOf } from '../../parts/places.js';
import { drawDot } from '../../parts/span.js';

/** @import { Box, Frame, Library, Pen, Point, Segment, State, Step } from '../../model/types.js' */
/** @typedef {import('../../library/types.js').Piece} Piece */

const start = { a: { x: 20, y: 18 }, b: { x: 140, y: 76 }, grid: { x: 8, y: 8, size: 36 } };

/** Tiles of which three rows are in sight as a whole. */
const small = { x: 8, y: 8, size: 28 };

/** A path over more tiles is cut off; a grid with more columns and rows is not drawn. */
const most = 60;

/** Of so many pieces each has its number, however short it is. */
const numbered = 12;

export default defineScene({
  id: 'tiles',
  fields: { a: point(start.a), b: point(start.b), grid: grid(start.grid, 6, 80) },
  trace: {
    source: { file: 'query/pieces', load: () => import('../../../src/query/pieces.rs?raw') },
    kinds: 'PIECES_STEPS',
  },
  presets: [
    { id: 'split', state: start },
    { id: 'border', state: { ...start, a: { x: 20, y: 44 }, b: { x: 140, y: 44 } } },
    { id: 'corners', state: { ...start, a: { x: 22, y: 22 }, b: { x: 78, y: 78 }, grid: small } },
    { id: 'rising', state: { ...start, a: { x: 22, y: 78 }, b: { x: 78, y: 22 }, grid: small } },
    { id: 'beside', state: { ...start, a: { x: 22, y: 22.000000000000004 }, b: { x: 78, y: 78 }, grid: small } },
    { id: 'negative', state: { ...start, grid: { x: 80, y: 44, size: 36 } } },
    { id: 'ends', state: { ...start, b: { x: 116, y: 60 } } },
  ],
  differs: { a: { x: 20.6067415730337, y: 36.20224719101123 } },

  solve(graze, state) {
    const { a, b, grid: tiles } = state;
    const traced = tracedIn(graze, tiles, { a, b });
    if (!traced) return { result: { found: null }, steps: [{ kind: 'beyond' }] };
    const { pieces } = traced;
    // Each step but the first is about a piece, and says its tile.
    const steps = traced.steps.map((step, i) => (i > 0 ? { ...step, ...placed(pieces[i - 1]) } : step));
    const boxes = pieces.map(({ box }) => box);
    const last = pieces[pieces.length - 1];
    const isCutOff = steps[steps.length - 1].kind !== 'ends';
    return { result: { found: pieces, first: pieces[0], last, boxes, grid: gridIn(graze, tiles), isCutOff }, steps };
  },

  call: ({ a, b, grid: tiles }, result) =>
    result?.found === null || result?.isCutOff ? null : ['gridPieces', tiles, { a, b }],

  answer: {
    verdict: ({ found }) => (found ? (found.length > 1 ? 'split' : 'whole') : 'beyond'),
    tones: { split: 'plain', whole: 'plain', beyond: 'miss' },
    rows: ['tile', 'enter', 'exit', 'a', 'b'],
    columns: ['first', 'last'],
  },

  field: null,

  caption(steps, index) {
    const { kind, side, other, corner, ...values } = steps[index];
    const names = { side: `@features.${side}`, other: `@features.${other}`, corner: `@features.${corner}` };
    return { key: `steps.${variantOf(steps, index)}`, values: { ...values, ...names, number: index } };
  },

  summary({ found, isCutOff }) {
    if (!found) return { key: 'result.beyond' };
    const [{ tile }, last] = [found[0], found[found.length - 1]];
    const values = { x: tile.x, y: tile.y, lastX: last.tile.x, lastY: last.tile.y, count: found.length };
    if (isCutOff) return { key: 'result.more', values };
    if (found.length === 1) return { key: 'result.whole', values };
    return { key: last.enter === last.exit ? 'result.touches' : 'result.split', values };
  },

  draw(pen, frame) {
    const { state, result, steps, step } = frame;
    nameEnds(pen, { a: state.a, b: state.b });
    if (!result.found) return pen.arrow('path', state.a, state.b);
    const { kind } = steps[step];
    const isLast = step === steps.length - 1;
    // Step 0 is the start; each of the others is about one piece.
    const shown = step - 1;
    const { found, boxes } = result;
    for (const box of boxes.slice(0, step)) pen.box('path', box, { fill: true, tint: 0.12, outline: false });
    drawGrid(pen, [...result.grid, ...boxes]);
    if (kind === 'starts') for (const box of [boxes[0], boxes[boxes.length - 1]]) pen.box('focus', box);
    else if (!isLast || found.length === 1) pen.box('focus', boxes[shown]);
    pen.line('ghost', state.a, state.b);
    drawPieces(pen, found.slice(0, isLast ? found.length : step));
    if (isLast) pen.arrow('path', state.a, state.b);
    if (!isLast && kind !== 'starts') drawBorders(pen, steps[step], boxes[shown]);
    if (!isLast && kind !== 'starts') drawCrossings(pen, frame, found[shown]);
    drawNumbers(pen, frame, isLast ? found.length : step);
    pen.dot('fixed', state.grid, { size: 4 });
    const named = isLast ? found : kind === 'starts' ? [found[0], found[found.length - 1]] : [found[shown]];
    nameTiles(pen, frame, named);
  },
});

/** The tile of a piece. @param {Piece} piece */
const placed = ({ tile: { x, y } }) => ({ column: x, row: y });

/**
 * The pieces of a path with their steps.
 * @param {Library} graze @param {State} tiles @param {Segment} path
 * @returns {{ pieces: Piece[], steps: Step[] } | null} null if JavaScript has no numbers for its tiles
 */
function tracedIn(graze, tiles, path) {
  try {
    return graze.gridPiecesSteps(/** @type {any} */ (tiles), path, most);
  } catch (error) {
    if (/** @type {{ code?: string }} */ (error).code !== 'not_integer_or_out_of_range') throw error;
    return null;
  }
}

/**
 * The borders in the usual window: the path from corner to corner of it runs through every column and every row.
 * @param {Library} graze @param {State} tiles
 * @returns {Box[]} none if there are too many
 */
function gridIn(graze, tiles) {
  const diagonal = { a: { x: usualWorld.minX, y: usualWorld.minY }, b: { x: usualWorld.maxX, y: usualWorld.maxY } };
  const { pieces = [] } = tracedIn(graze, tiles, diagonal) ?? {};
  return pieces.length < most ? pieces.map(({ box }) => box) : [];
}

/**
 * The name of a step's sentence.
 * @param {Step[]} steps @param {number} index
 */
function variantOf(steps, index) {
  const { kind, side, t, later, column, row, lastColumn, lastRow } = steps[index];
  switch (kind) {
    case 'starts':
      return column === lastColumn && row === lastRow ? 'startsAlone' : 'starts';
    case 'first':
      // Within three digits both may be the same.
      return t === later ? 'firstClose' : later - t < 1e-3 ? 'firstNear' : 'first';
    case 'only':
      return sides[side].axis === 'x' ? 'only.column' : 'only.row';
    case 'ends':
      return index === 1 ? 'endsAlone' : steps[index - 1].t === 1 ? 'endsAtBorder' : 'ends';
    default:
      return kind;
  }
}

/**
 * Draws the borders in sight, and those of all tiles on the way.
 * @param {Pen} pen @param {Box[]} boxes
 */
function drawGrid(pen, boxes) {
  const { minX, minY, maxX, maxY } = pen.area;
  const look = { width: 1, alpha: 0.45 };
  const levels = (/** @type {(box: Box) => number[]} */ of) => new Set(boxes.flatMap(of));
  for (const x of levels((box) => [box.minX, box.maxX])) pen.line('fixed', { x, y: minY }, { x, y: maxY }, look);
  for (const y of levels((box) => [box.minY, box.maxY])) pen.line('fixed', { x: minX, y }, { x: maxX, y }, look);
}

/**
 * Draws the pieces, one strong and the next one faint, with dots at the borders.
 * @param {Pen} pen @param {Piece[]} pieces
 */
function drawPieces(pen, pieces) {
  for (const [i, { a, b }] of pieces.entries()) pen.line('path', a, b, { width: 6, alpha: i % 2 ? 0.4 : 0.9 });
  for (const { a } of pieces.slice(1)) pen.dot('path', a, { size: 3.5 });
}

/** The sides that meet in a corner. @param {string} corner */
const sidesOf = (corner) => sideNames.filter((side) => corner.toLowerCase().includes(side));

/**
 * Draws the borders of a tile that the path comes to: the first one strong.
 * @param {Pen} pen @param {Step} step @param {Box} box
 */
function drawBorders(pen, { side, other, corner }, box) {
  for (const each of corner ? sidesOf(corner) : [side]) pen.line('enter', ...lineOf(each, box, box), { width: 5 });
  if (other) pen.line('exit', ...lineOf(other, box, box), { width: 3, dash: [6, 4] });
}

/**
 * Draws where the path comes to them.
 * @param {Pen} pen @param {Frame} frame @param {Piece} piece
 */
function drawCrossings(pen, { steps, step, say }, { b }) {
  const { t, later, laterX, laterY } = steps[step];
  drawDot(pen, 'enter', b);
  pen.label('enter', b, say('marks.t', { t }), { x: 0.6, y: -1 }, 12);
  if (later === undefined) return;
  const at = { x: laterX, y: laterY };
  drawDot(pen, 'exit', at);
  pen.label('exit', at, say(pen.width < 480 ? 'marks.t' : 'marks.later', { t: later }), below, 12);
}

/**
 * Numbers the pieces, each in its tile, of many as far as there is room.
 * @param {Pen} pen @param {Frame} frame @param {number} count
 */
function drawNumbers(pen, { state: { a, b, grid: tiles }, result: { found } }, count) {
  const way = { x: b.x - a.x, y: b.y - a.y };
  // Above the path; a steep one has them to its right.
  const aside =
    way.x === 0 && way.y === 0 ? { x: 0, y: -1 } : way.x < 0 ? { x: -way.y, y: way.x } : { x: way.y, y: -way.x };
  for (const [i, piece] of found.slice(0, count).entries()) {
    const length = Math.hypot(piece.b.x - piece.a.x, piece.b.y - piece.a.y);
    if (found.length > numbered && length < pen.length(14)) continue;
    const within = tiles.size > pen.length(36) ? piece.box : undefined;
    pen.label('path', along(piece, 0.5), String(i + 1), aside, 9, within);
  }
}

/**
 * Writes column and row into tiles, as far as there is room.
 * @param {Pen} pen @param {Frame} frame @param {Piece[]} pieces
 */
function nameTiles(pen, { state, say }, pieces) {
  for (const piece of new Set(pieces)) {
    const text = say('marks.tile', piece.tile);
    if (state.grid.size < pen.length(14 + 13 * widthOfText(text))) continue;
    const away = (/** @type {Point} */ { x, y }) =>
      Math.min(...[piece.a, along(piece, 0.5), piece.b].map((at) => Math.hypot(x - at.x, y - at.y)));
    const corner = cornersOf(piece.box).reduce((one, other) => (away(other) > away(one) ? other : one));
    const { x, y } = middleOf(piece.box);
    pen.label('fixed', corner, text, { x: x - corner.x, y: y - corner.y }, 4, piece.box);
  }
}

/** @param {Box} box @returns {Point[]} */
const cornersOf = ({ minX, minY, maxX, maxY }) => [minX, maxX].flatMap((x) => [minY, maxY].map((y) => ({ x, y })));
