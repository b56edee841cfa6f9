/** Pictures of a moving circle against a box: what the field layer of its scene asks, once it is turned on. */

export { circleVsAabbField } from '../field/circle-aabb.js';
export { load } from '../load.js';
