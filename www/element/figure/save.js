// A picture to keep: as PNG or as SVG, on its ground. Loaded when someone asks for one.

import { contextOf } from '../../dom/dom.js';
import { FieldColors } from './field-colors.js';
import { layOut } from './lay-out.js';
import { paint, paintOn } from './paint.js';
import { record } from './record.js';
import { paletteOf, readColors } from './roles.js';
import { SvgContext } from './svg-context.js';
import { View } from './view.js';

/** @import { Snapshot } from './picture.js' */

/** @returns {boolean} whether this browser can make a PNG */
export const canSavePixels = () => 'toBlob' in HTMLCanvasElement.prototype;

/**
 * @param {Snapshot} snapshot @param {number} [density] pixels for each pixel of the page; by default as on the screen
 * @returns {Promise<Blob>} a PNG
 */
export async function pictureBlob(snapshot, density) {
  if (!canSavePixels()) throw new Error('toBlob: this browser cannot write PNG files; toSVG works everywhere');
  const { scene, frame, colors, view, taken, tinted } = stillOf(snapshot, density);
  const [drawing, page] = [document.createElement('canvas'), document.createElement('canvas')];
  paintOn(drawing, record(scene, frame, view), colors, taken);
  page.width = drawing.width;
  page.height = drawing.height;
  const context = contextOf(page);
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, page.width, page.height);
  if (tinted) context.drawImage(tinted, 0, 0);
  context.drawImage(drawing, 0, 0);
  return new Promise((resolve, reject) => {
    page.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be saved'))));
  });
}

/**
 * @param {Snapshot} snapshot @param {number} [density] pixels for each pixel of the page; by default as on the screen
 * @returns {string} an SVG document as large as the picture
 */
export function pictureSvg(snapshot, density) {
  const { scene, frame, colors, view, taken, tinted } = stillOf(snapshot, density);
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
 * @param {Snapshot} snapshot @param {number} [density] pixels for each pixel of the page; by default as on the screen
 */
function stillOf({ model, frame, view: shown, probe, taken, answers, finest }, density = shown.density) {
  const { world, width, height } = shown;
  const { scene } = model;
  const view = new View(world, width, height, density);
  const colors = readColors(probe);
  const tints = frame.hasField && answers ? new FieldColors(answers(), view, paletteOf(colors), finest) : null;
  const tinted = tints && tintedGround(tints);
  return { scene, frame, colors, view, taken, tinted };
}

/** The field layer. @param {FieldColors} tints @returns {HTMLCanvasElement} */
function tintedGround(tints) {
  while (!tints.isDone) tints.go(Infinity);
  const { image } = tints;
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  contextOf(canvas).putImageData(image, 0, 0);
  return canvas;
}
