// The picture that other sites show beside a link: the figure and the question of a scene, as PNG.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { drawSvg, lightColors } from './still.js';

const { resolve } = createRequire(import.meta.url);
const [width, height] = [1200, 630];

/** @type {Promise<void> | null} */
let loading = null;

/** @param {string} text */
export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * @param {import('./scenes.js').BuiltScene} scene
 * @returns {Promise<Uint8Array>} a PNG of 1200 by 630 pixels
 */
export const pictureOf = (scene) => pngOf(svgOf(scene));

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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${ground}"/>
    <text x="48" y="66" font-family="DejaVu Sans" font-weight="700" font-size="40" fill="${text}">${escaped(say('title'))}</text>
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
