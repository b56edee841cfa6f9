// A folder, served under a sub-path as a project page is, with a small script in front of every page.

import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
});

/** The content type of a file. @param {string} path */
export const typeOf = (path) => types[extname(path)] ?? 'application/octet-stream';

/** Keeps what went wrong, in the same way in every engine. Runs in the page. */
function watchErrors() {
  /** @type {string[]} */
  const errors = [];
  Object.assign(globalThis, { pageErrors: errors });
  const note = (/** @type {unknown} */ what) => errors.push(String(what));
  const loaded = (/** @type {Event} */ event) =>
    event instanceof ErrorEvent ? event.message : `could not load ${/** @type {Element} */ (event.target)?.outerHTML}`;
  // A preload that is asked for twice, or given up, is no fault: the import of the same file would say so. Firefox tells
  // a page of those that the page before it gave up, so the link can be of another window, where `instanceof` says no.
  const isHint = (/** @type {Event} */ event) =>
    /** @type {Partial<HTMLLinkElement> | null} */ (event.target)?.rel === 'modulepreload';
  addEventListener('error', (event) => isHint(event) || note(loaded(event)), true);
  addEventListener('unhandledrejection', (event) => note(event.reason));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    const isOfTool = /** @type {{ isPictured?: boolean }} */ (globalThis).isPictured;
    if (!isOfTool) note(`${effectiveDirective} forbids ${blockedURI} ${sample}`);
  });
  const { error } = console;
  console.error = (...args) => {
    note(args.join(' '));
    error(...args);
  };
}

/** Counts the frames that the page asks for. Whoever measures them asks by `ownFrame`, which does not count. Runs in the page. */
function countFrames() {
  const ask = requestAnimationFrame;
  const counted = { framesAsked: 0, ownFrame: () => new Promise((drawn) => ask(drawn)) };
  Object.assign(globalThis, counted, {
    requestAnimationFrame(/** @type {FrameRequestCallback} */ callback) {
      /** @type {any} */ (globalThis).framesAsked += 1;
      return ask(callback);
    },
  });
}

/**
 * Serves a folder until it is closed.
 *
 * @param {string} folder
 * @param {() => void} [before] runs in each page before the page's own scripts
 * @param {RegExp} [missing] files that are not found, as when a release is only half there
 * @param {(path: string, text: string) => string} [change] what a script is served as, to break it
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function serve(folder, before = () => {}, missing = /^$/, change) {
  const base = '/some/where/';
  const inserted = `<head><script>(${watchErrors})();(${countFrames})();(${before})()</script>`;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(decodeURIComponent(pathname));
    const name = path.endsWith('/') ? 'index.html' : '';
    const file = join(folder, path.slice(base.length), name);
    if (!path.startsWith(base) || missing.test(path) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', typeOf(file));
    // The names of these files say what is in them.
    if (path.startsWith(`${base}assets/`) && !change) response.setHeader('cache-control', 'max-age=3600, immutable');
    if (extname(file) === '.js' && change) response.end(change(path, readFileSync(file, 'utf8')));
    else if (extname(file) !== '.html') createReadStream(file).pipe(response);
    else response.end(readFileSync(file, 'utf8').replace('<head>', () => inserted));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}${base}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
