// The kinds of fields that a scene can declare.

export { box } from './box.js';
export { choice } from './choice.js';
export { circle } from './circle.js';
export { number } from './number.js';
export { point } from './point.js';
export { inRadians, quadOf, rectangle, ringOf } from './rectangle.js';
export { vector } from './vector.js';
