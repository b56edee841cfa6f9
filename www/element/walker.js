// What a scene to walk through needs besides others: the hand that walks, and the line of the second walker.

export { Walk } from './hands/walk.js';
export { RivalLine } from './panel/rival-line.js';
