/** Two moving boxes: what scenes about them ask. */

export { aabbVsAabbSteps } from '../aabb-aabb.js';
export { aabbVsAabbField } from '../field/aabb-aabb.js';
export { load } from '../load.js';
export { pointVsAabb } from '../point-aabb.js';
