/**
 * Exact 2D intersection over a WebAssembly core. `await load()` once; then one function per query,
 * plain objects in and out.
 */

export { aabbVsAabb, aabbVsAabbContact, aabbVsAabbSteps } from './aabb-aabb.js';
export {
  aabbVsAabbBatch,
  circleVsAabbBatch,
  circleVsCircleBatch,
  segmentVsAabbBatch,
  segmentVsCircleBatch,
} from './batch.js';
export { circleVsAabb, circleVsAabbContact, circleVsAabbSteps } from './circle-aabb.js';
export { circleVsCircle, circleVsCircleContact, circleVsCircleSteps } from './circle-circle.js';
export { clipSegment, clipSegmentSteps } from './clip.js';
export { pointVsAabb, pointVsAabbSteps } from './point-aabb.js';
export { pointVsQuad, pointVsQuadInt, pointVsQuadIntSteps, pointVsQuadSteps } from './point-quad.js';
export {
  quadFromAngle,
  rotatedQuad,
  segmentVsQuad,
  segmentVsQuadContact,
  segmentVsQuadInt,
  segmentVsQuadIntSteps,
  segmentVsQuadSteps,
} from './quad.js';
export { ray } from './ray.js';
export { segmentVsAabb, segmentVsAabbContact, segmentVsAabbSteps } from './segment-aabb.js';
export { segmentVsCircle, segmentVsCircleContact, segmentVsCircleSteps } from './segment-circle.js';
export {
  segmentVsSegment,
  segmentVsSegmentInt,
  segmentVsSegmentIntSteps,
  segmentVsSegmentSteps,
} from './segments.js';
export { turn, turnInt, turnIntSteps, turnSteps } from './turn.js';
export {
  CIRCLE_VS_CIRCLE_STEPS,
  CLIP_STEPS,
  HALF_PLANE_STEPS,
  POINT_STEPS,
  POINT_VS_QUAD_STEPS,
  ROW,
  ROW_CONTACT,
  ROW_ENTER,
  ROW_EXIT,
  ROW_FEATURE,
  ROW_NORMAL,
  ROW_POINT,
  SEGMENT_VS_CIRCLE_STEPS,
  SEGMENT_VS_QUAD_STEPS,
  SEGMENT_VS_SEGMENT_STEPS,
  SWEEP_BOX_STEPS,
  SWEEP_CIRCLE_STEPS,
  TRAVEL_STEPS,
  TURN_STEPS,
  WORLD_STEPS,
} from './wasm/tables.js';
export { FEATURES } from './wire/record.js';
export { load, loadSync } from './wire/wasm.js';
export { oneWay } from './world/one-way.js';
export { createWorld } from './world/world.js';
