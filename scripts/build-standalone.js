// Builds the whole page in one file, dist/graze2d.standalone.html, which opens by double click and needs no network.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { engines } from './browsers.js';
import { buildWasm } from './build-wasm.js';
import { pages } from './pages/plugin.js';
import { root, runAsMain } from './run.js';
import { figures } from './vite-figures.js';

/** The name of the file. */
export const standaloneName = 'graze2d.standalone.html';

/** Writes the file into dist/. */
export async function buildStandalone() {
  await buildWasm();
  const outputs = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [pages({ isOneFile: true }), figures(), inlineIcon(), viteSingleFile()],
    build: { ...engines, write: false },
  });
  const files = /** @type {any[]} */ (outputs).flatMap?.(({ output }) => output) ?? /** @type {any} */ (outputs).output;
  const page = files.find((/** @type {any} */ { fileName }) => fileName === 'index.html');
  const rest = files.filter((/** @type {any} */ each) => each !== page).map((/** @type {any} */ each) => each.fileName);
  if (rest.length > 0) throw new Error(`${standaloneName} would need ${rest.join(', ')} beside it`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist', standaloneName), page.source);
}

/**
 * A Vite plugin that puts the icon into the page.
 *
 * @returns {import('vite').Plugin}
 */
function inlineIcon() {
  const icon = readFileSync(join(root, 'public/icon.svg'), 'utf8');
  const address = `data:image/svg+xml,${encodeURIComponent(icon)}`;
  return {
    name: 'graze2d-inline-icon',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('./icon.svg', address) },
  };
}

await runAsMain(import.meta.url, buildStandalone);
