// Builds `<graze-scene>` for the npm package, in dist-element/: files that any web server can hand out as they are.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildWasm } from './build-wasm.js';
import { elementTypes, manifest, sceneTypes } from './element-types.js';
import { isMain, root } from './run.js';
import { kits } from './vite-kits.js';

/** Where the finished files go. */
export const elementFolder = join(root, 'dist-element');

const entry = { element: join(root, 'www/element/define.js'), scene: join(root, 'www/element/graze-scene.js') };

/** The engines that the style and the code are written for. */
const engines = { target: 'es2022', cssTarget: ['chrome123', 'firefox120', 'safari17.5'] };

/**
 * Writes dist-element/ anew. The entries keep their names. All else is named by its content, so that no cache can mix
 * the files of two versions.
 */
export async function buildElement() {
  await buildWasm({ output: 'stderr' });
  await build({
    root,
    configFile: false,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [kits()],
    build: {
      ...engines,
      outDir: elementFolder,
      emptyOutDir: true,
      // A library: its chunks load each other, and nothing writes preload links into the page.
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        output: {
          minify: true,
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          assetFileNames: 'chunks/[name]-[hash][extname]',
        },
      },
    },
  });
  writeFileSync(join(elementFolder, 'scene.d.ts'), sceneTypes());
  writeFileSync(join(elementFolder, 'element.d.ts'), elementTypes());
  writeFileSync(join(elementFolder, 'custom-elements.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
}

if (isMain(import.meta.url)) {
  try {
    await buildElement();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
