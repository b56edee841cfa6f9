// The kinds of fields that several scenes declare. The rectangle of one scene is in a file of its own: rectangle.js.

export { box } from './box.js';
export { choice } from './choice.js';
export { circle } from './circle.js';
export { usualWorld } from './field.js';
export { list } from './list.js';
export { number } from './number.js';
export { point } from './point.js';
export { vector } from './vector.js';
