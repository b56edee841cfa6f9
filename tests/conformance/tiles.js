/** Conformance lines of the kind `tiles`: the piece of a segment in each tile of a grid. */

import { gridPiecesSteps } from '../../www/library/entries/node.js';
import { decimal, list, pair } from './read.js';

/**
 * The answer of a line.
 *
 * @param {any} _
 * @param {any} line
 */
export function tiles(_, { in: given, most }) {
  const [x, y, size, ax, ay, bx, by] = list(given, 7).map(decimal);
  const segment = { a: { x: ax, y: ay }, b: { x: bx, y: by } };
  const { pieces } = gridPiecesSteps({ x, y, size }, segment, most);
  return {
    pieces: pieces.map(({ tile, enter, exit, a, b }) => ({
      tile: pair(tile),
      t: [enter, exit],
      p: [pair(a), pair(b)],
    })),
  };
}
