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
        const { fillFor, pageAt } = await loadSite();
        const asked = pageAt(originalUrl);
        return asked && filename === join(root, asked.template) ? fillFor(html, asked) : html;
      },
    },
    configureServer(server) {
      server.watcher.on('change', (path) => {
        if (/[\\/]www[\\/](?:locales|scenes[\\/][\w-]+[\\/]words)[\\/]/.test(path))
          server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use(async (request, _response, next) => {
        const { pageAt } = await loadSite();
        const asked = pageAt(request.url ?? '');
        if (asked) request.url = `/${asked.template}`;
        next();
      });
    },

    async generateBundle(_options, bundle) {
      const templates = ['index.html', 'use.html'].flatMap((name) => {
        const file = bundle[name];
        return file?.type === 'asset' ? [file] : [];
      });
      const [index, use] = templates.map(({ source }) => String(source));
      const { fillFor, filesFrom } = await loadSite();
      if (isOneFile) {
        templates[0].source = await fillFor(index, { language: 'en', name: '', template: 'index.html' }, { isOneFile });
        return;
      }
      for (const { fileName } of templates) delete bundle[fileName];
      for (const file of await filesFrom(index, use)) this.emitFile({ type: 'asset', ...file });
    },
  };
}
