// The picture that other sites show beside a link: the figure and the question of a scene, as PNG.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { widthOfText } from '../../www/parts/text-width.js';
import { drawSvg, lightColors } from './still.js';

const { resolve } = createRequire(import.meta.url);
const [width, height] = [1200, 630];

/** @type {Promise<void> | null} */
let loading = null;

/** A letter that our fonts have not: a text with one is left out, rather than shown in boxes. */
const foreign = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30ff\uff00-\uffef]/u;

/** @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * @param {import('./scenes.js').BuiltScene} scene
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

/** @param {import('./scenes.js').BuiltScene} scene */
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
 * @param {import('./scenes.js').BuiltScene} scene @param {{ x: number, y: number, width: number }} place
 */
export const figureAt = (scene, { x, y, width }) =>
  drawSvg(scene, 640, lightColors)
    .replace('<svg ', `<svg x="${x}" y="${y}" `)
    .replace(/ width="640" height="400"/, ` width="${width}" height="${width / 1.6}"`)
    .replaceAll(/style="font:[^"]*?([\d.]+)px[^"]*"/g, 'font-family="DejaVu Sans Mono" font-size="$1"');
