// The page: served while developing, and built so that any sub-path can serve it.

import { defineConfig } from 'vite';
import { explanation } from './scripts/vite-explanation.js';
import { rust } from './scripts/vite-rust.js';

export default defineConfig({
  base: './',
  plugins: [rust(), explanation()],
  build: { target: 'es2022' },
  server: {
    watch: {
      ignored: ['**/target/**', '**/www/library/wasm/**', '**/dist/**', '**/dist-types/**', '**/screenshots/**'],
    },
  },
});
