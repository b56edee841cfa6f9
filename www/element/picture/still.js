// Draws a scene once, on a canvas.

import { CanvasPen } from './canvas-pen.js';
import { View } from './view.js';

/**
 * A picture at one moment, with everything that it is drawn from.
 * @typedef {object} Still
 * @property {import('../../model/types.js').Scene} scene
 * @property {import('../../model/types.js').Frame} frame
 * @property {import('./roles.js').Colors} colors
 * @property {View} view
 */

/**
 * Draws one frame of a scene.
 * @param {HTMLCanvasElement} canvas as large as its style makes it
 * @param {import('../../model/types.js').Scene} scene
 * @param {import('../../model/types.js').Frame} frame
 * @param {import('./roles.js').Colors} colors
 * @param {View} [view] by default the whole scene
 * @param {import('../../model/types.js').Box[]} [taken] areas for labels to avoid, in pixels
 */
export function drawStill(canvas, scene, frame, colors, view = fullView(canvas, scene), taken = []) {
  const context = canvas.getContext('2d');
  if (!context) return;
  const [width, height] = [Math.round(view.width * view.density), Math.round(view.height * view.density)];
  // Setting the size clears the canvas even if nothing changes, so set it only if it differs.
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const pen = new CanvasPen(context, view, colors, taken, frame.hasNormals);
  scene.draw(pen, frame);
  pen.finish();
}

/**
 * The window that shows all of a scene on a canvas.
 * @param {HTMLCanvasElement} canvas @param {import('../../model/types.js').Scene} scene
 * @returns {View}
 */
export function fullView(canvas, { world }) {
  return new View(world, canvas.clientWidth, canvas.clientHeight, globalThis.devicePixelRatio || 1);
}
