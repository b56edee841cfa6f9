// Builds the two smallest examples: `canvas` in Rust alone, and `page` in HTML and JavaScript, which only needs the library
// beside it.

import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { must, root, runAsMain } from './run.js';
import { buildTool, optimize, targetFolder } from './wasm.js';

/** Writes `canvas/` and `page/` into a folder, for any web server. The library is built. @param {string} folder */
export async function buildExamples(folder) {
  rmSync(folder, { recursive: true, force: true });
  await buildCanvas(join(folder, 'canvas'));
  cpSync(join(root, 'examples/page'), join(folder, 'page'), { recursive: true });
  // Not the module of the figures, nor what a build is still writing.
  const isOurs = (/** @type {string} */ path) => !/wasm[\\/](figures|\.)|\.d\.ts$/.test(path);
  cpSync(join(root, 'www/library'), join(folder, 'page/graze2d'), { recursive: true, filter: isOurs });
}

/** @param {string} folder */
async function buildCanvas(folder) {
  const target = 'wasm32-unknown-unknown';
  const cargo = ['cargo', 'build', '--release', '--locked', '--package', 'canvas', '--target', target];
  await must(cargo, { output: 'stderr' });
  cpSync(join(root, 'examples/canvas/index.html'), join(folder, 'index.html'));
  const module = join(targetFolder(), target, 'release/canvas.wasm');
  await must([await buildTool('stderr'), module, folder, 'canvas'], { output: 'stderr' });
  await optimize(['-O3'], 'stderr', folder, 'canvas_bg.wasm');
  for (const name of ['canvas.d.ts', 'canvas_bg.wasm.d.ts']) rmSync(join(folder, name));
}

await runAsMain(import.meta.url, () => buildExamples(join(root, 'dist/examples')));
