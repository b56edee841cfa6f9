// Lights up one role of a picture by making all others fainter.

import { channelsOf } from './roles.js';

/** @import { Colors } from './roles.js' */
/** @import { Role } from '../../model/pen.js' */

/** How much of its color a role keeps that is not lit. */
const left = 0.22;
/** The colors that are no role's own. */
const shared = ['ground', 'text', 'muted'];

/**
 * The colors of a picture in which one role is lit.
 * @param {Colors} colors @param {Role} lit
 * @returns {Colors}
 */
export function litColors(colors, lit) {
  const ground = channelsOf(colors.ground);
  const faint = (/** @type {string} */ color) => {
    const mixed = channelsOf(color).map((channel, i) => Math.round(channel * left + ground[i] * (1 - left)));
    return `rgb(${mixed.join(' ')})`;
  };
  const isKept = (/** @type {string} */ name) => shared.includes(name) || name === lit || name === `${lit}-fill`;
  return /** @type {Colors} */ (
    Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, isKept(name) ? color : faint(color)]))
  );
}
