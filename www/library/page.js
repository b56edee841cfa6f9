/** What figures ask of the library, pictures of answers included, which the npm package leaves out. */

export { aabbVsAabbSteps } from './aabb-aabb.js';
export { circleVsAabbContact, circleVsAabbSteps } from './circle-aabb.js';
export { clipSegmentSteps } from './clip.js';
export { aabbVsAabbField } from './field/aabb-aabb.js';
export { circleVsAabbField } from './field/circle-aabb.js';
export { circleVsAabbOrder } from './field/order.js';
export { segmentVsRectangleField } from './field/quad.js';
export { segmentVsAabbField } from './field/segment-aabb.js';
export { segmentVsSegmentField } from './field/segments.js';
export { load } from './load.js';
export { pointVsAabb, pointVsAabbSteps } from './point-aabb.js';
export { pointVsQuad } from './point-quad.js';
export { quadFromAngle, segmentVsQuadSteps } from './quad.js';
export { segmentVsAabbSteps } from './segment-aabb.js';
export { segmentVsSegmentSteps } from './segments.js';
export { createWorld } from './world/world.js';
