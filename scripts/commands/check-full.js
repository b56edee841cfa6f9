// `npm run check:full`: the slow checks, which `npm test` leaves out, one after the other. `-- fuzz race` runs those alone
// whose names begin so.

import { checkNode } from '../build/setup.js';
import { runChecks } from './checks.js';

/** @typedef {import('./checks.js').Check} Check */

const nightly = 'rustup toolchain install nightly --component miri --component rust-src';
const release = 'cargo test --quiet --locked --release';
const it = (/** @type {string} */ module) => `${release} --test it ${module}::`;
/**
 * From the inputs in fuzz/seeds on; failures are written to fuzz/artifacts/. All queries share a target, so it gets their
 * minutes. `FUZZ=10` fuzzes ten times as long.
 */
const fuzzMinutes = Object.entries({ query: 3, travel: 2, shapes: 2, world: 1, bytes: 1, json: 1 });
const fuzzFactor = Number(process.env.FUZZ ?? 1);

/** @type {Check[]} */
const checks = [
  { name: 'build', command: 'node scripts/build/setup.js --browsers && npm run build' },
  {
    name: 'crate: every test and example, optimized, with more cases for the judge',
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
    name: 'rooms: ten million steps, never inside a wall',
    command: it('never_inside'),
    env: { STEPS: '10000000' },
  },
  { name: 'mazes: a million steps, never inside, never stuck', command: it('maze'), env: { STEPS: '1000000' } },
  {
    name: 'travels: a million, and worlds, against the exact judge',
    command: it('travel_judge'),
    env: { TRAVELS: '1000000', WORLDS: '300000' },
  },
  {
    name: 'shapes: a million travels among slopes and pins, and worlds, against the exact judge',
    command: it('shapes_'),
    env: { TRAVELS: '1000000', WORLDS: '300000' },
  },
  {
    name: 'solids: a million frames of lifts, crushers and one-way lifts',
    command: it('solid_rooms'),
    env: { SOLIDS: '1000000' },
  },
  {
    name: 'walks: a million frames on slopes, ledges and lifts',
    command: it('walks'),
    env: { COURSES: '4000' },
  },
  {
    name: 'machines: the same bits in a million answers of each kind',
    command: 'npm run --silent check:machines',
    env: { ANSWERS: '1000000' },
    minutes: 1000,
  },
  {
    name: 'soak: ten million frames of the game in Node and in each browser',
    command: 'npm run --silent check:soak',
    needs: ['build'],
    minutes: 1000,
  },
  {
    name: 'page: all its samples',
    command: 'node --test --test-reporter=spec tests/page/*.test.js tests/snippets/*.test.js',
    needs: ['build'],
    env: { EVERYWHERE: '1' },
  },
  { name: 'package: the crate as it would be published', command: 'cargo package --locked --package graze2d' },
  {
    name: 'licenses and sources of the crates',
    command: 'cargo deny --all-features --config .config/deny.toml check licenses bans sources',
    install: 'cargo install --locked cargo-deny@0.20.2',
  },
  {
    name: 'miri: exact arithmetic',
    command: 'cargo +nightly miri test --quiet --locked --package graze2d --lib exact::',
    install: nightly,
  },
  ...fuzzMinutes.map(([target, minutes]) => ({
    name: `fuzz ${target}`,
    // We look for wrong answers, not for memory errors.
    command: `cargo +nightly fuzz run --sanitizer none ${target} -- fuzz/seeds/${target} -max_total_time=${60 * minutes * fuzzFactor} -max_len=600 -len_control=0 -verbosity=0`,
    minutes: 240 + minutes * fuzzFactor,
    install: `${nightly} && cargo install --locked cargo-fuzz`,
  })),
  {
    name: 'fuzz the doors of JavaScript, and links: a million calls and texts',
    command: 'node --test tests/library/random-calls.test.js tests/page/links.test.js',
    needs: ['build'],
    env: { CALLS: '1000000', LINKS: '1000000' },
  },
  {
    name: 'race against other crates',
    command: 'cargo run --quiet --locked --release --manifest-path bench/Cargo.toml',
  },
  {
    name: 'browsers: every test in every browser',
    command: 'node --test-reporter=spec tests/browser/all.js',
    needs: ['build'],
    env: { EVERYWHERE: '1' },
  },
  {
    name: 'lint of the example in Rust',
    command: 'cargo clippy --quiet --locked --package canvas --target wasm32-unknown-unknown -- -D warnings',
  },
  {
    name: 'game in Rust: format and lint of its window',
    command:
      'cargo fmt --check --manifest-path examples/macroquad/Cargo.toml && cargo clippy --quiet --locked --manifest-path examples/macroquad/Cargo.toml -- -D warnings',
  },
  { name: 'new query in the module of a tree of its own', command: 'node --test tests/toolchains/new-query.js' },
  { name: 'toolchains: the packed library in each', command: 'node tests/toolchains/full.js', needs: ['build'] },
  { name: 'hosts: the element in every one of examples/hosts', command: 'node tests/hosts/full.js', needs: ['build'] },
];

checkNode();
await runChecks(
  checks.map((check) => ({ lane: 'all', minutes: 240, ...check })),
  process.argv.slice(2),
);
