/** Tiles through the JavaScript library. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { gridBox, gridPieces, gridPiecesSteps, gridTile } from '../../www/library/entries/node.js';

const grid = { x: 0, y: 0, size: 200 };
const line = { a: { x: 100, y: 100 }, b: { x: 500, y: 300 } };

test('a loop stops early on a path over more tiles than there is memory for', () => {
  const seen = [];
  for (const { tile } of gridPieces({ ...grid, size: 1 }, { a: { x: 0.5, y: 0.5 }, b: { x: 1e15, y: 0.5 } })) {
    seen.push(tile.x);
    if (seen.length === 1000) break;
  }
  assert.deepEqual(seen, [...Array(1000).keys()]);
});

test('the pieces are those of the first moment, whatever is asked or changed in between', () => {
  const given = structuredClone({ grid, line: { a: { x: 0.5, y: 1 }, b: { x: 9000, y: 7000 } } });
  const expected = [...gridPieces(given.grid, given.line)];
  assert.ok(expected.length > 70);
  const [one, other] = [gridPieces(given.grid, given.line), gridPieces(grid, line)];
  const found = [];
  for (const piece of one) {
    found.push(piece);
    given.line.b.x += 1;
    given.grid.size = 1;
    other.next();
    gridTile(grid, line.a);
  }
  assert.deepEqual(found, expected);
});

const scales = fc.constantFrom(1, 0.1, 2 ** -1070, 2 ** 900);
const whole = fc.integer({ min: -40, max: 40 });
const place = fc.oneof(whole, fc.double({ min: -40, max: 40, noNaN: true }));
const point = fc.record({ x: place, y: place });
const scaled = (/** @type {{ x: number, y: number }} */ { x, y }, /** @type {number} */ by) => ({
  x: x * by,
  y: y * by,
});

test('pieces share their ends, cover the path, and lie in their tiles; so do those with steps', () => {
  fc.assert(
    fc.property(scales, fc.constantFrom(1, 0.5, 3, 0.7), point, point, point, (scale, size, origin, a, b) => {
      const tiles = { ...scaled(origin, scale), size: size * scale };
      const path = { a: scaled(a, scale), b: scaled(b, scale) };
      const pieces = [...gridPieces(tiles, path)];
      const [first, last] = [pieces[0], pieces[pieces.length - 1]];
      // + 0: −0 counts as 0.
      const plain = (/** @type {{ x: number, y: number }} */ { x, y }) => ({ x: x + 0, y: y + 0 });
      assert.deepEqual([first.enter, first.a, last.exit, last.b], [0, plain(path.a), 1, plain(path.b)]);
      for (const [i, piece] of pieces.entries()) {
        if (i > 0) assert.deepEqual([piece.enter, piece.a], [pieces[i - 1].exit, pieces[i - 1].b]);
        assert.deepEqual(piece.box, gridBox(tiles, piece.tile));
        const { minX, minY, maxX, maxY } = piece.box;
        for (const { x, y } of [piece.a, piece.b]) assert.ok(minX <= x && x <= maxX && minY <= y && y <= maxY);
      }
      assert.deepEqual(last.tile, gridTile(tiles, path.b));
      const traced = gridPiecesSteps(tiles, path, 65536);
      assert.deepEqual(traced.pieces, pieces);
      assert.equal(traced.steps.length, pieces.length + 1);
      assert.deepEqual(gridPiecesSteps(tiles, path, 3).pieces, pieces.slice(0, 3));
    }),
  );
});

test('steps name the border that comes first, and when the other one would', () => {
  const { steps } = gridPiecesSteps(grid, { a: { x: 100, y: 50 }, b: { x: 500, y: 250 } });
  assert.deepEqual(steps, [
    { kind: 'starts', column: 0, row: 0, lastColumn: 2, lastRow: 1 },
    { kind: 'first', side: 'right', t: 0.25, other: 'bottom', later: 0.75, laterX: 400, laterY: 200 },
    { kind: 'corner', corner: 'bottomRight', t: 0.75 },
    { kind: 'ends', column: 2, row: 1 },
  ]);
});
