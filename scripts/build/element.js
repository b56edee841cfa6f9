// Builds `<graze-scene>` for the npm package, in dist-element/: files that any web server can hand out as they are.

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, defaultClientConditions } from 'vite';
import { scenes } from '../../www/scenes/index.js';
import { root, runAsMain } from './run.js';
import { chunkName, engines, framePage } from './vite-plugins.js';
import { buildFigures, buildWasm } from './wasm.js';

/** Where the finished files go. */
export const elementFolder = join(root, 'dist-element');

const entry = { element: join(root, 'www/element/define.js'), scene: join(root, 'www/element/element.js') };

/**
 * Writes dist-element/ anew. The entries keep their names. All else is named by its content, so that no cache can mix
 * the files of two versions.
 */
export async function buildElement() {
  await buildWasm({ output: 'stderr' });
  await buildFigures({ output: 'stderr' });
  await build({
    root,
    configFile: false,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    resolve: { conditions: ['figures', ...defaultClientConditions] },
    build: {
      ...engines,
      outDir: elementFolder,
      emptyOutDir: true,
      // A library: its chunks load each other, and nothing writes preload links into the page.
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        output: {
          minify: true,
          // What every scene needs, or most of them, is one file, however many of the files loaded later use parts of it
          // too. Small files compress worse: six less are a kilobyte less for most scenes, and half a one more for a few.
          codeSplitting: {
            groups: [
              {
                name: (id, graph) => (isEager(id, graph) || isCommon(id, graph) ? 'graze-scene' : null),
                debugName: 'eager',
              },
              // What comes together anyway: 0.3 KB less for a world, and as much for a walk through it.
              { name: 'travel', test: /\/www\/parts\/(travel|walls)\.js/ },
              {
                name: 'walk',
                test: /\/www\/(extras\/walk|scenes\/walk)\/(?!words)/,
              },
            ],
          },
          entryFileNames: '[name].js',
          chunkFileNames: (chunk) => `chunks/${chunkName(chunk)}`,
          assetFileNames: 'chunks/[name]-[hash][extname]',
        },
      },
    },
  });
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

/** @type {Map<string, boolean>} */
const eager = new Map();

/**
 * Whether the class of the element imports a module, or a module that it imports does.
 *
 * @param {string} id
 * @param {import('rolldown').ChunkingContext} graph
 * @returns {boolean}
 */
function isEager(id, graph) {
  const known = eager.get(id);
  if (known !== undefined) return known;
  // An answer for modules that import each other in a circle.
  eager.set(id, false);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const found = id === entry.scene || importers.some((each) => isEager(each, graph));
  eager.set(id, found);
  return found;
}

/** @type {Map<string, Set<string>>} */
const users = new Map();

/**
 * Whether most scenes draw or say something by a module; walls are in a few, and too little for a file of their own.
 *
 * @param {string} id
 * @param {import('rolldown').ChunkingContext} graph
 */
function isCommon(id, graph) {
  if (/\/www\/(parts\/wall-(list|number)|model\/fields\/list)\.js/.test(id)) return true;
  return /\/www\/(parts|model)\//.test(id) && scenesOf(id, graph).size > scenes.length / 2;
}

/**
 * The scenes that need a module.
 *
 * @param {string} id
 * @param {import('rolldown').ChunkingContext} graph
 * @returns {Set<string>}
 */
function scenesOf(id, graph) {
  const known = users.get(id);
  if (known) return known;
  // What only one scene has beside it counts with that scene.
  const found = new Set(scenes.some((scene) => id.endsWith(`/www/scenes/${scene.id}/scene.js`)) ? [id] : []);
  users.set(id, found);
  for (const each of graph.getModuleInfo(id)?.importers ?? []) {
    for (const scene of scenesOf(each, graph)) found.add(scene);
  }
  return found;
}

await runAsMain(import.meta.url, buildElement);
