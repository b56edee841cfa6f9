// What is written in the picture: numbers in short form, and texts only where they have room.

import { widthOfText } from '../../parts/label-offsets.js';
import { stepped } from './ordinal.js';
import { positionIn } from './pane.js';

/** @import { Pen } from '../../model/types.js' */
/** @import { Pane } from './pane.js' */

/** The size of a label in pixels, and some more. */
const size = 13.4;

/** The length of a label in the picture. @param {Pen} pen @param {string} text */
export const lengthOf = (pen, text) => pen.length(widthOfText(text) * size * pen.size);

/**
 * The first of some texts that has room as a label.
 * @param {Pen} pen @param {number} room in the picture @param {string[]} texts the longest first
 * @returns {string | undefined}
 */
export const sayFitting = (pen, room, texts) => texts.find((text) => lengthOf(pen, text) <= room);

const superscript = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** @param {number} exponent @returns {string} a power of ten; a small one as a number */
export function raised(exponent) {
  const power = Math.round(exponent);
  if (Math.abs(power) < 2) return String(Number((10 ** exponent).toPrecision(1)));
  return `10${power < 0 ? '⁻' : ''}${[...String(Math.abs(power))].map((digit) => superscript[Number(digit)]).join('')}`;
}

/**
 * How far above a double a path passes, as a share of the distance to the next double there.
 * @param {number | null} above in units of the pane, negative below @param {number} y @param {Pane} pane
 * @returns {number | null} null if the path is not above or below it, or if there is no double
 */
export function shareToNext(above, y, pane) {
  if (above === null) return null;
  const next = stepped(y, above > 0 ? -1 : 1);
  return next === y ? null : above / Math.abs(positionIn(pane, next) - positionIn(pane, y));
}

/**
 * A share of that distance in a few digits, and never a rounded 0 or 1.
 * @param {number} share
 * @returns {string}
 */
export function shareOf(share) {
  const text = share.toPrecision(2);
  return /^(1\.0|0\.0*0)$/.test(text) && share !== 1 ? share.toPrecision(3) : String(Number(text));
}
