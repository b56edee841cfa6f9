// `npm test`: installs what is missing, runs every check and ends with the number of passed and failed tests. `-- rust` runs
// the checks whose names begin so; `-- quick` is for between two edits, of Rust or of JavaScript.

import { checkNode } from '../build/setup.js';
import { runChecks } from './checks.js';

/** @typedef {import('./checks.js').Check} Check */

/** Each file of tests in a process of its own: one that throws, or never ends, is named and hides no other. Some wait for cargo. */
const nodeTest = 'node --test --test-reporter=spec --test-timeout=600000';
/** The crate alone: scripts/wbg only calls a library, and is slow to build again. */
const crate = '--quiet --locked --package graze2d';
/** In the profile of the module, which has built their macros already; a test cannot abort, so nothing else does. */
const whole = `${crate} --release --config profile.release.panic='"unwind"' --features serde,web`;
const page = ['page build', 'browsers'];

/** @type {Check[]} */
const checks = [
  { name: 'set up', command: 'node scripts/build/setup.js' },
  { name: 'browsers', needs: ['set up'], command: 'node scripts/build/setup.js --browsers' },

  // All the others wait for the module. The tool that it needs lies where the tests of Rust are built, so it comes first.
  { name: 'wasm tool', lane: 'wasm', command: 'cargo build --quiet --locked --package wbg --bin wasm-bindgen' },
  { name: 'wasm', lane: 'wasm', needs: ['set up'], command: 'node scripts/build/wasm.js' },

  { name: 'rust format', lane: 'rust', command: 'cargo fmt --all --check' },
  { name: 'rust tests', lane: 'rust', needs: ['wasm tool'], command: `cargo test ${crate} --features serde` },
  { name: 'rust snippets', lane: 'rust', needs: ['wasm'], command: `${nodeTest} tests/snippets/rust/*.test.js` },
  { name: 'rust lint', lane: 'rust', command: `cargo clippy ${whole} --all-targets -- -D warnings` },
  {
    name: 'rust docs',
    lane: 'rust',
    command: `cargo doc ${whole} --no-deps --lib`,
    env: { RUSTDOCFLAGS: '-D warnings' },
  },

  { name: 'js lint', lane: 'js', needs: ['set up'], command: 'npx biome check --error-on-warnings' },
  // What is given to others. Packing it builds the element anew, so it must be over before browsers load the element.
  { name: 'js packages', lane: 'js', needs: ['wasm'], command: `${nodeTest} tests/toolchains/*.test.js` },
  // Early, since the browsers wait for it; after the element, which is put beside the page.
  { name: 'element build', lane: 'js', needs: ['wasm'], command: 'node scripts/build/element.js' },
  { name: 'page build', lane: 'js', needs: ['element build'], command: 'node scripts/build/page.js' },

  { name: 'js types', lane: 'js', needs: ['wasm'], command: 'npx tsc --project .' },
  {
    name: 'js tests',
    lane: 'js',
    needs: ['wasm'],
    command: `${nodeTest} --test-concurrency=2 tests/*.test.js tests/page/*.test.js tests/library/*.test.js tests/snippets/*.test.js`,
  },

  { name: 'browser files', needs: page, command: `${nodeTest} tests/site/*.test.js` },
  // In each of these processes a browser is started once; Chromium is asked most. Three at a time, beside the other lanes.
  ...['chromium 0 3', 'chromium 1 3', 'chromium 2 3', 'firefox', 'webkit'].map((share, i) => ({
    name: `browser ${share}`,
    lane: `browser ${i % 3}`,
    needs: page,
    command: `node --test-reporter=spec tests/browser/all.js ${share}`,
  })),
];

/** Between two edits: the crate's own tests, which end before its wasm is built, and what needs no page. */
const quick = [
  { name: 'rust unit tests', lane: 'wasm', command: `cargo test ${crate} --features serde --lib` },
  ...checks.filter(({ name }) => ['set up', 'wasm', 'js lint', 'js types', 'js tests'].includes(name)),
];

checkNode();
const words = process.argv.slice(2);
await (words[0] === 'quick' ? runChecks(quick, []) : runChecks(checks, words));
