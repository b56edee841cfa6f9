// The pictures of a scene, drawn by the scene itself with the pen that the page uses: the figure that stands in a page, the small
// ones of all scenes, and the PNG that other sites show beside a link.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { layOut } from '../../www/element/figure/lay-out.js';
import { paint } from '../../www/element/figure/paint.js';
import { record } from '../../www/element/figure/record.js';
import { SvgContext } from '../../www/element/figure/svg-context.js';
import { View } from '../../www/element/figure/view.js';
import { widthOfText } from '../../www/parts/label-offsets.js';
import { asQuestion } from '../../www/parts/question.js';
import { root } from '../build/run.js';

/** @typedef {import('./site.js').BuiltScene} BuiltScene */
/** @typedef {import('../../www/element/figure/roles.js').Colors} Colors */

/**
 * The middle of a letter is a third of its size above its foot.
 *
 * @type {import('../../www/element/figure/svg-context.js').Ruler}
 */
export const ruler = {
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
export const namedColors = /** @type {Colors} */ (
  Object.fromEntries(Object.keys(lightColors).map((role) => [role, `var(--${role})`]))
);

/**
 * A scene as an SVG document.
 *
 * @param {BuiltScene} scene @param {number} width in pixels @param {Colors} colors
 */
function drawSvg({ scene, frame, say }, width, colors) {
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

const { resolve } = createRequire(import.meta.url);
const [width, height] = [1200, 630];

/** @type {Promise<void> | null} */
let loading = null;

/** A letter that our fonts have not: a text with one is left out, rather than shown in boxes. */
const foreign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30ff\uff00-\uffef]/u;

/** @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * @param {BuiltScene} scene
 * @returns {Promise<Uint8Array>} a PNG of 1200 by 630 pixels
 */
export const pictureOf = (scene) => pngOf(readable(svgOf(scene)));

/** The texts of a picture that our fonts can write. @param {string} svg @returns {string} */
export const readable = (svg) => svg.replace(/<text [^>]*>[^<]*<\/text>/g, (text) => (foreign.test(text) ? '' : text));

/**
 * The same pixels on every machine: the fonts are ours, and the renderer is WebAssembly.
 *
 * @param {string} svg
 * @returns {Promise<Uint8Array>}
 */
export async function pngOf(svg) {
  loading ??= initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await loading;
  const fontBuffers = ['DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSansMono'].map((name) =>
    readFileSync(resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`)),
  );
  const font = { fontBuffers, defaultFontFamily: 'DejaVu Sans', monospaceFamily: 'DejaVu Sans Mono' };
  return new Resvg(svg, { font }).render().asPng();
}

/** @param {BuiltScene} scene */
function svgOf(scene) {
  const { say } = scene;
  const { ground, text, path, edge } = /** @type {any} */ (lightColors);
  const figure = figureAt(scene, { x: 190, y: 96, width: 820 });
  const title = say('title');
  // A bold title that is not fixed in width is at most a twentieth wider than one that is.
  const size = Math.min(40, 980 / (1.05 * widthOfText(title)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${ground}"/>
    <text x="48" y="66" font-family="DejaVu Sans" font-weight="700" font-size="${size}" fill="${text}">${escaped(title)}</text>
    <text x="1152" y="66" text-anchor="end" font-family="DejaVu Sans" font-weight="700" font-size="30" fill="${path}">Graze</text>
    <rect x="189" y="95" width="822" height="514.5" rx="10" fill="none" stroke="${edge}"/>
    ${figure}
  </svg>`;
}

/**
 * The figure of a scene within a picture. It is drawn small and shown larger, so that marks and text can be read in a small one.
 *
 * @param {BuiltScene} scene @param {{ x: number, y: number, width: number }} place
 */
export const figureAt = (scene, { x, y, width }) =>
  drawSvg(scene, 640, lightColors)
    .replace('<svg ', `<svg x="${x}" y="${y}" `)
    .replace(/ width="640" height="400"/, ` width="${width}" height="${width / 1.6}"`)
    .replaceAll(/ font-weight="\d+"| font-family="[^"]*"/g, (each) =>
      each.startsWith(' font-f') ? ' font-family="DejaVu Sans Mono"' : '',
    );
