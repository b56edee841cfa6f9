// Pages of other people: served from several folders, with headers of their own, and with a list of what they request.

import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typeOf } from './serve.js';

/** The element as the npm package has it. */
export const elementFolder = fileURLToPath(new URL('../../dist-element', import.meta.url));

/**
 * Serves texts and folders until it is closed.
 *
 * @param {Record<string, string>} places a path with its text, or a path that ends with a slash with its folder
 * @param {Record<string, string>} [headers] sent with everything
 */
export async function host(places, headers = {}) {
  /** @type {{ path: string, content: Buffer }[]} what was requested and found */
  const requests = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(decodeURIComponent(pathname));
    const content = contentOf(places, path);
    if (content === null) {
      response.writeHead(404).end();
      return;
    }
    requests.push({ path, content });
    response.writeHead(200, { 'content-type': typeOf(path), ...headers }).end(content);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    places,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** @param {Record<string, string>} places @param {string} path @returns {Buffer | null} */
function contentOf(places, path) {
  const text = places[path];
  if (text !== undefined && !path.endsWith('/')) return Buffer.from(text);
  const folder = Object.keys(places).find((place) => place.endsWith('/') && path.startsWith(place));
  if (folder === undefined) return null;
  const file = join(places[folder], path.slice(folder.length));
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : null;
}

/**
 * A page around some markup, in the way of someone who knows nothing of us.
 *
 * @param {string} body
 * @param {string} [head]
 */
export function pageOf(body, head = '<script type="module" src="/lib/graze2d/element.js"></script>') {
  const meta =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">';
  return `<!doctype html><html lang="en"><head>${meta}<title>Host</title>${head}</head><body>${body}</body></html>`;
}

/**
 * Waits until every element of the page is ready, or has failed.
 *
 * @param {import('./drive.js').Page} page
 */
export async function untilReady(page) {
  await page.until(() => {
    const all = [...document.querySelectorAll('graze-scene')];
    return all.length > 0 && all.every((each) => each.matches('[data-ready], [data-failed]'));
  });
}

/**
 * Waits until what was changed is drawn.
 *
 * @param {import('./drive.js').Page} page
 */
export async function untilDrawn(page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );
}
