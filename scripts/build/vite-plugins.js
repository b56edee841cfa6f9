// What Vite builds for and with: its plugins build the wasm, and again whenever Rust changes, make the pages of the site, and
// serve the frame of the element.
//
// Vite puts its configuration, and so this file, into another one, and starts anew when a file in that changes. So the builds
// are loaded late, from their own files.

import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.js';

/** The browsers that the code is written for: the style chooses its colors with light-dark(), which these versions support. */
export const engines = { target: 'es2022', cssTarget: ['chrome123', 'firefox120', 'safari17.5'] };

/** The name of a chunk: that of the scene whose file it is, if it is one. @param {{ facadeModuleId?: string | null, name: string }} chunk */
export const chunkName = ({ facadeModuleId, name }) =>
  `${/\/www\/scenes\/([\w-]+)\//.exec(facadeModuleId ?? '')?.[1] ?? name}-[hash].js`;

/** What every scene needs is one file, and what several of them draw alike another: small files compress worse. */
export const codeSplitting = {
  groups: [
    { name: 'graze-scene', test: /\/www\/element\/element\.js$/ },
    { name: 'figures', test: /\/www\/(parts|model)\//, minShareCount: 4 },
  ],
};

/** A module from its own file. @param {string} path @returns {Promise<any>} */
const load = (path) => import(pathToFileURL(join(root, path)).href);

/** @returns {Promise<typeof import('./wasm.js')>} */
const loadBuild = () => load('scripts/build/wasm.js');

/** @returns {import('vite').Plugin} */
export function rust() {
  return {
    name: 'graze2d-rust',
    async config(_config, { command }) {
      // A build without its wasm must fail; the dev server only shows the error and waits for the fix.
      if (command === 'build') await (await loadBuild()).buildWasm();
    },
    async configureServer(server) {
      const rebuild = oneAtATime(() => build(server));
      server.watcher.on('all', (_event, path) => {
        if (isRust(path)) rebuild();
      });
      await build(server);
    },
  };
}

/** @param {string} path */
function isRust(path) {
  const inside = relative(root, path).split(sep).join('/');
  return inside.startsWith('src/') || inside === 'Cargo.toml' || inside === 'Cargo.lock';
}

/** @param {import('vite').ViteDevServer} server */
async function build(server) {
  try {
    const { buildWasm } = await loadBuild();
    if (!(await buildWasm({ profile: 'dev' })) || !server.httpServer?.listening) return;
    server.config.logger.info('Rust built; reloading the page', { timestamp: true });
    server.moduleGraph.invalidateAll();
    server.ws.send({ type: 'full-reload' });
  } catch (error) {
    // Cargo has printed the error; the server keeps running for the next try.
    server.config.logger.error(error instanceof Error ? error.message : String(error), { timestamp: true });
    const message = 'The Rust build failed: see the terminal. The page still runs the last one that worked.';
    server.ws.send({ type: 'error', err: { message, stack: '' } });
  }
}

/**
 * All calls made during a run lead to one more run after it.
 *
 * @param {() => Promise<void>} task
 */
function oneAtATime(task) {
  let running = false;
  let again = false;
  return async () => {
    again = true;
    if (running) return;
    running = true;
    while (again) {
      again = false;
      await task();
    }
    running = false;
  };
}

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
   * What makes the pages. While developing, Vite loads it, and again what has changed in it.
   *
   * @returns {Promise<typeof import('../site/site.js')>}
   */
  const loadSite = async () =>
    dev ? /** @type {any} */ (await dev.ssrLoadModule('/scripts/site/site.js')) : load('scripts/site/site.js');
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
      const sources = /** @type {Record<import('../site/site.js').Kind, string>} */ ({});
      for (const [kind, name] of Object.entries(templates)) {
        sources[/** @type {import('../site/site.js').Kind} */ (kind)] = String(take(name).source);
        delete bundle[name];
      }
      for (const file of await filesFrom(sources)) this.emitFile({ type: 'asset', ...file });
    },
  };
}

const own = (/** @type {string} */ name) => readFileSync(join(root, 'www/embed', name), 'utf8');

/** The page for frames, with what it says where there is no script, in every language: it does not yet know which. */
export async function framePage() {
  const { languages, loadSay } = await load('www/locales/index.js');
  const words = languages.map(async (/** @type {string} */ language) => {
    const say = await loadSay(language, '', 'page');
    return `<p lang="${language}">${say('embed')}</p>`;
  });
  return own('embed.html').replace('<!--{{words}}-->', `<noscript>${(await Promise.all(words)).join('')}</noscript>`);
}

/** What stands beside the element while developing: each path's content type and content. @type {Record<string, [type: string, content: () => string | Promise<string>]>} */
const besideElement = {
  '/element/element.js': ['text/javascript', () => "import '../www/element/define.js';\n"],
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
        if (!Object.hasOwn(besideElement, path)) return next();
        const [type, content] = besideElement[path];
        // Whatever the page around: it may come from another server.
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('content-type', type);
        response.end(await content());
      });
    },
  };
}
