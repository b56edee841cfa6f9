// What the mutants of both languages share: a copy of the project to change, and the tests that are asked about one.

import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, run } from '../../scripts/build/run.js';

/**
 * @typedef {{ command: string[], name?: string, seconds: number, caught?: number }} Test those with a name can be asked together; how many mutants it caught
 * @typedef {object} Mutant
 * @property {string} name
 * @property {string} cwd the copy that it lives in
 * @property {Test[]} tests to ask, one after the other
 * @property {Record<string, string>} [env] which it needs to live
 * @property {() => void} [change] writes it into the copy
 * @property {() => void} [restore]
 */

export const target = join(root, 'target/mutants');
const notCopied = ['.git', 'node_modules', 'target', 'dist', 'dist-element', 'dist-types', 'screenshots'];

/** @param {string} name @returns the folder of the copy */
export function copyProject(name) {
  const copy = join(target, name);
  const filter = (/** @type {string} */ from) => !notCopied.includes(basename(from));
  rmSync(copy, { recursive: true, force: true });
  for (const each of readdirSync(root).filter(filter))
    cpSync(join(root, each), join(copy, each), { recursive: true, filter });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}

/** @param {Mutant} mutant @returns whether a test fails, or does not end in time */
export async function isCaught({ tests, cwd, env, change, restore }) {
  change?.();
  try {
    for (let i = 0, spent = 1; i < tests.length; ) {
      const { command } = tests[i];
      const names = [];
      let seconds = 0;
      // As much at once as was asked before: most mutants are caught early, and it takes time to start a program, too.
      do {
        seconds += tests[i].seconds;
        names.push(tests[i].name ?? '');
        i += 1;
      } while (tests[i]?.name && tests[i].command === command && seconds + tests[i].seconds < spent);
      spent += seconds;
      const { code } = await run([...command, ...names.filter(Boolean)], { cwd, env, minutes: 1 + seconds / 3 });
      if (code !== 0) {
        tests[i - 1].caught = 1 + (tests[i - 1].caught ?? 0);
        return true;
      }
    }
    return false;
  } finally {
    restore?.();
  }
}
