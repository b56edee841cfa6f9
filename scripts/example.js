// `npm run example`: builds both examples and serves them.

import { join } from 'node:path';
import { preview } from 'vite';
import { buildExamples } from './build-examples.js';
import { buildWasm } from './build-wasm.js';
import { root, runAsMain } from './run.js';

await runAsMain(import.meta.url, async () => {
  const folder = join(root, 'dist/examples');
  await buildWasm({ output: 'stderr' });
  await buildExamples(folder);
  const server = await preview({ root, configFile: false, appType: 'mpa', build: { outDir: folder } });
  for (const name of ['canvas', 'page']) console.log(`${server.resolvedUrls?.local[0]}${name}/`);
});
