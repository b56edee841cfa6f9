/** A box that moves among walls: what scenes about its travels ask. */

export { createWorld, load, pointVsAabb } from './world.js';
