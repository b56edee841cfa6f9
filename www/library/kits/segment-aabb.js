/** A segment and a box: what scenes about them ask. */

export { clipSegmentSteps } from '../clip.js';
export { segmentVsAabbField } from '../field/segment-aabb.js';
export { load } from '../load.js';
export { pointVsAabb } from '../point-aabb.js';
export { segmentVsAabbSteps } from '../segment-aabb.js';
