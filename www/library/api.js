/** What every entry exports: one function per query, worlds, the tables of steps, and all types. */

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
export { pointVsQuad, pointVsQuadSteps } from './point-quad.js';
export {
  quadFromAngle,
  rotatedQuad,
  segmentVsQuad,
  segmentVsQuadContact,
  segmentVsQuadSteps,
} from './quad.js';
export { ray } from './ray.js';
export { segmentVsAabb, segmentVsAabbContact, segmentVsAabbSteps } from './segment-aabb.js';
export { segmentVsCircle, segmentVsCircleContact, segmentVsCircleSteps } from './segment-circle.js';
export { segmentVsSegment, segmentVsSegmentSteps } from './segments.js';
export { turn, turnSteps } from './turn.js';
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
export { oneWay } from './world/one-way.js';
export { createWorld } from './world/world.js';

/** @typedef {import('./types.js').AnyBox} AnyBox */
/** @typedef {import('./types.js').Box} Box */
/** @typedef {import('./types.js').Circle} Circle */
/** @typedef {import('./types.js').Contact} Contact */
/** @typedef {import('./types.js').Corner} Corner */
/** @typedef {import('./types.js').Feature} Feature */
/** @typedef {import('./types.js').Filter} Filter */
/** @typedef {import('./types.js').Found} Found */
/** @typedef {import('./types.js').Hit} Hit */
/** @typedef {import('./types.js').Intersection} Intersection */
/** @typedef {import('./types.js').Mover} Mover */
/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').Point} Point */
/** @typedef {import('./types.js').PushOut} PushOut */
/** @typedef {import('./types.js').Quad} Quad */
/** @typedef {import('./types.js').QuadPart} QuadPart */
/** @typedef {import('./types.js').Rectangle} Rectangle */
/** @typedef {import('./types.js').Response} Response */
/** @typedef {import('./types.js').Segment} Segment */
/** @typedef {import('./types.js').SegmentRelation} SegmentRelation */
/** @typedef {import('./types.js').Side} Side */
/** @typedef {import('./types.js').Span} Span */
/** @typedef {import('./types.js').Sweep} Sweep */
/** @typedef {import('./types.js').TravelHit} TravelHit */
/** @typedef {import('./types.js').TravelOptions} TravelOptions */
/** @typedef {import('./types.js').Turn} Turn */
/**
 * @template {import('./types.js').Mover} [M=import('./types.js').Mover]
 * @typedef {import('./types.js').Travel<M>} Travel
 */
/** @typedef {import('./circle-circle.js').CircleVsCircleStep} CircleVsCircleStep */
/** @typedef {import('./clip.js').ClipStep} ClipStep */
/** @typedef {import('./segment-aabb.js').HalfPlaneStep} HalfPlaneStep */
/** @typedef {import('./point-aabb.js').PointStep} PointStep */
/** @typedef {import('./point-quad.js').PointVsQuadStep} PointVsQuadStep */
/** @typedef {import('./segment-circle.js').SegmentVsCircleStep} SegmentVsCircleStep */
/** @typedef {import('./quad.js').SegmentVsQuadStep} SegmentVsQuadStep */
/** @typedef {import('./segments.js').SegmentVsSegmentStep} SegmentVsSegmentStep */
/** @typedef {import('./aabb-aabb.js').SweepBoxStep} SweepBoxStep */
/** @typedef {import('./circle-aabb.js').SweepCircleStep} SweepCircleStep */
/** @typedef {import('./world/world.js').TravelStep} TravelStep */
/** @typedef {import('./turn.js').TurnStep} TurnStep */
/** @typedef {import('./world/world.js').World} World */
/** @typedef {import('./world/world.js').WorldStep} WorldStep */
