/** Two moving boxes. */

import { box, cornered, isBox, isPoint, point } from './door/shapes.js';
import { query, WRONG_TYPE } from './query.js';
import { SWEEP_BOX_STEPS } from './wasm/tables.js';
import { readBoxSpan } from './wire/record.js';
import { entries } from './wire/wasm.js';

/** @typedef {import('./types.js').AnyBox} AnyBox */
/** @typedef {import('./types.js').Contact} Contact */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Span} Span */
/** @typedef {import('./wire/steps.js').StepOf<(typeof SWEEP_BOX_STEPS)[number]>} SweepBoxStep */

const asked = query({
  name: 'aabbVsAabb',
  arguments: { a: box, motionA: point, b: box, motionB: point },
  call: (mode, boxA, v, boxB, w) => {
    const a = cornered(boxA);
    const b = cornered(boxB);
    if (!(isBox(a) && isPoint(v) && isBox(b) && isPoint(w))) return WRONG_TYPE;
    return entries.aabbVsAabb(a.minX, a.minY, a.maxX, a.maxY, v.x, v.y, b.minX, b.minY, b.maxX, b.maxY, w.x, w.y, mode);
  },
  contact: (boxA, v, boxB, w) => {
    const a = cornered(boxA);
    const b = cornered(boxB);
    if (!(isBox(a) && isPoint(v) && isBox(b) && isPoint(w))) return WRONG_TYPE;
    return entries.aabbVsAabbContact(
      a.minX,
      a.minY,
      a.maxX,
      a.maxY,
      v.x,
      v.y,
      b.minX,
      b.minY,
      b.maxX,
      b.maxY,
      w.x,
      w.y,
    );
  },
  read: readBoxSpan,
  answer: 'span',
  steps: SWEEP_BOX_STEPS,
});

/**
 * The time in which two moving boxes meet, or null if they never do. Motions are displacements over the
 * step; features and normals are those of `b`. Each hit has a `meeting`: the part that both boxes share then.
 *
 * @type {(a: AnyBox, motionA: Point, b: AnyBox, motionB: Point) => Span | null}
 */
export const aabbVsAabb = asked.plain;

/**
 * Like `aabbVsAabb`, with the relative motion, the Minkowski sum and every step against it.
 *
 * @type {(a: AnyBox, motionA: Point, b: AnyBox, motionB: Point) => { span: Span | null, steps: SweepBoxStep[] }}
 */
export const aabbVsAabbSteps = asked.steps;

/**
 * How two moving boxes meet, or null if they do not: exactly the contact of `aabbVsAabb`, and faster.
 *
 * @type {(a: AnyBox, motionA: Point, b: AnyBox, motionB: Point) => Contact | null}
 */
export const aabbVsAabbContact = asked.contact;
