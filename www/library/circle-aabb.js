/** A moving circle against a box. */

import { box, circle, cornered, isBox, isCircle, isPoint, point } from './door/shapes.js';
import { query, WRONG_TYPE } from './query.js';
import { SWEEP_CIRCLE_STEPS } from './wasm/tables.js';
import { readSpan } from './wire/record.js';
import { entries } from './wire/wasm.js';

/** @typedef {import('./types.js').AnyBox} AnyBox */
/** @typedef {import('./types.js').Circle} Circle */
/** @typedef {import('./types.js').Contact} Contact */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Span} Span */
/** @typedef {import('./wire/steps.js').StepOf<(typeof SWEEP_CIRCLE_STEPS)[number]>} SweepCircleStep */

const asked = query({
  name: 'circleVsAabb',
  arguments: { circle, motion: point, box },
  call: (mode, circle, motion, box) => {
    const sides = cornered(box);
    if (!(isCircle(circle) && isPoint(motion) && isBox(sides))) return WRONG_TYPE;
    const { minX, minY, maxX, maxY } = sides;
    return entries.circleVsAabb(circle.x, circle.y, circle.radius, motion.x, motion.y, minX, minY, maxX, maxY, mode);
  },
  contact: (circle, motion, box) => {
    const sides = cornered(box);
    if (!(isCircle(circle) && isPoint(motion) && isBox(sides))) return WRONG_TYPE;
    const { minX, minY, maxX, maxY } = sides;
    return entries.circleVsAabbContact(circle.x, circle.y, circle.radius, motion.x, motion.y, minX, minY, maxX, maxY);
  },
  read: readSpan,
  answer: 'span',
  steps: SWEEP_CIRCLE_STEPS,
});

/**
 * The part of a motion in which a circle meets a box, or null if it never does. The motion is the displacement
 * over the step. A circle that overlaps the box from the start has a `pushOut` and no `enter`.
 *
 * @type {(circle: Circle, motion: Point, box: AnyBox) => Span | null}
 */
export const circleVsAabb = asked.plain;

/**
 * Like `circleVsAabb`, with every step.
 *
 * @type {(circle: Circle, motion: Point, box: AnyBox) => { span: Span | null, steps: SweepCircleStep[] }}
 */
export const circleVsAabbSteps = asked.steps;

/**
 * How a moving circle meets a box, or null if it does not: exactly the contact of `circleVsAabb`, and faster.
 *
 * @type {(circle: Circle, motion: Point, box: AnyBox) => Contact | null}
 */
export const circleVsAabbContact = asked.contact;
