// Builds the whole page in one file, dist/graze2d.standalone.html, which opens by double click and needs no network.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, defaultClientConditions } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { pages } from '../site/plugin.js';
import { engines } from './browsers.js';
import { root, runAsMain } from './run.js';
import { buildFigures, buildWasm } from './wasm.js';

/** The name of the file. */
export const standaloneName = 'graze2d.standalone.html';

/** Writes the file into dist/. */
export async function buildStandalone() {
  await buildWasm();
  await buildFigures();
  const name = 'www/page/scene.html';
  const outputs = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [pages({ isOneFile: true }), inlineIcon(), viteSingleFile()],
    resolve: { conditions: ['figures-inside', ...defaultClientConditions] },
    build: { ...engines, write: false, rolldownOptions: { input: join(root, name) } },
  });
  const files = /** @type {any[]} */ (outputs).flatMap?.(({ output }) => output) ?? /** @type {any} */ (outputs).output;
  const page = files.find((/** @type {any} */ { fileName }) => fileName === name);
  const rest = files.filter((/** @type {any} */ each) => each !== page).map((/** @type {any} */ each) => each.fileName);
  if (rest.length > 0) throw new Error(`${name} would need ${rest.join(', ')} beside it`);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist', standaloneName), page.source);
}

/**
 * A Vite plugin that puts the icon into the page.
 *
 * @returns {import('vite').Plugin}
 */
function inlineIcon() {
  const icon = readFileSync(join(root, 'www/page/public/icon.svg'), 'utf8');
  const address = `data:image/svg+xml,${encodeURIComponent(icon)}`;
  return {
    name: 'graze2d-inline-icon',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/icon.svg', address) },
  };
}

await runAsMain(import.meta.url, buildStandalone);
