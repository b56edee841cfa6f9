// Why two segments are apart: two ends of one on the same side of the line of the other, or a gap on their one line.

import { drawLineOver } from '../../parts/edge.js';

/** @import { Message, Pen, Point, Step } from '../../model/types.js' */

/**
 * The names of the points of each turn, in the order of the steps: both ends of the second segment as seen from the first,
 * then the other way round.
 */
export const triples = [
  { from: 'a', over: 'b', to: 'c' },
  { from: 'a', over: 'b', to: 'd' },
  { from: 'c', over: 'd', to: 'a' },
  { from: 'c', over: 'd', to: 'b' },
];

/**
 * The two ends of the segment in a step, ordered by x, then by y.
 * @param {Step} step
 * @returns {[Point, Point]}
 */
export const endsOf = ({ lowX, lowY, highX, highY }) => [
  { x: lowX, y: lowY },
  { x: highX, y: highY },
];

/**
 * The turns that tell that two segments are apart: two ends of one on the same side of the line of the other.
 * @param {Step[]} steps of two segments that miss
 * @returns {{ index: number, turn: string } | null} the first of the two turns; null if all ends are on one line
 */
function apartOf(steps) {
  const turns = steps.filter(({ kind }) => kind === 'turns');
  for (const index of [0, 2]) {
    const { turn } = turns[index] ?? {};
    if (turn && turn !== 'straight' && turn === turns[index + 1]?.turn) return { index, turn };
  }
  return null;
}

/**
 * Why two segments miss each other.
 * @param {Step[]} steps
 * @returns {Message}
 */
export function apartSentence(steps) {
  const apart = apartOf(steps);
  if (!apart) return { key: 'result.misses.inLine' };
  const [one, other] = [triples[apart.index], triples[apart.index + 1]];
  const values = { one: one.to, two: other.to, from: one.from, over: one.over, hand: `@hands.${apart.turn}` };
  return { key: 'result.misses.oneSide', values };
}

/**
 * Lights what keeps two segments apart: the line with both ends of the other on one side, or the gap on their one line.
 * @param {Pen} pen @param {Step[]} steps
 */
export function drawApart(pen, steps) {
  const apart = apartOf(steps);
  if (apart) {
    const { ax, ay, bx, by } = steps.filter(({ kind }) => kind === 'turns')[apart.index];
    drawLineOver(pen, { x: ax, y: ay }, { x: bx, y: by });
    return;
  }
  const gap = steps.find(({ kind }) => kind === 'onOneLine');
  if (gap) pen.line('focus', ...endsOf(gap), { width: 11, alpha: 0.3 });
}
