// Paints a recorded frame on a canvas, or on whatever has a context like it.

import { contextOf } from '../../dom/dom.js';
import { fontOf, layOut } from './lay-out.js';
import { record } from './record.js';
import { Strokes } from './strokes.js';
import { View } from './view.js';

/** @import { Colors } from './roles.js' */

/**
 * @param {CanvasRenderingContext2D} context @param {import('./record.js').Drawing} drawing @param {Colors} colors
 * @param {import('./lay-out.js').Written[]} labels
 */
export function paint(context, { view, size, halo, strokes }, colors, labels) {
  context.setTransform(view.density, 0, 0, view.density, 0, 0);
  context.clearRect(0, 0, view.width, view.height);
  context.lineJoin = 'round';
  context.lineCap = 'butt';
  const own = new Strokes(context, colors, size);
  for (const stroke of strokes) stroke(own);
  if (labels.length > 0) write(context, labels, colors, { font: fontOf(size), halo });
}

/**
 * @param {CanvasRenderingContext2D} context @param {import('./lay-out.js').Written[]} labels @param {Colors} colors
 * @param {{ font: string, halo: number }} look
 */
function write(context, labels, colors, { font, halo }) {
  context.font = font;
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.setLineDash([]);
  context.lineWidth = 1;
  for (const { role, leader } of labels) {
    if (!leader) continue;
    const { from, to } = leader;
    context.strokeStyle = colors[role];
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
  for (const { role, text, at } of labels) {
    context.strokeStyle = colors.ground;
    context.lineWidth = halo;
    context.strokeText(text, at.x, at.y);
    context.fillStyle = colors[role];
    context.fillText(text, at.x, at.y);
  }
}

/**
 * Paints on a canvas as many pixels as the view has, labels clear of some areas.
 * @param {HTMLCanvasElement} canvas @param {import('./record.js').Drawing} drawing @param {Colors} colors
 * @param {import('../../model/types.js').Box[]} [areas] in pixels
 */
export function paintOn(canvas, drawing, colors, areas = []) {
  const context = contextOf(canvas);
  const { width, height, density } = drawing.view;
  const [across, down] = [Math.round(width * density), Math.round(height * density)];
  // Setting the size clears the canvas even if nothing changes, so set it only if it differs.
  if (canvas.width !== across) canvas.width = across;
  if (canvas.height !== down) canvas.height = down;
  paint(context, drawing, colors, layOut(drawing, areas, context));
}

/**
 * Paints all of a scene on a canvas as large as its style makes it.
 * @param {HTMLCanvasElement} canvas @param {import('../../model/types.js').Scene} scene
 * @param {import('../../model/types.js').Frame} frame @param {Colors} colors @param {import('../../model/types.js').Box} [window]
 */
export function paintAll(canvas, scene, frame, colors, window = scene.world) {
  const view = new View(window, canvas.clientWidth, canvas.clientHeight, globalThis.devicePixelRatio || 1);
  paintOn(canvas, record(scene, frame, view), colors);
}
