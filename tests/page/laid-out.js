// Where the labels of a picture stand, in pixels, and what else is in it.

import { layOut } from '../../www/element/figure/lay-out.js';
import { paint } from '../../www/element/figure/paint.js';
import { record } from '../../www/element/figure/record.js';
import { View } from '../../www/element/figure/view.js';
import { HandlePlaces } from '../../www/element/input/handle-places.js';
import { handlesIn } from '../../www/model/things.js';
import { strokePoints } from './stroke-points.js';

/**
 * The picture of a model as it is: its recorded drawing, its labels, where their texts are, the handles, and points all along
 * its lines.
 * @param {import('../../www/model/model.js').Model} model @param {import('../../www/model/types.js').Say} say
 * @param {number} width @param {boolean} [hasField] whether the field layer is behind it
 */
export function laidOut(model, say, width, hasField = false) {
  const { scene, state } = model;
  const { context, texts, strokes } = strokePoints();
  const view = new View(model.sight ?? scene.world, width, width / 1.6);
  const drawing = record(scene, model.frame(say, { hasField, hasNormals: true }), view);
  const all = handlesIn(scene.fields, state);
  const [inHand] = Object.keys(scene.fields);
  const handles = new HandlePlaces().update(model, all, view, drawing.hits, new Set(), inHand);
  const labels = layOut(drawing, handles, context);
  paint(context, drawing, /** @type {any} */ ({}), []);
  const lines = strokes.filter(({ x, y }) => x > 0 && x < width && y > 0 && y < view.height);
  paint(context, { ...drawing, strokes: [] }, /** @type {any} */ ({}), labels);
  return { view, drawing, labels, texts, handles, lines };
}
