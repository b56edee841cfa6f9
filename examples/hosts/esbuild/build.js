// Bundles the page into dist/. esbuild leaves the wasm behind, so we copy it beside the bundle.

import { copyFileSync, readdirSync } from 'node:fs';
import { build } from 'esbuild';

await build({ entryPoints: ['main.js'], bundle: true, format: 'esm', minify: true, outfile: 'dist/main.js' });
copyFileSync('index.html', 'dist/index.html');
const chunks = 'node_modules/graze2d/dist-element/chunks';
for (const name of readdirSync(chunks)) {
  if (name.endsWith('.wasm')) copyFileSync(`${chunks}/${name}`, `dist/${name}`);
}
