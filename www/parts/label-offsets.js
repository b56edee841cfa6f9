// Where labels go beside the marks they name, and how wide their texts are.

/** @import { Point } from '../model/types.js' */

/** For each kind of mark: how far its label leans to the side, so that it does not cover the arrow of the normal. */
const leans = {
  answer: { x: 0.7, y: -0.7 },
  cut: { x: 0.8, y: -0.8 },
  line: { x: 0.6, y: 0.6 },
  meeting: { x: 0.6, y: -0.6 },
  pushOut: { x: 0.4, y: 0.4 },
  wall: { x: 0.5, y: -0.5 },
};

/** The direction of a label at a moment on the way. */
export const below = { x: 0.5, y: 1 };

/**
 * The direction of a label at a mark with a normal: along the normal and a little to the side.
 * @param {keyof typeof leans} mark @param {Point} [normal]
 * @returns {Point}
 */
export function offNormal(mark, normal = { x: 0, y: 0 }) {
  const lean = leans[mark];
  return { x: normal.x || lean.x, y: normal.y || lean.y };
}

/**
 * How wide a text is in the fixed-width font of labels, where there is no canvas to measure it.
 * @param {string} text
 * @returns {number} in sizes of the font: most letters are six tenths of it wide, those of Chinese and Japanese as wide as high
 */
export const widthOfText = (text) => [...text].reduce((sum, letter) => sum + (letter < '\u2e80' ? 0.6 : 1), 0);
