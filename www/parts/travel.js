// A travel among walls: the library's answer with its steps, their sentences, and the picture leg by leg.

import { wallName } from './walls.js';

/** @typedef {import('../model/types.js').Box} Box */
/** @typedef {import('../model/types.js').Frame} Frame */
/** @typedef {import('../model/types.js').Library} Library */
/** @typedef {import('../model/types.js').Message} Message */
/** @typedef {import('../model/types.js').Pen} Pen */
/** @typedef {import('../model/types.js').Point} Point */
/** @typedef {import('../model/types.js').Step} Step */

/** A mover in the picture. @typedef {{ middle: (position: Point) => Point, draw: (role: any, position: Point, look?: object) => void }} Body */

/** Every kind of step of a travel. */
export const travelKinds = ['startsInside', 'leg', 'candidate', 'hits', 'turns', 'ends'];

/**
 * @param {Library} graze @param {Box[]} walls @param {any} mover @param {Point} motion @param {any} response
 * @param {{ turns?: number, escape?: boolean, count?: number }} [options] the count of walls that have a number
 * @returns {{ result: any, steps: Step[] }} the answer, and its steps with the hit, the response and the wall's name
 */
export function travelOf(graze, walls, mover, motion, response, { count = walls.length, ...options } = {}) {
  const world = graze.createWorld(walls);
  try {
    const { travel, steps } = world.travelSteps(mover, motion, response, options);
    let leg = 0;
    let met = 0;
    const named = steps.map((/** @type {any} */ step) => {
      if (step.kind === 'leg') leg += 1;
      const hit = step.kind === 'hits' ? travel.hits[met++].hit : null;
      const wall = step.index === undefined ? undefined : wallName(step.index, count);
      return {
        ...step,
        leg,
        wall,
        response: response.kind,
        corner: response.corner,
        ...(hit && { feature: hit.feature, hit }),
      };
    });
    const [first, second] = travel.hits.map(({ t, position, hit }) => ({ ...hit, t, position }));
    const end = { t: 1 - travel.timeLeft, position: travel.position, motion: travel.motion };
    return { result: { ...travel, response: response.kind, first, second, end }, steps: named };
  } finally {
    world.dispose();
  }
}

/** @param {Step[]} steps @param {number} index @returns {Message} */
export function travelCaption(steps, index) {
  const { kind, hit: _, ...values } = steps[index];
  const next = steps[index + 1];
  const variant = {
    leg: values.leg > 1 ? 'next' : 'first',
    hits: steps[index - 1]?.kind === 'hits' ? 'together' : 'first',
    turns: next?.kind === 'ends' && next.timeLeft > 0 ? stayOf(values) : values.response,
    ends: values.timeLeft > 0 ? 'early' : 'done',
  }[kind];
  const names = { feature: `@features.${values.feature}`, left: values.timeLeft ?? next?.timeLeft };
  return { key: `steps.${kind}${variant ? `.${variant}` : ''}`, values: { ...values, ...names } };
}

/** How many turns a travel makes at most, unless told. */
const usualTurns = 16;

/** @param {Record<string, any>} step @returns {string} why a mover goes no further */
function stayOf({ response, corner, leg }) {
  if (response === 'stop') return 'stop';
  if (response === 'bounce' || leg === usualTurns) return 'limit';
  return corner === 'stop' ? 'halts' : 'stays';
}

/** @param {any} result @returns {string} what became of a mover */
export function travelVerdict({ startedInside, hits, timeLeft, response }) {
  if (startedInside) return 'inside';
  if (hits.length === 0) return 'free';
  return timeLeft > 0 ? 'stops' : `${response}s`;
}

/** @param {any} result @returns {Message} */
export function travelSummary(result) {
  const { startedInside, hits, timeLeft, position } = result;
  const values = { depth: startedInside?.pushOut.depth, count: hits.length, left: timeLeft, ...position };
  const verdict = travelVerdict(result);
  return { key: `result.${verdict}${verdict !== 'inside' && hits.length === 1 ? 'Once' : ''}`, values };
}

/** @param {Frame} frame @returns {{ enter: number, exit: number }} the first hit and the end, as ticks of the time axis */
export const travelTimes = ({ result: { hits, timeLeft } }) => ({ enter: hits[0]?.t ?? 0, exit: 1 - timeLeft });

/** One straight piece of a travel. @typedef {{ from: Point, to: Point, aim: Point, began: number, ended: number, wasHit: boolean }} Leg */

