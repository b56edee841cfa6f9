// Changes the code in one place at a time, at random places, and counts the changes that a test notices.
// `-- world scenes` tries these rooms alone, `--count 100` so many changes in each, `--seed 2` others.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { must, root, run } from '../../scripts/build/run.js';
import { sceneMutants, trySceneMutants } from './scenes.js';

const version = '27.1.0';
const target = join(root, 'target/mutants');
const tool = join(target, 'bin/cargo-mutants');

/** @type {Record<string, string[]>} the files of each room of the crate */
const crateRooms = { exact: ['src/exact/**'], sweep: ['src/sweep/**'], world: ['src/world/**'] };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '25' }, seed: { type: 'string', default: '1' } },
});
const rooms = positionals.length > 0 ? positionals : [...Object.keys(crateRooms), 'scenes'];

/**
 * As many of these as were asked for: the same in every run, as long as the names stay the same.
 *
 * @template T
 * @param {T[]} all
 * @param {(one: T) => string} nameOf
 */
function sample(all, nameOf) {
  const place = (/** @type {T} */ one) =>
    createHash('sha256')
      .update(`${values.seed} ${nameOf(one)}`)
      .digest('hex');
  const keyed = all.map((one) => ({ one, key: place(one) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  return keyed.slice(0, Number(values.count)).map(({ one }) => one);
}

/** cargo-mutants, fetched and compiled the first time. */
async function installTool() {
  if (existsSync(tool)) return;
  console.error(`Installing cargo-mutants ${version} (some minutes, only once)`);
  const install = ['cargo', 'install', '--locked', `cargo-mutants@${version}`, '--root', target];
  await must(install, { output: 'stderr', env: { CARGO_TARGET_DIR: join(target, 'tool') } });
}

/**
 * Asks the tests inside the crate first, which are compiled soon, and those from outside about what is left.
 *
 * @param {string[]} files
 * @returns {Promise<{ tried: number, alive: string[] }>}
 */
async function tryCrate(files) {
  await installTool();
  const globs = files.flatMap((glob) => ['--file', glob]);
  const list = (await must([tool, 'mutants', '--list', ...globs])).trim().split('\n');
  // The tool tries all fields that it can leave out, whatever it is asked for.
  const chosen = sample(
    list.filter((name) => !name.includes('delete field')),
    (name) => name,
  );
  const which = [...globs, ...chosen.flatMap((name) => ['--re', `^${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`])];
  const out = join(target, 'mutants.out');
  rmSync(out, { recursive: true, force: true });
  const read = (/** @type {string} */ name) => readFileSync(join(out, name), 'utf8').split('\n').filter(Boolean);
  let tried = 0;
  for (const tests of ['--lib', '--test=it']) {
    const limits = ['--baseline=skip', '--timeout=600', '--build-timeout=3600'];
    // The first test that fails has noticed: the others need not run. Rust's test program can do so, but only if it is asked
    // like one of a nightly toolchain.
    const quick = ['--', '--', '-Zunstable-options', '--fail-fast'];
    await run(
      [tool, 'mutants', '--iterate', ...limits, '--output', target, ...which, `--cargo-arg=${tests}`, ...quick],
      {
        output: 'stderr',
        env: { CARGO_TARGET_DIR: join(target, 'build'), RUSTC_BOOTSTRAP: '1' },
      },
    );
    tried ||= ['caught.txt', 'missed.txt', 'timeout.txt'].flatMap(read).length;
  }
  return { tried, alive: read('missed.txt') };
}

let tried = 0;
let alive = 0;
for (const room of rooms) {
  const files = crateRooms[room];
  if (!files && room !== 'scenes')
    throw new Error(`${room}: no such room. There are ${[...Object.keys(crateRooms), 'scenes'].join(', ')}.`);
  const result = files ? await tryCrate(files) : await trySceneMutants(sample(sceneMutants(), ({ name }) => name));
  const caught = result.tried - result.alive.length;
  console.log(`${room}: ${caught} of ${result.tried} caught (${Math.round((100 * caught) / result.tried)} %)`);
  for (const name of result.alive) console.log(`  lives: ${name}`);
  tried += result.tried;
  alive += result.alive.length;
}
console.log(`${tried - alive} of ${tried} caught`);
