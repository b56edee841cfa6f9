/** A point against a box. */

import { box, cornered, isBox, isPoint, point } from './door/shapes.js';
import { query, WRONG_TYPE } from './query.js';
import { POINT_STEPS } from './wasm/tables.js';
import { readPlace } from './wire/record.js';
import { entries } from './wire/wasm.js';

/** @typedef {import('./types.js').AnyBox} AnyBox */
/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./wire/steps.js').StepOf<(typeof POINT_STEPS)[number]>} PointStep */

const asked = query({
  name: 'pointVsAabb',
  arguments: { point, box },
  call: (mode, point, box) => {
    const sides = cornered(box);
    if (!(isPoint(point) && isBox(sides))) return WRONG_TYPE;
    const { minX, minY, maxX, maxY } = sides;
    return entries.pointVsAabb(point.x, point.y, minX, minY, maxX, maxY, mode);
  },
  read: readPlace,
  answer: 'place',
  steps: POINT_STEPS,
});

/**
 * Where a point lies with respect to a box.
 *
 * @type {(point: Point, box: AnyBox) => Place}
 */
export const pointVsAabb = asked.plain;

/**
 * Like `pointVsAabb`, with what each side tells.
 *
 * @type {(point: Point, box: AnyBox) => { place: Place, steps: PointStep[] }}
 */
export const pointVsAabbSteps = asked.steps;
