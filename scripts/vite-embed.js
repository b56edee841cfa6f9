// A Vite plugin that serves what copied code names while developing: `element/`, with the files that a build puts there. The
// entry and its hash stand for the modules in www/, which change while we work.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from './build-embed.js';
import { root } from './run.js';

const entry = "import '../www/element/define.js';\n";
const own = (/** @type {string} */ name) => readFileSync(join(root, 'www/embed', name), 'utf8');

/** What each path gives, and its content type. @type {Record<string, [type: string, content: () => string]>} */
const files = {
  '/element/element.js': ['text/javascript', () => entry],
  '/element/integrity.json': [
    'application/json',
    () => JSON.stringify({ 'element.js': integrityOf(Buffer.from(entry)) }),
  ],
  '/element/embed.html': ['text/html; charset=utf-8', () => own('embed.html')],
  '/element/embed.js': ['text/javascript', () => own('embed.js')],
};

/** @returns {import('vite').Plugin} */
export function embed() {
  return {
    name: 'graze2d-embed',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path] = (request.url ?? '').split('?');
        if (!Object.hasOwn(files, path)) return next();
        const [type, content] = files[path];
        // Whatever the page around: it may come from another server.
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('content-type', type);
        response.end(content());
      });
    },
  };
}
