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
  /** @type {{ path: string, search: string, content: Buffer }[]} what was requested and found */
  const requests = [];
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(decodeURIComponent(pathname));
    const content = contentOf(places, path);
    if (content === null) {
      response.writeHead(404).end();
      return;
    }
    requests.push({ path, search, content });
    // The names of these files say what is in them.
    const cache = path.includes('/chunks/') ? { 'cache-control': 'max-age=3600, immutable' } : {};
    response.writeHead(200, { 'content-type': typeOf(path), ...cache, ...headers }).end(content);
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

/**
 * A page that shows markup with the element.
 *
 * @param {import('./drive.js').Page} page
 */
export function visitor(page) {
  /** @type {Awaited<ReturnType<typeof host>>[]} */
  const sites = [];
  let shown = 0;
  return {
    /** Opens some markup, and waits until its elements are ready or have failed. @param {string} body @param {string} [head] */
    async show(body, head) {
      const site = sites[0] ?? (await this.serve());
      shown += 1;
      site.places['/page/index.html'] = pageOf(body, head);
      await page.goto(`${site.url}/page/index.html?${shown}`);
      await untilReady(page);
    },
    /** Puts other markup into the page on show, which has the element's code already. @param {string} body */
    async put(body) {
      await page.evaluate((markup) => {
        document.body.innerHTML = markup;
      }, body);
      await untilReady(page);
    },
    /** Opens some markup in a host of its own, which tells what is requested of it. @param {string} body @param {string} [head] */
    async open(body, head) {
      const site = await this.serve();
      site.places['/page/index.html'] = pageOf(body, head);
      await page.goto(`${site.url}/page/index.html`);
      return site;
    },
    async serve() {
      const site = await host({ '/page/index.html': '', '/lib/graze2d/': elementFolder });
      sites.push(site);
      return site;
    },
    /**
     * What code gives that is run with the first element of the page.
     *
     * @template {unknown[]} A
     * @param {string} code of a function, or of an async one
     * @param {A} args
     */
    ask: (code, ...args) =>
      page.evaluate(
        (code, args) => new Function(`return (${code})`)()(document.querySelector('graze-scene'), ...args),
        code,
        /** @type {any} */ (args),
      ),
    async close() {
      for (const site of sites) await site.close();
    },
  };
}
