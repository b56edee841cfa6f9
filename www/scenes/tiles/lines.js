// The lines to copy, beside the library: how they are asked its question, and the hard cases they are counted on.

import { segmentOf } from '../../portable/said.js';

/** @import { HardCases, Portable } from '../../portable/compare.js' */

/** Lines that miss their last tile may go on for a long time. */
const most = 60;

/** @param {Iterable<{ tile: { x: number, y: number } }>} pieces */
function tilesOf(pieces) {
  const tiles = [];
  for (const { tile } of pieces) if (tiles.push(`(${tile.x}, ${tile.y})`) === most) break;
  return { verdict: tiles.join(' '), isPlain: true };
}

/** @type {Portable} */
export const portable = {
  ask: ({ splitAtTiles }, grid, { a, b }) => tilesOf(splitAtTiles(grid, a, b)),
  exact: tilesOf,
  // The ready-made case beside a corner, and what comes as near to one.
  strays: 2,
};

/** @type {HardCases[]} */
export const hardCases = [
  {
    kind: 'tiles',
    // Not those that are refused, nor the one that goes on too long.
    calls: ([x, y, size, ...ends]) =>
      size > 0 && Math.hypot(...ends) / size < 1e14 && ends.every(Number.isFinite)
        ? [['gridPieces', { x, y, size }, segmentOf(ends)]]
        : [],
  },
];
