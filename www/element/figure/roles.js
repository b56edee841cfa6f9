// How each role looks: its width and dash, here, and its color, from `www/element/shell/tokens.css`.

/** @import { Role } from '../../model/pen.js' */

/** @type {Record<Role, { width: number, dash: number[] }>} */
export const looks = {
  path: { width: 2.5, dash: [] },
  fixed: { width: 1.5, dash: [] },
  grown: { width: 1.5, dash: [6, 4] },
  enter: { width: 2, dash: [] },
  exit: { width: 2, dash: [] },
  touch: { width: 2, dash: [] },
  normal: { width: 1.5, dash: [] },
  reject: { width: 1.25, dash: [1.5, 4] },
  ghost: { width: 1.5, dash: [5, 4] },
  focus: { width: 2.5, dash: [] },
  clockwise: { width: 1.5, dash: [] },
  'counter-clockwise': { width: 1.5, dash: [6, 3] },
};

/** @typedef {Record<Role | 'fixed-fill' | 'ground' | 'text' | 'muted', string>} Colors */

const names = /** @type {(keyof Colors)[]} */ ([...Object.keys(looks), 'fixed-fill', 'ground', 'text', 'muted']);

/**
 * The colors that the style gives the roles now, in a form for the canvas.
 * @param {HTMLElement} probe an element with the style; its color is changed and restored
 * @returns {Colors}
 */
export function readColors(probe) {
  const colors = /** @type {Colors} */ ({});
  for (const name of names) {
    probe.style.color = `var(--${name})`;
    colors[name] = getComputedStyle(probe).color;
  }
  probe.style.color = '';
  return colors;
}

/**
 * Red, green and blue of a color, 0 to 255.
 * @param {string} color any CSS color
 * @returns {number[]}
 */
export function channelsOf(color) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return [128, 128, 128];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

/**
 * The tints of a field layer.
 * @param {Colors} colors
 * @returns {import('../../model/types.js').Palette}
 */
export const paletteOf = ({ enter, touch, exit }) => ({
  cross: channelsOf(enter),
  touch: channelsOf(touch),
  exit: channelsOf(exit),
});
