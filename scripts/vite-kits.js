// A Vite plugin that gives each kit of the library an instance of its own in what is built: its WebAssembly has only the
// functions of the kit. While developing, all kits share the library's instance.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.js';
import { trimGlue } from './trim-glue.js';

const library = `${join(root, 'www/library')}/`;

/** What stands in a kit for the checks and errors of the library's door, and for filters and choices. */
const standIns = new Map(
  Object.entries({
    'door/checks.js': 'kits/refused.js',
    'door/errors.js': 'kits/refused.js',
    'world/filter.js': 'kits/unasked.js',
    'world/travel-options.js': 'kits/unasked.js',
  }).map(([own, other]) => [`${library}${own}`, `${library}${other}`]),
);

/** The script of the bindings. */
const glue = /\/wasm\/graze2d\.js\b/;
/** The one address of the WebAssembly (www/library/address.js). */
const address = "new URL('./wasm/graze2d_bg.wasm', import.meta.url)";

/**
 * The build of the modules, from its own file and only where they are built: Vite puts its configuration into another.
 *
 * @returns {Promise<typeof import('./build-kits.js')>}
 */
const loadBuild = () => import(pathToFileURL(join(root, 'scripts/build-kits.js')).href);

/** @returns {import('vite').Plugin} */
export function kits() {
  let folder = '';
  return {
    name: 'graze2d-kits',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      const { buildKits, kitsFolder } = await loadBuild();
      await buildKits({ output: 'stderr' });
      folder = kitsFolder;
    },

    /** A module that a kit imports becomes the kit's own: `query.js?kit=world`. */
    async resolveId(source, importer, options) {
      const kit = importer && kitOf(importer);
      if (!kit) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.startsWith(library)) return found;
      return { ...found, id: `${standIns.get(found.id) ?? found.id}?kit=${kit}` };
    },

    load(id) {
      return id.includes('?kit=') ? readFileSync(id.split('?')[0], 'utf8') : null;
    },

    transform(code, id) {
      const kit = kitOf(id);
      if (!kit) return null;
      const source = readFileSync(join(folder, `${kit}.wasm`));
      if (glue.test(id)) return { code: trimGlue(code, source, (text) => this.parse(text)), map: null };
      if (!code.includes(address)) return null;
      // One plain `new URL(…, import.meta.url)`, which other bundlers find again.
      const file = this.emitFile({ type: 'asset', name: `${kit}.wasm`, source });
      return { code: code.replace(address, `import.meta.ROLLUP_FILE_URL_${file}`), map: null };
    },
  };
}

/**
 * The kit that a module belongs to.
 *
 * @param {string} id
 * @returns {string | undefined}
 */
function kitOf(id) {
  if (!id.startsWith(library)) return undefined;
  return /\?kit=(.+)$/.exec(id)?.[1] ?? /\/kits\/([\w-]+)\.js$/.exec(id)?.[1];
}
