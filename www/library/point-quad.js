/** A point against a quad. */

import { isPoint, isQuad, point, quad } from './door/shapes.js';
import { query, WRONG_TYPE } from './query.js';
import { POINT_VS_QUAD_STEPS } from './wasm/tables.js';
import { readPlace } from './wire/record.js';
import { entries } from './wire/wasm.js';

/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Quad} Quad */
/** @typedef {import('./wire/steps.js').StepOf<(typeof POINT_VS_QUAD_STEPS)[number]>} PointVsQuadStep  edge i runs from corner i to the next */

const asked = query({
  name: 'pointVsQuad',
  arguments: { point, quad },
  call: (mode, p, quad) => {
    if (!(isPoint(p) && isQuad(quad))) return WRONG_TYPE;
    const [a, b, c, d] = quad.corners;
    return entries.pointVsQuad(p.x, p.y, a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y, mode);
  },
  read: readPlace,
  answer: 'place',
  steps: POINT_VS_QUAD_STEPS,
});

/**
 * Where a point lies with respect to a quad.
 *
 * @type {(point: Point, quad: Quad) => Place}
 */
export const pointVsQuad = asked.plain;

/**
 * Like `pointVsQuad`, with the turn at every edge.
 *
 * @type {(point: Point, quad: Quad) => { place: Place, steps: PointVsQuadStep[] }}
 */
export const pointVsQuadSteps = asked.steps;
