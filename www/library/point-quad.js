/** A point against a quad. */

import { point, quad } from './door/shapes.js';
import { intQuery, query } from './query.js';
import { POINT_VS_QUAD_STEPS } from './wasm/tables.js';
import { readPlace } from './wire/record.js';

/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').Quad} Quad */
/** @typedef {import('./wire/steps.js').StepOf<(typeof POINT_VS_QUAD_STEPS)[number]>} PointVsQuadStep  edge i runs from corner i to the next */

const declaration = {
  name: 'pointVsQuad',
  arguments: { point, quad },
  read: readPlace,
  answer: 'place',
  steps: POINT_VS_QUAD_STEPS,
};
const asked = query(declaration);
const askedInt = intQuery(declaration);

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

/**
 * Where a whole point lies with respect to a quad with whole corners.
 *
 * @type {(point: Point, quad: Quad) => Place}
 */
export const pointVsQuadInt = askedInt.plain;

/**
 * Like `pointVsQuadInt`, with the turn at every edge.
 *
 * @type {(point: Point, quad: Quad) => { place: Place, steps: PointVsQuadStep[] }}
 */
export const pointVsQuadIntSteps = askedInt.steps;
