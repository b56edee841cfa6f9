// What stands beside the built element, the page for frames; and a Vite plugin that serves the same under `element/` while
// developing. There the entry stands for the modules in www/, which change.

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../build/run.js';

/** @param {string} folder with the built `element.js` */
export async function writeEmbed(folder) {
  copyFileSync(join(root, 'www/embed/embed.js'), join(folder, 'embed.js'));
  writeFileSync(join(folder, 'embed.html'), await framePage());
}

/**
 * The words, from their own files: Vite puts its configuration into another.
 * @returns {Promise<typeof import('../../www/locales/index.js')>}
 */
const loadLocales = () => import(pathToFileURL(join(root, 'www/locales/index.js')).href);

/** The page for frames, with what it says where there is no script, in every language: it does not yet know which. */
async function framePage() {
  const { languages, loadSay } = await loadLocales();
  const says = await Promise.all(languages.map((language) => loadSay(language, '', 'page')));
  const words = says.map((say, i) => `<p lang="${languages[i]}">${say('embed')}</p>`);
  return own('embed.html').replace('<!--{{words}}-->', `<noscript>${words.join('')}</noscript>`);
}

const entry = "import '../www/element/define.js';\n";
const own = (/** @type {string} */ name) => readFileSync(join(root, 'www/embed', name), 'utf8');

/** What each path gives, and its content type. @type {Record<string, [type: string, content: () => string | Promise<string>]>} */
const files = {
  '/element/element.js': ['text/javascript', () => entry],
  '/element/embed.html': ['text/html; charset=utf-8', framePage],
  '/element/embed.js': ['text/javascript', () => own('embed.js')],
};

/** @returns {import('vite').Plugin} */
export function embed() {
  return {
    name: 'graze2d-embed',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [path] = (request.url ?? '').split('?');
        if (!Object.hasOwn(files, path)) return next();
        const [type, content] = files[path];
        // Whatever the page around: it may come from another server.
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('content-type', type);
        response.end(await content());
      });
    },
  };
}
