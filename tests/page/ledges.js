// Steps of a walker at a ledge: from above, from below, from the side, resting on it, and off it by one double.

import { defaultState } from '../../www/model/state.js';
import { series } from './samples.js';

/** @typedef {import('../../www/model/types.js').Scene} Scene */
/** @typedef {import('../../www/model/types.js').State} State */
/** @typedef {{ way: string, state: State, direction: { x: number, y: number } }} Case a state, and the keys held in it */

/** The double after a positive one, or before it. @param {number} x @param {1n | -1n} by */
export function beside(x, by) {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  view.setBigInt64(0, view.getBigInt64(0) + by);
  return view.getFloat64(0);
}

const paces = /** @type {const} */ (['walk', 'run', 'dash']);

/**
 * @param {Scene} scene @param {number} count of ledges
 * @returns {Case[]}
 */
export function ledgeCases(scene, count) {
  const random = series(23);
  const between = (/** @type {number} */ low, /** @type {number} */ high) => low + random() * (high - low);
  const usual = defaultState(scene.fields);
  return Array.from({ length: count }, (_, i) => {
    // Tenths have sums that round; every other number is any double.
    const tidy = (/** @type {number} */ x) => (i % 2 === 0 ? Math.round(10 * x) / 10 : x);
    const ledge = { minX: tidy(between(50, 60)), minY: tidy(between(35, 45)), maxX: tidy(between(90, 100)), maxY: 58 };
    const radius = tidy(between(0.1, 8));
    const pace = { choice: paces[i % paces.length] };
    const room = {
      ...usual,
      walls: [ledge],
      ledge: { value: 1 },
      pace,
      rules: { choice: 'ground' },
    };
    const at = (
      /** @type {string} */ way,
      /** @type {number} */ x,
      /** @type {number} */ y,
      direction = { x: 0, y: 1 },
    ) => {
      const place = { x, y };
      const both = {
        walker: { ...place, radius },
        from: place,
        motion: { x: 0, y: 0 },
        naive: place,
        naiveFrom: place,
      };
      return { way, state: { ...room, ...both }, direction };
    };
    const x = between(62, 72);
    const rest = ledge.minY - radius;
    return [
      at('above', x, rest - between(0, 1)),
      at('above', x, rest - between(0, 14)),
      at('resting', x, rest),
      at('resting', x, rest, { x: 0.6, y: 0.8 }),
      at('one double above', x, beside(rest, -1n)),
      at('one double below', x, beside(rest, 1n)),
      at('below', x, rest + between(0, 2 * radius)),
      at('below', x, ledge.maxY + radius + 1, { x: 0, y: -1 }),
      at('beside', ledge.minX - radius, rest + between(0, 2 * radius), { x: 1, y: 0 }),
      at('beside', ledge.minX - radius - 12, beside(rest, -1n), { x: 0.6, y: 0.8 }),
      at('beside', ledge.maxX + radius + 12, rest - 0.5, { x: -0.6, y: 0.8 }),
    ];
  }).flat();
}
