// What A does when it meets B: in the view of B a travel past one wall, in the world with the motion of B added again.

import { moved, movedBox } from '../../parts/places.js';
import { travelScene, travelTicks } from '../../parts/travel.js';
import { drawTravel } from '../../parts/travel-picture.js';

/** @import { Frame, Library, Message, Pen, Point, State, Step } from '../../model/types.js' */
/** @import { Seen } from '../../parts/seen-from-b.js' */

/** Whether A responds to B. @param {State} state */
export const responds = ({ response }) => response.choice !== 'none';

/** Where its steps come from. */
export const { trace } = travelScene;

/**
 * The question as code.
 * @param {State} state
 * @returns {import('../../model/types.js').Call}
 */
export const callOf = ({ a, motionA, b, motionB, response }) => [
  'travelVsMovingBox',
  a,
  motionA,
  b,
  motionB,
  { kind: response.choice },
];

/**
 * The answer, and steps as B sees them. The first hit is told as an entry.
 * @param {Library} graze @param {State} state
 */
export function solveResponse(graze, { a, motionA, b, motionB, response, view }) {
  const kind = response.choice;
  const { travel, steps } = graze.travelVsMovingBoxSteps(a, motionA, b, motionB, { kind });
  const { hits, position } = travel;
  let leg = 0;
  const told = steps.map((/** @type {Step} */ step) => {
    if (step.kind === 'leg') leg += 1;
    const hit = step.kind === 'hits' && { hit: hits[leg - 1] };
    const end = step.kind === 'ends' && { toX: position.x, toY: position.y };
    return { ...step, leg, response: kind, ...end, ...hit };
  });
  // The relative motion and the sum.
  const meeting = graze.aabbVsAabbSteps(a, motionA, b, motionB).steps.slice(0, 2);
  const result = {
    ...travel,
    meeting,
    found: travel,
    response: kind,
    view: view.choice,
    enter: hits[0] ?? null,
    exit: null,
  };
  return { result, steps: told };
}

/** The verdict in one word. @param {any} result */
export const verdictOf = ({ hits, inside }) => (inside.length > 0 ? 'inside' : hits.length > 0 ? 'hit' : 'free');

/** Whether a travel ends with no motion of its own. @param {Step} [deflects] */
const hasNone = (deflects) => deflects?.motionX === 0 && deflects.motionY === 0;

/** @param {Step[]} steps @param {number} index @returns {Message} */
export function responseCaption(steps, index) {
  const { kind, hit, response, ...values } = steps[index];
  const isStill = hasNone(steps[index]);
  const variant = {
    leg: isStill ? 'rests' : values.leg > 1 ? 'next' : 'first',
    deflects: response === 'slide' && isStill ? 'rests' : response,
  }[kind];
  const key = `steps.${kind}${variant ? `.${variant}` : ''}`;
  return { key, values: { ...values, feature: `@features.${hit?.feature}` } };
}

/** What became of A. @param {any} result @param {Step[]} steps @returns {Message} */
export function responseSummary({ hits: [hit], inside: [within], position, response, view }, steps) {
  const isStill = response === 'slide' && hasNone(steps.findLast(({ kind }) => kind === 'deflects'));
  const outcome = within ? 'inside' : !hit ? 'free' : isStill ? 'rests' : response;
  const values = {
    t: hit?.t,
    feature: hit && `@features.${hit.feature}`,
    depth: within?.pushOut.depth,
    // A place in the world is in its own picture alone: seen from B, nothing is there.
    end: view === 'world' ? { key: 'result.response.ends', values: position } : '',
  };
  return { key: `result.response.${outcome}`, values };
}

/** The hits and the end, as ticks of the time axis. @param {Frame} frame */
export const responseTicks = (frame) => ({ ...travelTicks(frame), exit: 1, hasExit: false });

/** How a box looks at a hit, where other boxes are near, and how at the moment on the time axis. */
export const quiet = { width: 1.25, dash: [5, 4] };
export const now = { fill: true, tint: 0.18, width: 2 };

/**
 * Draws A with its top left corner at a place.
 * @param {Pen} pen @param {State} state @param {import('../../model/pen.js').Role} role @param {Point} at
 * @param {import('../../model/pen.js').StrokeStyle} [look]
 */
export const drawA = (pen, { a }, role, { x, y }, look) =>
  pen.box(role, { minX: x, minY: y, maxX: x + (a.maxX - a.minX), maxY: y + (a.maxY - a.minY) }, look);

/**
 * Draws B where it has gone, if it moves as it is seen, and names it.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen @param {'ghost' | 'enter' | 'exit'} role
 * @param {number} t @param {import('../../model/pen.js').StrokeStyle} [look]
 */
export function drawB(pen, { state: { b } }, { over, motionB }, role, t, look = {}) {
  if (motionB.x === 0 && motionB.y === 0) return;
  const at = movedBox(b, motionB, t);
  pen.box(role, at, { ...look, alpha: (look.alpha ?? 1) * (1 - over) });
  pen.label(role, { x: at.maxX, y: at.minY }, 'B', { x: -1, y: 1 }, 4);
}

/**
 * Draws the travel as it is seen, by the point o, with A at each hit and at its end.
 * @param {Pen} pen @param {Frame} frame @param {Seen} seen
 */
export function drawResponse(pen, frame, seen) {
  const { over, o, motionB } = seen;
  const { state, result, step, t } = frame;
  const { a } = state;
  const { position, hits } = result;
  // Seen from B, everything is shifted back by the motion of B.
  const back = { x: -over * state.motionB.x, y: -over * state.motionB.y };
  const steps = asSeen(frame.steps, motionB, back);
  const isLast = step === frame.steps.length - 1;
  if (isLast) {
    if (t > 0 && t < 1) drawB(pen, frame, seen, 'ghost', t, now);
    drawB(pen, frame, seen, 'ghost', 1);
    for (const { t } of hits) drawB(pen, frame, seen, 'enter', t, quiet);
  }
  drawTravel(
    pen,
    {
      ...frame,
      steps,
      step: isLast ? steps.length - 1 : step,
      result: { ...result, position: moved(position, back) },
    },
    {
      middle: (at) => moved(at, { x: o.x - a.minX, y: o.y - a.minY }),
      draw: (role, at, look) => drawA(pen, state, role, at, look),
    },
  );
}

/**
 * The steps as they are seen: each place is where B has gone by then, and who stops is carried on a leg of its own.
 * Where a step tells no place, it has none as it is seen, either: NaN.
 * @param {Step[]} steps as B sees them @param {Point} drift the motion of B as it is seen @param {Point} back by how much
 * places in the world are shifted
 * @returns {Step[]}
 */
function asSeen(steps, drift, back) {
  let now = 0;
  return steps.flatMap((step) => {
    const { kind, x, y, t, endX, endY, timeLeft, leg, hit } = step;
    if (kind === 'hits') now = t;
    const at = moved({ x, y }, drift, kind === 'ends' ? 1 : (t ?? now));
    const end = moved({ x: endX, y: endY }, drift);
    const seen = {
      ...step,
      ...at,
      endX: end.x,
      endY: end.y,
      ...(hit && { hit: { ...hit, point: moved(hit.point, back, t) } }),
    };
    if (kind !== 'ends' || timeLeft === 0 || leg === 0) return [seen];
    const carried = { kind: 'leg', ...moved({ x, y }, drift, now), endX: at.x, endY: at.y, leg: leg + 1 };
    return [carried, { ...seen, timeLeft: 0, leg: leg + 1 }];
  });
}
