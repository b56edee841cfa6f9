// The figure of a scene as an SVG, drawn by the scene itself with the pen that the page uses; and the small pictures of all.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOut } from '../../www/element/figure/lay-out.js';
import { paint } from '../../www/element/figure/paint.js';
import { asQuestion } from '../../www/element/figure/question.js';
import { record } from '../../www/element/figure/record.js';
import { SvgContext } from '../../www/element/figure/svg-context.js';
import { View } from '../../www/element/figure/view.js';
import { widthOfText } from '../../www/parts/text-width.js';
import { root } from '../build/run.js';

/** @typedef {import('./scenes.js').BuiltScene} BuiltScene */
/** @typedef {import('../../www/element/figure/roles.js').Colors} Colors */

/**
 * The middle of a letter is a third of its size above its foot.
 *
 * @type {import('../../www/element/figure/svg-context.js').Ruler}
 */
const ruler = {
  font: '',
  textBaseline: 'middle',
  measureText(text) {
    const size = Number(/([\d.]+)px/.exec(this.font)?.[1] ?? 13);
    return {
      width: widthOfText(text) * size,
      actualBoundingBoxAscent: (this.textBaseline === 'middle' ? 0.4 : 0.74) * size,
    };
  },
};

const tokens = readFileSync(join(root, 'www/element/shell/tokens.css'), 'utf8');

/** The light color of each role. */
export const lightColors = /** @type {Colors} */ (
  Object.fromEntries(
    [...tokens.matchAll(/--([\w-]+): var\(--graze-[\w-]+, light-dark\((#\w+), #\w+\)\)/g)].map(([, role, color]) => [
      role,
      color,
    ]),
  )
);

/** The colors by name, so that a page shows them light or dark. */
const namedColors = /** @type {Colors} */ (
  Object.fromEntries(Object.keys(lightColors).map((role) => [role, `var(--${role})`]))
);

/**
 * A scene as an SVG document.
 *
 * @param {BuiltScene} scene @param {number} width in pixels @param {Colors} colors
 */
export function drawSvg({ scene, frame, say }, width, colors) {
  const height = (width * 10) / 16;
  const context = new SvgContext(width, height, say('label'), ruler);
  const drawing = record(scene, frame, new View(scene.world, width, height));
  const written = /** @type {any} */ (context);
  paint(written, drawing, colors, layOut(drawing, [], written));
  return context.end();
}

/** The width of a small picture: so narrow that it has no labels. */
const small = 239;

/**
 * The small pictures of all scenes in one file, each a symbol with the name of its scene: a page that shows them lends them its
 * colors.
 *
 * @param {BuiltScene[]} scenes
 */
export function spriteOf(scenes) {
  const symbols = scenes.map((scene) => {
    // The names of the clips must differ in one file.
    const picture = drawSvg(scene, small, namedColors).replaceAll(/clip-(?=\d)/g, `${scene.id}-clip-`);
    return picture
      .replace(
        /^<svg [^>]*?(viewBox="[^"]+")[^>]*><title>[^<]*<\/title>/,
        `<symbol id="still-${scene.id}" $1 stroke-linejoin="round">`,
      )
      .replace(/<\/svg>$/, '</symbol>');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/**
 * The figure that stands in until the element is there, and stays where it cannot be.
 *
 * @param {BuiltScene} scene
 */
export function stillOf(scene) {
  const question = { ...scene, frame: asQuestion(scene.scene, scene.frame) };
  return drawSvg(question, 800, namedColors).replace('<svg ', '<svg class="still" ');
}
