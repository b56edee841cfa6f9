// Builds `<graze-scene>` for the npm package, in dist-element/: files that any web server can hand out as they are.

import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { scenes } from '../../www/scenes/index.js';
import { root, runAsMain } from './run.js';
import { chunkName, codeSplitting, engines, framePage } from './vite-plugins.js';
import { buildWasm } from './wasm.js';

/** Where the finished files go. */
export const elementFolder = join(root, 'dist-element');

const define = join(root, 'www/element/define.js');

/**
 * Keeps the WebAssembly module a file: Vite would put it into the script of a library, and a policy of the page may forbid to
 * fetch it from there.
 *
 * @type {import('vite').Plugin}
 */
const moduleBeside = {
  name: 'graze2d-module-beside',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/entries/address.js') ? code.replace("_bg.wasm'", "_bg.wasm?no-inline'") : undefined,
};

/**
 * Bundles into dist-element/. The entries keep their names. All else is named by its content, so that no cache can mix the
 * files of two versions.
 *
 * @param {Record<string, string>} entry
 * @param {import('vite').Rolldown.OutputOptions['codeSplitting']} splitting
 */
const bundle = (entry, splitting) =>
  build({
    root,
    configFile: false,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [moduleBeside],
    build: {
      ...engines,
      outDir: elementFolder,
      emptyOutDir: false,
      // A library: its chunks load each other, and nothing writes preload links into the page.
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        output: {
          minify: true,
          codeSplitting: splitting,
          entryFileNames: '[name].js',
          chunkFileNames: (chunk) => `chunks/${chunkName(chunk)}`,
          assetFileNames: 'chunks/[name]-[hash][extname]',
        },
      },
    },
  });

/** Writes dist-element/ anew: the entries with what each scene needs in files of its own, and all in one file beside the wasm. */
export async function buildElement() {
  await buildWasm({ output: 'stderr' });
  rmSync(elementFolder, { recursive: true, force: true });
  await bundle({ element: define, scene: join(root, 'www/element/element.js') }, codeSplitting);
  await bundle({ 'graze-scene': define }, false);
  copyFileSync(join(root, 'www/embed/embed.js'), join(elementFolder, 'embed.js'));
  writeFileSync(join(elementFolder, 'embed.html'), await framePage());
  writeTypes(elementFolder);
}

/** What TypeScript and editors are told: written by hand, but for the names of the scenes. @param {string} folder */
export function writeTypes(folder) {
  const own = join(root, 'www/element/types');
  for (const name of ['scene.d.ts', 'element.d.ts', 'states.d.ts']) copyFileSync(join(own, name), join(folder, name));
  const names = scenes.map(({ id }) => `'${id}'`).join(' | ');
  const manifest = readFileSync(join(own, 'custom-elements.json'), 'utf8');
  writeFileSync(join(folder, 'custom-elements.json'), manifest.replace('GrazeSceneName', names));
}

await runAsMain(import.meta.url, buildElement);
