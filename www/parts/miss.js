// Why a path misses a box: a line that it never gets behind, or a gap between leaving one strip and entering the other.

import { sides } from '../model/sides.js';
import { drawFront, lineOf } from './half-plane.js';
import { along } from './places.js';
import { drawDot } from './span.js';

/** @import { Box, Message, Pen, Say, Segment, Step } from '../model/types.js' */

/**
 * What rules the box out: the line of a side with the whole path in front of it, or the sides between whose times the
 * path has left one strip and not yet entered the other.
 * @typedef {{ side: string, isReached: boolean } | { leaves: string, enters: string, far: number, near: number }} Miss
 */

/**
 * What rules the box out, as the steps of the half-plane test tell it.
 * @param {Step[]} steps of a miss, on their own or inside the steps of another test
 * @returns {Miss | null} null if no line and no gap did
 */
export function missOf(steps) {
  const told = steps.map(({ step, ...own }) => step ?? own);
  const front = told.find(({ kind, side }) => kind === 'inFront' && side !== undefined);
  if (front) return { side: front.side, isReached: front.da === 0 || front.db === 0 };
  const [enters, leaves] = ['enters', 'leaves'].map((kind) =>
    told.findLast((step) => step.kind === kind && step.decides),
  );
  if (!enters || !leaves || enters.t < leaves.t) return null;
  return { leaves: leaves.side, enters: enters.side, far: leaves.t, near: enters.t };
}

/**
 * The sentence that says what rules the box out.
 * @param {Miss} miss
 * @returns {Message}
 */
export function missSentence(miss) {
  if ('side' in miss) {
    const { side, isReached } = miss;
    const values = { place: `@places.${side}`, side: `@features.${side}` };
    return { key: `result.misses.${isReached ? 'reaches' : 'beside'}`, values };
  }
  const { leaves, enters, far, near } = miss;
  const values = { lane: `@lanes.${sides[leaves].axis}`, other: `@lanes.${sides[enters].axis}`, far, near };
  return { key: 'result.misses.gap', values };
}

/**
 * Lights what rules the box out: a line, or the gap on the path between two lines.
 * @param {Pen} pen @param {Say} say @param {Miss | null} miss nothing is drawn for null
 * @param {Box} region the box, or what stands for it @param {Segment} path
 */
export function drawMiss(pen, say, miss, region, path) {
  if (!miss) return;
  if ('side' in miss) {
    drawFront(pen, region, miss.side);
    pen.line('focus', ...lineOf(miss.side, region, pen.area));
    return;
  }
  const { leaves, enters, far, near } = miss;
  const [from, to] = [along(path, far), along(path, near)];
  pen.line('focus', from, to, { width: 11, alpha: 0.3 });
  for (const [role, at, key, t, side] of /** @type {const} */ ([
    ['exit', from, 'gap.leaves', far, leaves],
    ['enter', to, 'gap.enters', near, enters],
  ])) {
    const { axis, normal } = sides[side];
    pen.line(role, ...lineOf(side, region, pen.area), { width: 2.5 });
    drawDot(pen, role, at);
    // Two labels so close to each other go to the two sides of the path.
    const towards = { x: normal.x || (role === 'exit' ? -1 : 1), y: normal.y || (role === 'exit' ? -1 : 1) };
    pen.label(role, at, say(pen.width < 480 ? 'marks.t' : key, { t, lane: `@lanes.${axis}` }), towards, 12);
  }
}
