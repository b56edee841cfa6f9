// A picture to keep: as PNG or as SVG, on its ground. Loaded when someone asks for one.

import { CanvasPen } from './picture/canvas-pen.js';
import { drawStill } from './picture/still.js';
import { SvgContext } from './picture/svg-context.js';

/** @typedef {import('./picture/still.js').Still} Still */

/**
 * @param {Still} still
 * @returns {Promise<Blob>} a PNG with as many pixels as the screen shows
 */
export async function pictureBlob({ scene, frame, colors, view }) {
  const [drawing, page] = [document.createElement('canvas'), document.createElement('canvas')];
  drawStill(drawing, scene, frame, colors, view);
  page.width = drawing.width;
  page.height = drawing.height;
  const context = /** @type {CanvasRenderingContext2D} */ (page.getContext('2d'));
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, page.width, page.height);
  context.drawImage(drawing, 0, 0);
  return new Promise((resolve, reject) => {
    page.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be saved'))));
  });
}

/**
 * @param {Still} still
 * @returns {string} an SVG document as large as the picture
 */
export function pictureSvg({ scene, frame, colors, view }) {
  const context = new SvgContext(view.width, view.height, frame.say('label'));
  const pen = new CanvasPen(/** @type {any} */ (context), view, colors, [], frame.hasNormals);
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, view.width, view.height);
  scene.draw(pen, frame);
  pen.finish();
  return context.end();
}
