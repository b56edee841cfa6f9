// The page: served while developing, and built so that any sub-path can serve it.

import { defineConfig } from 'vite';
import { chunkName, codeSplitting, embed, engines, pages, rust } from './scripts/build/vite-plugins.js';

export default defineConfig({
  base: './',
  publicDir: 'www/page/public',
  plugins: [rust(), pages(), embed()],
  build: {
    ...engines,
    rolldownOptions: {
      input: [...['start', 'scene', 'text'].map((kind) => `www/page/${kind}.html`), 'www/lesson/lesson.html'],
      output: { chunkFileNames: (chunk) => `assets/${chunkName(chunk)}`, codeSplitting },
    },
  },
  // Not the pages in examples/, which have packages of their own.
  optimizeDeps: { entries: ['www/page/*.html', 'www/lesson/*.html'] },
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
