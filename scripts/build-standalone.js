// Builds pages in one file, which open by double click and need no network: the whole page, dist/graze2d.standalone.html, and
// the one that figures are saved in, dist/element/one-file.html.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, defaultClientConditions } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { oneFileName } from '../www/element/share/one-file.js';
import { engines } from './browsers.js';
import { buildFigures, buildWasm } from './build-wasm.js';
import { pages } from './pages/plugin.js';
import { root, runAsMain } from './run.js';

/** The name of the file. */
export const standaloneName = 'graze2d.standalone.html';

/** Writes the files into dist/. */
export async function buildStandalone() {
  await buildWasm();
  await buildFigures();
  const page = [pages({ isOneFile: true }), inlineIcon()];
  write(standaloneName, await inOneFile(root, 'www/page/scene.html', page));
  write(`element/${oneFileName}`, await inOneFile(join(root, 'www/embed'), 'one-file.html', []));
}

/** @param {string} name in dist/ @param {string} html */
function write(name, html) {
  const path = join(root, 'dist', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, html);
}

/**
 * A page with all its scripts, styles and wasm inside.
 *
 * @param {string} folder @param {string} name @param {import('vite').Plugin[]} plugins
 * @returns {Promise<string>}
 */
async function inOneFile(folder, name, plugins) {
  const outputs = await build({
    root: folder,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [...plugins, viteSingleFile()],
    resolve: { conditions: ['figures-inside', ...defaultClientConditions] },
    build: { ...engines, write: false, rolldownOptions: { input: join(folder, name) } },
  });
  const files = /** @type {any[]} */ (outputs).flatMap?.(({ output }) => output) ?? /** @type {any} */ (outputs).output;
  const page = files.find((/** @type {any} */ { fileName }) => fileName === name);
  const rest = files.filter((/** @type {any} */ each) => each !== page).map((/** @type {any} */ each) => each.fileName);
  if (rest.length > 0) throw new Error(`${name} would need ${rest.join(', ')} beside it`);
  return page.source;
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
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/icon.svg', address) },
  };
}

await runAsMain(import.meta.url, buildStandalone);
