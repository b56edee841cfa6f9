// A world whose walls all lie on one way, and calls of its methods.

import { createWorld } from '../../../www/library/entries/node.js';

export const fresh = () => createWorld([0, 6, 12].map((x) => ({ x, y: 0, width: 4, height: 2 })));

const prototype = /** @type {any} */ (Object.getPrototypeOf(fresh()));
/** All methods and properties of a world. */
export const keys = Reflect.ownKeys(prototype).filter((key) => key !== 'constructor');
export const bare = () => Object.create(prototype);

/** Everything in a world. @param {any} world */
export const contentsOf = (world) => [...world].map(([id, box]) => [id, box, world.layers(id), world.length]);

/**
 * Calls a method, or reads a property.
 *
 * @param {any} world
 * @param {string | symbol} key
 * @param {any[]} args
 */
export function call(world, key, args) {
  const { get, value } = /** @type {any} */ (Object.getOwnPropertyDescriptor(prototype, key));
  return (value ?? get).apply(world, args);
}

/**
 * What a call gives, and what it has written into the arrays that it was given.
 *
 * @param {any} world
 * @param {string | symbol} key
 * @param {any[]} args
 */
export function outcome(world, key, args) {
  const answer = call(world, key, args);
  return [typeof answer?.next === 'function' ? [...answer] : answer, args.filter((arg) => ArrayBuffer.isView(arg))];
}
