// A Vite plugin by which `npm start` shows the examples too. They are built when somebody first asks for one.

import { createReadStream, existsSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.js';

const folder = join(root, 'dist/examples');
/** @type {Record<string, string>} */
const types = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };

/** From its own file, since Vite puts its configuration into another. */
async function build() {
  const { buildExamples } = await import(pathToFileURL(join(root, 'scripts/build-examples.js')).href);
  await buildExamples(folder);
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
          built ??= build();
          await built;
        } catch (error) {
          built = undefined;
          return next(error);
        }
        const file = join(folder, path);
        if (!existsSync(file)) return next();
        response.setHeader('content-type', types[extname(file)] ?? 'text/plain');
        createReadStream(file).pipe(response);
      });
    },
  };
}
