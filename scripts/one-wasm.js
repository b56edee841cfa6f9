// A Vite plugin that leaves the copy of the wasm in a script out of what is built: whoever has the built files has the wasm.

import { join } from 'node:path';
import { root } from './run.js';

const library = `${join(root, 'www/library')}/`;
const copy = "import('./wire/copy.js')";

/** @returns {import('vite').Plugin} */
export function oneWasm() {
  return {
    name: 'graze2d-one-wasm',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.startsWith(library) && code.includes(copy)
        ? { code: code.replace(copy, 'Promise.reject()'), map: null }
        : null,
  };
}
