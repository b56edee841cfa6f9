/** A segment and a quad: what scenes about them ask. */

export { segmentVsRectangleField } from '../field/quad.js';
export { load } from '../load.js';
export { pointVsQuad } from '../point-quad.js';
export { quadFromAngle, segmentVsQuadSteps } from '../quad.js';
