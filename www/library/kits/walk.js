/** A walker among walls, and its naive twin: what the walk asks. */

export { plainWalk } from '../plain-walk.js';
export * from './world.js';
