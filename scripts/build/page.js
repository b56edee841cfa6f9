// Builds the page in dist/, for any sub-path: with the element's files beside it, which others embed, the examples, and the whole
// page in one file, which opens by double click and needs no network. `examples` builds these alone.

import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { buildElement, elementFolder } from './element.js';
import { must, root, runAsMain } from './run.js';
import { engines, pages } from './vite-plugins.js';
import { buildTool, optimize, ownParts, targetFolder } from './wasm.js';

/** Where the finished page goes. */
const pageFolder = join(root, 'dist');

/** Writes dist/ anew; the element is taken from dist-element/ if it was built before. */
async function buildPage() {
  if (!existsSync(join(elementFolder, 'element.js'))) await buildElement();
  await build({ root, logLevel: 'warn' });
  cpSync(elementFolder, join(pageFolder, 'element'), { recursive: true, filter: (path) => !/\.d\.ts$/.test(path) });
  await buildExamples();
  for (const name of ['canvas', ...inJavaScript]) linkBack(join(pageFolder, 'examples', name, 'index.html'));
  await buildOneFile();
}

/** Gives an example on the site a way to the start page; what readers copy has none. @param {string} file */
const linkBack = (file) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace('<body>', '<body>\n    <p><a href="../../">Graze</a></p>'));

/** The examples that are copied as they are, each with the library beside it. */
const inJavaScript = ['page', 'game'];

/** Builds the examples that readers try on the site, for any web server. The library is built. */
async function buildExamples() {
  const folder = join(pageFolder, 'examples');
  rmSync(folder, { recursive: true, force: true });
  await buildCanvas(join(folder, 'canvas'));
  // Not what a build is still writing.
  const isOurs = (/** @type {string} */ path) => !/wasm[\\/]\.|\.d\.ts$/.test(path);
  for (const name of inJavaScript) {
    cpSync(join(root, 'examples', name), join(folder, name), { recursive: true });
    cpSync(join(root, 'www/library'), join(folder, name, 'graze2d'), { recursive: true, filter: isOurs });
  }
}

/** @param {string} folder */
async function buildCanvas(folder) {
  const target = 'wasm32-unknown-unknown';
  // With the flags of the module, so that what both depend on is compiled once.
  const cargo = ['cargo', 'build', '--release', ...ownParts, '--locked', '--package', 'canvas', '--target', target];
  await must(cargo, { output: 'stderr' });
  cpSync(join(root, 'examples/canvas/index.html'), join(folder, 'index.html'));
  const module = join(targetFolder(), target, 'release/canvas.wasm');
  await must([await buildTool('stderr'), module, folder, 'canvas'], { output: 'stderr' });
  await optimize('stderr', folder, 'canvas_bg.wasm');
  for (const name of ['canvas.d.ts', 'canvas_bg.wasm.d.ts']) rmSync(join(folder, name));
}

/** Builds the whole page in one file. The wasm is built with the page. */
async function buildOneFile() {
  const name = 'www/page/scene.html';
  const outputs = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [pages({ isOneFile: true }), inlineIcon(), viteSingleFile()],
    build: { ...engines, write: false, rolldownOptions: { input: join(root, name) } },
  });
  const files = /** @type {any[]} */ (outputs).flatMap?.(({ output }) => output) ?? /** @type {any} */ (outputs).output;
  const page = files.find((/** @type {any} */ { fileName }) => fileName === name);
  const rest = files.filter((/** @type {any} */ each) => each !== page).map((/** @type {any} */ each) => each.fileName);
  if (rest.length > 0) throw new Error(`${name} would need ${rest.join(', ')} beside it`);
  writeFileSync(join(pageFolder, 'graze2d.standalone.html'), sealed(page.source));
}

/** The page with a policy: only its own script and style, known by their hashes, and no request. @param {string} html */
function sealed(html) {
  const hashOf = (/** @type {string} */ tag) => {
    const [, text] = new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`).exec(html) ?? [];
    return `'sha256-${createHash('sha256')
      .update(text ?? '')
      .digest('base64')}'`;
  };
  const policy = `default-src data: blob:; script-src ${hashOf('script')} 'wasm-unsafe-eval'; style-src ${hashOf('style')}; base-uri 'none'`;
  return html.replace(
    '<meta charset="utf-8">',
    `$&\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
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

await runAsMain(import.meta.url, process.argv[2] === 'examples' ? buildExamples : buildPage);
