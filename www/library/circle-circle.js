/** Two moving circles. */

import { circle, isCircle, isPoint, point } from './door/shapes.js';
import { query, WRONG_TYPE } from './query.js';
import { CIRCLE_VS_CIRCLE_STEPS } from './wasm/tables.js';
import { readSpan } from './wire/record.js';
import { entries } from './wire/wasm.js';

/** @typedef {import('./types.js').Circle} Circle */
/** @typedef {import('./types.js').Contact} Contact */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Span} Span */
/** @typedef {import('./wire/steps.js').StepOf<(typeof CIRCLE_VS_CIRCLE_STEPS)[number]>} CircleVsCircleStep */

const asked = query({
  name: 'circleVsCircle',
  arguments: { a: circle, motionA: point, b: circle, motionB: point },
  call: (mode, a, v, b, w) => {
    if (!(isCircle(a) && isPoint(v) && isCircle(b) && isPoint(w))) return WRONG_TYPE;
    return entries.circleVsCircle(a.x, a.y, a.radius, v.x, v.y, b.x, b.y, b.radius, w.x, w.y, mode);
  },
  contact: (a, v, b, w) => {
    if (!(isCircle(a) && isPoint(v) && isCircle(b) && isPoint(w))) return WRONG_TYPE;
    return entries.circleVsCircleContact(a.x, a.y, a.radius, v.x, v.y, b.x, b.y, b.radius, w.x, w.y);
  },
  read: readSpan,
  answer: 'span',
  steps: CIRCLE_VS_CIRCLE_STEPS,
});

/**
 * The time in which two moving circles meet, or null if they never do. Motions are displacements over the
 * step. Points and normals are those of `b`, positions are those of `a`. Circles that overlap from the start have a
 * `pushOut` for `a` and no `enter`.
 *
 * @type {(a: Circle, motionA: Point, b: Circle, motionB: Point) => Span | null}
 */
export const circleVsCircle = asked.plain;

/**
 * Like `circleVsCircle`, with the path of `a` as `b` sees it and every step against the grown circle.
 *
 * @type {(a: Circle, motionA: Point, b: Circle, motionB: Point) => { span: Span | null, steps: CircleVsCircleStep[] }}
 */
export const circleVsCircleSteps = asked.steps;

/**
 * How two moving circles meet, or null if they do not: exactly the contact of `circleVsCircle`, and faster.
 *
 * @type {(a: Circle, motionA: Point, b: Circle, motionB: Point) => Contact | null}
 */
export const circleVsCircleContact = asked.contact;
