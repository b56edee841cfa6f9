/**
 * Exact 2D intersection over a WebAssembly core. `await load()` once; then one function per query,
 * plain objects in and out.
 */

export { aabbVsAabbField, circleVsAabbField, segmentVsAabbField } from './field.js';
export {
  pointVsQuad,
  pointVsQuadInt,
  pointVsQuadIntSteps,
  pointVsQuadSteps,
  segmentVsQuad,
  segmentVsQuadInt,
  segmentVsQuadIntSteps,
  segmentVsQuadSteps,
  segmentVsSegment,
  segmentVsSegmentInt,
  segmentVsSegmentIntSteps,
  segmentVsSegmentSteps,
  turn,
  turnInt,
  turnIntSteps,
  turnSteps,
} from './orientation.js';
export { segmentVsRectangleField, segmentVsSegmentField } from './orientation-field.js';
export {
  POINT_VS_QUAD_STEPS,
  SEGMENT_VS_QUAD_STEPS,
  SEGMENT_VS_SEGMENT_STEPS,
  TURN_STEPS,
} from './orientation-steps.js';
export { plainWalk } from './plain.js';
export { quadFromAngle, rotatedQuad } from './quad.js';
export {
  aabbVsAabb,
  aabbVsAabbSteps,
  circleVsAabb,
  circleVsAabbSteps,
  clipSegment,
  clipSegmentSteps,
  pointVsAabb,
  pointVsAabbSteps,
  segmentVsAabb,
  segmentVsAabbSteps,
} from './queries.js';
export {
  CLIP_STEPS,
  HALF_PLANE_STEPS,
  POINT_STEPS,
  SWEEP_BOX_STEPS,
  SWEEP_CIRCLE_STEPS,
  TRAVEL_STEPS,
  WORLD_STEPS,
} from './steps.js';
export { load, loadSync } from './wasm.js';
export { createWorld } from './world.js';
