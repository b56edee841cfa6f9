/** All that figures ask of the library. An element loads the walls only for a scene that asks them. */

export { Walls } from '../world/walls.js';
export * from './pairs.js';
