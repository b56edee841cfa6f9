/** A moving circle and a box: what scenes about them ask. */

export { circleVsAabbContact, circleVsAabbSteps } from '../circle-aabb.js';
export { circleVsAabbField } from '../field/circle-aabb.js';
export { load } from '../load.js';
export { pointVsAabb } from '../point-aabb.js';
