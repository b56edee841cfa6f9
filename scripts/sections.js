// The sections of `npm test`: what each one runs, and how it counts tests.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowsers } from './browsers.js';
import { buildFigures, buildWasm } from './build-wasm.js';
import { root, run } from './run.js';

/** @typedef {{ passed: number, failed: number, text: string }} Outcome */
/**
 * One heading of `npm test`. The lanes run side by side; the sections in a lane run one after the other.
 *
 * @typedef {object} Section
 * @property {string} name
 * @property {'rust' | 'wasm' | 'js' | 'browser' | 'quick'} part what `npm test -- part` selects; `quick` alone is for that
 * @property {boolean} [isQuick] whether `npm test -- quick` runs it too
 * @property {'rust' | 'wasm' | 'node'} lane
 * @property {string[]} [needs] what has to be done before: sections that come earlier in the list, or what is installed
 * @property {() => Promise<Outcome>} run
 */

/** In the profile of the modules, which has built their macros already; a test cannot abort, so nothing else does. */
const everything = ['--release', '--config', 'profile.release.panic="unwind"', '--features', 'serde,web'];
const deny = ['--', '-D', 'warnings'];
/** Longer than any file of tests takes. */
const testMinutes = 10;

/** @type {Section[]} */
export const sections = [
  {
    name: 'wasm build',
    part: 'wasm',
    lane: 'wasm',
    needs: ['npm packages', 'wasm target'],
    run: () => built(buildWasm),
  },
  {
    name: 'figures',
    part: 'wasm',
    lane: 'wasm',
    needs: ['wasm build'],
    run: () => built(buildFigures),
  },
  { name: 'rust format', part: 'rust', lane: 'rust', run: () => check(['cargo', 'fmt', '--all', '--check']) },
  {
    name: 'rust unit tests',
    part: 'quick',
    lane: 'rust',
    run: () => counted(cargo('test', '--features', 'serde', '--lib')),
  },
  { name: 'rust tests', part: 'rust', lane: 'rust', run: () => counted(cargo('test', '--features', 'serde')) },
  {
    name: 'rust snippets',
    part: 'rust',
    lane: 'rust',
    needs: ['wasm build'],
    // What readers copy from the page, for every scene.
    run: () => nodeTests(['tests/snippets/rust']),
  },
  {
    name: 'rust lint',
    part: 'rust',
    lane: 'rust',
    run: () => check(cargo('clippy', '--all-targets', ...everything, ...deny)),
  },
  {
    name: 'rust docs',
    part: 'rust',
    lane: 'rust',
    run: () => check(cargo('doc', '--no-deps', '--lib', ...everything), { RUSTDOCFLAGS: '-D warnings' }),
  },
  {
    name: 'js lint',
    part: 'js',
    isQuick: true,
    lane: 'node',
    needs: ['npm packages'],
    run: () => check(npx('biome', 'check', '--error-on-warnings')),
  },
  {
    name: 'js types',
    part: 'js',
    isQuick: true,
    lane: 'node',
    needs: ['wasm build'],
    run: () => check(npx('tsc', '--project', '.')),
  },
  {
    name: 'js tests',
    part: 'js',
    isQuick: true,
    lane: 'node',
    needs: ['wasm build'],
    // Side by side; those of the page share a process, and with it what they load.
    run: async () =>
      sumOf(await Promise.all([nodeTests(['tests', 'tests/library', 'tests/snippets'], 1), pageTests()])),
  },
  {
    name: 'js packages',
    part: 'js',
    lane: 'node',
    needs: ['figures'],
    // What is built from the library and given to others.
    run: () => nodeTests(['tests/figures', 'tests/toolchains']),
  },
  {
    name: 'element build',
    part: 'browser',
    lane: 'node',
    needs: ['figures'],
    run: () => check([process.execPath, 'scripts/build-element.js']),
  },
  {
    name: 'page build',
    part: 'browser',
    lane: 'node',
    needs: ['element build'],
    // After the element, which is put beside the page.
    run: () => check([process.execPath, 'scripts/build-page.js']),
  },
  {
    name: 'browser tests',
    part: 'browser',
    lane: 'node',
    needs: ['page build', 'browsers'],
    run: browserTests,
  },
];

/**
 * A cargo command for the crate alone: tools/wbg only calls a library, and is slow to build again.
 *
 * @param {string} command
 * @param {string[]} args
 */
function cargo(command, ...args) {
  return ['cargo', command, '--quiet', '--locked', '--package', 'graze2d', ...args];
}

