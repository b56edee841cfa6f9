// A Vite plugin that makes one static page for each scene from the one template: words, a still figure and its picture;
// and the page that says how to use all of it.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../run.js';

/**
 * What makes the pages. It is loaded late, since it needs the wasm, and from its own file: Vite puts its configuration
 * into another.
 *
 * @returns {Promise<typeof import('./site.js')>}
 */
const loadSite = () => import(pathToFileURL(join(root, 'scripts/pages/site.js')).href);

/**
 * @param {{ isOneFile?: boolean }} [options] whether only the page of the first scene is made, with nothing beside it
 * @returns {import('vite').Plugin}
 */
export function pages({ isOneFile = false } = {}) {
  let isBuild = false;
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
        const { fillFor, fillUse, loadScenes } = await loadSite();
        if (filename === join(root, 'use.html')) return fillUse(html, await loadScenes());
        if (filename !== join(root, 'index.html')) return html;
        return fillFor(html, originalUrl, await loadScenes());
      },
    },
    configureServer(server) {
      server.watcher.on('change', (path) => {
        if (/[\\/]www[\\/](?:locales|scenes[\\/][\w-]+[\\/]words)[\\/]/.test(path))
          server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use(async (request, _response, next) => {
        const { sceneIn } = await loadSite();
        if (sceneIn(request.url ?? '')) request.url = '/index.html';
        if (/^\/use\/(?:[?#]|$)/.test(request.url ?? '')) request.url = '/use.html';
        next();
      });
    },

    async generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('the build made no index.html to fill');
      const { fillFor, fillUse, filesFrom, loadScenes } = await loadSite();
      if (isOneFile) {
        index.source = fillFor(String(index.source), '/', await loadScenes(), { isOneFile });
        return;
      }
      const { first, others } = await filesFrom(String(index.source));
      index.source = first;
      const use = bundle['use.html'];
      if (use?.type !== 'asset') throw new Error('the build made no use.html to fill');
      delete bundle['use.html'];
      others.push({ fileName: 'use/index.html', source: fillUse(String(use.source), await loadScenes()) });
      for (const file of others) this.emitFile({ type: 'asset', ...file });
    },
  };
}
