// A Vite plugin that gives what is built the module of the figures, in place of the library's own, and no copy of either in
// a script: whoever has the built files has the module. While developing, the page has the library's own.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.js';

const library = `${join(root, 'www/library')}/`;
const copy = "import('../memory/copy.js')";
const address = "new URL('../wasm/figures/graze2d_bg.wasm', import.meta.url)";

/**
 * The build, from its own file and only where something is built: Vite puts its configuration into another.
 *
 * @returns {Promise<typeof import('./build-wasm.js')>}
 */
const loadBuild = () => import(pathToFileURL(join(root, 'scripts/build-wasm.js')).href);

/** @returns {import('vite').Plugin} */
export function figures() {
  let folder = '';
  let isLibrary = false;
  /** @type {Set<string>} what was looked for and found: if the library's text changes, a build must not go on without it */
  const found = new Set();
  return {
    name: 'graze2d-figures',
    apply: 'build',
    enforce: 'pre',
    configResolved({ build }) {
      isLibrary = Boolean(build.lib);
    },
    async buildStart() {
      const { buildFigures, figuresFolder } = await loadBuild();
      await buildFigures({ output: 'stderr' });
      folder = figuresFolder;
    },
    transform(code, id) {
      if (!id.startsWith(library)) return null;
      for (const text of [copy, address]) if (code.includes(text.replace('/figures', ''))) found.add(text);
      const changed = code
        .replace(copy, 'Promise.reject()')
        .replaceAll(/\/wasm\/(graze2d|queries)/g, '/wasm/figures/$1');
      if (changed === code) return null;
      if (!isLibrary || !changed.includes(address)) return { code: changed, map: null };
      // Vite would put it into the script of a library, which a content security policy may forbid to fetch.
      const source = readFileSync(join(folder, 'graze2d_bg.wasm'));
      const file = this.emitFile({ type: 'asset', name: 'figures.wasm', source });
      return { code: changed.replace(address, `import.meta.ROLLUP_FILE_URL_${file}`), map: null };
    },
    buildEnd(error) {
      for (const text of error ? [] : [copy, address])
        if (!found.has(text)) this.error(`no file of the library has ${text.replace('/figures', '')} any more`);
    },
  };
}
