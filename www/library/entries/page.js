/** What figures use of the library, and an order that the npm package leaves out. */

export { load } from '#load';
export { cornersOf } from '../queries/corners.js';
export { gridPiecesSteps } from '../queries/pieces.js';
export {
  aabbVsAabb,
  aabbVsAabbSteps,
  circleVsAabb,
  circleVsAabbContact,
  circleVsAabbSteps,
  circleVsCircle,
  circleVsCircleSteps,
  clipSegmentSteps,
  convexVsConvex,
  convexVsConvexSteps,
  pointVsAabb,
  pointVsAabbSteps,
  pointVsCircleSteps,
  pointVsConvex,
  pointVsConvexSteps,
  segmentVsAabb,
  segmentVsAabbSteps,
  segmentVsConvex,
  segmentVsConvexSteps,
  segmentVsSegment,
  segmentVsSegmentSteps,
} from '../wasm/queries.js';
export { Walls } from '../world/walls.js';
