// `npm run check:machines`: the same answers, bit for bit, on several machines: compiled here for each, and run in an emulator
// where this machine is none. `ANSWERS=1000000` asks so many questions of each kind; `-- i686 wasm` asks those machines alone.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { root, run } from '../../scripts/build/run.js';
import { installed, openAlone } from '../browser/launch.js';
import { serve } from '../browser/serve.js';

const answers = Number(process.env.ANSWERS ?? 10_000);
const asked = process.argv.slice(2);
const wasm = 'wasm32-unknown-unknown';
const module = `target/${wasm}/release/examples/digest.wasm`;
const example = ['--quiet', '--locked', '--features', 'serde', '--example', 'digest'];
const release = ['run', '--release', ...example];

/** Where each kind of question comes from: the names that the program prints. @type {string[]} */
let kinds = [];

/**
 * Another processor, compiled by Debian's cross compilers (`apt install qemu-user gcc-aarch64-linux-gnu …`).
 *
 * @param {string} arch @param {string} gcc @param {string} [emulator]
 */
const other = (arch, gcc, emulator) => async () => {
  const target = `${arch}-unknown-linux-gnu`;
  await told(['rustup', 'target', 'add', target]);
  const key = `CARGO_TARGET_${target.replaceAll('-', '_').toUpperCase()}`;
  const runner = emulator ? { [`${key}_RUNNER`]: emulator } : {};
  // Linked statically it needs no libraries of that machine.
  const env = { RUSTFLAGS: '-C target-feature=+crt-static', [`${key}_LINKER`]: `${gcc}-gcc`, ...runner };
  return cargo([...release, '--target', target], env);
};

/** @type {Record<string, () => Promise<string>>} what each prints */
const machines = {
  'x86-64': () => cargo(release),
  'x86-64 debug': () => cargo(['run', ...example]),
  'x86-64 without filters': () =>
    cargo([...release, '--target-dir', 'target/unfiltered'], { RUSTFLAGS: '--cfg graze2d_unfiltered' }),
  i686: other('i686', 'i686-linux-gnu'),
  aarch64: other('aarch64', 'aarch64-linux-gnu', 'qemu-aarch64'),
  riscv64: other('riscv64gc', 'riscv64-linux-gnu', 'qemu-riscv64'),
  's390x, big-endian': other('s390x', 's390x-linux-gnu', 'qemu-s390x'),
  'wasm in Node': async () => {
    await buildModule();
    const { instance } = await WebAssembly.instantiate(readFileSync(join(root, module)));
    return printed(kinds.map((_, kind) => ofModule(instance, kind)));
  },
  ...Object.fromEntries(installed.map((engine) => [`wasm in ${engine}`, () => inBrowser(engine)])),
};

/** @param {string[]} command @param {Record<string, string>} [env] */
async function told(command, env) {
  const { code, text } = await run(command, { env, minutes: 600 });
  if (code !== 0) throw new Error(text);
  return text;
}

/** @param {string[]} args @param {Record<string, string>} [env] */
const cargo = (args, env) => told(['cargo', ...args, '--', `${answers}`], env);

/** The linker of this target exports what it is told to, and no other function of a program. */
const buildModule = () =>
  told(['cargo', 'build', '--release', '--target', wasm, ...example], { RUSTFLAGS: '-C link-arg=--export=digest' });

/** @param {WebAssembly.Instance} instance @param {number} kind */
const ofModule = ({ exports }, kind) =>
  BigInt.asUintN(64, /** @type {any} */ (exports).digest(kind, answers)).toString();

/** @param {string[]} hashes */
const printed = (hashes) =>
  hashes.map((hash, i) => `${BigInt(hash).toString(16).padStart(16, '0')} ${kinds[i]}\n`).join('');

/** @param {import('../browser/launch.js').Engine} engine */
async function inBrowser(engine) {
  await buildModule();
  const site = await serve(root);
  const page = await openAlone(engine);
  try {
    await page.goto(`${site.url}tests/browser/drive-page/index.html`);
    const hashes = [];
    for (const kind of kinds.keys())
      hashes.push(await page.evaluate(ask, { url: `${site.url}${module}`, kind, answers }));
    return printed(hashes);
  } finally {
    await page.close();
    await site.close();
  }
}

/** Runs in the page. @param {{ url: string, kind: number, answers: number }} asked */
async function ask({ url, kind, answers }) {
  const { instance } = await WebAssembly.instantiateStreaming(fetch(url));
  return BigInt.asUintN(64, /** @type {any} */ (instance.exports).digest(kind, answers)).toString();
}

const expected = await cargo(release);
kinds = expected
  .trim()
  .split('\n')
  .map((line) => line.split(' ')[1]);
console.log(`${answers} answers of each kind:\n${expected}`);
for (const [name, digest] of Object.entries(machines)) {
  if (asked.length > 0 && !asked.some((word) => name.includes(word))) continue;
  const start = performance.now();
  const found = await digest().catch((error) => `${error.message ?? error}\n`);
  const isSame = found === expected;
  console.log(`${isSame ? '✓' : '✗'} ${name.padEnd(24)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (isSame) continue;
  const lines = expected.split('\n');
  console.log(
    found
      .split('\n')
      .filter((line) => !lines.includes(line))
      .join('\n'),
  );
  process.exitCode = 1;
}
