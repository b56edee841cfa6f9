// What stands beside the built element, the page for frames and the hash of the entry for `integrity`; and a Vite plugin that
// serves the same under `element/` while developing. There the entry and its hash stand for the modules in www/, which change.

import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.js';

/** @param {string} folder with the built `element.js` */
export function writeEmbed(folder) {
  for (const name of ['embed.html', 'embed.js']) copyFileSync(join(root, 'www/embed', name), join(folder, name));
  const hash = integrityOf(readFileSync(join(folder, 'element.js')));
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify({ 'element.js': hash })}\n`);
}

/**
 * The value of the attribute `integrity` for a script.
 * @param {Buffer} content
 * @returns {string}
 */
const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

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
