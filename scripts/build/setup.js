// Finds and installs what a fresh clone lacks: npm packages, the wasm target and, for tests, the browsers.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { MissingCommand, must, root, run, runAsMain } from './run.js';

/**
 * Installs what is missing; quick if nothing is.
 *
 * @param {{ browsers?: boolean }} [options] whether to install the browsers for the tests too
 */
export async function setup({ browsers = false } = {}) {
  checkNode();
  await Promise.all([npmPackages(), wasmTarget()]);
  if (browsers) await installBrowsers();
}

/** Vite needs this version; older ones fail with unrelated errors. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const enough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  if (!enough) {
    throw new Error(
      `Node ${process.versions.node} is too old: Graze needs 20.19, 22.12 or newer. Install it with: nvm install 22 (or from https://nodejs.org)`,
    );
  }
}

export async function npmPackages() {
  const installed = join(root, 'node_modules/.package-lock.json');
  const wanted = join(root, 'package-lock.json');
  if (existsSync(installed) && sameVersions(wanted, installed)) return;
  console.error('Installing the npm packages (npm ci)');
  await must(['npm', 'ci'], { output: 'stderr' });
}

/**
 * Whether npm's record of the installed packages matches the lock file.
 *
 * @param {string} wanted @param {string} installed
 */
function sameVersions(wanted, installed) {
  if (statSync(wanted).mtimeMs <= statSync(installed).mtimeMs) return true;
  const { packages: here } = JSON.parse(readFileSync(installed, 'utf8'));
  const { packages: asked } = JSON.parse(readFileSync(wanted, 'utf8'));
  // The lock file also lists packages for other systems, which are not installed here.
  return Object.entries(asked).every(
    ([path, entry]) => path === '' || entry.optional || here[path]?.version === entry.version,
  );
}

export async function wasmTarget() {
  let sysroot;
  try {
    sysroot = (await must(['rustc', '--print', 'sysroot'])).trim();
  } catch (error) {
    if (!(error instanceof MissingCommand)) throw error;
    throw new Error(
      "Rust is not installed. Install it with: curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh (Windows: winget install Rustlang.Rustup)",
    );
  }
  if (existsSync(join(sysroot, 'lib/rustlib/wasm32-unknown-unknown'))) return;
  console.error('Adding the Rust target wasm32-unknown-unknown');
  const line = ['rustup', 'target', 'add', 'wasm32-unknown-unknown'];
  try {
    await must(line, { output: 'stderr' });
  } catch {
    throw new Error(`The Rust target wasm32-unknown-unknown is missing. Install it with: ${line.join(' ')}`);
  }
}

/** @typedef {'chromium' | 'firefox' | 'webkit'} Engine */

/** Older versions do not support enough of WebDriver BiDi. */
const oldestFirefox = 146;

/** How each browser is installed: the packages of Debian, and what a person does elsewhere. @type {Record<Engine, { packages: string[], byHand: string }>} */
const browsers = {
  chromium: { packages: ['chromium-headless-shell'], byHand: 'npx playwright install chromium (or set CHROME_PATH)' },
  firefox: {
    packages: ['firefox-esr'],
    byHand: `https://www.mozilla.org/firefox, ${oldestFirefox} or newer (or set FIREFOX_PATH)`,
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    byHand: 'apt-get install webkit2gtk-driver xvfb (Debian and Ubuntu only)',
  },
};

/**
 * The program of each browser found on this machine.
 *
 * @returns {Promise<{ chromium?: string, firefox?: string, webkit?: string }>}
 */
export async function findBrowsers() {
  // WebKitGTK's own browser starts only with a display, which Xvfb gives it.
  const webkit = onPath('Xvfb') && onPath('WebKitWebDriver');
  return { chromium: await chromium(), firefox: await firefox(), webkit };
}

async function chromium() {
  // The first is Chromium without the windows of a desktop, which nobody sees here: a third less work.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];
  const here = process.env.CHROME_PATH ?? onPath(...names);
  if (here) return here;
  // Last, since loading Playwright takes longer than all of the above.
  const path = (await import('@playwright/test')).chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

async function firefox() {
  const program = process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox');
  if (!program) return undefined;
  const { text } = await run([program, '--version']);
  if (Number(/(\d+)\.\d/.exec(text)?.[1]) >= oldestFirefox) return program;
  console.error(`${program} is ${text.trim()}; the tests need Firefox ${oldestFirefox} or newer.`);
  return undefined;
}

/** The first of these programs that is there. @param {...string} names */
function onPath(...names) {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name + suffix))).find((path) => existsSync(path));
}

/**
 * Installs the browsers that are missing. Chromium is required, in CI all three are; without the others the tests run in the
 * browsers found.
 */
async function installBrowsers() {
  let missing = await missingBrowsers();
  if (missing.length === 0) return;
  const canApt = process.getuid?.() === 0 && onPath('apt-get') !== undefined;
  if (canApt) {
    const packages = missing.flatMap((engine) => browsers[engine].packages);
    const install = ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages];
    for (const command of [['apt-get', 'update'], install])
      await run(command, { output: 'stderr', env: { DEBIAN_FRONTEND: 'noninteractive' } });
    missing = await missingBrowsers();
  }
  if (missing.includes('chromium')) {
    await run(['npx', 'playwright', 'install', 'chromium'], { output: 'stderr' });
    missing = await missingBrowsers();
  }
  for (const engine of missing) console.error(`No ${engine} for the tests. Install it: ${browsers[engine].byHand}`);
  if (missing.includes('chromium') || (missing.length > 0 && canApt && process.env.CI === 'true'))
    throw new Error(`The tests need ${missing.join(' and ')}.`);
}

/** @returns {Promise<Engine[]>} */
async function missingBrowsers() {
  const found = await findBrowsers();
  return /** @type {Engine[]} */ (Object.keys(browsers)).filter((engine) => !found[engine]);
}

await runAsMain(import.meta.url, () => setup({ browsers: process.argv.includes('--browsers') }));
