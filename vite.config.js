// The page: served while developing, and built so that any sub-path can serve it.

import { defineConfig } from 'vite';
import { pages } from './scripts/pages/plugin.js';
import { kits } from './scripts/vite-kits.js';
import { rust } from './scripts/vite-rust.js';

export default defineConfig({
  base: './',
  plugins: [rust(), kits(), pages()],
  // The style chooses its colors with light-dark(), which these engines support.
  build: { target: 'es2022', cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
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
