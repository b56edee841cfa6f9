// The Vite plugins of the build and of `npm start`: one builds the wasm with the page, and again whenever Rust changes; one shows
// the examples, which are built when somebody first asks for one. What is built has the module of the figures.

import { createReadStream, existsSync } from 'node:fs';
import { extname, join, normalize, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultClientConditions } from 'vite';
import { root } from './run.js';

/**
 * The build, from its own file: Vite puts its configuration into another, and starts anew when a file in it changes. Not
 * that one, which may be at work just then.
 *
 * @returns {Promise<typeof import('./wasm.js')>}
 */
const loadBuild = () => import(pathToFileURL(join(root, 'scripts/build/wasm.js')).href);

/** @returns {import('vite').Plugin} */
export function rust() {
  return {
    name: 'graze2d-rust',
    async config(_config, { command }) {
      // A build without its wasm must fail; the dev server only shows the error and waits for the fix.
      if (command !== 'build') return undefined;
      const { buildFigures, buildWasm } = await loadBuild();
      await buildWasm();
      await buildFigures();
      // While developing, the page has the library's own module, which is built quickly.
      return { resolve: { conditions: ['figures', ...defaultClientConditions] } };
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

const examplesFolder = join(root, 'dist/examples');
/** @type {Record<string, string>} */
const types = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };

/** From its own file, since Vite puts its configuration into another. */
async function buildAll() {
  const { buildExamples } = await import(pathToFileURL(join(root, 'scripts/build/examples.js')).href);
  await buildExamples(examplesFolder);
}

/** @returns {import('vite').Plugin} */
export function examples() {
  /** @type {Promise<void> | undefined} */
  let built;
  return {
    name: 'graze2d-examples',
    configureServer(server) {
      server.middlewares.use('/examples', async (request, response, next) => {
        const path = normalize((request.url ?? '').replace(/[?#].*/, '').replace(/\/$/, '/index.html'));
        if (!/^[\\/](canvas|page)[\\/]/.test(path)) return next();
        try {
          built ??= buildAll();
          await built;
        } catch (error) {
          built = undefined;
          return next(error);
        }
        const file = join(examplesFolder, path);
        if (!existsSync(file)) return next();
        response.setHeader('content-type', types[extname(file)] ?? 'text/plain');
        createReadStream(file).pipe(response);
      });
    },
  };
}
