// The browsers that the code is written for, and those of the tests: finds them, installs the missing ones where no person is
// needed, and says how to start Chromium.

import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { must, run } from './run.js';

/** @typedef {'chromium' | 'firefox' | 'webkit'} Engine */

/** The name of a chunk: that of the scene whose file it is, if it is one. @param {{ facadeModuleId?: string | null, name: string }} chunk */
export const chunkName = ({ facadeModuleId, name }) =>
  `${/\/www\/scenes\/([\w-]+)\//.exec(facadeModuleId ?? '')?.[1] ?? name}-[hash].js`;

/** What Vite builds for. The style chooses its colors with light-dark(), which these versions support. */
export const engines = { target: 'es2022', cssTarget: ['chrome123', 'firefox120', 'safari17.5'] };

/** Older versions do not support enough of WebDriver BiDi. */
const oldestFirefox = 146;

/** @type {Record<Engine, string[]>} */
const debianPackages = {
  chromium: ['chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** @type {Record<Engine, string>} */
const byHand = {
  chromium: 'npx playwright install chromium (or point CHROME_PATH at a Chrome, Chromium or Edge)',
  firefox: `install Firefox ${oldestFirefox} or newer from https://www.mozilla.org/firefox (or point FIREFOX_PATH at one)`,
  webkit: 'sudo apt-get install webkit2gtk-driver xvfb (Debian, Ubuntu; there is none for macOS and Windows)',
};

/**
 * The program of each browser found on this machine.
 *
 * @returns {Promise<{ chromium?: string, firefox?: string, webkit?: string }>}
 */
export async function findBrowsers() {
  return { chromium: await chromium(), firefox: await firefox(), webkit: webkit() };
}

/**
 * Installs the browsers that are missing. Chromium is required, in CI all three are;
 * without the others the tests run in the browsers found, and say so.
 */
export async function installBrowsers() {
  let missing = await missingBrowsers();
  if (missing.length === 0) return;
  if (canApt()) await aptInstall(missing.flatMap((engine) => debianPackages[engine]));
  missing = await missingBrowsers();
  if (missing.includes('chromium')) {
    console.error('Installing Chromium (npx playwright install chromium)');
    await run(['npx', 'playwright', 'install', 'chromium'], { output: 'stderr' });
    missing = await missingBrowsers();
  }
  for (const engine of missing) console.error(`No ${engine} for the tests. Install it with: ${byHand[engine]}`);
  if (missing.includes('chromium') || (missing.length > 0 && process.env.CI === 'true' && canApt())) {
    throw new Error(`The tests need ${missing.join(' and ')}: see above for the commands that install them.`);
  }
}

/** @returns {Promise<Engine[]>} */
async function missingBrowsers() {
  const found = await findBrowsers();
  return /** @type {Engine[]} */ (['chromium', 'firefox', 'webkit']).filter((engine) => !found[engine]);
}

async function chromium() {
  const asked = process.env.CHROME_PATH;
  if (asked) return asked;
  // The first is Chromium without the windows of a desktop, which nobody sees here: a third less work.
  const names = [
    ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
    ...['google-chrome', 'google-chrome-stable', 'microsoft-edge', 'msedge'],
  ];
  const here = onPath(names) ?? firstOf(chromiumPlaces());
  if (here) return here;
  // Last, since loading Playwright takes longer than all of the above.
  const playwright = await import('@playwright/test');
  return firstOf([playwright.chromium.executablePath()]);
}

function chromiumPlaces() {
  const windows = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
  return [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ...windows.flatMap((folder) =>
      folder
        ? [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Microsoft/Edge/Application/msedge.exe')]
        : [],
    ),
  ];
}

async function firefox() {
  const places = [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ];
  const program = process.env.FIREFOX_PATH ?? onPath(['firefox-esr', 'firefox']) ?? firstOf(places);
  if (!program) return undefined;
  const { text } = await run([program, '--version']);
  const version = Number(/(\d+)\.\d/.exec(text)?.[1]);
  if (version >= oldestFirefox) return program;
  console.error(`${program} is ${text.trim()}; the tests need Firefox ${oldestFirefox} or newer.`);
  return undefined;
}

/** WebKitGTK's own browser starts only with a display, which Xvfb gives it. */
function webkit() {
  return onPath(['Xvfb']) && onPath(['WebKitWebDriver']);
}

function canApt() {
  return process.getuid?.() === 0 && onPath(['apt-get']) !== undefined;
}

/** @param {string[]} packages */
async function aptInstall(packages) {
  console.error(`Installing ${packages.join(', ')} (apt-get)`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await must(['apt-get', 'update'], { env });
    await must(['apt-get', 'install', '--yes', '--no-install-recommends', ...packages], { env });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

/** @param {string[]} names */
function onPath(names) {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env.PATH ?? '').split(delimiter);
  return firstOf(names.flatMap((name) => folders.map((folder) => join(folder, name + suffix))));
}

/** @param {string[]} paths */
function firstOf(paths) {
  return paths.find((path) => existsSync(path) && isExecutable(path));
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * How every script and test starts Chromium with Playwright.
 *
 * @param {string | undefined} executablePath
 * @returns {import('@playwright/test').LaunchOptions}
 */
export function chromiumLaunch(executablePath) {
  // The sandbox does not work for root, and Chromium's background requests stall in closed networks.
  const asRoot = process.getuid?.() === 0;
  const args = [
    ...(asRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return { executablePath, chromiumSandbox: !asRoot, headless: true, args };
}
