// A folder on a server of our own, which can be told to answer wrongly.

import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
});

/**
 * Serves a folder until it is closed.
 *
 * @param {string} folder
 * @param {object} [habits]
 * @param {string} [habits.wasmType] the MIME type of wasm
 * @param {string} [habits.policy] the content security policy of pages
 * @param {(path: string) => boolean} [habits.sendsPage] whether a path is answered with the page
 */
export async function serveSite(folder, { wasmType = types['.wasm'], policy, sendsPage = () => false } = {}) {
  /** @type {string[]} */
  const asked = [];
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    asked.push(path);
    const file = join(folder, path === '/' || sendsPage(path) ? 'index.html' : path);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = extname(file) === '.wasm' ? wasmType : (types[extname(file)] ?? 'application/octet-stream');
    response.setHeader('content-type', type);
    if (policy) response.setHeader('content-security-policy', policy);
    response.end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    /** The paths that were asked for. */
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
