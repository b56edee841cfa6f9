// Draws a scene once, on a canvas.

import { CanvasPen } from './canvas-pen.js';
import { View } from './view.js';

/**
 * What a picture shows at one moment.
 * @typedef {object} Seen
 * @property {import('../../model/model.js').Model} model
 * @property {import('../../model/types.js').Frame} frame
 * @property {View} view
 * @property {HTMLElement} probe tells the colors
 * @property {import('../../model/types.js').Box[]} taken areas for labels to avoid, in pixels
 * @property {string} asked the handle that the field layer is about
 * @property {import('../../model/types.js').Scene['field'] | null} paint what paints that layer, once it is loaded
 * @property {number} finest device pixels that one sample of it covers
 */

/**
 * Draws one frame of a scene.
 * @param {HTMLCanvasElement} canvas as large as its style makes it
 * @param {import('../../model/types.js').Scene} scene
 * @param {import('../../model/types.js').Frame} frame
 * @param {import('./roles.js').Colors} colors
 * @param {View} [view] by default the whole scene
 * @param {(hits: import('../../model/types.js').Point[]) => import('../../model/types.js').Box[]} [cover] told where entries
 *   and exits are, gives the areas for labels to avoid, in pixels
 */
export function drawStill(canvas, scene, frame, colors, view = fullView(canvas, scene), cover = () => []) {
  const context = canvas.getContext('2d');
  if (!context) return;
  const [width, height] = [Math.round(view.width * view.density), Math.round(view.height * view.density)];
  // Setting the size clears the canvas even if nothing changes, so set it only if it differs.
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const pen = new CanvasPen(context, view, colors, frame.hasNormals);
  scene.draw(pen, frame);
  pen.finish(cover(pen.hits));
}

/**
 * The window that shows all of a scene on a canvas.
 * @param {HTMLCanvasElement} canvas @param {import('../../model/types.js').Scene} scene
 * @returns {View}
 */
export function fullView(canvas, { world }) {
  return new View(world, canvas.clientWidth, canvas.clientHeight, globalThis.devicePixelRatio || 1);
}
