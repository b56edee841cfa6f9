// `npm run check:full`: the slow checks, which `npm test` leaves out. Each is an entry in the list; `-- fuzz race` runs those
// alone whose names have one of these words.

import { styleText } from 'node:util';
import { installBrowsers } from './browsers.js';
import { must, run } from './run.js';
import { setup } from './setup.js';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string[]} command
 * @property {string} [install] the command that installs the tool; without the tool the check fails
 * @property {() => Promise<unknown>} [before]
 * @property {Record<string, string>} [env]
 */

const nightly = 'rustup toolchain install nightly --component miri --component rust-src';
/**
 * Against the naive judge; failures are written to fuzz/artifacts/. All queries share a target, so it gets their minutes.
 * `FUZZ=10` fuzzes ten times as long.
 */
const fuzzMinutes = { query: 6, travel: 2, world: 2 };
const fuzzFactor = Number(process.env.FUZZ ?? 1);

const build = () => must(['npm', 'run', 'build']);

const release = ['cargo', 'test', '--quiet', '--locked', '--release'];

/** @type {Check[]} */
const checks = [
  {
    name: 'every test and example of the crate, optimized, with more cases for the judge',
    command: release,
    env: {
      CASES: '100000',
      DISCS: '200000',
      TRAVELS: '10000',
      WORLDS: '3000',
      STEPS: '100000',
      WALKERS: '1000',
      WALKS: '3',
    },
  },
  {
    name: 'ten million steps in random rooms: never inside a wall',
    command: [...release, '--test', 'it', 'never_inside::'],
    env: { STEPS: '10000000' },
  },
  {
    name: 'a million steps in mazes: never inside, never stuck',
    command: [...release, '--test', 'it', 'maze::'],
    env: { STEPS: '1000000' },
  },
  {
    name: 'a million travels and worlds against the exact judge',
    command: [...release, '--test', 'it', 'travel_judge::'],
    env: { TRAVELS: '1000000', WORLDS: '300000' },
  },
  {
    name: 'a million frames of lifts, crushers and one-way lifts',
    command: [...release, '--test', 'it', 'solid_rooms::'],
    env: { SOLIDS: '1000000' },
  },
  {
    name: 'the same bits in a million answers of each query',
    command: [...release, '--test', 'it', 'same_bits::'],
    env: { ANSWERS: '1000000' },
  },
  {
    name: 'the page, with all its samples',
    command: ['node', '--test', '--test-reporter', 'dot', 'tests/page', 'tests/figures', 'tests/snippets'],
    before: build,
    env: { EVERYWHERE: '1' },
  },
  {
    name: 'the pages about the JavaScript library, with every type that they name',
    command: ['npm', 'run', 'reference'],
  },
  {
    name: 'the crate as it would be published',
    command: ['cargo', 'package', '--locked', '--package', 'graze2d'],
  },
  {
    name: 'the WebAssembly of a clean clone elsewhere, byte for byte',
    command: ['node', 'scripts/provenance.js'],
  },
  {
    name: 'licenses and sources of the crates',
    command: ['cargo', 'deny', '--all-features', 'check', 'licenses', 'bans', 'sources'],
    install: 'cargo install --locked cargo-deny',
  },
  {
    name: 'exact arithmetic under Miri',
    command: ['cargo', '+nightly', 'miri', 'test', '--quiet', '--locked', '--package', 'graze2d', '--lib', 'exact::'],
    install: nightly,
  },
  ...Object.entries(fuzzMinutes).map(([target, minutes]) => ({
    name: `fuzz: ${target}`,
    // We look for wrong answers, not for memory errors.
    command: [
      ...['cargo', '+nightly', 'fuzz', 'run', '--sanitizer', 'none', target, '--'],
      ...[`-max_total_time=${60 * minutes * fuzzFactor}`, '-max_len=400', '-len_control=0', '-verbosity=0'],
    ],
    install: `${nightly} && cargo install --locked cargo-fuzz`,
  })),
  {
    name: 'the race against other crates',
    command: ['cargo', 'run', '--quiet', '--locked', '--release', '--manifest-path', 'bench/Cargo.toml'],
  },
  {
    name: 'every browser test in every browser',
    command: ['node', 'tests/browser/all.js'],
    before: async () => {
      await installBrowsers();
      await build();
    },
    env: { EVERYWHERE: '1' },
  },
  {
    name: 'the lint of the example in Rust',
    command: [
      ...'cargo clippy --quiet --locked --package canvas --target wasm32-unknown-unknown -- -D warnings'.split(' '),
    ],
  },
  {
    name: 'a new query in the module of a tree of its own',
    command: ['node', '--test', 'tests/toolchains/new-query.js'],
  },
  {
    name: 'the packed library in every toolchain',
    command: ['node', 'tests/toolchains/full.js'],
    before: installBrowsers,
  },
  {
    name: 'the element in every host of examples/hosts',
    command: ['node', 'tests/hosts/full.js'],
    before: installBrowsers,
  },
];

/** @param {Check} check */
async function passes({ name, command, install, before, env }) {
  console.log(styleText('bold', `\n${name}: ${command.join(' ')}`));
  const start = performance.now();
  try {
    const tool = command.slice(0, command[1].startsWith('+') ? 3 : 2);
    if (install && (await run([...tool, '--version'])).code !== 0) {
      throw new Error(`${tool.join(' ')} is not installed. Install it with: ${install}`);
    }
    await before?.();
    await must(command, { output: 'show', env, minutes: 240 });
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  } finally {
    console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`);
  }
}

const words = process.argv.slice(2);
const chosen = checks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
if (chosen.length === 0) throw new Error(`no check is named ${words.join(' or ')}`);
await setup();
let failed = 0;
for (const check of chosen) failed += (await passes(check)) ? 0 : 1;
console.log(`\n${chosen.length - failed} of ${checks.length} checks passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
