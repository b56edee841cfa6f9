// Builds the WebAssembly once more, from a clean clone in another folder: with the same compiler every byte is the same.

import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFigures, buildWasm } from './build-wasm.js';
import { hashesOf } from './provenance.js';
import { isMain, must, root } from './run.js';

/** @throws if a module differs, with both hashes */
export async function sameWasm() {
  await buildWasm({ output: 'stderr' });
  await buildFigures({ output: 'stderr' });
  const folder = mkdtempSync(join(tmpdir(), 'graze2d-clone-'));
  try {
    const clone = join(folder, 'some/other/place');
    await must(['git', 'clone', '--quiet', '--no-hardlinks', root, clone]);
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'), 'dir');
    const env = { CARGO_TARGET_DIR: join(folder, 'target') };
    for (const what of ['library', 'figures']) {
      await must([process.execPath, join(clone, 'scripts/build-wasm.js'), what], { cwd: clone, env, output: 'stderr' });
    }
    const [here, there] = [hashesOf(), hashesOf(join(clone, 'www/library/wasm'))];
    const names = Object.keys(here);
    const other = names.filter((name) => here[name] !== there[name]);
    if (other.length > 0) {
      throw new Error(other.map((name) => `${name}: ${here[name]} here, ${there[name]} in the clone`).join('\n'));
    }
    console.log(`${names.length} modules have the same bytes.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (isMain(import.meta.url)) {
  try {
    await sameWasm();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
