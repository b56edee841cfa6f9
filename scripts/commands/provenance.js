// Which compiler made the WebAssembly, and the hash of each module: anyone with the same compiler can make the same bytes. Run
// alone, it builds the modules once more, from a clean clone in another folder, and compares them.

import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must, root, runAsMain } from '../build/run.js';
import { buildFigures, buildWasm, wasmFolder } from '../build/wasm.js';

/**
 * The hash of every module, by its path in the folder.
 * @param {string} [folder]
 * @returns {Record<string, string>}
 */
function hashesOf(folder = wasmFolder) {
  if (!existsSync(folder)) return {};
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // Not in a hidden folder: there lies what a build has not finished.
  const modules = names.filter((name) => name.endsWith('.wasm') && !/(^|[\\/])\./.test(name));
  return Object.fromEntries(
    modules.sort().map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}

/** @returns {Promise<string>} some lines to print */
export async function provenance() {
  const compiler = await must(['rustc', '--version']);
  const lines = Object.entries(hashesOf()).map(([name, hash]) => `sha256 ${hash}  ${name}`);
  return [compiler.trim(), ...lines].join('\n');
}

/** @throws if a module differs, with both hashes */
async function sameWasm() {
  await buildWasm({ output: 'stderr' });
  await buildFigures({ output: 'stderr' });
  const folder = mkdtempSync(join(tmpdir(), 'graze2d-clone-'));
  try {
    const clone = join(folder, 'some/other/place');
    await must(['git', 'clone', '--quiet', '--no-hardlinks', root, clone]);
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'), 'dir');
    const env = { CARGO_TARGET_DIR: join(folder, 'target') };
    for (const what of ['library', 'figures']) {
      await must([process.execPath, join(clone, 'scripts/build/wasm.js'), what], { cwd: clone, env, output: 'stderr' });
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

await runAsMain(import.meta.url, sameWasm);
