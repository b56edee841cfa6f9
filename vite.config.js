// The page: served while developing, and built so that any sub-path can serve it.

import { defineConfig } from 'vite';
import { chunkName, engines } from './scripts/build/browsers.js';
import { examples, rust } from './scripts/build/vite-plugins.js';
import { embed } from './scripts/site/embed.js';
import { pages } from './scripts/site/plugin.js';

export default defineConfig({
  base: './',
  publicDir: 'www/page/public',
  plugins: [rust(), pages(), embed(), examples()],
  build: {
    ...engines,
    rolldownOptions: {
      input: ['start', 'scene', 'text'].map((kind) => `www/page/${kind}.html`),
      output: { chunkFileNames: (chunk) => `assets/${chunkName(chunk)}` },
    },
  },
  // Not the pages in examples/, which have packages of their own.
  optimizeDeps: { entries: ['www/page/*.html'] },
  server: {
    watch: {
      ignored: [
        '**/target/**',
        '**/www/library/wasm/**',
        '**/dist/**',
        '**/dist-element/**',
        '**/dist-types/**',
        '**/screenshots/**',
      ],
    },
  },
});
