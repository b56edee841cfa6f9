// A travel in the picture: its legs up to the current step, the walls it hits, and how the response changes the rest.

import { offNormal } from './label-offsets.js';
import { nameMoment } from './path.js';
import { along } from './places.js';

/** @import { Frame, Pen, Point, Step } from '../model/types.js' */
/** @import { Shape } from './shapes.js' */

/** So many moments of hits are named at once; of more, the first and the last. */
const most = 8;

/** One straight piece of a travel: `aim` is where it would end if no wall were in the way. @typedef {{ from: Point, to: Point, aim: Point, began: number, ended: number, wasHit: boolean }} Leg */

/**
 * The legs in the steps of a travel.
 * @param {Step[]} steps
 * @returns {Leg[]}
 */
function legsOf(steps) {
  /** @type {Leg[]} */
  const legs = [];
  let began = 0;
  for (const { kind, x, y, t, timeLeft, endX, endY } of steps) {
    if (kind === 'leg') {
      const aim = { x: endX, y: endY };
      legs.push({ from: { x, y }, to: aim, aim, began, ended: 1, wasHit: false });
    }
    const leg = legs.at(-1);
    if (!leg || (kind !== 'hits' && kind !== 'ends') || (kind === 'ends' && leg.wasHit)) continue;
    Object.assign(leg, { to: { x, y }, ended: kind === 'hits' ? t : 1 - timeLeft, wasHit: kind === 'hits' });
    began = leg.ended;
  }
  return legs;
}

/**
 * Where the mover is at a moment of the step, or null after its end.
 * @param {Leg[]} legs @param {number} t
 * @returns {Point | null}
 */
function placeAt(legs, t) {
  const leg = legs.find(({ ended }) => t <= ended);
  if (!leg) return null;
  const part = leg.ended > leg.began ? (t - leg.began) / (leg.ended - leg.began) : 0;
  return along({ a: leg.from, b: leg.to }, part);
}

/**
 * Draws the travel up to the current step.
 * @param {Pen} pen @param {Frame} frame @param {Shape} shape
 */
export function drawTravel(pen, frame, shape) {
  const { result, steps, step, t, until = 1 } = frame;
  const { kind } = steps[step];
  const isLast = step === steps.length - 1;
  const legs = legsOf(steps);
  drawLegs(pen, frame, legs, shape);
  if (isLast && until === 1 && result.inside.length === 0) {
    shape.draw('path', result.position, { fill: true, tint: 0.22 });
    pen.dot('path', shape.middle(result.position), { size: 4 });
  }
  drawTurn(pen, frame, legs, shape);
  const times = [...new Set(steps.flatMap(({ kind, t }) => (kind === 'hits' ? [t] : [])))];
  for (const [i, each] of steps.slice(0, step + 1).entries()) {
    if (each.kind !== 'hits' || each.t > until) continue;
    // Walls that are hit together share one name.
    const isFirst = !steps.slice(0, i).some(({ kind, t }) => kind === 'hits' && t === each.t);
    const isTold = times.length <= most || each.t === times[0] || each.t === times[times.length - 1];
    drawHit(pen, frame, each, shape, i === step || (isLast && isFirst && isTold));
  }
  if (kind === 'candidate') drawCandidate(pen, frame, shape);
  const place = t > 0 && t < 1 && isLast ? placeAt(legs, t) : null;
  if (!place) return;
  shape.draw('ghost', place, { fill: true, tint: 0.16, width: 2 });
  nameMoment(pen, shape.middle(place), frame);
}

/**
 * Draws each leg up to its hit, and the rest that the wall prevented.
 * @param {Pen} pen @param {Frame} frame @param {Leg[]} legs @param {Shape} shape
 */
function drawLegs(pen, { result, steps, step, until = 1 }, legs, { middle }) {
  const { kind, leg: current } = steps[step];
  const isLast = step === steps.length - 1;
  for (const [i, { from, to, aim, began, ended, wasHit }] of legs.slice(0, current).entries()) {
    const isDone = isLast || i < current - 1 || kind === 'hits' || kind === 'deflects';
    const [a, b, c] = [from, to, aim].map(middle);
    // A question knows only where the motion leads if nothing is in its way; at its start, not even what is hit at once.
    if (until < ended || until === 0) {
      if (i === 0 || (began <= until && until > 0)) pen.arrow('path', a, c);
      continue;
    }
    if (!isDone) {
      pen.arrow('ghost', a, c, { width: 2 });
      continue;
    }
    // In a bounce, draw only the rests of the first and the current leg: all of them would be a thicket.
    const isTold = i === 0 || i === current - 1 || result.response !== 'bounce';
    if (wasHit && isTold) pen.line('ghost', b, c);
    if (i < legs.length - 1 || wasHit) pen.line('path', a, b);
    else pen.arrow('path', a, b);
  }
}

/**
 * Draws a hit: the mover at the wall, and the wall's normal.
 * @param {Pen} pen @param {Frame} frame @param {Step} step @param {Shape} shape @param {boolean} isNamed
 */
function drawHit(pen, { say }, { hit, t, x, y }, shape, isNamed) {
  const at = shape.middle({ x, y });
  shape.draw('enter', { x, y }, { width: 1.75, alpha: isNamed ? 1 : 0.6 });
  pen.ray('normal', hit.point, hit.normal, 30);
  pen.dot('enter', hit.point, { size: 3.5 });
  pen.dot('enter', at, { ring: isNamed, size: 4 });
  if (isNamed) pen.label('enter', at, say('marks.t', { t }), offNormal('wall', hit.normal), 12);
}

/**
 * Draws the mover where the leg would cross into a wall.
 * @param {Pen} pen @param {Frame} frame @param {Shape} shape
 */
function drawCandidate(pen, { steps, step, say }, shape) {
  const { t, x, y } = steps[step];
  const middle = shape.middle({ x, y });
  shape.draw('focus', { x, y }, { width: 1.75, dash: [4, 3] });
  pen.dot('focus', middle, { size: 4 });
  pen.label('focus', middle, say('marks.t', { t }), { x: 0.5, y: -1 }, 12);
}

/**
 * Draws how the response changes the rest: where it would have led, and where it leads now, unless the mover stays.
 * @param {Pen} pen @param {Frame} frame @param {Leg[]} legs @param {Shape} shape
 */
function drawTurn(pen, { steps, step }, legs, { middle }) {
  const { kind, x, y, endX, endY, leg, response } = steps[step];
  if (kind !== 'deflects' || (endX === x && endY === y)) return;
  const end = middle({ x: endX, y: endY });
  if (response === 'slide') pen.line('reject', middle(legs[leg - 1].aim), end, { width: 2 });
  pen.arrow('focus', middle({ x, y }), end, { width: 2 });
}
