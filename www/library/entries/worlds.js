/** What figures of movers among walls use of the library: worlds besides. */

export { World } from '../world/world.js';
export * from './page.js';

/** What plays recordings: hardly a figure asks for it. */
export const loadRecordings = () => import('../world/recording.js');