/**
 * A program of an npm package, started directly, since npm takes half a second.
 *
 * @param {string} name
 * @param {string[]} args
 */
function npx(name, ...args) {
  const programs = { biome: '@biomejs/biome/bin/biome', tsc: 'typescript/bin/tsc' };
  const program = programs[/** @type {keyof typeof programs} */ (name)];
  return [process.execPath, join(root, 'node_modules', program), ...args];
}

/**
 * A command that passes or fails as a whole.
 *
 * @param {string[]} command
 * @param {Record<string, string>} [env]
 * @returns {Promise<Outcome>}
 */
async function check(command, env) {
  const { code, text } = await run(command, { env });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, text };
}

/**
 * A module, built if it is out of date.
 *
 * @param {typeof buildWasm} build
 * @returns {Promise<Outcome>}
 */
async function built(build) {
  await build({ output: 'keep' });
  return { passed: 1, failed: 0, text: '' };
}

/**
 * A command that prints how many tests passed and failed, once or several times.
 *
 * @param {string[]} command
 * @param {Record<string, string>} [env]
 * @returns {Promise<Outcome>}
 */
async function counted(command, env) {
  const { code, text } = await run(command, { env: { NO_COLOR: '1', FORCE_COLOR: '0', ...env } });
  const sum = (/** @type {RegExp} */ pattern) =>
    [...text.matchAll(pattern)].reduce((total, hit) => total + Number(hit[1]), 0);
  const passed = sum(/^test result: \w+\. (\d+) passed/gm) + sum(/^ℹ pass (\d+)$/gm);
  const failed = sum(/^test result: \w+\. \d+ passed; (\d+) failed/gm) + sum(/^ℹ (?:fail|cancelled) (\d+)$/gm);
  if (code === 0 && passed === 0) return { passed, failed: 1, text: `${text}\nNo test ran.` };
  // Show only what failed; Node repeats that at the end of its output.
  const news = text.slice(Math.max(0, text.indexOf('✖ failing tests:')));
  // If no test failed, the command did not compile or could not start.
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, text: news };
}

/**
 * The tests in these folders, without subfolders.
 *
 * @param {string[]} folders
 * @returns {string[]}
 */
function filesOf(folders) {
  return folders.flatMap((folder) => {
    if (!existsSync(join(root, folder))) return [];
    const names = readdirSync(join(root, folder), { withFileTypes: true });
    return names
      .filter((entry) => entry.isFile() && entry.name.endsWith('.test.js'))
      .map(({ name }) => `${folder}/${name}`);
  });
}

/** So many files side by side. What hangs fails, and is named. @param {string[]} folders @param {number} [many] */
function nodeTests(folders, many = 2) {
  const files = filesOf(folders);
  // Without a file name, Node would search for tests itself and find this script.
  if (files.length === 0) return Promise.resolve({ passed: 0, failed: 1, text: `No test in ${folders.join(', ')}.` });
  const options = ['--test', '--test-reporter', 'spec', '--test-concurrency', String(many)];
  options.push(`--test-timeout=${testMinutes * 60_000}`);
  return counted([process.execPath, ...options, ...files]);
}

function pageTests() {
  return counted([process.execPath, '--test-reporter', 'spec', 'tests/page/all.js']);
}

/** @param {Outcome[]} outcomes @returns {Outcome} */
function sumOf(outcomes) {
  const sum = (/** @type {'passed' | 'failed'} */ key) => outcomes.reduce((total, each) => total + each[key], 0);
  const failures = outcomes.filter(({ failed }) => failed > 0).map(({ text }) => text);
  return { passed: sum('passed'), failed: sum('failed'), text: failures.join('\n') };
}

/**
 * One process for each engine, side by side, and three for the one that is asked most: in it each browser is started once.
 * What is built is read from the disk.
 *
 * @returns {Promise<Outcome>}
 */
async function browserTests() {
  const found = Object.entries(await findBrowsers()).filter(([, program]) => program);
  const command = [process.execPath, '--test-reporter', 'spec', 'tests/browser/all.js'];
  const inEngines = found.flatMap(([engine]) => {
    const shares = engine === 'chromium' ? ['0', '1', '2'].map((share) => [share, '3']) : [[]];
    return shares.map(async (share) => {
      const outcome = await counted([...command, ...share], { ENGINES: engine });
      return { ...outcome, text: `${engine}:\n${outcome.text}` };
    });
  });
  return sumOf(await Promise.all([nodeTests(['tests/site']), ...inEngines]));
}
