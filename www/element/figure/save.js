// A picture to keep: as PNG or as SVG, on its ground. Loaded when someone asks for one.

import { layOut } from './lay-out.js';
import { paint, paintOn } from './paint.js';
import { record } from './record.js';
import { paletteOf, readColors } from './roles.js';
import { SvgContext } from './svg-context.js';
import { View } from './view.js';

/** @import { Seen } from './picture.js' */
/** @typedef {{ density?: number, theme?: 'light' | 'dark' }} Look pixels for each pixel of the page, and the colors; by default as on the screen */

/** @returns {boolean} whether this browser can make a PNG */
export const canSavePixels = () => 'toBlob' in HTMLCanvasElement.prototype;

/**
 * @param {Seen} seen @param {Look} [look]
 * @returns {Promise<Blob>} a PNG
 */
export async function pictureBlob(seen, look) {
  if (!canSavePixels()) throw new Error('toBlob: this browser cannot write PNG files; toSVG works everywhere');
  const { scene, frame, colors, view, taken, tinted } = stillOf(seen, look);
  const [drawing, page] = [document.createElement('canvas'), document.createElement('canvas')];
  paintOn(drawing, record(scene, frame, view), colors, taken);
  page.width = drawing.width;
  page.height = drawing.height;
  const context = /** @type {CanvasRenderingContext2D} */ (page.getContext('2d'));
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, page.width, page.height);
  context.imageSmoothingEnabled = false;
  if (tinted) context.drawImage(tinted, 0, 0, tinted.width * seen.finest, tinted.height * seen.finest);
  context.drawImage(drawing, 0, 0);
  return new Promise((resolve, reject) => {
    page.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be saved'))));
  });
}

/**
 * @param {Seen} seen @param {Look} [look]
 * @returns {string} an SVG document as large as the picture
 */
export function pictureSvg(seen, look) {
  const { scene, frame, colors, view, taken, tinted } = stillOf(seen, look);
  // As large as the PNG, which has whole pixels: else a viewer would squeeze one of them by a part of a pixel.
  const [width, height] = [view.width, view.height].map((length) => Math.round(length * view.density) / view.density);
  const context = new SvgContext(width, height, frame.say('label'));
  const drawing = record(scene, frame, view);
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, width, height);
  if (tinted) context.image(tinted.toDataURL(), width, height);
  const written = /** @type {any} */ (context);
  paint(written, drawing, colors, layOut(drawing, taken, written));
  return context.end();
}

/**
 * Everything that the picture is drawn from.
 * @param {Seen} seen @param {Look} [look]
 */
function stillOf({ model, frame, view: shown, probe, taken, asked, paint, finest }, look = {}) {
  const { world, width, height } = shown;
  const { density = shown.density, theme } = look;
  const { scene, graze, state } = model;
  const view = new View(world, width, height, density);
  const colors = readColors(probe, theme);
  const palette = paletteOf(colors);
  const tinted =
    frame.hasField && paint
      ? tintedGround(view, finest, (tile) => paint(graze, asked, state, { ...tile, palette, within: model.sight }))
      : null;
  return { scene, frame, colors, view, taken, tinted };
}

/**
 * The field layer.
 * @param {View} view @param {number} size device pixels that one sample covers
 * @param {(tile: Omit<import('../../model/types.js').Tile, 'palette'>) => ImageData} ask
 * @returns {HTMLCanvasElement}
 */
function tintedGround(view, size, ask) {
  const { density, scale } = view;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(Math.round(view.width * density) / size);
  canvas.height = Math.ceil(Math.round(view.height * density) / size);
  const middle = size / 2 / density;
  const { x, y } = view.toWorld({ x: middle, y: middle });
  const image = ask({ x, y, step: size / density / scale, width: canvas.width, height: canvas.height });
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  return canvas;
}
