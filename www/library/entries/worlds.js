/** What figures of movers among walls use of the library: worlds besides. */

export { replay } from '../world/recording.js';
export { World } from '../world/world.js';
export * from './page.js';