/** @param {Step[]} steps @returns {Leg[]} */
export function legsOf(steps) {
  /** @type {Leg[]} */
  const legs = [];
  let began = 0;
  for (const { kind, x, y, t, timeLeft, motionX, motionY, response } of steps) {
    if (kind === 'leg') {
      // A bounce goes on with the motion of a whole step, all else with what is left of it.
      const left = response === 'bounce' ? 1 - began : 1;
      const aim = { x: x + left * motionX, y: y + left * motionY };
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
 * @param {Leg[]} legs @param {number} t
 * @returns {Point | null} where the mover is at a moment of the step
 */
function placeAt(legs, t) {
  const leg = legs.find(({ ended }) => t <= ended);
  if (!leg) return null;
  const part = leg.ended > leg.began ? (t - leg.began) / (leg.ended - leg.began) : 0;
  return { x: leg.from.x + part * (leg.to.x - leg.from.x), y: leg.from.y + part * (leg.to.y - leg.from.y) };
}

/**
 * The way as far as the step on show has got.
 * @param {Pen} pen @param {Frame} frame @param {Body} body
 */
export function drawTravel(pen, frame, body) {
  const { result, steps, step, t } = frame;
  const { kind, leg: current } = steps[step];
  const isLast = step === steps.length - 1;
  const legs = legsOf(steps);
  const { middle } = body;
  for (const [i, { from, to, aim, wasHit }] of legs.slice(0, current).entries()) {
    const isDone = isLast || i < current - 1 || kind === 'hits' || kind === 'turns';
    const [a, b, c] = [from, to, aim].map(middle);
    if (!isDone) {
      pen.arrow('ghost', a, c, { width: 2 });
      continue;
    }
    // In a bounce the rests of all legs would be a thicket: only that of the leg on show, and the one that is held.
    const isTold = i === 0 || i === current - 1 || result.response !== 'bounce';
    if (wasHit && isTold) pen.line('ghost', b, c);
    if (i < legs.length - 1 || wasHit) pen.line('path', a, b);
    else pen.arrow('path', a, b);
  }
  if (isLast && !result.startedInside) {
    body.draw('path', result.position, { fill: true, tint: 0.22 });
    pen.dot('path', middle(result.position), { size: 4 });
  }
  drawTurn(pen, frame, legs, body);
  for (const [i, each] of steps.slice(0, step + 1).entries()) {
    if (each.kind === 'hits') drawHit(pen, frame, each, body, isLast || i === step);
  }
  if (kind === 'candidate') drawCandidate(pen, frame, legs, body);
  const place = t > 0 && t < 1 && isLast ? placeAt(legs, t) : null;
  if (place) {
    body.draw('ghost', place, { fill: true, tint: 0.16, width: 2 });
    pen.label('ghost', middle(place), frame.say('marks.t', { t }), { x: 0.5, y: 1 }, 10);
  }
}

/**
 * A wall that is hit: the mover there, and the wall's normal.
 * @param {Pen} pen @param {Frame} frame @param {Step} step @param {Body} body @param {boolean} isNamed
 */
function drawHit(pen, { say }, { hit, t, x, y }, body, isNamed) {
  const at = body.middle({ x, y });
  body.draw('enter', { x, y }, { width: 1.75, alpha: isNamed ? 1 : 0.6 });
  pen.ray('normal', hit.point, hit.normal, 30);
  pen.dot('enter', hit.point, { size: 3.5 });
  pen.dot('enter', at, { ring: isNamed, size: 4 });
  if (isNamed) pen.label('enter', at, say('marks.t', { t }), { x: hit.normal.x || 0.5, y: hit.normal.y || -0.5 }, 12);
}

/**
 * A wall that the leg would cross into: where the mover would be.
 * @param {Pen} pen @param {Frame} frame @param {Leg[]} legs @param {Body} body
 */
function drawCandidate(pen, { steps, step, say }, legs, body) {
  const { t, leg, motion = steps.findLast((each, i) => i < step && each.kind === 'leg') } = steps[step];
  const { from } = legs[leg - 1];
  const place = { x: from.x + t * motion.motionX, y: from.y + t * motion.motionY };
  body.draw('focus', place, { width: 1.75, dash: [4, 3] });
  pen.dot('focus', body.middle(place), { size: 4 });
  pen.label('focus', body.middle(place), say('marks.t', { t }), { x: 0.5, y: -1 }, 12);
}

/**
 * What the response makes of the rest: where it would have led, and where it leads now.
 * @param {Pen} pen @param {Frame} frame @param {Leg[]} legs @param {Body} body
 */
function drawTurn(pen, { steps, step }, legs, { middle }) {
  const { kind, leg, response } = steps[step];
  const next = legs[leg];
  if (kind !== 'turns' || !next) return;
  if (response === 'slide') pen.line('reject', middle(legs[leg - 1].aim), middle(next.aim), { width: 2 });
  pen.arrow('focus', middle(next.from), middle(next.aim), { width: 2 });
}

/**
 * The shortest way out of an overlap, and where it leads; and the motion that did not come about.
 * @param {Pen} pen @param {Frame} frame @param {Body} body @param {Point} position
 */
export function drawWayOut(pen, { state, result, say }, body, position) {
  if (!result.startedInside) return;
  const wanted = { x: position.x + state.motion.x, y: position.y + state.motion.y };
  pen.arrow('ghost', body.middle(position), body.middle(wanted));
  const { by, depth, normal } = result.startedInside.pushOut;
  const out = { x: position.x + by.x, y: position.y + by.y };
  body.draw('normal', out, { dash: [3, 3] });
  pen.arrow('normal', body.middle(position), body.middle(out), { width: 2.5 });
  const towards = { x: normal.x || 0.4, y: normal.y || 0.4 };
  pen.label('normal', body.middle(out), say('marks.pushOut', { depth }), towards, 12);
}
