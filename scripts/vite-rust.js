// A Vite plugin: the wasm is built with the page, and again, with a reload, whenever Rust changes.

import { relative, sep } from 'node:path';
import { buildWasm } from './build-wasm.js';
import { root } from './run.js';

/** @returns {import('vite').Plugin} */
export function rust() {
  return {
    name: 'graze2d-rust',
    async config(_config, { command }) {
      // A page without its wasm is no product; the dev server shows the error and waits for the fix.
      if (command === 'build') await buildWasm();
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
    if (!(await buildWasm()) || !server.httpServer?.listening) return;
    server.config.logger.info('Rust built; reloading the page', { timestamp: true });
    server.moduleGraph.invalidateAll();
    server.ws.send({ type: 'full-reload' });
  } catch (error) {
    // Cargo's own words are in the terminal by now; the server stays for the next try.
    server.config.logger.error(error instanceof Error ? error.message : String(error), { timestamp: true });
    const message = 'The Rust build failed: see the terminal. The page still runs the last one that worked.';
    server.ws.send({ type: 'error', err: { message, stack: '' } });
  }
}

/**
 * Calls made during a run ask for one more run after it, not for several at once.
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
