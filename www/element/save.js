// A picture to keep: as PNG or as SVG, on its ground. Loaded when someone asks for one.

import { CanvasPen } from './picture/canvas-pen.js';
import { drawStill } from './picture/still.js';
import { SvgContext } from './picture/svg-context.js';

/** @typedef {import('./picture/still.js').Still} Still */

/** @returns {boolean} whether this browser can make a PNG */
export const canSavePixels = () => 'toBlob' in HTMLCanvasElement.prototype;

/**
 * @param {Still} still
 * @returns {Promise<Blob>} a PNG
 */
export async function pictureBlob(still) {
  if (!canSavePixels()) throw new Error('toBlob: this browser cannot write PNG files; toSVG works everywhere');
  const { scene, frame, colors, view, taken } = still;
  const [drawing, page] = [document.createElement('canvas'), document.createElement('canvas')];
  drawStill(drawing, scene, frame, colors, view, taken);
  page.width = drawing.width;
  page.height = drawing.height;
  const context = /** @type {CanvasRenderingContext2D} */ (page.getContext('2d'));
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, page.width, page.height);
  const tinted = tintedGround(still);
  if (tinted) context.drawImage(tinted, 0, 0);
  context.drawImage(drawing, 0, 0);
  return new Promise((resolve, reject) => {
    page.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be saved'))));
  });
}

/**
 * @param {Still} still
 * @returns {string} an SVG document as large as the picture
 */
export function pictureSvg(still) {
  const { scene, frame, colors, view, taken } = still;
  const context = new SvgContext(view.width, view.height, frame.say('label'));
  const pen = new CanvasPen(/** @type {any} */ (context), view, colors, taken);
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, view.width, view.height);
  const tinted = tintedGround(still);
  if (tinted) context.image(tinted.toDataURL(), view.width, view.height);
  scene.draw(pen, frame);
  pen.finish();
  return context.end();
}

/** @param {Still} still @returns {HTMLCanvasElement | null} the field layer at every pixel, if it is on */
function tintedGround({ view, tint }) {
  const { density, scale } = view;
  const [width, height] = [Math.round(view.width * density), Math.round(view.height * density)];
  const middle = 0.5 / density;
  const image = tint?.({ ...view.toWorld({ x: middle, y: middle }), step: 1 / density / scale, width, height });
  if (!image) return null;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return canvas;
}
