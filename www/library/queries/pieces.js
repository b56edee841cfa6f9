/** The pieces of a segment over a grid of tiles, some at a time. Arguments are not checked here: figures have checked theirs. */

import { accepted } from '../checks/errors.js';
import { readPoint } from '../memory/record.js';
import { scratch } from '../memory/rows.js';
import { readSteps } from '../memory/steps.js';
import { called, entries, numbers } from '../memory/wasm.js';
import { PIECES_STEPS } from '../wasm/steps.js';
import { GRID_GIVEN, PIECE, TRACE } from '../wasm/tables.js';

/** @import { Grid, Piece, Segment } from '../types.js' */
/** @typedef {import('../memory/steps.js').StepOf<(typeof PIECES_STEPS)[number]>} PiecesStep */

/** The first number of the next piece: NaN after the last one. */
const NEXT = 7;

/** Pieces to come. */
export class Pieces {
  #caller;
  #args;
  /** What Rust is given: it keeps the next piece there, which is NaN at first. */
  #given = new Float64Array(GRID_GIVEN).fill(Number.NaN);

  /**
   * @param {string} caller
   * @param {Grid} grid
   * @param {Segment} segment
   */
  constructor(caller, grid, segment) {
    this.#caller = caller;
    this.#args = { grid, segment };
    const { a, b } = segment;
    this.#given.set([grid.x, grid.y, grid.size, a.x, a.y, b.x, b.y]);
  }

  /** Whether the last piece has been taken. */
  get isDone() {
    return Number.isNaN(this.#given[NEXT]);
  }

  /**
   * The next pieces, up to a number of them.
   *
   * @param {number} most
   * @param {number} [mode]
   * @returns {Piece[]}
   */
  take(most, mode = 0) {
    const at = scratch(this.#caller, GRID_GIVEN + most * PIECE);
    numbers().set(this.#given, at);
    const count = called(this.#caller, () => entries.gridPieces(most, mode));
    accepted(this.#caller, count, this.#args);
    const memory = numbers();
    this.#given.set(memory.subarray(at, at + GRID_GIVEN));
    return Array.from({ length: count }, (_, i) => readPiece(memory, at + GRID_GIVEN + i * PIECE));
  }
}

/**
 * The first pieces, and the steps that lead to them.
 *
 * @param {Grid} grid
 * @param {Segment} segment
 * @param {number} most
 * @returns {{ pieces: Piece[], steps: PiecesStep[] }}
 */
export function gridPiecesSteps(grid, segment, most) {
  const pieces = new Pieces('gridPiecesSteps', grid, segment).take(most, TRACE);
  return { pieces, steps: readSteps(PIECES_STEPS) };
}

/**
 * @param {Float64Array} memory
 * @param {number} at
 * @returns {Piece}
 */
function readPiece(memory, at) {
  const [enter, exit, , , , , minX, minY, maxX, maxY] = memory.subarray(at + 2, at + PIECE);
  const box = { minX, minY, maxX, maxY };
  return { tile: readPoint(memory, at), box, enter, exit, a: readPoint(memory, at + 4), b: readPoint(memory, at + 6) };
}
