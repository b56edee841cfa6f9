/** The library as the page has it: with pictures of answers, which the npm package leaves out. */

export { aabbVsAabbField } from './field/aabb-aabb.js';
export { circleVsAabbField } from './field/circle-aabb.js';
export { circleVsAabbOrder } from './field/order.js';
export { segmentVsRectangleField } from './field/quad.js';
export { segmentVsAabbField } from './field/segment-aabb.js';
export { segmentVsSegmentField } from './field/segments.js';
export * from './index.js';
