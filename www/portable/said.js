// What the lines and the library say, in one form; and the shapes in the numbers of a hard case.

/** @import { Point } from '../model/types.js' */
/** @import { Said } from './compare.js' */

/**
 * @param {any} span what the lines give, null for a miss
 * @param {{ feature?: string, place?: Point }} [entry] the side or corner that they name, and where the path or the mover is then
 * @returns {Said}
 */
export const saidOf = (span, entry) => ({
  verdict: span?.contact ?? 'miss',
  enter: span?.enter,
  exit: span?.exit,
  ...(span && entry),
  ...(span?.wall !== undefined && { wall: span.wall }),
});

/** @param {any} span the answer of the library, null for a miss @returns {Said} */
export const spanOf = (span) => ({
  verdict: span?.contact ?? 'miss',
  ...(span && { enter: span.enter?.t ?? 0, exit: span.exit?.t ?? 1 }),
  ...(span && { feature: span.enter?.feature ?? '', place: span.enter?.position }),
});

/** @param {{ x: number, y: number, hits: number }} end of the lines @returns {Said} */
export const endOf = ({ x, y, hits }) => ({ verdict: hits > 0 ? 'touch' : 'miss', at: { x, y } });

/** @param {any} travel the answer of the library @returns {Said} */
export const travelOf = ({ position, hits }) => ({ verdict: hits.length > 0 ? 'touch' : 'miss', at: position });

/** @param {number[]} numbers */
export const boxOf = ([minX, minY, maxX, maxY]) => ({ minX, minY, maxX, maxY });

/** @param {number[]} numbers */
export const segmentOf = ([ax, ay, bx, by]) => ({ a: { x: ax, y: ay }, b: { x: bx, y: by } });

/** @param {number[]} numbers */
export const circleOf = ([x, y, , , radius]) => ({ x, y, radius });

/** @param {number[]} numbers */
export const vectorOf = ([x, y]) => ({ x, y });
