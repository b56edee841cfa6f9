/** What figures ask of the library, pictures of answers included, which the npm package leaves out. */

export { aabbVsAabbField } from '../field/aabb-aabb.js';
export { circleVsAabbField } from '../field/circle-aabb.js';
export { circleVsAabbOrder } from '../field/order.js';
export { segmentVsRectangleField } from '../field/quad.js';
export { segmentVsAabbField } from '../field/segment-aabb.js';
export { segmentVsSegmentField } from '../field/segments.js';
export { quadFromAngle } from '../queries/rectangle.js';
export {
  aabbVsAabbSteps,
  circleVsAabbContact,
  circleVsAabbSteps,
  clipSegmentSteps,
  pointVsAabb,
  pointVsAabbSteps,
  pointVsQuad,
  segmentVsAabbSteps,
  segmentVsQuadSteps,
  segmentVsSegmentSteps,
} from '../wasm/queries.js';
export { createWorld } from '../world/world.js';
export { load } from './load.js';
