// A Vite plugin that puts the explanation of the first scene into the page, for anyone without script.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.js';

/** @returns {import('vite').Plugin} */
export function explanation() {
  const file = join(root, 'www/locales/en/half-planes.html');
  return {
    name: 'graze2d-explanation',
    transformIndexHtml: (html) => html.replace('<!--explanation-->', () => readFileSync(file, 'utf8').trim()),
    configureServer(server) {
      server.watcher.on('change', (path) => {
        if (path === file) server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
