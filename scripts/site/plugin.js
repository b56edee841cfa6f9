// A Vite plugin that makes every page of the site from its templates: words, still figures and their pictures.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../build/run.js';

const path = 'scripts/site/site.js';
/** Whether a scene comes or goes with a file. @param {string} file */
const isEntry = (file) => /[\\/]www[\\/]scenes[\\/][\w-]+[\\/]entry\.json$/.test(file);

/**
 * @param {{ isOneFile?: boolean }} [options] whether only the page of the first scene is made, with nothing beside it
 * @returns {import('vite').Plugin}
 */
export function pages({ isOneFile = false } = {}) {
  let isBuild = false;
  /** @type {import('vite').ViteDevServer | undefined} */
  let dev;
  /**
   * What makes the pages. It is loaded late, since it needs the wasm, and from its own file: Vite puts its configuration
   * into another. While developing, Vite loads it, and again what has changed in it.
   *
   * @returns {Promise<typeof import('./site.js')>}
   */
  const loadSite = () =>
    dev ? /** @type {Promise<any>} */ (dev.ssrLoadModule(`/${path}`)) : import(pathToFileURL(join(root, path)).href);
  return {
    name: 'graze2d-pages',
    enforce: 'post',
    configResolved: (config) => {
      isBuild = config.command === 'build';
    },

    // While developing, a page is filled when it is asked for; a build fills them all at its end.
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { originalUrl = '/', filename }) {
        if (isBuild) return html;
        const { fillFor, pageAt, templates } = await loadSite();
        const asked = pageAt(originalUrl);
        return asked && filename === join(root, templates[asked.kind]) ? fillFor(html, asked) : html;
      },
    },
    configureServer(server) {
      dev = server;
      server.watcher.on('all', (event, file) => {
        const comes = event !== 'change' && isEntry(file);
        // The list of the folders of scenes is in no file.
        if (comes) server.moduleGraph.invalidateAll();
        if (comes || /[\\/]www[\\/](?:locales|scenes[\\/][\w-]+[\\/]words)[\\/]/.test(file))
          server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use(async (request, response, next) => {
        const { pageAt, stills, templates } = await loadSite();
        if (request.url === '/stills.svg') {
          response.setHeader('content-type', 'image/svg+xml');
          return response.end(await stills());
        }
        const asked = pageAt(request.url ?? '');
        if (asked) request.url = `/${templates[asked.kind]}`;
        next();
      });
    },

    async generateBundle(_options, bundle) {
      const { filesFrom, fillOneFile, templates } = await loadSite();
      const take = (/** @type {string} */ name) => {
        const file = bundle[name];
        if (file?.type !== 'asset') throw new Error(`${name} was not built`);
        return file;
      };
      if (isOneFile) {
        const file = take(templates.scene);
        file.source = await fillOneFile(String(file.source));
        return;
      }
      const sources = /** @type {Record<import('./site.js').Kind, string>} */ ({});
      for (const [kind, name] of Object.entries(templates)) {
        sources[/** @type {import('./site.js').Kind} */ (kind)] = String(take(name).source);
        delete bundle[name];
      }
      for (const file of await filesFrom(sources)) this.emitFile({ type: 'asset', ...file });
    },
  };
}
