/** A moving circle and boxes: what scenes about them ask. */

export { circleVsAabbContact, circleVsAabbSteps } from '../circle-aabb.js';
export { circleVsAabbOrder } from '../field/order.js';
export { load } from '../load.js';
export { pointVsAabb } from '../point-aabb.js';
